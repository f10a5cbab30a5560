import * as v from 'valibot';

import { createKeptStore, type KeptStore } from './createKeptStore';
import type { TextPlace } from './textPlace';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly sound: boolean;
  readonly motion: 'system' | 'reduced' | 'full';
  /** Ids of the systems whose tabs are not shown. */
  readonly hiddenSystems: readonly string[];
  /** Rolls stay hidden until this is switched off again. */
  readonly hiddenPinned: boolean;
  readonly stageBackground: 'plain' | 'chroma' | 'transparent';
  readonly keepAwake: boolean;
}

export const startSettings: Settings = {
  theme: 'system',
  textSize: 'normal',
  sound: false,
  motion: 'system',
  hiddenSystems: [],
  hiddenPinned: false,
  stageBackground: 'plain',
  keepAwake: true,
};

export const settingsName = 'clatter.settings';

/** Fields that an older version did not have take their first value. */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.object({
  theme: v.optional(v.picklist(['system', 'light', 'dark']), startSettings.theme),
  textSize: v.optional(v.picklist(['normal', 'large', 'largest']), startSettings.textSize),
  sound: v.optional(v.boolean(), startSettings.sound),
  motion: v.optional(v.picklist(['system', 'reduced', 'full']), startSettings.motion),
  hiddenSystems: v.optional(v.array(v.string()), []),
  hiddenPinned: v.optional(v.boolean(), startSettings.hiddenPinned),
  stageBackground: v.optional(v.picklist(['plain', 'chroma', 'transparent']), startSettings.stageBackground),
  keepAwake: v.optional(v.boolean(), startSettings.keepAwake),
});

/** How the player likes the tray. */
export function createSettingsStore(place: TextPlace): KeptStore<Settings> {
  return createKeptStore({ name: settingsName, version: 1, schema: settingsSchema, start: startSettings, place });
}

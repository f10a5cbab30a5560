import { useStores, useSettings } from '../../store/useStores';
import type { Settings } from '../../store/kept/settings';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { Dialog } from '../../ui/Dialog';
import { Disclosure } from '../../ui/Disclosure';
import { Switch } from '../../ui/Switch';
import type { InstalledSystem } from '../install';
import { Credits } from './Credits';
import { KeepSection } from './KeepSection';
import classes from './MenuDialog.module.css';
import { ShortcutList } from './ShortcutList';
import { StageHelp } from './StageHelp';

interface MenuDialogProps {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** Those of them whose rules are here. */
  readonly installed: readonly InstalledSystem[];
  /** The keys are what is wanted. */
  readonly atKeys: boolean;
  readonly onClose: () => void;
}

const themes: readonly ChoiceOption<Settings['theme']>[] = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const textSizes: readonly ChoiceOption<Settings['textSize']>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
];

const motions: readonly ChoiceOption<Settings['motion']>[] = [
  { value: 'system', label: 'As the device' },
  { value: 'full', label: 'Dice tumble' },
  { value: 'reduced', label: 'No movement' },
];

/** How the player likes the tray, and what it is. */
export function MenuDialog({ systems, installed, atKeys, onClose }: MenuDialogProps) {
  const { settings } = useStores();
  const { theme, textSize, motion, sound, keepAwake, hiddenSystems, hiddenPinned } = useSettings();

  function showSystem(id: string, shown: boolean): void {
    const others = hiddenSystems.filter((hidden) => hidden !== id);
    settings.setState({ hiddenSystems: shown ? others : [...others, id] });
  }

  return (
    <Dialog title="Settings and help" open onClose={onClose}>
      <div className={classes.menu}>
        <ChoiceGroup
          label="Light"
          options={themes}
          value={theme}
          onChange={(next) => settings.setState({ theme: next })}
        />
        <ChoiceGroup
          label="Text"
          options={textSizes}
          value={textSize}
          onChange={(next) => settings.setState({ textSize: next })}
        />
        <ChoiceGroup
          label="Movement"
          options={motions}
          value={motion}
          onChange={(next) => settings.setState({ motion: next })}
        />
        <Switch
          label="Sound of dice"
          hint="A short clatter at each throw, and a buzz where a phone can"
          checked={sound}
          onChange={(next) => settings.setState({ sound: next })}
        />
        <Switch
          label="Keep the screen awake"
          hint="While you play, where the browser can"
          checked={keepAwake}
          onChange={(next) => settings.setState({ keepAwake: next })}
        />
        <Switch
          label="All rolls for this screen only"
          hint="Until this is off again; else the switch beside Roll holds for one roll"
          checked={hiddenPinned}
          onChange={(next) => settings.setState({ hiddenPinned: next })}
        />
        <Disclosure label="Systems in use" summary={`${systems.length - hiddenSystems.length} of ${systems.length}`}>
          {systems.map(({ id, name }) => (
            <Switch
              key={id}
              label={name}
              checked={!hiddenSystems.includes(id)}
              disabled={!hiddenSystems.includes(id) && hiddenSystems.length === systems.length - 1}
              onChange={(shown) => showSystem(id, shown)}
            />
          ))}
        </Disclosure>
        <Disclosure label="Keep what was rolled" summary="export, import">
          <KeepSection systems={installed} />
        </Disclosure>
        <Disclosure label="The stage" summary="for a shared screen">
          <StageHelp />
        </Disclosure>
        <div ref={atKeys ? scrollHere : undefined}>
          <Disclosure label="Keys" summary="for a keyboard" open={atKeys}>
            <ShortcutList />
          </Disclosure>
        </div>
        <Disclosure label="Where the rules come from" summary="credits">
          <Credits />
        </Disclosure>
      </div>
    </Dialog>
  );
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

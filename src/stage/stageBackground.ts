import type { Settings } from '../store/kept/settings';

export type StageBackground = Settings['stageBackground'];

export const stageBackgrounds: readonly { readonly value: StageBackground; readonly label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'chroma', label: 'Green' },
  { value: 'transparent', label: 'Transparent' },
];

const key = 'background';

/** The background that an address asks for, such as `?view=stage&background=chroma`. */
export function backgroundOf(search: string): StageBackground | undefined {
  const asked = new URLSearchParams(search).get(key);
  return stageBackgrounds.find(({ value }) => value === asked)?.value;
}

/** The same address asking for another background. */
export function withBackground(address: string, background: StageBackground): string {
  const url = new URL(address);
  url.searchParams.set(key, background);
  return url.href;
}

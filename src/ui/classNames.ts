/** One `class` value of the names that hold; a false condition or an absent name leaves nothing. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}

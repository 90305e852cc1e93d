/** The name of a person with one name or with two; missing parts leave no blank. */
export function fullNameOf(...names: readonly (string | null | undefined)[]): string {
  return names
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ');
}

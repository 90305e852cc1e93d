/** The avatar's letters: the first of first and last name, in any script (R2.5). */
export function initials(firstName: string, lastName: string): string {
  return (first(firstName) + first(lastName)).toLocaleUpperCase('en');
}

/** The first character as a reader sees it: one that is written with several code points stays whole. */
function first(name: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return [...segments][0]?.segment ?? '';
}

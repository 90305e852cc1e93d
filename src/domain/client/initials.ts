/**
 * A Latin letter without combining marks. It avoids a segmenter, whose first construction takes a browser longer than
 * rendering the whole menu.
 */
const PLAIN_LETTER = /^\p{Script=Latin}(?=\p{Script=Latin}|\s|$)/u;

/** The avatar's letters: the first of first and last name, in any script (R2.5). */
export function initials(firstName: string, lastName: string): string {
  return (firstCharacter(firstName) + firstCharacter(lastName)).toLocaleUpperCase('en');
}

/** The first character as a reader sees it: one that is written with several code points stays whole. */
function firstCharacter(name: string): string {
  const trimmedName = name.trim();
  const [plainLetter] = PLAIN_LETTER.exec(trimmedName) ?? [];
  if (plainLetter !== undefined) return plainLetter;
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmedName);
  return [...segments][0]?.segment ?? '';
}

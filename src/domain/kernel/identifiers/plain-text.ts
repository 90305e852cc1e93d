/** Invisible characters: marks of direction, joiners, soft hyphens, fillers. No identifier needs them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Dashes of every width, and the minus sign. */
export const DASHES = /[\p{Pd}\u2212]/gu;
/** The long vowel that the hyphen's key of a Japanese keyboard writes: between plain letters and digits it is a hyphen. */
const TYPED_FOR_HYPHEN = /(?<=[0-9a-z)])\u30FC(?=[0-9a-z(])/gi;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;

/**
 * A typed or pasted identifier in plain letters: nothing unseen, full-width letters narrow, digits of every script in
 * ASCII, one kind of dash and of blank, none at the ends.
 */
export function plainText(text: string): string {
  // Some full-width fillers become unseen characters only when they are made narrow.
  const narrowText = text.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '');
  return asciiDigits(narrowText)
    .replace(DASHES, '-')
    .replace(TYPED_FOR_HYPHEN, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text with the digits of every script in ASCII: `๑٢３` becomes `123`. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, asciiDigit);
}

/** Unicode keeps the digits of a script together, from zero to nine; some scripts follow one another. */
function asciiDigit(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

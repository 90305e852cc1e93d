/** Control and format characters, separators of lines, and private ones; two joiners have a meaning. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MARKS_AND_JOINERS = /[\p{M}\u200c\u200d]/gu;
/** Spaces and signs between words look alike in many forms. */
const SPACES_AND_SIGNS = /[\s\p{P}\p{S}]+/gu;

/** Lower-case letters and digits that look like a Latin letter, from Unicode's table of confusables. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.freeze({
  a: 'аαɑ',
  b: 'ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհн',
  i: 'іιıl1ӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'пոη',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уγү',
});

const LATIN_BY_LOOK: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** A text without invisible characters that change how others look or are read. */
export const withoutHiddenCharacters = (text: string): string => text.replaceAll(HIDDEN, '');

/** A client's name for one of their things, in its stored form: no invisible characters, single spaces. */
export const labelOf = (text: string): string =>
  withoutHiddenCharacters(text.replaceAll(/\s+/gu, ' ')).normalize('NFC').trim();

/** True if two labels could be taken for each other: by letter case, accents, spaces, signs or another script's letters. */
export const looksLikeLabel = (first: string, second: string): boolean =>
  skeletonOf(first) === skeletonOf(second);

function skeletonOf(label: string): string {
  const letters = labelOf(label).normalize('NFKD').replaceAll(MARKS_AND_JOINERS, '').toLowerCase();
  const looks = [...letters].map((letter) => LATIN_BY_LOOK.get(letter) ?? letter).join('');
  // A label of signs alone is compared by them.
  return looks.replaceAll(SPACES_AND_SIGNS, '') || looks;
}

import { CULTURES, type Culture, type Direction } from './cultures.table';

/** Chinese is read in one of two scripts; a reader of one need not read the other. */
const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/**
 * The language of a gateway's text where it is not its reader's: a tag such as `en` or `zh-Hant`. `null` where it is,
 * and where nothing was said.
 * @param written two letters or a culture (D4), as the gateway sent it; `zh` alone is Simplified, as in D3.
 */
export function foreignLanguage(written: string | null, reader: Culture): string | null {
  if (!written) return null;
  const language = readingOf(written);
  return language === readingOf(reader) ? null : language;
}

/** The direction of a text that says what it is written in; `auto` leaves it to the text itself. */
export function directionOfText(written: string | null): Direction | 'auto' {
  const language = written && readingOf(written);
  const known = Object.values(CULTURES).find((row) => row.language === language);
  return known?.direction ?? 'auto';
}

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;

/**
 * The direction of a text that does not say what it is written in. It is taken for its reader's language if it has
 * letters of that direction, though it may begin with others: "CFD کا تجربہ".
 */
export function directionFor(reader: Culture, text: string): Direction | 'auto' {
  return CULTURES[reader].direction === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : 'auto';
}

function readingOf(tag: string): string {
  const language = tag.replace(/-.*$/s, '').toLowerCase();
  if (language !== 'zh') return language;
  return TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans';
}

import { CULTURES, type Culture, type Direction } from './cultures.table';

/** Chinese is read in one of two scripts; a reader of one need not read the other. */
const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/**
 * The language of a gateway's text, if it differs from its reader's: a tag such as `en` or `zh-Hant`. Otherwise, and for
 * an unknown language, `null`.
 * @param tag two letters or a culture (D4), as the gateway sent it; `zh` alone is Simplified, as in D3.
 */
export function foreignLanguage(tag: string | null, reader: Culture): string | null {
  if (!tag) return null;
  const language = writtenLanguageOf(tag);
  return language === writtenLanguageOf(reader) ? null : language;
}

/** The direction of a text whose language is known; `auto` leaves it to the text itself. */
export function directionOfText(tag: string | null): Direction | 'auto' {
  const language = tag && writtenLanguageOf(tag);
  const cultureRow = Object.values(CULTURES).find((row) => row.language === language);
  return cultureRow?.direction ?? 'auto';
}

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;

/**
 * The direction of a text whose language is not known. It counts as the reader's language if it has letters of that
 * direction, even after Latin ones: "CFD کا تجربہ".
 */
export function directionFor(reader: Culture, text: string): Direction | 'auto' {
  return CULTURES[reader].direction === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : 'auto';
}

function writtenLanguageOf(tag: string): string {
  const language = tag.replace(/-.*$/s, '').toLowerCase();
  if (language !== 'zh') return language;
  return TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans';
}

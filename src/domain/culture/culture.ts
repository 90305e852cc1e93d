import { CULTURES, DEFAULT_CULTURE, type Culture, type Direction } from './cultures.table';
import { PREFIX_CULTURES, type Prefix } from './prefixes.table';

/** Sources of a culture, the strongest first; unknown values are skipped. */
export interface CultureSources {
  /** `language` of the browser's storage. */
  readonly stored?: string | null | undefined;
  /** The prefix in the address, not the bare prefix. */
  readonly prefix?: Prefix | '' | undefined;
  /** The signed-in user's culture. */
  readonly user?: string | null | undefined;
  /** The site-domain record's culture. */
  readonly site?: string | null | undefined;
}

/**
 * Checks that the portal ships a culture. Other cultures of a gateway are neither offered nor stored: at the next start
 * they would be dropped as unknown values (D7).
 */
export function isCulture(value: unknown): value is Culture {
  return typeof value === 'string' && Object.hasOwn(CULTURES, value);
}

/** The current culture by the first source that names one: stored, prefix, user, site, en-US (D3). */
export function resolveCulture({ stored, prefix = '', user, site }: CultureSources): Culture {
  const fromAddress = prefix === '' ? undefined : PREFIX_CULTURES[prefix];
  return [stored, fromAddress, user, site].find(isCulture) ?? DEFAULT_CULTURE;
}

/** Two letters in lower case, the i18next language (D3). */
export function languageOf(culture: Culture): string {
  return CULTURES[culture].language;
}

/** The text direction: right to left for Urdu only (R2.3). */
export function directionOf(culture: Culture): Direction {
  return CULTURES[culture].direction;
}

/** The file of a language's folder with the texts that every page waits for. */
export const SHARED_TEXTS_FILE = 'translation';

/** Folder of the shipped texts under `/locales/` (D3). */
export function localeFolderOf(culture: Culture): string {
  return CULTURES[culture].localeFolder;
}

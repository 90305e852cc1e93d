/** The direction of writing. */
export type Direction = 'ltr' | 'rtl';

interface CultureRow {
  /** The language's name in itself. */
  readonly endonym: string;
  /** Two letters in lower case; the i18next language. */
  readonly language: string;
  readonly direction: Direction;
  /** Folder of the shipped texts: `/locales/{folder}/translation.json`. */
  readonly localeFolder: string;
}

function row(endonym: string, language: string, direction: Direction, localeFolder: string): CultureRow {
  return Object.freeze({ endonym, language, direction, localeFolder });
}

/** The cultures for which texts are shipped (D3). Any other culture is unknown to the portal. */
export const CULTURES = Object.freeze({
  //          endonym                 language  direction  folder
  'en-US': row('English',              'en',    'ltr',    'en'),
  'de-DE': row('Deutsch',              'de',    'ltr',    'de'),
  'es-ES': row('Español',              'es',    'ltr',    'es'),
  'it-IT': row('Italiano',             'it',    'ltr',    'it'),
  'zh-TW': row('繁體中文',             'zh',    'ltr',    'zh-TW'),
  'zh-CN': row('简体中文',             'zh',    'ltr',    'zh'),
  'ko-KR': row('한국어',               'ko',    'ltr',    'ko'),
  'en-PH': row('English (Philippines)', 'en',    'ltr',    'en'),
  'hi-IN': row('हिन्दी',                 'hi',    'ltr',    'hi'),
  'th-TH': row('ไทย',                  'th',    'ltr',    'th'),
  'vi-VN': row('Tiếng Việt',           'vi',    'ltr',    'vi'),
  'fr-FR': row('Français',             'fr',    'ltr',    'fr'),
  'ja-JP': row('日本語',               'ja',    'ltr',    'ja'),
  'ur-PK': row('اردو',                 'ur',    'rtl',    'ur'),
  'id-ID': row('Bahasa Indonesia',     'id',    'ltr',    'id'),
});

/** A culture the portal ships. */
export type Culture = keyof typeof CULTURES;

/** All shipped cultures. */
export const CULTURE_NAMES = Object.freeze(Object.keys(CULTURES)) as readonly Culture[];

/** The culture if no source names one (D3). */
export const DEFAULT_CULTURE: Culture = 'en-US';

import { isCulture } from '../../src/domain/culture/culture';
import {
  CULTURES,
  CULTURE_NAMES,
  DEFAULT_CULTURE,
  type Culture,
} from '../../src/domain/culture/cultures.table';

/** The folders of texts, one for each language. */
export type LocaleFolder =
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hi'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'th'
  | 'ur'
  | 'vi'
  | 'zh'
  | 'zh-TW';

/** The culture if the portal supports it, otherwise English. */
export function toSupportedCulture(name: string | undefined): Culture {
  return name !== undefined && isCulture(name) ? name : DEFAULT_CULTURE;
}

/** The locale folder for a culture: `de`, `zh-TW`. One serves American and Philippine English, two serve Chinese. */
export function getLocaleFolder(culture: string | undefined): string {
  return CULTURES[toSupportedCulture(culture)].localeFolder;
}

/** The culture of a locale folder's texts; the first, if it serves two. */
export function getCultureOfFolder(folder: string): Culture {
  return CULTURE_NAMES.find((name) => CULTURES[name].localeFolder === folder) ?? DEFAULT_CULTURE;
}

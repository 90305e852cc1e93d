import {
  CULTURES,
  CULTURE_NAMES,
  DEFAULT_CULTURE,
  type Culture,
} from '../../../src/domain/culture/cultures.table';
import type english from '../../texts/locales/en/terminal.json';

/** The page's texts in one language; the English file defines the keys. */
export type TerminalTexts = Readonly<typeof english>;

/**
 * The culture of the page. The address has the two letters of a language; of the two ways to write Chinese it is the one
 * that the visitor's browser prefers.
 */
export function cultureOf(lang: string | null, browserLanguages: readonly string[]): Culture {
  const cultures = CULTURE_NAMES.filter(
    (name) => name === lang || CULTURES[name].language === lang?.toLowerCase(),
  );
  const scripts = browserLanguages
    .filter((name) => name.toLowerCase().startsWith('zh'))
    .map((name): Culture => (/hant|tw|hk|mo/i.test(name) ? 'zh-TW' : 'zh-CN'));
  const preferred = lang === 'zh' ? (scripts[0] ?? 'zh-CN') : undefined;
  return preferred ?? cultures[0] ?? DEFAULT_CULTURE;
}

/** Loads the texts of a culture from the page's own origin. */
export async function loadTexts(culture: Culture): Promise<TerminalTexts> {
  const response = await fetch(`/terminal/texts/${culture}`);
  return (await response.json()) as TerminalTexts;
}

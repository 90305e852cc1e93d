import { CULTURES, CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { getTerminalTexts } from '../../../gateway/frames/terminal-routes';
import { findMissingTerms } from '../../spec/glossary';

type Tree = string | { readonly [key: string]: Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key));
const allOf = (culture: string) => new Map(flat(getTerminalTexts(culture)));
const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
/** Texts with words of their own. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));

/** Words that a language shares with English or has borrowed from it. */
const SAME_AS_ENGLISH: Readonly<Record<string, string>> = {
  'signIn.login': 'es it de',
  'live.now': 'de',
  'order.title': 'de id',
  'chart.spread': 'de es fr',
  'closedBy.client': 'fr',
  'closedBy.robot': 'es it fr vi id',
  'closedBy.copy': 'es it fr id',
  'closedBy.stopOut': 'de es it fr',
  'account.margin': 'de id',
  'account.equityIn': 'de it',
  'account.floating': 'id',
  'column.symbol': 'de',
  'column.lots': 'de fr',
  'column.swap': 'de es it fr vi id',
  'column.commission': 'fr',
  'order.commission': 'fr',
  'positions.title': 'fr',
  'chart.title': 'de',
};

const english = allOf('en-US');
const otherCultures = CULTURE_NAMES.filter((culture) => CULTURES[culture].language !== 'en');

describe('the texts of the terminal’s page', () => {
  test.each(otherCultures)('are in %s, with the placeholders of the English ones', (culture) => {
    const texts = allOf(culture);
    const { localeFolder } = CULTURES[culture];
    const untranslated = [...texts].filter(
      ([key, text]) =>
        text === english.get(key) &&
        hasWords(text) &&
        !SAME_AS_ENGLISH[key]?.split(' ').includes(localeFolder),
    );
    expect(untranslated).toEqual([]);
    for (const [key, text] of texts)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key))]);
  });

  test.each(otherCultures)('use the glossary’s terms in %s', (culture) => {
    const texts = [...allOf(culture)].map(([key, text]) => [key, english.get(key) ?? '', text] as const);
    expect(findMissingTerms(CULTURES[culture].localeFolder, texts)).toEqual([]);
  });

  test.each(otherCultures)('have the colon of their script in %s', (culture) => {
    const isWide = /^(zh|ja)/.test(culture);
    expect([...allOf(culture).values()].filter((text) => isWide && text.includes(': '))).toEqual([]);
  });
});

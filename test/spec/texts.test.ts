import { brotliCompressSync } from 'node:zlib';
import { localeFolderOf } from '../../src/domain/culture/culture';
import { CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import { englishOf, fileOf, filesOf, FOLDERS, PLURAL, textsOf } from './shipped-texts';
import { SAME_AS_ENGLISH } from './same-as-english.table';

/** Size limits of one culture's texts, in bytes: what every page needs, and what a feature does. */
const BUDGET = 9 * 1024;
const FEATURE_BUDGET = 7 * 1024;
const ENGLISH = textsOf('en');

/** The keys as used in code, without plural suffixes. */
function baseKeys(texts: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

/** The plural suffixes of each counted text, by base key. */
function pluralsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const endings = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const ending = PLURAL.exec(key)?.[1];
    if (ending === undefined) continue;
    const base = key.replace(PLURAL, '');
    endings.set(base, [...(endings.get(base) ?? []), ending].sort());
  }
  return endings;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join(' ');
}

/** Whether a text has words of its own: at least two letters outside placeholders. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
}

describe('D3: the shipped texts', () => {
  test('lie in the folders of the cultures, and in no others', () => {
    expect(FOLDERS.toSorted()).toEqual([...new Set(CULTURE_NAMES.map(localeFolderOf))].sort());
  });

  test('English is there and counts by one and other', () => {
    expect(FOLDERS).toContain('en');
    expect(ENGLISH.size).toBeGreaterThan(500);
    for (const endings of pluralsOf(ENGLISH).values()) expect(endings).toEqual(['one', 'other']);
  });

  describe.each(FOLDERS)('%s', (folder) => {
    const texts = textsOf(folder);

    test('has the keys of English and no others, each in the same file', () => {
      expect(filesOf(folder)).toEqual(filesOf('en'));
      for (const file of filesOf('en'))
        expect(baseKeys(textsOf(folder, [file]))).toEqual(baseKeys(textsOf('en', [file])));
    });

    test('has each text once', () => {
      const sizes = filesOf(folder).map((file) => textsOf(folder, [file]).size);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(texts.size);
    });

    test('has its language’s plural forms', () => {
      const categories = [...new Intl.PluralRules(folder).resolvedOptions().pluralCategories].sort();
      const odd = [...pluralsOf(texts)].filter(([, endings]) => endings.join() !== categories.join());
      expect(odd).toEqual([]);
    });

    test('keeps the placeholders of English', () => {
      const odd = [...texts].filter(([key, text]) => placeholders(text) !== placeholders(englishOf(key)));
      expect(odd).toEqual([]);
    });

    test('writes the colon of its script', () => {
      const odd = [...texts].filter(([, text]) => /^(zh|ja)/.test(folder) && text.includes(': '));
      expect(odd).toEqual([]);
    });

    test('has no empty text', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('fits the budget of texts', () => {
      for (const file of filesOf(folder))
        expect(brotliCompressSync(fileOf(folder, file)).length).toBeLessThanOrEqual(
          file === 'translation' ? BUDGET : FEATURE_BUDGET,
        );
    });
  });

  describe.each(FOLDERS.filter((folder) => folder !== 'en'))('%s', (folder) => {
    test('copies no English except what is the same in it', () => {
      const copied = [...textsOf(folder)]
        .filter(([key, text]) => text === englishOf(key) && hasWords(text))
        .map(([key]) => key);
      const allowed = Object.entries(SAME_AS_ENGLISH)
        .filter(([, languages]) => languages === 'all' || languages.split(' ').includes(folder))
        .map(([key]) => key);
      expect(copied.filter((key) => !allowed.includes(key))).toEqual([]);
      expect(allowed.filter((key) => !copied.includes(key))).toEqual([]);
    });
  });
});

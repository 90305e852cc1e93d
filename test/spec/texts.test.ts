import { brotliCompressSync } from 'node:zlib';
import { localeFolderOf } from '../../src/domain/culture/culture';
import { CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import { englishOf, fileOf, filesOf, LANGUAGE_FOLDERS, PLURAL, textsOf } from './shipped-texts';
import { SAME_AS_ENGLISH } from './same-as-english.table';

/** Size limits in bytes, compressed: of a culture's texts for all pages, and for one feature. */
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

/** A text with at least two letters outside placeholders. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
}

describe('D3: the shipped texts', () => {
  test('are in exactly the folders of the cultures', () => {
    expect(LANGUAGE_FOLDERS.toSorted()).toEqual([...new Set(CULTURE_NAMES.map(localeFolderOf))].sort());
  });

  test('English has the plural forms one and other', () => {
    expect(LANGUAGE_FOLDERS).toContain('en');
    expect(ENGLISH.size).toBeGreaterThan(500);
    for (const endings of pluralsOf(ENGLISH).values()) expect(endings).toEqual(['one', 'other']);
  });

  describe.each(LANGUAGE_FOLDERS)('%s', (folder) => {
    const texts = textsOf(folder);

    test('has exactly the keys of English, in the same files', () => {
      expect(filesOf(folder)).toEqual(filesOf('en'));
      for (const file of filesOf('en'))
        expect(baseKeys(textsOf(folder, [file]))).toEqual(baseKeys(textsOf('en', [file])));
    });

    test('has each key in one file only', () => {
      const sizes = filesOf(folder).map((file) => textsOf(folder, [file]).size);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(texts.size);
    });

    test('has its language’s plural forms', () => {
      const categories = [...new Intl.PluralRules(folder).resolvedOptions().pluralCategories].sort();
      const wrongTexts = [...pluralsOf(texts)].filter(([, endings]) => endings.join() !== categories.join());
      expect(wrongTexts).toEqual([]);
    });

    test('has the placeholders of English', () => {
      const wrongTexts = [...texts].filter(
        ([key, text]) => placeholders(text) !== placeholders(englishOf(key)),
      );
      expect(wrongTexts).toEqual([]);
    });

    test('uses the colon of its script', () => {
      const wrongTexts = [...texts].filter(([, text]) => /^(zh|ja)/.test(folder) && text.includes(': '));
      expect(wrongTexts).toEqual([]);
    });

    test('has no empty text', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('is within the size limits', () => {
      for (const file of filesOf(folder))
        expect(brotliCompressSync(fileOf(folder, file)).length).toBeLessThanOrEqual(
          file === 'translation' ? BUDGET : FEATURE_BUDGET,
        );
    });
  });

  describe.each(LANGUAGE_FOLDERS.filter((folder) => folder !== 'en'))('%s', (folder) => {
    test('translates each text, except those that are the same in English', () => {
      const copiedKeys = [...textsOf(folder)]
        .filter(([key, text]) => text === englishOf(key) && hasWords(text))
        .map(([key]) => key);
      const allowedKeys = Object.entries(SAME_AS_ENGLISH)
        .filter(([, languages]) => languages === 'all' || languages.split(' ').includes(folder))
        .map(([key]) => key);
      expect(copiedKeys.filter((key) => !allowedKeys.includes(key))).toEqual([]);
      expect(allowedKeys.filter((key) => !copiedKeys.includes(key))).toEqual([]);
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// The jest root is the project's folder.
const ROOT = resolve('public/locales');
/** stack.md "Budgets": one culture's texts. */
const BUDGET = 25 * 1024;
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Tree = { readonly [key: string]: string | Tree };

const FOLDERS = readdirSync(ROOT);
const ENGLISH = textsOf('en');

function fileOf(folder: string): Buffer {
  return readFileSync(resolve(ROOT, folder, 'translation.json'));
}

function textsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(flatten(JSON.parse(fileOf(folder).toString('utf8')) as Tree));
}

function flatten(tree: Tree, path = ''): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flatten(value, `${path}${key}.`),
  );
}

/** The keys as code asks for them, without the endings that the number decides. */
function baseKeys(texts: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

/** The plural endings of each counted text, by its base key. */
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

/** The English text that a text translates: of the same ending, or of _other where English lacks the ending. */
function englishOf(key: string): string {
  return ENGLISH.get(key) ?? ENGLISH.get(key.replace(PLURAL, '_other')) ?? '';
}

describe('decisions 3: the shipped texts', () => {
  test('English is there and counts by one and other', () => {
    expect(FOLDERS).toContain('en');
    expect(ENGLISH.size).toBeGreaterThan(500);
    for (const endings of pluralsOf(ENGLISH).values()) expect(endings).toEqual(['one', 'other']);
  });

  describe.each(FOLDERS)('%s', (folder) => {
    const texts = textsOf(folder);

    test('has the keys of English and no others', () => {
      expect(baseKeys(texts)).toEqual(baseKeys(ENGLISH));
    });

    test('counts as its language does', () => {
      const categories = [...new Intl.PluralRules(folder).resolvedOptions().pluralCategories].sort();
      const odd = [...pluralsOf(texts)].filter(([, endings]) => endings.join() !== categories.join());
      expect(odd).toEqual([]);
    });

    test('keeps the placeholders of English', () => {
      const odd = [...texts].filter(([key, text]) => placeholders(text) !== placeholders(englishOf(key)));
      expect(odd).toEqual([]);
    });

    test('has no empty text', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('fits the budget of texts', () => {
      expect(brotliCompressSync(fileOf(folder)).length).toBeLessThanOrEqual(BUDGET);
    });
  });
});

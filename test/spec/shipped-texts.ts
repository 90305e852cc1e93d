import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* Reads what lies in public/locales, for the tests of the texts. */

// The jest root is the project's folder.
const ROOT = resolve('public/locales');
/** The ending that a number decides. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

type Tree = { readonly [key: string]: string | Tree };

/** The languages, by their folders. */
export const FOLDERS = readdirSync(ROOT);
const ENGLISH = textsOf('en');

export function fileOf(folder: string): Buffer {
  return readFileSync(resolve(ROOT, folder, 'translation.json'));
}

/** The texts of a language, as `page.key`. */
export function textsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(flatten(JSON.parse(fileOf(folder).toString('utf8')) as Tree));
}

/** The English text that a text translates: of the same ending, or of _other where English lacks the ending. */
export function englishOf(key: string): string {
  return ENGLISH.get(key) ?? ENGLISH.get(key.replace(PLURAL, '_other')) ?? '';
}

function flatten(tree: Tree, path = ''): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flatten(value, `${path}${key}.`),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* Reads public/locales for the tests of the texts. */

// Jest's root is the project's folder.
const ROOT = resolve('public/locales');
/** The plural suffix of a key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

type Tree = { readonly [key: string]: string | Tree };

/** The languages, by folder name. */
export const LANGUAGE_FOLDERS = readdirSync(ROOT);
const ENGLISH = textsOf('en');

/** The names of a language's files. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(resolve(ROOT, folder)).map((name) => name.replace(/\.json$/, ''));
}

export function fileOf(folder: string, file: string): Buffer {
  return readFileSync(resolve(ROOT, folder, `${file}.json`));
}

/** The texts of a language by `page.key`: of one of its files, or of all. */
export function textsOf(folder: string, files = filesOf(folder)): ReadonlyMap<string, string> {
  return new Map(files.flatMap((file) => flatten(JSON.parse(fileOf(folder, file).toString('utf8')) as Tree)));
}

/** The key of the English text that a text translates: with the same plural suffix, or _other if English lacks it. */
export function englishOf(key: string): string {
  return ENGLISH.get(key) ?? ENGLISH.get(key.replace(PLURAL, '_other')) ?? '';
}

function flatten(tree: Tree, path = ''): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flatten(value, `${path}${key}.`),
  );
}

/** All strings of a nested object. */
export const textValues = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textValues);

import { existsSync, readFileSync } from 'node:fs';
import type { TextMap } from '../../../src/application/ports/texts';

const FILE = new URL('../../../public/locales/en/translation.json', import.meta.url);

/** The shipped English texts, flat, as the text adapter reads them. */
export const ENGLISH: TextMap = existsSync(FILE)
  ? flatten(JSON.parse(readFileSync(FILE, 'utf8')) as object)
  : {};

function flatten(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );
}

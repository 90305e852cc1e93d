import type { TextMap } from '../../application/language/ports/texts';
import { ENGLISH_TEXTS } from './english.generated';

/** The built-in English texts by file, flattened, as the text adapter reads them. */
export const ENGLISH_FILES: Readonly<Record<string, TextMap>> = Object.fromEntries(
  Object.entries(ENGLISH_TEXTS).map(([file, texts]) => [file, flatten(texts)]),
);

/** The texts of all files together. */
export const ENGLISH: TextMap = Object.assign({}, ...Object.values(ENGLISH_FILES)) as TextMap;

/** Flattens nested texts as in `/locales` into `page.key`. */
export function flatten(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );
}

import type { TextMap } from '../../application/ports/texts';
import english from '../../../public/locales/en/translation.json';

/** The built-in English texts, flattened, as the text adapter reads them. */
export const ENGLISH: TextMap = flatten(english);

/** Flattens nested texts as in `/locales` into `page.key`. */
export function flatten(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );
}

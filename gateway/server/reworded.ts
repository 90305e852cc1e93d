import { TITLE_KEYS } from '../../src/domain/site/title';

type TextMap = Readonly<Record<string, string>>;

/** How the words of a drawn page differ from what a company says. */
export interface Wording {
  /** Keys of the texts that the page uses. */
  readonly keys: readonly string[];
  /** The texts as it was drawn with them. */
  readonly drawn: TextMap;
  /** What stands in their place. */
  readonly wanted: TextMap;
}

const ENTITIES: TextMap = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decoded = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(String(hex), 16);
    return ENTITIES[name] ?? (Number.isNaN(code) ? whole : String.fromCodePoint(code));
  });
const encoded = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const TITLE = /(?<=<title>)[^<]*/;
const DESCRIPTION = /(?<=<meta name="?description"? content=)(?:"[^"]*"|[^\s>]*)/;

/**
 * A drawn page with the wanted words in place of the drawn ones; undefined if a text can't be located in it: it
 * has values in it, stands in an attribute, or has the same words as another one.
 */
export function reworded(html: string, { keys, drawn, wanted }: Wording, brand: string): string | undefined {
  const isTitle = (key: string) => key === TITLE_KEYS.title || key === TITLE_KEYS.description;
  const wordsOf = (key: string) => wanted[key] ?? drawn[key];
  const changed = keys.filter((key) => wordsOf(key) !== drawn[key]);
  const places = new Map<string, string>();
  for (const key of changed.filter((one) => !isTitle(one))) {
    const [before = '', after = ''] = [drawn[key], wordsOf(key)];
    const isAlike = keys.some((other) => drawn[other] === before && wordsOf(other) !== after);
    if (before === '' || isAlike || /\{\{/.test(before + after)) return undefined;
    places.set(before, after);
  }
  const found = new Set<string>();
  const page = html.replace(/(?<=>)[^<]+(?=<)/g, (whole) => {
    const text = decoded(whole).trim();
    const after = places.get(text);
    if (after === undefined) return whole;
    found.add(text);
    return whole.replace(/\S(?:.*\S)?/s, () => encoded(after));
  });
  if (found.size < places.size) return undefined;
  const filled = (key: string) => encoded((wordsOf(key) ?? '').replaceAll('{{brand}}', () => brand));
  return changed.filter(isTitle).reduce((done, key) => {
    return key === TITLE_KEYS.title
      ? done.replace(TITLE, () => filled(key))
      : done.replace(DESCRIPTION, () => `"${filled(key)}"`);
  }, page);
}

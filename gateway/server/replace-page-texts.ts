import { TITLE_KEYS } from '../../src/domain/site/title';

type TextMap = Readonly<Record<string, string>>;

/** The texts of a rendered page, and the company's texts to replace them with. */
export interface PageTexts {
  /** Keys of the texts that the page uses. */
  readonly keys: readonly string[];
  /** The texts that the page was rendered with. */
  readonly rendered: TextMap;
  /** The texts to replace them with. */
  readonly company: TextMap;
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
 * Replaces the texts of a rendered page with the company's. Undefined if a text can't be located in the page: it has
 * values in it, is in an attribute, or has the same words as another text.
 */
export function replacePageTexts(
  html: string,
  { keys, rendered, company }: PageTexts,
  brand: string,
): string | undefined {
  const isTitle = (key: string) => key === TITLE_KEYS.title || key === TITLE_KEYS.description;
  const wordsOf = (key: string) => company[key] ?? rendered[key];
  const changed = keys.filter((key) => wordsOf(key) !== rendered[key]);
  const places = new Map<string, string>();
  for (const key of changed.filter((one) => !isTitle(one))) {
    const [before = '', after = ''] = [rendered[key], wordsOf(key)];
    const isAlike = keys.some((other) => rendered[other] === before && wordsOf(other) !== after);
    if (before === '' || isAlike || /\{\{/.test(before + after)) return undefined;
    places.set(before, after);
  }
  const replaced = new Set<string>();
  const page = html.replace(/(?<=>)[^<]+(?=<)/g, (whole) => {
    const text = decoded(whole).trim();
    const after = places.get(text);
    if (after === undefined) return whole;
    replaced.add(text);
    return whole.replace(/\S(?:.*\S)?/s, () => encoded(after));
  });
  if (replaced.size < places.size) return undefined;
  const filled = (key: string) => encoded((wordsOf(key) ?? '').replaceAll('{{brand}}', () => brand));
  return changed.filter(isTitle).reduce((done, key) => {
    return key === TITLE_KEYS.title
      ? done.replace(TITLE, () => filled(key))
      : done.replace(DESCRIPTION, () => `"${filled(key)}"`);
  }, page);
}

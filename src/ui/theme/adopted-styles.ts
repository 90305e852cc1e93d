/**
 * Stands in for `@rc-component/util/es/Dom/dynamicCSS` in the build: Ant Design's rules become constructed
 * style sheets, so that `style-src 'self'` holds without a nonce. Same functions, same order of rules.
 */

interface StyleOptions {
  mark?: string;
  /** `true` before all others, `'queue'` among the first, sorted by priority; otherwise at the end. */
  prepend?: boolean | 'queue';
  priority?: number;
}

/** What callers get in place of a `<style>` element; they only set marks on it, which nothing reads. */
interface AdoptedStyle {
  setAttribute(name: string, value: string): void;
}

interface Entry extends AdoptedStyle {
  id: string | undefined;
  css: string;
  sheet: CSSStyleSheet;
  prepend: boolean | 'queue';
  priority: number;
}

/** In the order of `document.adoptedStyleSheets`, which holds nothing else. */
const entries: Entry[] = [];

const idOf = (key: string, { mark = '' }: StyleOptions) => `${mark}/${key}`;

function placeOf({ prepend, priority }: Entry): number {
  if (!prepend) return entries.length;
  if (prepend !== 'queue') return 0;
  return entries.findLastIndex((other) => other.prepend && priority >= other.priority) + 1;
}

function adopt(css: string, id: string | undefined, { prepend = false, priority = 0 }: StyleOptions): Entry {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const entry: Entry = { id, css, sheet, prepend, priority, setAttribute: () => undefined };
  const place = placeOf(entry);
  entries.splice(place, 0, entry);
  document.adoptedStyleSheets.splice(place, 0, sheet);
  return entry;
}

/** Adds rules; they can't be changed afterwards. `null` where there is no page. */
export function injectCSS(css: string, options: StyleOptions = {}): AdoptedStyle | null {
  return typeof document === 'undefined' ? null : adopt(css, undefined, options);
}

/** Adds the rules of a key, or replaces them where they are. `null` where there is no page. */
export function updateCSS(css: string, key: string, options: StyleOptions = {}): AdoptedStyle | null {
  if (typeof document === 'undefined') return null;
  const id = idOf(key, options);
  const existing = entries.find((entry) => entry.id === id);
  if (!existing) return adopt(css, id, options);
  if (existing.css !== css) existing.sheet.replaceSync(css);
  existing.css = css;
  return existing;
}

/** Takes the rules of a key away. */
export function removeCSS(key: string, options: StyleOptions = {}): void {
  const place = entries.findIndex((entry) => entry.id === idOf(key, options));
  if (place < 0) return;
  entries.splice(place, 1);
  document.adoptedStyleSheets.splice(place, 1);
}

/** There is no cache of containers here. */
export function clearContainerCache(): void {}

/**
 * Replaces `@rc-component/util/es/Dom/dynamicCSS` in the build: Ant Design's rules become constructed style sheets, so that
 * `style-src 'self'` works without a nonce. The functions and the order of rules are the same.
 */

interface StyleOptions {
  mark?: string;
  /** `true`: before all others, `'queue'`: among the first, sorted by priority; at the end by default. */
  prepend?: boolean | 'queue';
  priority?: number;
}

/** Returned to callers instead of a `<style>` element. They only set attributes on it, which nothing reads. */
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

/** The entries of `document.adoptedStyleSheets`, in its order. */
const entries: Entry[] = [];

const idOf = (key: string, { mark = '' }: StyleOptions) => `${mark}/${key}`;

function indexOf({ prepend, priority }: Entry): number {
  if (!prepend) return entries.length;
  if (prepend !== 'queue') return 0;
  return entries.findLastIndex((entry) => entry.prepend && priority >= entry.priority) + 1;
}

function adopt(css: string, id: string | undefined, { prepend = false, priority = 0 }: StyleOptions): Entry {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const entry: Entry = { id, css, sheet, prepend, priority, setAttribute: () => undefined };
  const index = indexOf(entry);
  entries.splice(index, 0, entry);
  document.adoptedStyleSheets.splice(index, 0, sheet);
  return entry;
}

/** Adds rules that cannot be changed later. `null` without a document. */
export function injectCSS(css: string, options: StyleOptions = {}): AdoptedStyle | null {
  return typeof document === 'undefined' ? null : adopt(css, undefined, options);
}

/** Adds the rules of a key, or replaces them in place. `null` without a document. */
export function updateCSS(css: string, key: string, options: StyleOptions = {}): AdoptedStyle | null {
  if (typeof document === 'undefined') return null;
  const id = idOf(key, options);
  const currentEntry = entries.find((entry) => entry.id === id);
  if (!currentEntry) return adopt(css, id, options);
  if (currentEntry.css !== css) currentEntry.sheet.replaceSync(css);
  currentEntry.css = css;
  return currentEntry;
}

/** Removes the rules of a key. */
export function removeCSS(key: string, options: StyleOptions = {}): void {
  const index = entries.findIndex((entry) => entry.id === idOf(key, options));
  if (index < 0) return;
  entries.splice(index, 1);
  document.adoptedStyleSheets.splice(index, 1);
}

/** Does nothing, since there is no cache of containers. */
export function clearContainerCache(): void {}

import { PREFIX_CULTURES, type Prefix } from './prefixes.table';

/** An address split into its language prefix, if any, and the path after it, which begins with `/`. */
export interface PrefixedPath {
  readonly prefix: Prefix | '';
  readonly path: string;
}

/** Recognizes the fixed codes, in lower case only (D3). */
export function isPrefix(segment: string): segment is Prefix {
  return Object.hasOwn(PREFIX_CULTURES, segment);
}

/** Splits `/de/accounts` into `de` and `/accounts`; a path without prefix is returned as it is. */
export function splitPrefix(pathname: string): PrefixedPath {
  const end = pathname.indexOf('/', 1);
  const segment = end < 0 ? pathname.slice(1) : pathname.slice(1, end);
  if (!isPrefix(segment)) return { prefix: '', path: pathname };
  return { prefix: segment, path: end < 0 ? '/' : pathname.slice(end) };
}

/** The inverse of `splitPrefix`: `de` and `/accounts` make `/de/accounts`, `de` and `/` make `/de`. */
export function withPrefix(prefix: Prefix | '', path: string): string {
  if (prefix === '') return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The path after a basename (`/de`, "" for none); a path outside it is returned as it is. */
export function pathBehind(basename: string, pathname: string): string {
  const isBehind = pathname === basename || pathname.startsWith(`${basename}/`);
  return isBehind ? pathname.slice(basename.length) || '/' : pathname;
}

/** The language of an address without prefix: none on the invest hosts and on port 3001, else English (R2). */
export function barePrefix(host: string, port: string | number): '' | 'en' {
  return host.toLowerCase().includes('invest') || String(port) === '3001' ? '' : 'en';
}

/** Last segment of the site-domain call; empty for the bare prefix (D3). */
export function siteDomainLanguage(prefix: Prefix | '', host: string, port: string | number): Prefix | '' {
  return prefix === '' ? barePrefix(host, port) : prefix;
}

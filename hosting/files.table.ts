/* How any server must serve the files of a built portal (H1–H4, F8). */

export const NO_STORE = 'no-store';
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** For files no row of `CACHING` matches: cached, but revalidated each time. */
export const REVALIDATED = 'no-cache';

export interface CachingRow {
  readonly what: string;
  /** Matches the path, without the query. */
  readonly path: RegExp;
  /** Matches the query's `v`; without a match the row does not apply. */
  readonly version?: RegExp;
  readonly caching: string;
}

/** The first matching row applies. */
export const CACHING: readonly CachingRow[] = Object.freeze([
  { what: 'the configuration',                           path: /^\/config\.json$/,                    caching: NO_STORE },
  { what: 'pages',                                       path: /\.html$/,                             caching: NO_STORE },
  { what: 'files with a hash of their content in the name', path: /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/, caching: FOR_EVER },
  { what: 'texts under the hash of their content',       path: /^\/locales\//, version: /^[0-9a-f]{8,}$/, caching: FOR_EVER },
]);

/** Paths of the gateway or of development tools, never answered with the portal's page. */
export const NOT_THE_PORTAL = /^\/(api|__[^/]*)(\/|$)/;

/**
 * A missing file is a 404: an HTML page in its place would be run as a script. Any other address is the portal's
 * page.
 */
export const FILE = /^\/(assets|static|locales)(\/|$)|\.[^/]+$/;

/** Files whose name begins with a dot are never served. */
export const HIDDEN = /\/\./;

/**
 * `Cache-Control` of an existing file.
 * @param version the query's `v`.
 */
export function cachingOf(path: string, version?: string): string {
  const row = CACHING.find((entry) => entry.path.test(path) && (entry.version?.test(version ?? '') ?? true));
  return row?.caching ?? REVALIDATED;
}

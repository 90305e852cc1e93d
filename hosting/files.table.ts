/* How the files of a built portal are served, whoever serves them (H1–H4, F8). */

export const NO_STORE = 'no-store';
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** What no row of `CACHING` names: kept, and asked for again each time. */
export const REVALIDATED = 'no-cache';

export interface CachingRow {
  readonly what: string;
  /** Of the path, without the query. */
  readonly path: RegExp;
  /** Of the query's `v`; the row counts only where it fits. */
  readonly version?: RegExp;
  readonly caching: string;
}

/** The first row that fits counts. */
export const CACHING: readonly CachingRow[] = Object.freeze([
  { what: 'the configuration',                           path: /^\/config\.json$/,                    caching: NO_STORE },
  { what: 'pages',                                       path: /\.html$/,                             caching: NO_STORE },
  { what: 'files with a hash of their content in the name', path: /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/, caching: FOR_EVER },
  { what: 'texts under the hash of their content',       path: /^\/locales\//, version: /^[0-9a-f]{8,}$/, caching: FOR_EVER },
]);

/** Belongs to the gateway or to development; never answered with the portal's page. */
export const NOT_THE_PORTAL = /^\/(api|__[^/]*)(\/|$)/;

/** A missing file is a 404: a page in place of a script would be run as one. Any other address is the portal's page. */
export const FILE = /^\/(assets|static|locales)(\/|$)|\.[^/]+$/;

/** Names that begin with a dot are nobody's business. */
export const HIDDEN = /\/\./;

/**
 * `Cache-Control` of a file that is there.
 * @param version the query's `v`.
 */
export function cachingOf(path: string, version?: string): string {
  const row = CACHING.find((one) => one.path.test(path) && (one.version?.test(version ?? '') ?? true));
  return row?.caching ?? REVALIDATED;
}

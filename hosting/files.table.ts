/* Rules for every server of a built portal's files (H1–H4, F8). */

export const NO_STORE = 'no-store';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files that match no row of `CACHING`: cached, but revalidated each time. */
export const REVALIDATE = 'no-cache';

export interface CachingRow {
  readonly files: string;
  /** Matches the path, without the query. */
  readonly path: RegExp;
  /** Matches the query's `v`; without a match the row does not apply. */
  readonly version?: RegExp;
  readonly caching: string;
}

/** The first matching row applies. */
export const CACHING: readonly CachingRow[] = Object.freeze([
  { files: 'the configuration',                           path: /^\/config\.json$/,                    caching: NO_STORE },
  { files: 'pages',                                       path: /\.html$/,                             caching: NO_STORE },
  { files: 'files with a hash of their content in the name', path: /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/, caching: IMMUTABLE },
  { files: 'texts under the hash of their content',       path: /^\/locales\//, version: /^[0-9a-f]{8,}$/, caching: IMMUTABLE },
]);

/** Paths of the gateway or of development tools, never answered with the portal's page. */
export const NON_PORTAL_PATH = /^\/(api|__[^/]*)(\/|$)/;

/** Paths of files: a missing one is a 404, because an HTML page in its place would run as a script. */
export const FILE_PATH = /^\/(assets|static|locales)(\/|$)|\.[^/]+$/;

/** Files whose name begins with a dot are never served. */
export const HIDDEN_PATH = /\/\./;

/**
 * `Cache-Control` of an existing file.
 * @param version the query's `v`.
 */
export function cachingOf(path: string, version?: string): string {
  const row = CACHING.find((entry) => entry.path.test(path) && (entry.version?.test(version ?? '') ?? true));
  return row?.caching ?? REVALIDATE;
}

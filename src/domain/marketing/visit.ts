import { queryParts, queryText } from '../kernel/query-text';

/** The address with which the portal was opened, as far as third parties may know it. */
export interface Visit {
  /** Absolute, without secrets (L1); at most 4096 characters. */
  readonly uri: string;
  /** Its query, with the leading `?`, or empty. */
  readonly search: string;
  /** The address bar still holds a password link: no other party's script may read it. */
  readonly hasSecret: boolean;
}

/** Parameters that hold a secret (D5). */
const SECRETS: readonly string[] = ['token', 'resettoken'];
const URI_AT_MOST = 4_096;

/**
 * Reads the address of a visit.
 * @param address path and query, already without the session token.
 */
export function visitOf(origin: string, address: string): Visit {
  const path = address.replace(/\?.*$/s, '');
  const parts = queryParts(address.slice(path.length));
  const harmless = parts.filter(({ name }) => !SECRETS.includes(name.toLowerCase()));
  const search = queryText(harmless);
  const uri = `${origin}${path}${search}`;
  return {
    uri: uri.length > URI_AT_MOST ? origin : uri,
    search,
    hasSecret: harmless.length < parts.length,
  };
}

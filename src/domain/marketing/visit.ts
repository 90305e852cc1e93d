import { queryParts, queryText } from '../kernel/query-text';

/** The address with which the portal was opened, without secrets: third parties may see it. */
export interface Visit {
  /** Absolute, without secrets (L1); at most 4096 characters. */
  readonly uri: string;
  /** Query of `uri`, with the leading `?`; may be empty. */
  readonly search: string;
  /** True if the address bar contains a password link: no third-party script may be loaded then. */
  readonly hasSecret: boolean;
}

/** Parameters that contain a secret (D5). */
const SECRET_PARAMETERS: readonly string[] = ['token', 'resettoken'];
const MAX_URI_LENGTH = 4_096;

/**
 * Reads the address of a visit.
 * @param address path and query, without the session token.
 */
export function visitOf(origin: string, address: string): Visit {
  const path = address.replace(/\?.*$/s, '');
  const parts = queryParts(address.slice(path.length));
  const publicParts = parts.filter(({ name }) => !SECRET_PARAMETERS.includes(name.toLowerCase()));
  const search = queryText(publicParts);
  const uri = `${origin}${path}${search}`;
  return {
    uri: uri.length > MAX_URI_LENGTH ? origin : uri,
    search,
    hasSecret: publicParts.length < parts.length,
  };
}

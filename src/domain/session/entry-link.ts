import { splitPrefix, withPrefix } from '../language/prefix';
import { queryParts, queryText, soleValue, type QueryPart } from './query-text';
import { isToken } from './session';

/** What the address says with which the portal was opened. */
export interface EntryLink {
  /** The token, if the address holds exactly one that can be one (decisions 5). */
  readonly token?: string;
  /** Whether a token parameter stood in the address, good or not; it is removed in every case. */
  readonly hadToken: boolean;
  /** Where to go once the token is accepted, prefix included; always an address of this site. */
  readonly target: string;
  /** The address without the token, prefix included. */
  readonly cleaned: string;
  /** Whether the address switches the mobile-app embed mode on (spec 1). */
  readonly embed: boolean;
}

const TOKEN_LOGIN = /^\/tokenlogin\/*$/i;
const HOME_PATH = '/accounts';

const isTokenPart = ({ name }: QueryPart): boolean => name === 'token';

function asksForEmbed(parts: readonly QueryPart[]): boolean {
  return parts.some(
    ({ name, value }) => name.toLowerCase() === 'ismobileapp' && value?.toLowerCase() === 'true',
  );
}

/**
 * The address that TokenLogin's `path` leads to, or undefined if it is not exactly a known account path: a whole
 * list is compared, so no absolute, protocol-relative or otherwise disguised address can come through (quality L4).
 */
function requestedTarget(
  requested: string,
  prefix: ReturnType<typeof splitPrefix>['prefix'],
  accountPaths: readonly string[],
): string | undefined {
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(requested) ?? [];
  const own = splitPrefix(written.startsWith('/') ? written : `/${written}`);
  const known = accountPaths.some((path) => path.toLowerCase() === own.path.toLowerCase());
  if (!known) return undefined;
  const query = queryText(queryParts(search).filter((part) => !isTokenPart(part)));
  return withPrefix(own.prefix === '' ? prefix : own.prefix, own.path) + query;
}

/**
 * Reads the address with which the portal was opened: TokenLogin (spec 2.1) and `?token=` on any other address
 * (spec 2.3), both as decisions 5 fix them.
 * @param accountPaths the paths of the account area, without prefix, in any letter case.
 */
export function readEntryLink(
  location: { readonly pathname: string; readonly search: string },
  accountPaths: readonly string[],
): EntryLink {
  // An address that begins with two slashes would lead to another host when it is written back.
  const { prefix, path } = splitPrefix(location.pathname.replace(/^[/\\]*/, '/'));
  const parts = queryParts(location.search);
  const token = soleValue(parts, 'token');
  const cleaned = withPrefix(prefix, path) + queryText(parts.filter((part) => !isTokenPart(part)));
  const requested = TOKEN_LOGIN.test(path) ? (soleValue(parts, 'path') ?? '') : undefined;
  const accepted = isToken(token) ? token : undefined;

  const home = withPrefix(prefix, HOME_PATH);
  const withoutPath = accepted === undefined ? cleaned : home;
  return {
    ...(accepted === undefined ? {} : { token: accepted }),
    hadToken: parts.some(isTokenPart),
    target: requested === undefined ? withoutPath : (requestedTarget(requested, prefix, accountPaths) ?? home),
    cleaned,
    embed: asksForEmbed(parts) || asksForEmbed(queryParts(requested?.split('?')[1] ?? '')),
  };
}

import { splitPrefix, withPrefix } from '../culture/prefix';
import { queryParts, queryText, soleValue, type QueryPart } from '../kernel/query-text';
import { isToken } from './session';

/** Content of the address with which the portal was opened. */
export interface EntryLink {
  /** The token, if the address has exactly one well-formed token (D5). */
  readonly token?: string;
  /** The address had a token parameter, valid or not; it is removed in every case. */
  readonly hadToken: boolean;
  /** Target after the token is accepted, with the prefix; always an address of this site. */
  readonly target: string;
  /** The address without the token, with the prefix. */
  readonly cleanedAddress: string;
  /** The address switches the mobile-app embed mode on or off (R1, D5); undefined leaves it as it is. */
  readonly embed: boolean | undefined;
}

const TOKEN_LOGIN = /^\/tokenlogin\/*$/i;
const HOME_PATH = '/accounts';

const isNotToken = ({ name }: QueryPart): boolean => name !== 'token';

/** The embed mode that the address requests; `true` wins over `false`, other values are ignored. */
function requestedEmbed(parts: readonly QueryPart[]): boolean | undefined {
  const values = parts
    .filter(({ name }) => name.toLowerCase() === 'ismobileapp')
    .map(({ value }) => value?.toLowerCase());
  if (values.includes('true')) return true;
  return values.includes('false') ? false : undefined;
}

/** Splits TokenLogin's `path`: the path with a leading slash and its own query; a fragment is dropped. */
function splitRequestedPath(pathText: string): { path: string; parts: readonly QueryPart[] } {
  const withoutFragment = pathText.replace(/#.*$/s, '');
  const path = withoutFragment.replace(/\?.*$/s, '');
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    parts: queryParts(withoutFragment.slice(path.length)),
  };
}

/**
 * Reads the address with which the portal was opened: TokenLogin (R2.1) and `?token=` on any other address (R2.3), both
 * as D5 fixes them. TokenLogin's `path` is compared with the whole list of account paths, so that no absolute,
 * protocol-relative or otherwise disguised address is accepted (L4).
 * @param accountPaths the paths of the account area, without prefix, in any letter case.
 */
export function readEntryLink(
  location: { readonly pathname: string; readonly search: string },
  accountPaths: readonly string[],
): EntryLink {
  // An address that begins with two slashes would lead to another host when it is written back.
  const { prefix, path } = splitPrefix(location.pathname.replace(/^[/\\\s]*/, '/'));
  const parts = queryParts(location.search);
  const tokenText = soleValue(parts, 'token');
  const token = isToken(tokenText) ? tokenText : undefined;
  const cleanedAddress = withPrefix(prefix, path) + queryText(parts.filter(isNotToken));
  const home = withPrefix(prefix, HOME_PATH);

  const isTokenLogin = TOKEN_LOGIN.test(path);
  const requestedPage = splitRequestedPath((isTokenLogin && soleValue(parts, 'path')) || '');
  const requestedRoute = splitPrefix(requestedPage.path);
  const isKnownPath = accountPaths.some(
    (accountPath) => accountPath.toLowerCase() === requestedRoute.path.toLowerCase(),
  );
  const target = isKnownPath
    ? withPrefix(requestedRoute.prefix || prefix, requestedRoute.path) +
      queryText(requestedPage.parts.filter(isNotToken))
    : home;

  return {
    ...(token === undefined ? {} : { token }),
    hadToken: !parts.every(isNotToken),
    target: isTokenLogin || token !== undefined ? target : cleanedAddress,
    cleanedAddress,
    embed: requestedEmbed([...parts, ...requestedPage.parts]),
  };
}

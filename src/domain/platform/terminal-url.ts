import { countsAsHttps, isHttpsOrSameOrigin, parseAddress } from '../kernel/address';
import { TERMINALS, type TerminalRoute } from './terminals.table';

/** Parts of the address of a terminal's frame. */
export interface TerminalFacts {
  /** The runtime configuration's `webTerminalUrl`. */
  readonly webTerminalUrl: string;
  /** Configured values by key (see `readPlatformLinks`). */
  readonly links: Readonly<Record<string, string>>;
  readonly firstMt4Login: number | null;
  readonly firstMt5Login: number | null;
  /** The requested account of the client on the terminal's platform; it overrides the first one. */
  readonly requestedLogin?: number | undefined;
  /** Two letters. */
  readonly language: string;
  /** The page's own origin; on a loopback one http loopback addresses count as https. */
  readonly pageOrigin: string;
}

/** An address, or the reason why a message replaces the frame (D5). */
export type TerminalAddress =
  | { readonly kind: 'frame'; readonly src: string }
  | { readonly kind: 'no-server' | 'no-login' | 'refused' };

/** A configured server may be an address instead of a name; then it is the base. */
const looksLikeAddress = (server: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(server);

/** The login with which a terminal opens; null if the client does not have one, undefined if it opens without a login. */
export function terminalLogin(
  route: TerminalRoute,
  facts: Pick<TerminalFacts, 'firstMt4Login' | 'firstMt5Login' | 'requestedLogin'>,
): number | null | undefined {
  const { login } = TERMINALS[route];
  return login === 'none' ? undefined : (facts.requestedLogin ?? facts[login]);
}

/** The login in an address; undefined for anything but digits. */
export function readRequestedLogin(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The address of a terminal's page for an account; `readRequestedLogin` reads its login (D9). */
export function terminalPageFor(page: string, login: number): string {
  return `${page}?login=${login}`;
}

/** The client's account that an address requests, if it is on the terminal's platform (D9). */
export function requestedAccount<Account extends { readonly login: number; readonly platform: string }>(
  route: TerminalRoute,
  login: number | undefined,
  accounts: readonly Account[],
): Account | undefined {
  const platform = `MT${TERMINALS[route].version}`;
  return accounts.find((account) => account.login === login && account.platform === platform);
}

/** The address of a terminal's frame for a client. */
export function terminalAddress(route: TerminalRoute, facts: TerminalFacts): TerminalAddress {
  const { server: key, version } = TERMINALS[route];
  const server = Object.hasOwn(facts.links, key) ? facts.links[key] : undefined;
  if (server === undefined || server === '') return { kind: 'no-server' };
  const login = terminalLogin(route, facts);
  if (login === null) return { kind: 'no-login' };

  const isBase = looksLikeAddress(server);
  const base = parseAddress(isBase ? server : facts.webTerminalUrl, facts.pageOrigin);
  const isAllowed = isBase ? countsAsHttps : isHttpsOrSameOrigin;
  if (base === undefined || !isAllowed(base, facts.pageOrigin)) return { kind: 'refused' };
  base.searchParams.set('version', version);
  if (!isBase) {
    base.searchParams.set('servers', server);
    base.searchParams.set('trade_server', server);
  }
  if (login !== undefined) base.searchParams.set('login', String(login));
  base.searchParams.set('lang', facts.language);
  return { kind: 'frame', src: base.href };
}

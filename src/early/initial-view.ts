import { accountPaths, isShellRoute, routeOfPath } from '../domain/access/routes';
import type { RouteKey } from '../domain/access/routes.table';
import { resolveCulture, directionOf, isCulture } from '../domain/culture/culture';
import { pathBehind, splitPrefix } from '../domain/culture/prefix';
import { readEntryLink } from '../domain/session/entry-link';
import type { Session } from '../domain/session/session';
import { BASE } from '../infrastructure/browser/base';
import { storedSession } from '../infrastructure/storage/stored-session';

/** Browser interfaces of the early scripts; a test passes its own. */
export type OpenedPage = Pick<
  Window & typeof globalThis,
  'location' | 'history' | 'document' | 'localStorage' | 'sessionStorage' | 'matchMedia' | 'fetch'
>;

/** The initial view of a page, by address and storage. */
export type InitialView = ReturnType<typeof readInitialView>;

/**
 * Removes a token from the address, and marks the parts that are visible first. Nothing is painted before this has run,
 * so it uses no table of calls, no configuration and no text.
 */
export function readInitialView(page: OpenedPage) {
  const { search, hash, origin } = page.location;
  const pathname = pathBehind(BASE, page.location.pathname);
  const { prefix } = splitPrefix(pathname);
  const readLink = (paths: readonly string[]) => readEntryLink({ pathname, search }, paths);
  // The build writes the paths of extensions' screens: those for clients, and those for all visitors.
  const { pages = '', openPages = '' } = page.document.documentElement.dataset;
  const clientPages = pages.match(/\S+/g) ?? [];
  const entry = readLink([...accountPaths(''), ...clientPages]);
  if (entry.hadToken) page.history.replaceState(page.history.state, '', BASE + entry.cleaned + hash);

  const signedIn = entry.token !== undefined || sessionNow() !== undefined;
  const { route, inShell } = likelyRoute();

  const opening = {
    /** Language prefix of the address. */
    prefix,
    /** The page begins with a session; start-up makes the final decision. */
    signedIn,
    readLink,
    /** Path and query without the token. */
    address: entry.cleaned,
  };

  markVisibleParts();
  return { opening, route, inShell, entry, stored, sessionNow };

  /** The page's likely route; the guards make the final decision. The page of an extension has no route. */
  function likelyRoute(): { route?: RouteKey; inShell: boolean } {
    const { path } = splitPrefix(
      new URL(entry.token === undefined ? pathname : entry.target, origin).pathname,
    );
    const isPathIn = (paths: readonly string[]) => paths.includes(path.replace(/\/+$/, '').toLowerCase());
    if (isPathIn(openPages.match(/\S+/g) ?? [])) return { inShell: false };
    if (signedIn && isPathIn(clientPages)) return { inShell: true };
    const routeOfAddress = routeOfPath(path, '') ?? 'accounts';
    const toSignIn = routeOfAddress === 'login' || routeOfAddress === 'token-login';
    if (signedIn && toSignIn) return { route: 'accounts', inShell: true };
    const inShell = isShellRoute(routeOfAddress);
    return signedIn || !inShell ? { route: routeOfAddress, inShell } : { route: 'login', inShell: false };
  }

  /** Sets the colour scheme and the visible parts of the pre-rendered page before the bundle is loaded. */
  function markVisibleParts(): void {
    const html = page.document.documentElement;
    const dark = signedIn
      ? stored('portico.theme', 'sessionStorage') === 'dark'
      : page.matchMedia('(prefers-color-scheme: dark)').matches;
    html.classList.toggle('dark', dark);
    const language = stored('language');
    if (signedIn) {
      html.dataset['firstPaint'] = visibleFrameParts();
      // Otherwise the client's own culture decides, which is not known yet.
      if (prefix !== '' || isCulture(language)) {
        const culture = resolveCulture({ stored: language, prefix });
        Object.assign(html, { lang: culture, dir: directionOf(culture) });
      }
    } else if (isCulture(language) && language !== html.lang) html.dataset['firstPaint'] = 'none';
  }

  /** Names of the pre-rendered frame's parts that a client will see (docs/decisions/0017). */
  function visibleFrameParts(): string {
    if (!inShell || entry.embed || stored('isMobileApp') === 'true') return 'none';
    const { path } = splitPrefix(entry.target);
    const folded = stored('collapsed') === 'true' ? ' folded' : '';
    const bare = /^\/(accounts|login)?\/*$/i.test(path) ? '' : ' bare';
    return `shell${folded}${bare}`;
  }

  function stored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
    try {
      return page[area].getItem(key);
    } catch {
      return null;
    }
  }

  function sessionNow(): Session | undefined {
    return storedSession(stored, Date.now() / 1000);
  }
}

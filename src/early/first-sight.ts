import { accountPaths, isShellRoute, routeOfPath } from '../domain/access/routes';
import type { RouteKey } from '../domain/access/routes.table';
import { cultureInForce, directionOf, isCulture } from '../domain/culture/culture';
import { pathBehind, splitPrefix } from '../domain/culture/prefix';
import { readEntryLink } from '../domain/session/entry-link';
import type { Session } from '../domain/session/session';
import { BASE } from '../infrastructure/browser/base';
import { storedSession } from '../infrastructure/storage/stored-session';

/** The parts of the browser that it needs; a test hands in a page of its own. */
export type OpenedPage = Pick<
  Window & typeof globalThis,
  'location' | 'history' | 'document' | 'localStorage' | 'sessionStorage' | 'matchMedia' | 'fetch'
>;

/** What the address and storage say of a page. */
export type FirstSight = ReturnType<typeof firstSight>;

/**
 * Takes a token out of the address, and marks what is to be in sight first. Nothing is painted before this has run, so
 * that it needs no table of calls, no configuration and no text.
 */
export function firstSight(page: OpenedPage) {
  const { search, hash, origin } = page.location;
  const pathname = pathBehind(BASE, page.location.pathname);
  const { prefix } = splitPrefix(pathname);
  const readLink = (paths: readonly string[]) => readEntryLink({ pathname, search }, paths);
  // The build writes the paths of the screens that extensions bring: those of clients, and those that anyone may see.
  const { pages = '', openPages = '' } = page.document.documentElement.dataset;
  const own = pages.match(/\S+/g) ?? [];
  const entry = readLink([...accountPaths(''), ...own]);
  if (entry.hadToken) page.history.replaceState(page.history.state, '', BASE + entry.cleaned + hash);

  const signedIn = entry.token !== undefined || sessionNow() !== undefined;
  const { route, inShell } = opened();

  const opening = {
    /** Language prefix of the address. */
    prefix,
    /** Whether the page begins with a session; start-up decides in the end. */
    signedIn,
    readLink,
    /** Path and query without the token. */
    address: entry.cleaned,
  };

  drawFirst();
  return { opening, route, inShell, entry, stored, sessionNow };

  /** What the page will most likely show; the guards decide. The page of an extension has no route. */
  function opened(): { route?: RouteKey; inShell: boolean } {
    const { path } = splitPrefix(
      new URL(entry.token === undefined ? pathname : entry.target, origin).pathname,
    );
    const isOf = (paths: readonly string[]) => paths.includes(path.replace(/\/+$/, '').toLowerCase());
    if (isOf(openPages.match(/\S+/g) ?? [])) return { inShell: false };
    if (signedIn && isOf(own)) return { inShell: true };
    const asked = routeOfPath(path, '') ?? 'accounts';
    const toSignIn = asked === 'login' || asked === 'token-login';
    if (signedIn && toSignIn) return { route: 'accounts', inShell: true };
    const inShell = isShellRoute(asked);
    return signedIn || !inShell ? { route: asked, inShell } : { route: 'login', inShell: false };
  }

  /** What is in sight before the bundle: the scheme, and of what was drawn beforehand what will be there. */
  function drawFirst(): void {
    const html = page.document.documentElement;
    const dark = signedIn
      ? stored('portico.theme', 'sessionStorage') === 'dark'
      : page.matchMedia('(prefers-color-scheme: dark)').matches;
    html.classList.toggle('dark', dark);
    const language = stored('language');
    if (signedIn) {
      html.dataset['firstPaint'] = drawnFrame();
      // Without either the client's own culture decides, which is not known yet.
      if (prefix !== '' || isCulture(language)) {
        const culture = cultureInForce({ stored: language, prefix });
        Object.assign(html, { lang: culture, dir: directionOf(culture) });
      }
    } else if (isCulture(language) && language !== html.lang) html.dataset['firstPaint'] = 'none';
  }

  /** Which parts of the frame that was drawn beforehand a client will see (docs/decisions/0017). */
  function drawnFrame(): string {
    if (!inShell || entry.embed || stored('isMobileApp') === 'true') return 'none';
    const { path } = splitPrefix(entry.target);
    const folded = stored('collapsed') === 'true' ? ' folded' : '';
    const bare = /^\/(accounts|login)?\/*$/i.test(path) ? '' : ' bare';
    return `shell${folded}${bare}`;
  }

  function stored(key: string, kept: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
    try {
      return page[kept].getItem(key);
    } catch {
      return null;
    }
  }

  function sessionNow(): Session | undefined {
    return storedSession(stored, Date.now() / 1000);
  }
}

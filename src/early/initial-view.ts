import { likelyPage, type LikelyPage } from '../domain/access/likely-page';
import { accountPaths } from '../domain/access/routes';
import { directionOf, isCulture, resolveCulture } from '../domain/culture/culture';
import { pathBehind, splitPrefix } from '../domain/culture/prefix';
import type { Culture } from '../domain/culture/cultures.table';
import type { Prefix } from '../domain/culture/prefixes.table';
import { readEntryLink } from '../domain/session/entry-link';
import type { Session } from '../domain/session/session';
import type { ContributedScreen } from '../domain/site/contributed-screens';
import { BASE } from '../infrastructure/browser/base';
import { storedSession } from '../infrastructure/storage/stored-session';

/** Browser interfaces of the early scripts; a test passes its own. */
export type OpenedPage = Pick<
  Window & typeof globalThis,
  'location' | 'history' | 'document' | 'localStorage' | 'sessionStorage' | 'matchMedia' | 'fetch'
>;

/** Reads a stored text; `null` if it does not exist, or if the browser refuses storage. */
export type ReadStored = (key: string, area?: 'localStorage' | 'sessionStorage') => string | null;

/** The address of an extension's screen. */
export type ScreenAddress = Pick<ContributedScreen, 'path' | 'access'>;

/** The page that the portal most likely shows first. */
export interface InitialView extends LikelyPage<ScreenAddress> {
  /** Language prefix of the address. */
  readonly prefix: Prefix | '';
  /** Culture by storage or address. Without it, the client decides, and without a client the site. */
  readonly culture: Culture | undefined;
  /** The page begins with a session, or with a token for one; start-up makes the final decision. */
  readonly signedIn: boolean;
  /** The address has a token, which start-up exchanges for a session. */
  readonly hasToken: boolean;
  /** The address with which the page was opened, without the portal's base, but with its token. */
  readonly launch: { readonly pathname: string; readonly search: string };
  /** Path and query without the token. */
  readonly address: string;
  /** The address had a token parameter, valid or not. */
  readonly hadToken: boolean;
  /** Path and query of the page: where a token link leads, else the address. */
  readonly target: string;
  /** Path of the page without language prefix. */
  readonly path: string;
  /** The mobile app shows the page without a frame (R1). */
  readonly isEmbedded: boolean;
}

/**
 * Decides which page this is, by address and storage alone. It runs before the first paint, so it needs no table of
 * calls, no configuration and no text.
 * @param screens those of extensions.
 */
export function decideInitialView(
  location: Pick<Location, 'pathname' | 'search' | 'origin'>,
  readStored: ReadStored,
  screens: readonly ScreenAddress[],
): InitialView {
  const launch = { pathname: pathBehind(BASE, location.pathname), search: location.search };
  const clientPaths = screens.filter(({ access }) => access === 'client').map(({ path }) => path);
  const entry = readEntryLink(launch, [...accountPaths(''), ...clientPaths]);
  const hasToken = entry.token !== undefined;
  const signedIn = hasToken || currentSession(readStored) !== undefined;
  const { prefix } = splitPrefix(launch.pathname);
  const stored = readStored('language');
  const { path } = splitPrefix(hasToken ? new URL(entry.target, location.origin).pathname : launch.pathname);
  return {
    ...likelyPage(path, signedIn, screens),
    prefix,
    culture: prefix !== '' || isCulture(stored) ? resolveCulture({ stored, prefix }) : undefined,
    signedIn,
    hasToken,
    launch,
    address: entry.cleanedAddress,
    hadToken: entry.hadToken,
    target: entry.target,
    path,
    isEmbedded: entry.embed ?? readStored('isMobileApp') === 'true',
  };
}

/** The screens of extensions, whose paths the build writes into the page. */
export function contributedScreensOf({ document }: Pick<OpenedPage, 'document'>): readonly ScreenAddress[] {
  const { pages = '', openPages = '' } = document.documentElement.dataset;
  const screens = (paths: string, access: ScreenAddress['access']) =>
    (paths.match(/\S+/g) ?? []).map((path) => ({ path, access }));
  return [...screens(openPages, 'anyone'), ...screens(pages, 'client')];
}

export function storageReader(page: Pick<OpenedPage, 'localStorage' | 'sessionStorage'>): ReadStored {
  return (key, area = 'localStorage') => {
    try {
      return page[area].getItem(key);
    } catch {
      return null;
    }
  };
}

export const currentSession = (readStored: ReadStored): Session | undefined =>
  storedSession(readStored, Date.now() / 1000);

/** Removes the token from the address bar and the history. */
export function removeToken({ history, location }: OpenedPage, { hadToken, address }: InitialView): void {
  if (hadToken) history.replaceState(history.state, '', BASE + address + location.hash);
}

/** Sets the colour scheme and the visible parts of the pre-rendered page before the bundle is loaded. */
export function markVisibleParts(page: OpenedPage, view: InitialView, readStored: ReadStored): void {
  const { signedIn, culture } = view;
  const html = page.document.documentElement;
  const dark = signedIn
    ? readStored('portico.theme', 'sessionStorage') === 'dark'
    : page.matchMedia('(prefers-color-scheme: dark)').matches;
  html.classList.toggle('dark', dark);
  if (signedIn) {
    html.dataset['firstPaint'] = visibleFrameParts(view, readStored);
    if (culture) Object.assign(html, { lang: culture, dir: directionOf(culture) });
  } else {
    const language = readStored('language');
    if (isCulture(language) && language !== html.lang) html.dataset['firstPaint'] = 'none';
  }
}

/** Names of the pre-rendered frame's parts that a client will see (docs/decisions/0017). */
function visibleFrameParts({ inShell, isEmbedded, target }: InitialView, readStored: ReadStored): string {
  if (!inShell || isEmbedded) return 'none';
  const foldedPart = readStored('collapsed') === 'true' ? ' folded' : '';
  // A query opens a page inside the accounts.
  const barePart = /^\/(accounts|login)?\/*$/i.test(splitPrefix(target).path) ? '' : ' bare';
  return `shell${foldedPart}${barePart}`;
}

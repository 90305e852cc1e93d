import { withoutTrailingSlashes } from '../kernel/address';
import type { ContributedScreen } from '../site/contributed-screens';
import type { Variant } from '../site/company';
import type { MenuName } from './menu.table';

/** An entry that an extension adds to a menu. */
export interface ContributedEntry {
  /** Its handle is `menu-{key}`; no key of the menu's own. */
  readonly key: string;
  /** The menus that have it. */
  readonly slots: readonly MenuName[];
  /** Key of its text. */
  readonly label: string;
  /** Key of the screen that it opens. Clients who may not enter the screen do not see the entry. */
  readonly screen?: string;
  /** Instead of `screen`: an https address, which opens in a new tab. */
  readonly href?: string;
  /** Key of the entry that it follows. Without it, or if that entry is not shown, it is the last one. */
  readonly after?: string;
  /** An outlined icon as `@ant-design/icons-svg` describes it. */
  readonly icon?: object;
}

/** Screens and menu entries of extensions. */
export interface ContributedPages {
  readonly screens: readonly ContributedScreen[];
  readonly menu: readonly ContributedEntry[];
}

export const NO_PAGES: ContributedPages = Object.freeze({ screens: [], menu: [] });

/** The visitor of an extension's screen. */
export interface ScreenVisitor {
  readonly signedIn: boolean;
  /** The client's variant, or the site's for a visitor. */
  readonly variant: Variant;
}

/** A screen without `companies` is open to every variant. */
export function isOpenTo({ companies }: ContributedScreen, variant: Variant): boolean {
  return companies === undefined || companies.includes(variant.key);
}

/** Decides whether a visitor sees an extension's screen, or where they are sent. */
export function resolveContributedScreen(
  screen: ContributedScreen,
  { signedIn, variant }: ScreenVisitor,
): 'screen' | 'login' | 'accounts' {
  if (!signedIn && screen.access === 'client') return 'login';
  if (isOpenTo(screen, variant)) return 'screen';
  return signedIn ? 'accounts' : 'login';
}

/** Finds the screen at a path without language prefix. Letter case and trailing slashes do not matter, as for routes (D5). */
export function contributedScreenAt<Screen extends Pick<ContributedScreen, 'path'>>(
  screens: readonly Screen[],
  path: string,
): Screen | undefined {
  const normalizedPath = withoutTrailingSlashes(path).toLowerCase();
  return screens.find((screen) => screen.path === normalizedPath);
}

import type { Variant } from '../site/company';
import type { MenuName } from './menu.table';

/** A screen that an extension brings, as the policies see it. */
export interface BroughtScreen {
  /** Its handle is `screen-{key}`: lower-case letters, digits and hyphens; no key of the portal's own. */
  readonly key: string;
  /** Its address without language prefix, `/reports`: words of lower-case letters, digits and hyphens between slashes. */
  readonly path: string;
  /** Key of the text that stands in the title of the page. */
  readonly title: string;
  /** `client` who is signed in, inside the shell; `anyone` visitors too, in the frame of the sign-in page. */
  readonly access: 'client' | 'anyone';
  /** Keys of the variants that may enter: the client's, for a visitor the site's. All of them, where it is left out. */
  readonly companies?: readonly string[];
}

/** An entry that an extension adds to a menu. */
export interface BroughtEntry {
  /** Its handle is `menu-{key}`; no key of the menu's own. */
  readonly key: string;
  /** The menus that have it. */
  readonly slots: readonly MenuName[];
  /** Key of its text. */
  readonly label: string;
  /** Key of the screen that it opens; clients who may not enter that do not see the entry. */
  readonly screen?: string;
  /** In place of `screen`: an https address, which opens in a new tab. */
  readonly href?: string;
  /** The entry behind which it stands; at the end without it, or where that entry is not shown. */
  readonly after?: string;
  /** An outlined icon as `@ant-design/icons-svg` describes it. */
  readonly icon?: object;
}

/** What extensions add to addresses and menus. */
export interface BroughtPages {
  readonly screens: readonly BroughtScreen[];
  readonly menu: readonly BroughtEntry[];
}

/** What the paths of one portal are made of besides the routes. */
export interface KnownPages {
  /** Those of the brands that the portal knows. */
  readonly slugs: readonly string[];
  readonly screens: readonly BroughtScreen[];
}

export const NO_PAGES: BroughtPages = Object.freeze({ screens: [], menu: [] });

/** Who visits a screen that an extension brings. */
export interface BroughtVisit {
  readonly signedIn: boolean;
  /** The client's variant, for a visitor the site's. */
  readonly variant: Variant;
}

/** Whether a variant may enter a screen. */
export function isFor({ companies }: BroughtScreen, variant: Variant): boolean {
  return companies === undefined || companies.includes(variant.key);
}

/** What stands at the path of a screen that an extension brings: the screen, or where the visitor is sent. */
export function resolveBrought(
  screen: BroughtScreen,
  { signedIn, variant }: BroughtVisit,
): 'screen' | 'login' | 'accounts' {
  if (!signedIn && screen.access === 'client') return 'login';
  if (isFor(screen, variant)) return 'screen';
  return signedIn ? 'accounts' : 'login';
}

/** The screen at a path without language prefix; letter case and trailing slashes do not matter, as for all routes (D5). */
export function broughtAt(screens: readonly BroughtScreen[], path: string): BroughtScreen | undefined {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return screens.find((screen) => screen.path === wanted);
}

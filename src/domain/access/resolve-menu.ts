import { cellOf } from '../site/policy-row';
import { cfdTradeUrl } from '../platform/trader-url';
import { isFor, NO_PAGES, type BroughtEntry, type BroughtPages } from './brought';
import type { ClientFacts } from './facts';
import { MENU_ENTRIES, type EntryTarget, type HowToUseTab, type MenuEntryKey } from './menu-entries.table';
import { MENUS, type MenuName } from './menu.table';
import { holds } from './predicates';
import { routePath } from './routes';

/** The containers of the shell that hold menu entries (D6). */
export type MenuContainer = Exclude<MenuName, 'research' | 'platforms'>;

/** One entry, ready to be shown. */
export interface MenuItem {
  /** A `MenuEntryKey`, or the key of an entry that an extension brings. */
  readonly key: string;
  /** `menu.{key}`; an extension's own. */
  readonly labelKey: string;
  /**
   * `route` a link inside the portal, `external` one to elsewhere, `booster` one whose click waits for the tool
   * check, `submenu` a button that opens `children`, `action` a control of the user menu.
   */
  readonly kind: 'route' | 'external' | 'submenu' | 'booster' | 'action';
  /** A path without language prefix for `route`, an https address for `external` and `booster`. */
  readonly href?: string;
  readonly newTab: boolean;
  /** Platform block of an entry of the platforms submenu: mt4, mt5, trader, investor. */
  readonly group?: string;
  readonly children?: readonly MenuItem[];
  /** The icon of an entry that an extension brings, as views draw it. */
  readonly icon?: object;
}

type Destination = Pick<MenuItem, 'kind' | 'href' | 'newTab' | 'children'>;

/** What is needed besides a target to make a destination of it. */
interface Place {
  readonly key: MenuEntryKey;
  readonly facts: ClientFacts;
  readonly brandSlug: string;
  readonly brought: BroughtPages;
}

const inside = (href: string): Destination => ({ kind: 'route', href, newTab: false });
const outside = (kind: 'external' | 'booster', href: string): Destination => ({ kind, href, newTab: true });

/** The address of an entry is only read after its predicate has found that there is one. */
const configured = (address: string | null | undefined): string => String(address);

function destination(target: EntryTarget, place: Place): Destination {
  const { key, facts, brandSlug } = place;
  const guide = (tab: HowToUseTab): Destination => inside(`${routePath('how-to-use', brandSlug)}?tab=${tab}`);
  switch (target.opens) {
    case 'route':
      return inside(routePath(target.route, brandSlug));
    case 'research':
      return facts.isAnyLiveAccount ? inside(routePath(target.route, brandSlug)) : guide(target.tab);
    case 'guide':
      return guide(target.tab);
    case 'stock-trader':
      return outside('external', configured(facts.stockTraderUrl));
    case 'cfd-trade':
      return outside('external', configured(cfdTradeUrl(facts.tradeCfd, facts.language)));
    case 'download':
      return outside('external', configured(facts.links[key]));
    case 'booster':
      return outside('booster', configured(facts.links[key]));
    case 'submenu':
      return { kind: 'submenu', newTab: false, children: itemsOf(target.submenu, place) };
    case 'action':
      return { kind: 'action', newTab: false };
  }
}

function itemsOf(menu: MenuName, { facts, brandSlug, brought }: Omit<Place, 'key'>): readonly MenuItem[] {
  const items = MENUS[menu]
    .filter((row) => holds(cellOf(row, facts.variant), facts, row.key))
    .map(({ key }): MenuItem => {
      const target: EntryTarget = MENU_ENTRIES[key];
      const group = 'block' in target ? { group: target.block } : {};
      const place = { key, facts, brandSlug, brought };
      return { key, labelKey: `menu.${key}`, ...destination(target, place), ...group };
    });
  for (const entry of brought.menu.filter(({ slots }) => slots.includes(menu))) {
    const item = broughtItem(entry, brought, facts);
    const before = items.findIndex(({ key }) => key === entry.after);
    if (item) items.splice(before < 0 ? items.length : before + 1, 0, item);
  }
  return items;
}

/** An entry of an extension; `undefined` if the client may not enter what it opens. */
function broughtItem(
  entry: BroughtEntry,
  { screens }: BroughtPages,
  facts: ClientFacts,
): MenuItem | undefined {
  const { key, label: labelKey, href, icon } = entry;
  const look = { key, labelKey, ...(icon && { icon }) };
  if (href !== undefined) return { ...look, ...outside('external', href) };
  const screen = screens.find((one) => one.key === entry.screen && isFor(one, facts.variant));
  return screen && { ...look, ...inside(screen.path) };
}

/**
 * The entries of a container for a client, in the order on screen (R2.4 and R2.5).
 * @param brought what extensions add.
 */
export function resolveMenu(
  container: MenuContainer,
  facts: ClientFacts,
  brandSlug: string,
  brought: BroughtPages = NO_PAGES,
): readonly MenuItem[] {
  return itemsOf(container, { facts, brandSlug, brought });
}

import { cellOf } from '../site/policy-row';
import { cfdTradeUrl } from '../platform/trader-url';
import { isOpenTo, NO_PAGES, type ContributedEntry, type ContributedPages } from './contributed-pages';
import type { ClientFacts } from './facts';
import { MENU_ENTRIES, type EntryTarget, type HowToUseTab, type MenuEntryKey } from './menu-entries.table';
import { MENUS, type MenuName } from './menu.table';
import { evaluate } from './predicates';
import { routePath } from './routes';

/** The containers of menu entries in the shell (D6). */
export type MenuContainer = Exclude<MenuName, 'research' | 'platforms'>;

/** One entry, ready to be shown. */
export interface MenuItem {
  /** A `MenuEntryKey`, or the key of an extension's entry. */
  readonly key: string;
  /** `menu.{key}`, or the key that an extension defines. */
  readonly labelKey: string;
  /**
   * `route` a link inside the portal, `external` a link to another site, `booster` a link whose click waits for the tool
   * check, `submenu` a button that opens `children`, `action` a control of the user menu.
   */
  readonly kind: 'route' | 'external' | 'submenu' | 'booster' | 'action';
  /** A path without language prefix for `route`, an https address for `external` and `booster`. */
  readonly href?: string;
  readonly newTab: boolean;
  /** Platform block of an entry of the platforms submenu: mt4, mt5, trader, investor. */
  readonly group?: string;
  readonly children?: readonly MenuItem[];
  /** The icon of an extension's entry, as views render it. */
  readonly icon?: object;
}

type Destination = Pick<MenuItem, 'kind' | 'href' | 'newTab' | 'children'>;

/** Facts from which the destination of a target follows. */
interface MenuContext {
  readonly key: MenuEntryKey;
  readonly facts: ClientFacts;
  readonly brandSlug: string;
  readonly contributions: ContributedPages;
}

const internalLink = (href: string): Destination => ({ kind: 'route', href, newTab: false });
const externalLink = (kind: 'external' | 'booster', href: string): Destination => ({
  kind,
  href,
  newTab: true,
});

/** The address of an entry that is shown: the entry's predicate has checked that it exists. */
const certainAddress = (address: string | null | undefined): string => String(address);

function destination(target: EntryTarget, context: MenuContext): Destination {
  const { key, facts, brandSlug } = context;
  const guideLink = (tab: HowToUseTab): Destination =>
    internalLink(`${routePath('how-to-use', brandSlug)}?tab=${tab}`);
  switch (target.opens) {
    case 'route':
      return internalLink(routePath(target.route, brandSlug));
    case 'research':
      return facts.isAnyLiveAccount
        ? internalLink(routePath(target.route, brandSlug))
        : guideLink(target.tab);
    case 'guide':
      return guideLink(target.tab);
    case 'stock-trader':
      return externalLink('external', certainAddress(facts.stockTraderUrl));
    case 'cfd-trade':
      return externalLink('external', certainAddress(cfdTradeUrl(facts.tradeCfd, facts.language)));
    case 'download':
      return externalLink('external', certainAddress(facts.links[key]));
    case 'booster':
      return externalLink('booster', certainAddress(facts.links[key]));
    case 'submenu':
      return { kind: 'submenu', newTab: false, children: itemsOf(target.submenu, context) };
    case 'action':
      return { kind: 'action', newTab: false };
  }
}

function itemsOf(
  menu: MenuName,
  { facts, brandSlug, contributions }: Omit<MenuContext, 'key'>,
): readonly MenuItem[] {
  const items = MENUS[menu]
    .filter((row) => evaluate(cellOf(row, facts.variant), facts, row.key))
    .map(({ key }): MenuItem => {
      const target: EntryTarget = MENU_ENTRIES[key];
      const group = 'block' in target ? { group: target.block } : {};
      const context = { key, facts, brandSlug, contributions };
      return { key, labelKey: `menu.${key}`, ...destination(target, context), ...group };
    });
  for (const entry of contributions.menu.filter(({ slots }) => slots.includes(menu))) {
    const item = contributedItem(entry, contributions, facts);
    const precedingIndex = items.findIndex(({ key }) => key === entry.after);
    if (item) items.splice(precedingIndex < 0 ? items.length : precedingIndex + 1, 0, item);
  }
  return items;
}

/** An entry of an extension; `undefined` if the client may not enter what it opens. */
function contributedItem(
  entry: ContributedEntry,
  { screens }: ContributedPages,
  facts: ClientFacts,
): MenuItem | undefined {
  const { key, label: labelKey, href, icon } = entry;
  const appearance = { key, labelKey, ...(icon && { icon }) };
  if (href !== undefined) return { ...appearance, ...externalLink('external', href) };
  const screen = screens.find(
    (candidate) => candidate.key === entry.screen && isOpenTo(candidate, facts.variant),
  );
  return screen && { ...appearance, ...internalLink(screen.path) };
}

/**
 * The entries of a container for a client, in the order on screen (R2.4 and R2.5).
 * @param contributions menu entries and screens of extensions.
 */
export function resolveMenu(
  container: MenuContainer,
  facts: ClientFacts,
  brandSlug: string,
  contributions: ContributedPages = NO_PAGES,
): readonly MenuItem[] {
  return itemsOf(container, { facts, brandSlug, contributions });
}

import type { MenuItem } from '../../../domain/access/resolve-menu';

interface PageAddress {
  pathname: string;
  search: string;
}

const tabOf = (query: string) => new URLSearchParams(query).get('tab');

const flatten = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.children ? flatten(item.children) : [item]));

/**
 * Finds the entry of the current page. There is at most one, though two entries may lead to the same page (news falls back
 * to market buzz, R2.4). The tabs of a page belong to its entry, unless the menu has entries for them.
 */
export function currentEntry(items: readonly MenuItem[], address: PageAddress): MenuItem | undefined {
  const currentPath = address.pathname.replace(/\/+$/, '').toLowerCase();
  const pageEntries = flatten(items).flatMap((item) => {
    if (item.kind !== 'route' || item.href === undefined) return [];
    const [path = '', query = ''] = item.href.split('?');
    return path.toLowerCase() === currentPath ? [{ item, tab: tabOf(query) }] : [];
  });
  const tab = tabOf(address.search);
  const tabEntry = pageEntries.find((entry) => entry.tab === tab);
  const defaultEntry = pageEntries.every((entry) => entry.tab === null) ? pageEntries[0] : undefined;
  return (tabEntry ?? defaultEntry)?.item;
}

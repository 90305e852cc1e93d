import type { MenuItem } from '../../../domain/access/resolve-menu';

interface Place {
  pathname: string;
  search: string;
}

const tabOf = (query: string) => new URLSearchParams(query).get('tab');

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.children ? flat(item.children) : [item]));

/**
 * Which entry is the page that is shown; at most one, though two may lead to the same place (news falls back to
 * market buzz, R2.4). The tabs of a page belong to its entry, unless the menu has entries for them.
 */
export function currentEntry(items: readonly MenuItem[], place: Place): MenuItem | undefined {
  const shown = place.pathname.replace(/\/+$/, '').toLowerCase();
  const ofPage = flat(items).flatMap((item) => {
    if (item.kind !== 'route' || item.href === undefined) return [];
    const [path = '', query = ''] = item.href.split('?');
    return path.toLowerCase() === shown ? [{ item, tab: tabOf(query) }] : [];
  });
  const tab = tabOf(place.search);
  const exact = ofPage.find((entry) => entry.tab === tab);
  const whole = ofPage.every((entry) => entry.tab === null) ? ofPage[0] : undefined;
  return (exact ?? whole)?.item;
}

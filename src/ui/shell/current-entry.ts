import type { MenuItem } from '../../domain/access/resolve-menu';

interface Place {
  pathname: string;
  search: string;
}

const tabOf = (search: string) => new URLSearchParams(search).get('tab');

function isHere(item: MenuItem, { pathname, search }: Place): boolean {
  if (item.kind !== 'route' || item.href === undefined) return false;
  const [path = '', query = ''] = item.href.split('?');
  return path.toLowerCase() === pathname.replace(/\/+$/, '').toLowerCase() && tabOf(query) === tabOf(search);
}

/**
 * Which entry is the page that is shown; at most one, though two may lead to the same place (news falls back to
 * market buzz, R2.4).
 */
export function currentEntry(items: readonly MenuItem[], place: Place): MenuItem | undefined {
  for (const item of items) {
    const found = item.children ? currentEntry(item.children, place) : isHere(item, place) ? item : undefined;
    if (found) return found;
  }
  return undefined;
}

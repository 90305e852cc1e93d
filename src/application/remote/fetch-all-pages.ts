import type { PageRequest } from './pages';
import type { CursorPage } from './pages';

/** Maximum number of items of one answer. */
const MAX_PAGE_SIZE = 1000;

/** The items of every page of a list, for a file of all of them. Rejects with `PortalError`. */
export async function fetchAllPages<Item>(
  read: (page: PageRequest) => Promise<CursorPage<Item>>,
  limit = MAX_PAGE_SIZE,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: CursorPage<Item> = await read({ cursor, limit });
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

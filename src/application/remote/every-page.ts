import type { PageAsked } from '../accounts/ports/account-books';
import type { CursorPage } from './pages';

/** Most items of one answer. */
const AT_ONCE = 1000;

/** The items of every page of a list, for a file of all of them. Rejects with `PortalError`. */
export async function everyPage<Item>(
  read: (page: PageAsked) => Promise<CursorPage<Item>>,
  limit = AT_ONCE,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: CursorPage<Item> = await read({ cursor, limit });
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

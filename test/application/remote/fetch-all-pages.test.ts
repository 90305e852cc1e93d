import { fetchAllPages } from '../../../src/application/remote/fetch-all-pages';
import type { CursorPage } from '../../../src/application/remote/pages';
import type { PageRequest } from '../../../src/application/accounts/ports/account-books';
import { PortalError } from '../../../src/domain/kernel/errors';

function listOf(pages: Readonly<Record<string, CursorPage<string>>>) {
  const requests: PageRequest[] = [];
  const read = async (page: PageRequest) => {
    requests.push(page);
    const match = pages[page.cursor];
    if (!match) throw PortalError.unavailable();
    return match;
  };
  return { requests, read };
}

test('reads every page from the end of the previous one, and returns all items in order', async () => {
  const { requests, read } = listOf({
    '': { items: ['a', 'b'], next: 'c' },
    c: { items: [], next: 'd' },
    d: { items: ['d'], next: null },
  });
  expect(await fetchAllPages(read, 2)).toEqual(['a', 'b', 'd']);
  expect(requests).toEqual(['', 'c', 'd'].map((cursor) => ({ cursor, limit: 2 })));
});

test('requests the largest page that the gateway allows', async () => {
  const { requests, read } = listOf({ '': { items: [], next: null } });
  expect(await fetchAllPages(read)).toEqual([]);
  expect(requests).toEqual([{ cursor: '', limit: 1000 }]);
});

test('rejects if one page fails', async () => {
  const { read } = listOf({ '': { items: ['a'], next: 'b' } });
  await expect(fetchAllPages(read)).rejects.toMatchObject({ kind: 'unavailable' });
});

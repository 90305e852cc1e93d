import { fetchAllPages } from '../../../src/application/remote/fetch-all-pages';
import type { CursorPage } from '../../../src/application/remote/pages';
import type { PageRequest } from '../../../src/application/accounts/ports/account-books';
import { PortalError } from '../../../src/domain/kernel/errors';

function listOf(pages: Readonly<Record<string, CursorPage<string>>>) {
  const asked: PageRequest[] = [];
  const read = async (page: PageRequest) => {
    asked.push(page);
    const found = pages[page.cursor];
    if (!found) throw PortalError.unavailable();
    return found;
  };
  return { asked, read };
}

test('has the items of every page, in order, each page from where the one before ended', async () => {
  const { asked, read } = listOf({
    '': { items: ['a', 'b'], next: 'c' },
    c: { items: [], next: 'd' },
    d: { items: ['d'], next: null },
  });
  expect(await fetchAllPages(read, 2)).toEqual(['a', 'b', 'd']);
  expect(asked).toEqual(['', 'c', 'd'].map((cursor) => ({ cursor, limit: 2 })));
});

test('asks for as many at once as the gateway gives', async () => {
  const { asked, read } = listOf({ '': { items: [], next: null } });
  expect(await fetchAllPages(read)).toEqual([]);
  expect(asked).toEqual([{ cursor: '', limit: 1000 }]);
});

test('a page that fails fails the whole: a file with a gap would pass for a complete one', async () => {
  const { read } = listOf({ '': { items: ['a'], next: 'b' } });
  await expect(fetchAllPages(read)).rejects.toMatchObject({ kind: 'unavailable' });
});

import { autorun } from 'mobx';
import { Pages, type CursorPage } from '../../../src/application/remote/pages';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { Queries } from '../../../src/application/remote/queries';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/settled';

const cache = createQueryClient();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cache.clear();
});

type Answer = CursorPage<string> | PortalError;

/** A list with scripted pages; also records the calls in order, and what a view would draw. */
function listOf(answers: Readonly<Record<string, Answer>>) {
  const told = new Map(Object.entries(answers));
  const asked: string[] = [];
  const queries = new Queries(cache, new FakeClock());
  const page = queries.family({
    scope: 'client',
    call: 'news', // has no automatic retries
    read: (_signal, cursor: string): Promise<CursorPage<string>> => {
      asked.push(cursor);
      const answer = told.get(cursor);
      if (!answer || answer instanceof PortalError)
        return Promise.reject(answer ?? PortalError.malformed('no such page'));
      return Promise.resolve(answer);
    },
  });
  const pages = new Pages(page);
  const drawn: string[] = [];
  stops.push(autorun(() => void drawn.push(pages.items.join(''))));
  return { page, pages, asked, told, drawn };
}

const THREE = {
  '': { items: ['a', 'b'], next: 'c' },
  c: { items: ['c', 'd'], next: 'e' },
  e: { items: ['e'], next: null },
};

test('pages are loaded one by one, each from where the previous one ended', async () => {
  const { pages, asked, drawn } = listOf(THREE);
  expect(pages.hasMore).toBe(false); // nothing is known yet
  await pages.open();
  expect([pages.items, pages.hasMore, pages.latest]).toEqual([['a', 'b'], true, null]);
  pages.loadMore();
  expect(pages.latest).toMatchObject({ status: 'loading' });
  expect(pages.hasMore).toBe(true);
  await untilSettled();
  pages.loadMore();
  await untilSettled();
  expect([pages.items.join(''), pages.hasMore]).toEqual(['abcde', false]);
  expect(asked).toEqual(['', 'c', 'e']);
  expect(drawn.at(-1)).toBe('abcde');
});

test('a page being loaded is requested only once, and nothing is requested after the last one', async () => {
  const { pages, asked } = listOf(THREE);
  pages.loadMore(); // before anything is known
  await pages.open();
  pages.loadMore();
  pages.loadMore();
  await untilSettled();
  pages.loadMore();
  await untilSettled();
  pages.loadMore();
  await untilSettled();
  expect(asked).toEqual(['', 'c', 'e']);
});

test('a failed page is asked for again by Retry; earlier pages stay', async () => {
  const { pages, asked, told } = listOf({ ...THREE, c: PortalError.unavailable() });
  await pages.open();
  pages.loadMore();
  await untilSettled();
  expect(pages.latest).toMatchObject({ status: 'failed' });
  expect([pages.state.status, pages.items.join('')]).toEqual(['ready', 'ab']);
  pages.loadMore(); // there is no next page to load after a failed one
  told.set('c', THREE.c);
  pages.retryMore();
  await untilSettled();
  expect(pages.items.join('')).toBe('abcd');
  expect(asked).toEqual(['', 'c', 'c']);
});

test('a refetched list starts again with its first page', async () => {
  const { pages, told } = listOf(THREE);
  await pages.open();
  pages.loadMore();
  await untilSettled();
  told.set('', { items: ['z', 'a'], next: 'b' });
  pages.retry();
  await untilSettled();
  expect([pages.items.join(''), pages.latest, pages.hasMore]).toEqual(['za', null, true]);
});

test('a reopened list shows its first page from the cache', async () => {
  const { pages, asked } = listOf(THREE);
  await pages.open();
  pages.loadMore();
  await untilSettled();
  await pages.open();
  expect([pages.items.join(''), asked.length]).toEqual(['ab', 2]);
});

describe('a list that has grown while further pages were there', () => {
  /** A list of two pages, then one whose first page ends where it did not. */
  async function grown(first: CursorPage<string>) {
    const list = listOf(THREE);
    await list.pages.open();
    list.pages.loadMore();
    await untilSettled();
    list.told.set('', first);
    list.told.set('b', { items: ['b'], next: 'c' });
    return list;
  }
  const again = async (list: Awaited<ReturnType<typeof grown>>) => {
    list.page('').retry();
    await untilSettled();
    list.pages.fillGap();
    await untilSettled();
  };

  test('asks for what is no longer on its first page', async () => {
    const list = await grown({ items: ['z', 'a'], next: 'b' });
    await again(list);
    expect(list.pages.items.join('')).toBe('zabcd');
    expect(list.asked).toEqual(['', 'c', '', 'b']);
    list.pages.fillGap();
    expect(list.pages.items.join('')).toBe('zabcd');
  });

  test.each<[string, CursorPage<string>]>([
    ['its first page ends where it did', { items: ['a', 'b'], next: 'c' }],
    ['its first page is all there is', { items: ['a', 'b'], next: null }],
  ])('asks for nothing where %s', async (_, first) => {
    const list = await grown(first);
    await again(list);
    expect(list.pages.items.join('')).toBe('abcd');
    expect(list.asked).toEqual(['', 'c', '']);
  });

  test('asks for nothing where no further page was asked for', async () => {
    const list = listOf(THREE);
    await list.pages.open();
    list.pages.fillGap();
    await untilSettled();
    expect(list.asked).toEqual(['']);
  });
});

import { autorun } from 'mobx';
import { Pages, type CursorPage } from '../../../src/application/remote/pages';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { Queries } from '../../../src/application/remote/queries';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const cache = createQueryClient();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cache.clear();
});

type Answer = CursorPage<string> | PortalError;

/** A list with scripted pages, which records the calls and the rendered lists. */
function listOf(answers: Readonly<Record<string, Answer>>) {
  const answerByCursor = new Map(Object.entries(answers));
  const requestedCursors: string[] = [];
  const queries = new Queries(cache, new FakeClock());
  const page = queries.family({
    scope: 'client',
    call: 'news', // has no automatic retries
    read: (_signal, cursor: string): Promise<CursorPage<string>> => {
      requestedCursors.push(cursor);
      const answer = answerByCursor.get(cursor);
      if (!answer || answer instanceof PortalError)
        return Promise.reject(answer ?? PortalError.malformed('no such page'));
      return Promise.resolve(answer);
    },
  });
  const pages = new Pages(page);
  const renderedLists: string[] = [];
  stops.push(autorun(() => void renderedLists.push(pages.items.join(''))));
  return { page, pages, requestedCursors, answerByCursor, renderedLists };
}

const THREE = {
  '': { items: ['a', 'b'], next: 'c' },
  c: { items: ['c', 'd'], next: 'e' },
  e: { items: ['e'], next: null },
};

test('pages are loaded one by one, each from where the previous one ended', async () => {
  const { pages, requestedCursors, renderedLists } = listOf(THREE);
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
  expect(requestedCursors).toEqual(['', 'c', 'e']);
  expect(renderedLists.at(-1)).toBe('abcde');
});

test('a page being loaded is requested only once, and nothing is requested after the last one', async () => {
  const { pages, requestedCursors } = listOf(THREE);
  pages.loadMore(); // before anything is known
  await pages.open();
  pages.loadMore();
  pages.loadMore();
  await untilSettled();
  pages.loadMore();
  await untilSettled();
  pages.loadMore();
  await untilSettled();
  expect(requestedCursors).toEqual(['', 'c', 'e']);
});

test('Retry requests a failed page again, and earlier pages stay', async () => {
  const { pages, requestedCursors, answerByCursor } = listOf({ ...THREE, c: PortalError.unavailable() });
  await pages.open();
  pages.loadMore();
  await untilSettled();
  expect(pages.latest).toMatchObject({ status: 'failed' });
  expect([pages.state.status, pages.items.join('')]).toEqual(['ready', 'ab']);
  pages.loadMore(); // there is no next page to load after a failed one
  answerByCursor.set('c', THREE.c);
  pages.retryMore();
  await untilSettled();
  expect(pages.items.join('')).toBe('abcd');
  expect(requestedCursors).toEqual(['', 'c', 'c']);
});

test('a refetched list starts again with its first page', async () => {
  const { pages, answerByCursor } = listOf(THREE);
  await pages.open();
  pages.loadMore();
  await untilSettled();
  answerByCursor.set('', { items: ['z', 'a'], next: 'b' });
  pages.retry();
  await untilSettled();
  expect([pages.items.join(''), pages.latest, pages.hasMore]).toEqual(['za', null, true]);
});

test('a reopened list shows its first page from the cache', async () => {
  const { pages, requestedCursors } = listOf(THREE);
  await pages.open();
  pages.loadMore();
  await untilSettled();
  await pages.open();
  expect([pages.items.join(''), requestedCursors.length]).toEqual(['ab', 2]);
});

describe('a list that has grown after further pages were loaded', () => {
  /** A list of two loaded pages, whose first page has changed at the gateway. */
  async function openGrownList(first: CursorPage<string>) {
    const list = listOf(THREE);
    await list.pages.open();
    list.pages.loadMore();
    await untilSettled();
    list.answerByCursor.set('', first);
    list.answerByCursor.set('b', { items: ['b'], next: 'c' });
    return list;
  }
  const reload = async (list: Awaited<ReturnType<typeof openGrownList>>) => {
    list.page('').retry();
    await untilSettled();
    list.pages.fillGap();
    await untilSettled();
  };

  test('requests the items that are no longer on its first page', async () => {
    const list = await openGrownList({ items: ['z', 'a'], next: 'b' });
    await reload(list);
    expect(list.pages.items.join('')).toBe('zabcd');
    expect(list.requestedCursors).toEqual(['', 'c', '', 'b']);
    list.pages.fillGap();
    expect(list.pages.items.join('')).toBe('zabcd');
  });

  test.each<[string, CursorPage<string>]>([
    ['its first page ends where it did', { items: ['a', 'b'], next: 'c' }],
    ['its first page is all there is', { items: ['a', 'b'], next: null }],
  ])('requests nothing if %s', async (_, first) => {
    const list = await openGrownList(first);
    await reload(list);
    expect(list.pages.items.join('')).toBe('abcd');
    expect(list.requestedCursors).toEqual(['', 'c', '']);
  });

  test('requests nothing if no further page was requested', async () => {
    const list = listOf(THREE);
    await list.pages.open();
    list.pages.fillGap();
    await untilSettled();
    expect(list.requestedCursors).toEqual(['']);
  });
});

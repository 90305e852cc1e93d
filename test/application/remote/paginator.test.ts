import { autorun } from 'mobx';
import type { CursorPage } from '../../../src/application/remote/pages';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { Queries } from '../../../src/application/remote/queries';
import { dataOf } from '../../../src/application/remote/remote';
import { Paginator } from '../../../src/application/remote/paginator';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const cache = createQueryClient();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cache.clear();
});

/** A list of three pages, observed as by a view; the page of the cursor `failing` fails once. */
function listOf({ failing }: { failing?: string } = {}) {
  const pageByCursor: Readonly<Record<string, CursorPage<string>>> = {
    '': { items: ['a', 'b'], next: 'c' },
    c: { items: ['c', 'd'], next: 'e' },
    e: { items: ['e'], next: null },
  };
  const requestedCursors: string[] = [];
  const pages = new Paginator(
    new Queries(cache, new FakeClock()).family({
      scope: 'client',
      call: 'news', // has no automatic retries
      read: async (_signal, cursor: string) => {
        requestedCursors.push(cursor);
        const fails =
          cursor === failing &&
          requestedCursors.filter((requestedCursor) => requestedCursor === cursor).length === 1;
        if (fails || !pageByCursor[cursor]) throw PortalError.unavailable();
        return pageByCursor[cursor];
      },
    }),
  );
  stops.push(autorun(() => void pages.state));
  /** The current page, and the neighbors it has. */
  const currentPage = () => [
    dataOf(pages.state)?.items.join(''),
    pages.pageIndex,
    pages.hasNewer,
    pages.hasOlder,
  ];
  return { pages, requestedCursors, currentPage };
}

const turnPage = async (list: ReturnType<typeof listOf>, way: 'showOlder' | 'showNewer') => {
  if (way === 'showOlder') list.pages.showOlder();
  else list.pages.showNewer();
  await untilSettled();
};

test('one page is shown at a time, and the client can go to older pages and back', async () => {
  const list = listOf();
  expect(list.currentPage()).toEqual([undefined, 0, false, false]);
  list.pages.open();
  await untilSettled();
  expect(list.currentPage()).toEqual(['ab', 0, false, true]);
  await turnPage(list, 'showOlder');
  expect(list.currentPage()).toEqual(['cd', 1, true, true]);
  await turnPage(list, 'showOlder');
  expect(list.currentPage()).toEqual(['e', 2, true, false]);
  await turnPage(list, 'showNewer');
  expect(list.currentPage()).toEqual(['cd', 1, true, true]);
  expect(dataOf(list.pages.first)?.items).toEqual(['a', 'b']);
});

test('there is nothing newer than the first page, and nothing older than the last', async () => {
  const list = listOf();
  await turnPage(list, 'showOlder'); // before anything is known
  list.pages.open();
  await untilSettled();
  await turnPage(list, 'showNewer');
  expect([list.pages.pageIndex, list.requestedCursors]).toEqual([0, ['']]);
  for (const _ of [1, 2, 3]) await turnPage(list, 'showOlder');
  expect([list.pages.pageIndex, list.requestedCursors]).toEqual([2, ['', 'c', 'e']]);
});

test('a loaded page is shown without a call', async () => {
  const list = listOf();
  list.pages.open();
  await untilSettled();
  for (const way of ['showOlder', 'showNewer', 'showOlder'] as const) await turnPage(list, way);
  expect([list.currentPage()[0], list.requestedCursors]).toEqual(['cd', ['', 'c']]);
});

test('a failed page stays, can be left, and is requested again by Retry', async () => {
  const list = listOf({ failing: 'c' });
  list.pages.open();
  await untilSettled();
  await turnPage(list, 'showOlder');
  expect([list.pages.state.status, list.pages.pageIndex, list.pages.hasOlder]).toEqual(['failed', 1, false]);
  await turnPage(list, 'showNewer');
  expect(list.currentPage()[0]).toBe('ab');
  await turnPage(list, 'showOlder');
  list.pages.retry();
  await untilSettled();
  expect(list.currentPage()).toEqual(['cd', 1, true, true]);
});

test('opening the list again shows its first page', async () => {
  const list = listOf();
  list.pages.open();
  await untilSettled();
  await turnPage(list, 'showOlder');
  list.pages.open();
  await untilSettled();
  expect(list.currentPage()).toEqual(['ab', 0, false, true]);
});

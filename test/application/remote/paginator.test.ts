import { autorun } from 'mobx';
import type { CursorPage } from '../../../src/application/remote/pages';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { Queries } from '../../../src/application/remote/queries';
import { dataOf } from '../../../src/application/remote/remote';
import { Paginator } from '../../../src/application/remote/paginator';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/settled';

const cache = createQueryClient();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cache.clear();
});

/** A list of three pages by their cursors, which a view draws; one that fails does so once. */
function listOf({ failing }: { failing?: string } = {}) {
  const told: Readonly<Record<string, CursorPage<string>>> = {
    '': { items: ['a', 'b'], next: 'c' },
    c: { items: ['c', 'd'], next: 'e' },
    e: { items: ['e'], next: null },
  };
  const asked: string[] = [];
  const pages = new Paginator(
    new Queries(cache, new FakeClock()).family({
      ...{ scope: 'client', call: 'news' }, // has no automatic retries
      read: async (_signal, cursor: string) => {
        asked.push(cursor);
        const fails = cursor === failing && asked.filter((one) => one === cursor).length === 1;
        if (fails || !told[cursor]) throw PortalError.unavailable();
        return told[cursor];
      },
    }),
  );
  stops.push(autorun(() => void pages.state));
  /** The current page, and the neighbors it has. */
  const front = () => [dataOf(pages.state)?.items.join(''), pages.pageIndex, pages.hasNewer, pages.hasOlder];
  return { pages, asked, front };
}

const turn = async (list: ReturnType<typeof listOf>, way: 'showOlder' | 'showNewer') => {
  if (way === 'showOlder') list.pages.showOlder();
  else list.pages.showNewer();
  await untilSettled();
};

test('one page is shown at a time; the client goes to older pages and back', async () => {
  const list = listOf();
  expect(list.front()).toEqual([undefined, 0, false, false]);
  list.pages.open();
  await untilSettled();
  expect(list.front()).toEqual(['ab', 0, false, true]);
  await turn(list, 'showOlder');
  expect(list.front()).toEqual(['cd', 1, true, true]);
  await turn(list, 'showOlder');
  expect(list.front()).toEqual(['e', 2, true, false]);
  await turn(list, 'showNewer');
  expect(list.front()).toEqual(['cd', 1, true, true]);
  expect(dataOf(list.pages.first)?.items).toEqual(['a', 'b']);
});

test('there is nothing newer than the first page, and nothing older than the last', async () => {
  const list = listOf();
  await turn(list, 'showOlder'); // before anything is known
  list.pages.open();
  await untilSettled();
  await turn(list, 'showNewer');
  expect([list.pages.pageIndex, list.asked]).toEqual([0, ['']]);
  for (const _ of [1, 2, 3]) await turn(list, 'showOlder');
  expect([list.pages.pageIndex, list.asked]).toEqual([2, ['', 'c', 'e']]);
});

test('a page that has come is turned to without a call', async () => {
  const list = listOf();
  list.pages.open();
  await untilSettled();
  for (const way of ['showOlder', 'showNewer', 'showOlder'] as const) await turn(list, way);
  expect([list.front()[0], list.asked]).toEqual(['cd', ['', 'c']]);
});

test('a page that failed stays in front, is asked for again by Retry, and can be left', async () => {
  const list = listOf({ failing: 'c' });
  list.pages.open();
  await untilSettled();
  await turn(list, 'showOlder');
  expect([list.pages.state.status, list.pages.pageIndex, list.pages.hasOlder]).toEqual(['failed', 1, false]);
  await turn(list, 'showNewer');
  expect(list.front()[0]).toBe('ab');
  await turn(list, 'showOlder');
  list.pages.retry();
  await untilSettled();
  expect(list.front()).toEqual(['cd', 1, true, true]);
});

test('opened anew, the first page is in front', async () => {
  const list = listOf();
  list.pages.open();
  await untilSettled();
  await turn(list, 'showOlder');
  list.pages.open();
  await untilSettled();
  expect(list.front()).toEqual(['ab', 0, false, true]);
});

import { autorun } from 'mobx';
import type { AccountList } from '../../../src/application/accounts/ports/accounts';
import { Queries } from '../../../src/application/remote/queries';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { accountsQuery } from '../../../src/application/accounts/accounts-query';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { LiveStatus } from '../../../src/application/accounts/live-status';
import { NoticeStore } from '../../../src/application/kernel/notice-store';
import type { Account } from '../../../src/domain/accounts/account';
import { isPortalError, PortalError } from '../../../src/domain/kernel/errors';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { FakeClipboard } from '../../../src/testkit/kernel/fake-clipboard';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const OLD_ACCOUNT = accountOf({
  login: 1001,
  nickname: 'Gold 1',
  openedAt: '2020-01-01T00:00:00Z',
  marginLevel: '120.00',
});
const NEW_ACCOUNT = accountOf({
  login: 1002,
  nickname: 'Yen carry',
  openedAt: '2026-01-01T00:00:00Z',
  marginLevel: '900.00',
});
const EUR_ACCOUNT = accountOf({
  login: 1003,
  nickname: 'EUR swing',
  currency: 'EUR',
  openedAt: '2023-01-01T00:00:00Z',
});
const WITHOUT_FIGURES = accountOf({
  login: 1004,
  nickname: 'Gold 2',
  equity: null,
  balance: null,
  marginLevel: null,
});
const DEMO_ACCOUNT = accountOf({ login: 1005, kind: 'demo' });
const ARCHIVED_ACCOUNT = accountOf({ login: 1006, status: 'archived' });

/** A store on a port with these answers, observed as a view observes it. */
function createStore(...answers: (readonly Account[] | PortalError | Promise<AccountList>)[]) {
  const cache = createQueryClient();
  const clock = new FakeClock('2026-11-20T14:32:07Z');
  const clipboard = new FakeClipboard();
  const notices = new NoticeStore(clock);
  const list = jest.fn(async (): Promise<AccountList> => {
    const answer = answers.shift();
    if (isPortalError(answer)) throw answer;
    if (answer instanceof Promise) return answer;
    return { accounts: answer ?? [], unreadable: [], asOf: clock.now() };
  });
  const queries = new Queries(cache, clock);
  const store = new AccountsStore({ list }, queries, clipboard, notices, new LiveStatus());
  const stop = autorun(() => void store.remote);
  cleanups.push(() => {
    stop();
    cache.clear();
  });
  return {
    store,
    queries,
    accounts: { list },
    list,
    clock,
    clipboard,
    notices,
    logins: () => store.visibleAccounts.map(({ login }) => login),
  };
}

const cleanups: (() => void)[] = [];
// The last one first: an observer of a cleared cache would keep the process alive for five minutes.
afterEach(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
});

it('requests the accounts at once, without a timer', () => {
  const { store, list } = createStore([OLD_ACCOUNT]); // on a fake clock that is never advanced
  store.load();
  expect(list).toHaveBeenCalledTimes(1);
});

describe('the accounts list', () => {
  it('counts by tab and opens on live, lowest margin level first', async () => {
    const { store, logins } = createStore([
      OLD_ACCOUNT,
      DEMO_ACCOUNT,
      NEW_ACCOUNT,
      ARCHIVED_ACCOUNT,
      EUR_ACCOUNT,
    ]);
    store.load();
    await untilSettled();
    expect(store.counts).toEqual({ live: 3, demo: 1, archived: 1 });
    expect(store.tab).toBe('live');
    expect(logins()).toEqual([1001, 1003, 1002]);
  });

  it('opens on demo if no live account is active or pending', async () => {
    const { store, logins } = createStore([DEMO_ACCOUNT, ARCHIVED_ACCOUNT]);
    store.load();
    await untilSettled();
    expect(store.tab).toBe('demo');
    expect(logins()).toEqual([1005]);
  });

  /** A store whose first call has failed at start-up, before the screen loads the accounts. */
  async function storeAfterFailedPrefetch() {
    const { store, accounts } = createStore(PortalError.refused([5], 400), [OLD_ACCOUNT]);
    store.load();
    await untilSettled();
    store.load();
    await untilSettled();
    const statusAndCalls = () => [store.remote.status, accounts.list.mock.calls.length];
    expect(statusAndCalls()).toEqual(['failed', 1]);
    return { store, statusAndCalls };
  }

  it('shows a call that failed at start-up, and repeats it on the next visit', async () => {
    const { store, statusAndCalls } = await storeAfterFailedPrefetch();
    store.leave();
    store.load();
    await untilSettled();
    expect(statusAndCalls()).toEqual(['ready', 2]);
  });

  it('repeats a call that failed at start-up when the client clicks Retry', async () => {
    const { store, statusAndCalls } = await storeAfterFailedPrefetch();
    store.retry();
    await untilSettled();
    expect(statusAndCalls()).toEqual(['ready', 2]);
  });

  it('shares the call of start-up with the screen', async () => {
    const { store, list } = createStore([OLD_ACCOUNT]);
    store.load();
    store.load();
    await untilSettled();
    expect([store.remote.status, list.mock.calls.length]).toEqual(['ready', 1]);
  });

  it('sorts cards by lowest margin level until the client chooses an order', async () => {
    const { store, logins } = createStore([OLD_ACCOUNT, NEW_ACCOUNT]);
    store.load();
    await untilSettled();
    store.setLayout('cards');
    expect(logins()).toEqual([1001, 1002]);
    store.setSort('created');
    expect(logins()).toEqual([1002, 1001]);
  });

  it('new figures move no row until the client sorts or returns', async () => {
    const third = { ...NEW_ACCOUNT, login: 1003, marginLevel: '60' };
    const laterAccounts = [
      { ...OLD_ACCOUNT, marginLevel: '70' },
      { ...NEW_ACCOUNT, marginLevel: '120' },
      third,
    ];
    const { store, logins } = createStore(
      [
        { ...OLD_ACCOUNT, marginLevel: '900' },
        { ...NEW_ACCOUNT, marginLevel: '120' },
      ],
      laterAccounts,
    );
    store.load();
    await untilSettled();
    expect(logins()).toEqual([1002, 1001]);
    store.retry();
    await untilSettled();
    expect(logins()).toEqual([1002, 1001, 1003]);
    expect(store.visibleAccounts[1]?.marginLevel).toBe('70');
    store.setSort('marginLevel');
    expect(logins()).toEqual([1003, 1001, 1002]);
    store.leave();
    store.load();
    await untilSettled();
    expect(logins()).toEqual([1003, 1001, 1002]);
  });

  it('searches only within the tab', async () => {
    const { store, logins } = createStore([
      OLD_ACCOUNT,
      NEW_ACCOUNT,
      { ...DEMO_ACCOUNT, nickname: 'Gold demo' },
    ]);
    store.load();
    await untilSettled();
    store.setSearch('gold');
    expect(logins()).toEqual([1001]);
    expect(store.accountsInTab).toHaveLength(2);
  });

  it('resets tab and search, but not order and layout, when the client leaves', async () => {
    const { store } = createStore([OLD_ACCOUNT]);
    store.load();
    await untilSettled();
    store.setTab('archived');
    store.setSearch('1002');
    store.setSort('nickname');
    store.setLayout('cards');
    store.leave();
    expect([store.tab, store.search, store.sort, store.layout]).toEqual(['live', '', 'nickname', 'cards']);
  });
});

describe('totals', () => {
  it('adds up live accounts per currency, and names those without equity', async () => {
    const { store } = createStore([
      { ...OLD_ACCOUNT, equity: '0.10' },
      { ...NEW_ACCOUNT, equity: '0.20' },
      EUR_ACCOUNT,
      WITHOUT_FIGURES,
      DEMO_ACCOUNT,
    ]);
    store.load();
    await untilSettled();
    const usd = store.totals.find(({ currency }) => currency === 'USD');
    expect(usd).toMatchObject({ equity: '0.30', equityCount: 2, accountCount: 3 });
    expect(store.accountsWithoutEquity('USD').map(({ login }) => login)).toEqual([1004]);
    expect(store.accountsWithoutEquity('EUR')).toEqual([]);
  });

  it('leaves out accounts that are still being opened', async () => {
    const { store } = createStore([OLD_ACCOUNT, { ...WITHOUT_FIGURES, status: 'pending' }]);
    store.load();
    await untilSettled();
    expect(store.totals[0]).toMatchObject({ equityCount: 1, accountCount: 1 });
    expect(store.accountsWithoutEquity('USD')).toEqual([]);
  });
});

describe('a refresh', () => {
  it('leaves the old figures if it fails, marked stale until a newer answer arrives', async () => {
    let answer: (list: AccountList) => void = () => undefined;
    const late = new Promise<AccountList>((resolve) => (answer = resolve));
    const { store } = createStore([OLD_ACCOUNT], PortalError.unavailable({ status: 503 }), late);
    store.load();
    await untilSettled();
    expect(store.stale).toBe(false);

    store.retry();
    expect([store.stale, store.isRefreshing]).toEqual([false, true]);
    await untilSettled();
    expect([store.stale, store.isRefreshing]).toEqual([true, false]);
    expect(store.visibleAccounts).toHaveLength(1);

    store.retry();
    expect([store.stale, store.isRefreshing]).toEqual([true, true]);
    answer({ accounts: [NEW_ACCOUNT], unreadable: [], asOf: 1 });
    await untilSettled();
    expect([store.stale, store.isRefreshing]).toEqual([false, false]);
    expect(store.visibleAccounts[0]?.login).toBe(1002);
  });

  it('is not triggered by a second load', async () => {
    const { store, list } = createStore([OLD_ACCOUNT]);
    store.load();
    await untilSettled();
    store.load();
    await untilSettled();
    expect(list).toHaveBeenCalledTimes(1);
  });
});

it('passes on the items that could not be read', async () => {
  const bad = Promise.resolve({
    accounts: [OLD_ACCOUNT],
    unreadable: [{ login: 77 }, { login: null }],
    asOf: 1,
  });
  const { store } = createStore(bad);
  expect(store.unreadable).toEqual([]);
  store.load();
  await untilSettled();
  expect(store.unreadable).toEqual([{ login: 77 }, { login: null }]);
  expect(store.visibleUnreadable).toHaveLength(2);
  store.setTab('demo');
  expect(store.visibleUnreadable).toHaveLength(2);
  store.setTab('archived');
  expect(store.visibleUnreadable).toHaveLength(0);
  store.setTab('live');
  store.setSearch('gold');
  expect(store.visibleUnreadable).toHaveLength(0);
});

describe('copying', () => {
  it('notifies the client of success', async () => {
    const { store, clipboard, notices } = createStore();
    await store.copyLogin(50128841);
    expect(clipboard.text).toBe('50128841');
    await store.copyServer('Portico-Live 1');
    expect(clipboard.text).toBe('Portico-Live 1');
    expect(notices.notices.map(({ tone, textKey }) => [tone, textKey])).toEqual([
      ['success', 'accounts.loginCopied'],
      ['success', 'accounts.serverCopied'],
    ]);
  });

  it('notifies the client that the browser refused', async () => {
    const { store, clipboard, notices } = createStore();
    clipboard.isDenied = true;
    await store.copyLogin(50128841);
    await store.copyServer('Portico-Live 1');
    expect(notices.notices.map(({ tone, textKey }) => [tone, textKey])).toEqual([
      ['warning', 'accounts.loginNotCopied'],
      ['warning', 'accounts.serverNotCopied'],
    ]);
  });
});

it('new figures are in the list at once, and only values that depend on them are computed again', async () => {
  const { store, queries, accounts } = createStore([OLD_ACCOUNT, NEW_ACCOUNT, EUR_ACCOUNT, DEMO_ACCOUNT]);
  const runs: Record<string, number> = {};
  const countRuns = (name: string, read: () => unknown) =>
    cleanups.push(
      autorun(() => {
        read();
        runs[name] = (runs[name] ?? 0) + 1;
      }),
    );
  store.load();
  await untilSettled();
  countRuns('tab', () => store.tab);
  countRuns('counts', () => store.counts);
  countRuns('count', () => store.visibleCount);
  countRuns('visibleAccounts', () => store.visibleAccounts);
  countRuns('visibleLogins', () => store.visibleLogins);
  countRuns('totals', () => store.totals);
  countRuns('suggested', () => store.suggestedAccounts);
  const before = store.visibleAccounts;
  accountsQuery(queries, accounts).patch((list) => ({
    ...list,
    accounts: list.accounts.map((account) =>
      account.login === OLD_ACCOUNT.login ? { ...account, marginLevel: '950.00' } : account,
    ),
  }));
  await untilSettled();
  expect(store.visibleAccounts.map(({ login, marginLevel }) => [login, marginLevel])).toEqual([
    [1001, '950.00'],
    [1003, '888.56'],
    [1002, '900.00'],
  ]);
  expect(store.visibleAccounts.slice(1).every((account, index) => account === before[index + 1])).toBe(true);
  expect(runs).toEqual({
    tab: 1,
    counts: 1,
    count: 1,
    visibleAccounts: 2,
    visibleLogins: 1,
    totals: 2,
    suggested: 1,
  });
});

it('sorts a list again only if the list or the order changes', async () => {
  const { store } = createStore([OLD_ACCOUNT, NEW_ACCOUNT]);
  const lists: (readonly Account[])[] = [];
  cleanups.push(autorun(() => void lists.push(store.visibleAccounts)));
  store.load();
  await untilSettled();
  store.setSort('marginLevel');
  expect(lists.map((list) => list.map(({ login }) => login))).toEqual([[], [1001, 1002]]);
  store.setSort('created');
  expect(lists.at(-1)?.map(({ login }) => login)).toEqual([1002, 1001]);
  expect(lists).toHaveLength(3);
});

import { autorun } from 'mobx';
import type { AccountList } from '../../../src/application/accounts/ports/accounts';
import { Queries } from '../../../src/application/remote/queries';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { accountsQuery } from '../../../src/application/accounts/accounts-query';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { LiveStatus } from '../../../src/application/accounts/live-status';
import { NoticeStore } from '../../../src/application/kernel/notice-store';
import { hasFigures, type Account } from '../../../src/domain/accounts/account';
import { isPortalError, PortalError } from '../../../src/domain/kernel/errors';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { FakeClipboard } from '../../../src/testkit/kernel/fake-clipboard';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

const OLD = accountOf({
  login: 1001,
  nickname: 'Gold 1',
  openedAt: '2020-01-01T00:00:00Z',
  marginLevel: '120.00',
});
const NEW = accountOf({
  login: 1002,
  nickname: 'Yen carry',
  openedAt: '2026-01-01T00:00:00Z',
  marginLevel: '900.00',
});
const EUR = accountOf({
  login: 1003,
  nickname: 'EUR swing',
  currency: 'EUR',
  openedAt: '2023-01-01T00:00:00Z',
});
const SILENT = accountOf({ login: 1004, nickname: 'Gold 2', equity: null, balance: null, marginLevel: null });
const DEMO = accountOf({ login: 1005, kind: 'demo' });
const ARCHIVED = accountOf({ login: 1006, status: 'archived' });

/** The store on a port that gives these answers, observed as a view observes it. */
function watchedStore(...answers: (readonly Account[] | PortalError | Promise<AccountList>)[]) {
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
  opened.push(() => {
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

const opened: (() => void)[] = [];
// The last one first: what is watched after its cache was cleared holds the process for five minutes.
afterEach(() => {
  for (const close of opened.splice(0).reverse()) close();
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('requests the accounts at once, without a timer', () => {
  const { store, list } = watchedStore([OLD]); // on a fake clock that is never advanced
  store.load();
  expect(list).toHaveBeenCalledTimes(1);
});

describe('what the accounts list shows', () => {
  it('counts by tab and opens on live, lowest margin level first', async () => {
    const { store, logins } = watchedStore([OLD, DEMO, NEW, ARCHIVED, EUR]);
    store.load();
    await settled();
    expect(store.counts).toEqual({ live: 3, demo: 1, archived: 1 });
    expect(store.tab).toBe('live');
    expect(logins()).toEqual([1001, 1003, 1002]);
  });

  it('opens on demo if no live account is active or pending', async () => {
    const { store, logins } = watchedStore([DEMO, ARCHIVED]);
    store.load();
    await settled();
    expect(store.tab).toBe('demo');
    expect(logins()).toEqual([1005]);
  });

  /** A store whose first call has failed at start-up, before the screen loads the accounts. */
  async function storeAfterFailedPrefetch() {
    const { store, accounts } = watchedStore(PortalError.refused([5], 400), [OLD]);
    store.load();
    await settled();
    store.load();
    await settled();
    const statusAndCalls = () => [store.remote.status, accounts.list.mock.calls.length];
    expect(statusAndCalls()).toEqual(['failed', 1]);
    return { store, statusAndCalls };
  }

  it('shows what failed while the portal started, and asks again on the next visit', async () => {
    const { store, statusAndCalls } = await storeAfterFailedPrefetch();
    store.leave();
    store.load();
    await settled();
    expect(statusAndCalls()).toEqual(['ready', 2]);
  });

  it('repeats a call that failed while the portal started when the client clicks Retry', async () => {
    const { store, statusAndCalls } = await storeAfterFailedPrefetch();
    store.retry();
    await settled();
    expect(statusAndCalls()).toEqual(['ready', 2]);
  });

  it('shares the call of start-up with the screen', async () => {
    const { store, list } = watchedStore([OLD]);
    store.load();
    store.load();
    await settled();
    expect([store.remote.status, list.mock.calls.length]).toEqual(['ready', 1]);
  });

  it('sorts cards by lowest margin level until the client chooses an order', async () => {
    const { store, logins } = watchedStore([OLD, NEW]);
    store.load();
    await settled();
    store.setLayout('cards');
    expect(logins()).toEqual([1001, 1002]);
    store.setSort('created');
    expect(logins()).toEqual([1002, 1001]);
  });

  it('new figures move no row until the client sorts or comes back', async () => {
    const third = { ...NEW, login: 1003, marginLevel: '60' };
    const later = [{ ...OLD, marginLevel: '70' }, { ...NEW, marginLevel: '120' }, third];
    const { store, logins } = watchedStore(
      [
        { ...OLD, marginLevel: '900' },
        { ...NEW, marginLevel: '120' },
      ],
      later,
    );
    store.load();
    await settled();
    expect(logins()).toEqual([1002, 1001]);
    store.retry();
    await settled();
    expect(logins()).toEqual([1002, 1001, 1003]);
    expect(store.visibleAccounts[1]?.marginLevel).toBe('70');
    store.setSort('marginLevel');
    expect(logins()).toEqual([1003, 1001, 1002]);
    store.leave();
    store.load();
    await settled();
    expect(logins()).toEqual([1003, 1001, 1002]);
  });

  it('searches only within the tab', async () => {
    const { store, logins } = watchedStore([OLD, NEW, { ...DEMO, nickname: 'Gold demo' }]);
    store.load();
    await settled();
    store.setSearch('gold');
    expect(logins()).toEqual([1001]);
    expect(store.accountsInTab).toHaveLength(2);
  });

  it('resets tab and search when leaving the screen, and keeps order and layout', async () => {
    const { store } = watchedStore([OLD]);
    store.load();
    await settled();
    store.setTab('archived');
    store.setSearch('1002');
    store.setSort('nickname');
    store.setLayout('cards');
    store.leave();
    expect([store.tab, store.search, store.sort, store.layout]).toEqual(['live', '', 'nickname', 'cards']);
  });
});

describe('totals', () => {
  it('adds up live accounts per currency and names those not counted', async () => {
    const { store } = watchedStore([
      { ...OLD, equity: '0.10' },
      { ...NEW, equity: '0.20' },
      EUR,
      SILENT,
      DEMO,
    ]);
    store.load();
    await settled();
    const usd = store.totals.find(({ currency }) => currency === 'USD');
    expect(usd).toMatchObject({ equity: '0.30', equityCount: 2, accountCount: 3 });
    expect(store.accountsWithoutEquity('USD').map(({ login }) => login)).toEqual([1004]);
    expect(store.accountsWithoutEquity('EUR')).toEqual([]);
  });

  it('leaves out accounts still being opened', async () => {
    const { store } = watchedStore([OLD, { ...SILENT, status: 'pending' }]);
    store.load();
    await settled();
    expect(store.totals[0]).toMatchObject({ equityCount: 1, accountCount: 1 });
    expect(store.accountsWithoutEquity('USD')).toEqual([]);
  });
});

describe('a refresh', () => {
  it('keeps the old figures if it fails, marked stale until a newer answer comes', async () => {
    let answer: (list: AccountList) => void = () => undefined;
    const late = new Promise<AccountList>((resolve) => (answer = resolve));
    const { store } = watchedStore([OLD], PortalError.unavailable({ status: 503 }), late);
    store.load();
    await settled();
    expect(store.stale).toBe(false);

    store.retry();
    expect([store.stale, store.refreshing]).toEqual([false, true]);
    await settled();
    expect([store.stale, store.refreshing]).toEqual([true, false]);
    expect(store.visibleAccounts).toHaveLength(1);

    store.retry();
    expect([store.stale, store.refreshing]).toEqual([true, true]);
    answer({ accounts: [NEW], unreadable: [], asOf: 1 });
    await settled();
    expect([store.stale, store.refreshing]).toEqual([false, false]);
    expect(store.visibleAccounts[0]?.login).toBe(1002);
  });

  it('is not triggered by a second load', async () => {
    const { store, list } = watchedStore([OLD]);
    store.load();
    await settled();
    store.load();
    await settled();
    expect(list).toHaveBeenCalledTimes(1);
  });
});

it('passes on the items that could not be read', async () => {
  const bad = Promise.resolve({ accounts: [OLD], unreadable: [{ login: 77 }, { login: null }], asOf: 1 });
  const { store } = watchedStore(bad);
  expect(store.unreadable).toEqual([]);
  store.load();
  await settled();
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

it('fails as a whole if the call fails', async () => {
  const { store } = watchedStore(PortalError.unavailable());
  store.load();
  await settled();
  expect(store.remote).toMatchObject({ status: 'failed', error: { kind: 'unavailable' } });
});

describe('copying', () => {
  it('tells the client that it worked', async () => {
    const { store, clipboard, notices } = watchedStore();
    await store.copyLogin(50128841);
    expect(clipboard.text).toBe('50128841');
    await store.copyServer('Portico-Live 1');
    expect(clipboard.text).toBe('Portico-Live 1');
    expect(notices.notices.map(({ tone, textKey }) => [tone, textKey])).toEqual([
      ['success', 'accounts.loginCopied'],
      ['success', 'accounts.serverCopied'],
    ]);
  });

  it('tells the client that the browser refused', async () => {
    const { store, clipboard, notices } = watchedStore();
    clipboard.isDenied = true;
    await store.copyLogin(50128841);
    await store.copyServer('Portico-Live 1');
    expect(notices.notices.map(({ tone, textKey }) => [tone, textKey])).toEqual([
      ['warning', 'accounts.loginNotCopied'],
      ['warning', 'accounts.serverNotCopied'],
    ]);
  });
});

it('can look up an account without figures', () => {
  expect(hasFigures(SILENT)).toBe(false);
  expect(hasFigures({ equity: null, balance: '1.00' })).toBe(true);
  expect(hasFigures({ equity: '1.00', balance: null })).toBe(true);
});

it('figures that move are in the list at once, and nothing but what they change is calculated again', async () => {
  const { store, queries, accounts } = watchedStore([OLD, NEW, EUR, DEMO]);
  const seen: Record<string, number> = {};
  const watch = (name: string, look: () => unknown) =>
    opened.push(
      autorun(() => {
        look();
        seen[name] = (seen[name] ?? 0) + 1;
      }),
    );
  store.load();
  await settled();
  watch('tab', () => store.tab);
  watch('counts', () => store.counts);
  watch('count', () => store.visibleCount);
  watch('shown', () => store.visibleAccounts);
  watch('shownLogins', () => store.visibleLogins);
  watch('totals', () => store.totals);
  watch('suggested', () => store.suggested);
  const before = store.visibleAccounts;
  accountsQuery(queries, accounts).patch((list) => ({
    ...list,
    accounts: list.accounts.map((one) => (one.login === OLD.login ? { ...one, marginLevel: '950.00' } : one)),
  }));
  await settled();
  expect(store.visibleAccounts.map(({ login, marginLevel }) => [login, marginLevel])).toEqual([
    [1001, '950.00'],
    [1003, '888.56'],
    [1002, '900.00'],
  ]);
  expect(store.visibleAccounts.slice(1).every((one, place) => one === before[place + 1])).toBe(true);
  expect(seen).toEqual({ tab: 1, counts: 1, count: 1, shown: 2, shownLogins: 1, totals: 2, suggested: 1 });
});

it('sorts a list once, and again only if the list or the order changes', async () => {
  const { store } = watchedStore([OLD, NEW]);
  const seen: (readonly Account[])[] = [];
  opened.push(autorun(() => void seen.push(store.visibleAccounts)));
  store.load();
  await settled();
  store.setSort('marginLevel');
  expect(seen.map((shown) => shown.map(({ login }) => login))).toEqual([[], [1001, 1002]]);
  store.setSort('created');
  expect(seen.at(-1)?.map(({ login }) => login)).toEqual([1002, 1001]);
  expect(seen).toHaveLength(3);
});

import { autorun } from 'mobx';
import type { AccountBooks } from '../../../src/application/accounts/ports/account-books';
import type { Accounts } from '../../../src/application/accounts/ports/accounts';
import { Queries } from '../../../src/application/remote/queries';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { dataOf } from '../../../src/application/remote/remote';
import type { LiveNews } from '../../../src/application/accounts/ports/live-figures';
import { AccountBooksStore } from '../../../src/application/accounts/account-books-store';
import { CostStore } from '../../../src/application/accounts/cost-store';
import { EquityCurveStore } from '../../../src/application/accounts/equity-curve-store';
import { accountsQuery } from '../../../src/application/accounts/accounts-query';
import { ordersQuery } from '../../../src/application/accounts/orders-query';
import { positionsQuery } from '../../../src/application/accounts/positions-query';
import { LayoutStore } from '../../../src/application/kernel/layout-store';
import { LiveStatus } from '../../../src/application/accounts/live-status';
import { LiveStore, type LiveStores } from '../../../src/application/accounts/live-store';
import type { Order } from '../../../src/domain/accounts/books';
import { PortalError } from '../../../src/domain/kernel/errors';
import { observable, runInAction } from 'mobx';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';
import { FakeAccountBooks } from '../../../src/testkit/accounts/fake-account-books';
import { FakeAccounts } from '../../../src/testkit/accounts/fake-accounts';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakeKeyValueStore } from '../../../src/testkit/kernel/fake-key-value-store';
import { FakeLiveFigures } from '../../../src/testkit/accounts/fake-live-figures';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { positionOf } from '../../domain/accounts/positions';
import { FakeTabs } from '../../../src/testkit/kernel/fake-tabs';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const GOLD = accountOf({ login: 1, nickname: 'Gold', equity: '10.00' });
const SILVER = accountOf({ login: 2, nickname: 'Silver', equity: '20.00' });
const figuresOf = (login: number, equity: string) => ({
  login,
  equity,
  balance: null,
  credit: null,
  margin: null,
  freeMargin: null,
  floatingPl: null,
  marginLevel: null,
});
const figuresEvent = (login: number, equity: string) => ({
  kind: 'figures' as const,
  accounts: [figuresOf(login, equity)],
});

const stops: (() => void)[] = [];
// The last one first: an observer of a cleared cache would keep the process alive for five minutes.
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

/** Events are rendered with the next frame. */
const FRAME_MS = 16;

function createBrowser() {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  const accounts = [GOLD, SILVER];
  const client = backend.add({ email: 'a@portico.test', password: 'x', setting: clientOf('main'), accounts });
  backend.gateway.setBearer(backend.issueToken(client));
  const live = new FakeLiveFigures(backend);
  const count = () => backend.count('accounts');
  const send = (news: LiveNews) => {
    live.send(news);
    clock.advance(FRAME_MS);
  };
  return { clock, backend, client, live, count, send };
}

/** Opens a tab that shows the accounts. */
async function openTab({ clock, backend, live }: ReturnType<typeof createBrowser>, otherTab?: FakeTabs) {
  const page = new FakePage();
  const tabs = new FakeTabs(otherTab);
  const cache = createQueryClient();
  const queries = new Queries(cache, clock);
  const status = new LiveStatus();
  const layout = new LayoutStore(new FakeKeyValueStore(), clock);
  const accounts: Accounts = new FakeAccounts(backend);
  const identity = observable({ signedIn: true, id: 1 });
  const session = identity as unknown as LiveStores['session'];
  const client = {
    get setting() {
      return { id: identity.id };
    },
  } as unknown as LiveStores['client'];
  const query = accountsQuery(queries, accounts);
  const equityOf = (login: number) =>
    dataOf(query.state)?.accounts.find((account) => account.login === login)?.equity;
  const stopWatching = autorun(() => `${equityOf(1)} ${equityOf(2)}`);
  await query.load();
  const store = new LiveStore({ live, tabs, accounts, clock, page }, queries, {
    session,
    client,
    layout,
    status,
  });
  const stop = store.start();
  stops.push(() => {
    stop();
    stopWatching();
    cache.clear();
  });
  await untilSettled();
  clock.advance(FRAME_MS);
  const list = () => dataOf(query.state)!;
  return { page, tabs, queries, query, status, layout, identity, equityOf, stop, list };
}

test('new figures replace only the accounts that they change', async () => {
  const browser = createBrowser();
  const { equityOf, list } = await openTab(browser);
  const [, silver] = list().accounts;
  browser.clock.advance(3_000);
  browser.send(figuresEvent(1, '11.50'));
  expect([equityOf(1), equityOf(2)]).toEqual(['11.50', '20.00']);
  expect(list().accounts[0]?.nickname).toBe('Gold');
  expect(list().accounts[1]).toBe(silver);
  expect(list().asOf).toBe(browser.clock.now() - FRAME_MS);
  expect(browser.count()).toBe(1);
});

test('the events of one frame change the list once', async () => {
  const browser = createBrowser();
  const { query, equityOf, list } = await openTab(browser);
  const patches = jest.spyOn(query, 'patch');
  for (let cents = 10; cents < 60; cents += 1) browser.live.send(figuresEvent(1, `12.${cents}`));
  browser.live.send(figuresEvent(2, '21.00'));
  expect([equityOf(1), equityOf(2)]).toEqual(['10.00', '20.00']);
  browser.clock.advance(FRAME_MS);
  expect([equityOf(1), equityOf(2), patches.mock.calls.length]).toEqual(['12.59', '21.00', 1]);
  const renderedList = list();
  browser.clock.advance(1_000);
  expect(list()).toBe(renderedList);
});

test('figures wait while the page scrolls', async () => {
  const browser = createBrowser();
  const { layout, equityOf } = await openTab(browser);
  const equity = () => equityOf(1);
  layout.setScrolling(true);
  browser.send(figuresEvent(1, '11.00'));
  browser.clock.advance(1_000);
  expect(equity()).toBe('10.00');
  layout.setScrolling(false);
  browser.clock.advance(FRAME_MS);
  expect(equity()).toBe('11.00');
});

test('one event changes the equity of an account, its position and the totals together', async () => {
  const browser = createBrowser();
  const { queries, equityOf } = await openTab(browser);
  const position = (ticket: number, profit: string) => positionOf({ ticket, swap: '0.00', profit });
  const totals = { count: 2, lots: '0.20', swap: '0.00', profit: '3.00', margin: null };
  const items = [position(7, '1.00'), position(8, '2.00')];
  const positions = jest.fn(() => Promise.resolve({ items, next: null, totals }));
  const query = positionsQuery(queries, { positions } as unknown as AccountBooks)(1, '', '', '');
  const states: unknown[] = [];
  stops.push(
    autorun(() => {
      const page = dataOf(query.state);
      if (page) states.push([equityOf(1), page.items.map(({ profit }) => profit), page.totals?.profit]);
    }),
  );
  await query.load();
  const { accounts } = figuresEvent(1, '12.50');
  browser.send({
    kind: 'figures',
    accounts,
    positions: [{ ticket: 8, price: '1.0826', swap: '0.00', profit: '4.50' }],
  });
  expect(states).toEqual([
    ['10.00', ['1.00', '2.00'], '3.00'],
    ['12.50', ['1.00', '4.50'], '5.50'],
  ]);
  expect(positions).toHaveBeenCalledTimes(1);
});

test('a pending order’s price follows the stream', async () => {
  const browser = createBrowser();
  const { queries } = await openTab(browser);
  const order = (ticket: number): Order => ({
    ticket,
    symbol: 'EURUSD',
    type: 'buyLimit',
    lots: '0.10',
    orderPrice: '1.0800',
    price: '1.0820',
    stopLoss: null,
    takeProfit: null,
    placedAt: null,
    expiresAt: null,
  });
  const page = { items: [order(7), order(8)], next: null, totals: { count: 2, lots: '0.20' } };
  const orders = jest.fn(() => Promise.resolve(page));
  const query = ordersQuery(queries, { orders } as unknown as AccountBooks)(1, '', '', '');
  await query.load();
  browser.send({ kind: 'figures', accounts: [], orders: [{ ticket: 8, price: '1.0826' }] });
  expect(dataOf(query.state)?.items.map(({ price }) => price)).toEqual(['1.0820', '1.0826']);
  expect(orders).toHaveBeenCalledTimes(1);
});

test('a trade made elsewhere is in the positions, orders, history, costs and curve of an open tab, without a reload', async () => {
  const browser = createBrowser();
  const owner = browser.backend.clients[0]!;
  owner.books.set(1, { ...SAMPLE_RECORDS, positions: [], endedOrders: [], deals: [] });
  const { queries } = await openTab(browser);
  const books = new FakeAccountBooks(browser.backend);
  const lists = new AccountBooksStore(books, queries);
  const costs = new CostStore(books, queries, browser.clock);
  const curve = new EquityCurveStore(books, queries);
  for (const list of [lists.positions, lists.orders, lists.endedOrders, lists.history]) list.open(1);
  costs.open(1);
  curve.open(1);
  const year = String(costs.year);
  const readLists = () => [
    ...[lists.positions, lists.orders, lists.endedOrders, lists.history].map(
      ({ remote }) => dataOf<{ readonly items: readonly unknown[] }>(remote)?.items.length,
    ),
    dataOf(costs.remote)?.months.length,
    dataOf(curve.remote)?.at(-1)?.equity,
  ];
  stops.push(autorun(() => readLists()));
  await untilSettled();
  expect(readLists()).toEqual([0, 1, 0, 0, 0, '10662.70']);
  const [deal] = SAMPLE_RECORDS.deals;
  const lastPoint = { ...SAMPLE_RECORDS.curve.at(-1)!, equity: '10432.86' };
  owner.books.set(1, {
    ...SAMPLE_RECORDS,
    orders: [],
    deals: [{ ...deal!, closedAt: `${year}-01-02T09:30:00Z` }],
    curve: [...SAMPLE_RECORDS.curve.slice(0, -1), lastPoint],
  });
  browser.send({ kind: 'books' });
  await untilSettled();
  expect(readLists()).toEqual([2, 0, 2, 1, 1, '10432.86']);
});

test('new figures do not hide a failed call until the list is read again', async () => {
  const browser = createBrowser();
  const { query, equityOf, list } = await openTab(browser);
  const failure = PortalError.unavailable({ status: 503 });
  const { asOf } = list();
  browser.backend.failNext('accounts', failure);
  query.retry();
  await untilSettled();
  browser.send(figuresEvent(1, '11.50'));
  expect([equityOf(1), list().asOf]).toEqual(['11.50', asOf]);
  expect(query.state).toMatchObject({ status: 'ready', error: failure });
  query.retry();
  await untilSettled();
  expect(query.state).toMatchObject({ status: 'ready', error: null });
  browser.send(figuresEvent(1, '12.50'));
  expect(list().asOf).toBeGreaterThan(asOf);
});

test('two tabs show the figures of one stream, and the second resumes it when the first is closed', async () => {
  const browser = createBrowser();
  const first = await openTab(browser);
  const second = await openTab(browser, first.tabs);
  expect(browser.live.readerCount).toBe(1);
  browser.send(figuresEvent(2, '21.00'));
  expect([first.equityOf(2), second.equityOf(2)]).toEqual(['21.00', '21.00']);
  first.stop();
  await untilSettled();
  expect(browser.live.readerCount).toBe(1);
  expect(browser.live.resumedAfter).toEqual([null, 'event-2']);
  browser.send(figuresEvent(2, '22.00'));
  expect([first.equityOf(2), second.equityOf(2)]).toEqual(['21.00', '22.00']);
});

test('a broken stream is requested again after 1, 2 and 4 seconds, and resumes after the last event', async () => {
  const browser = createBrowser();
  await openTab(browser);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  browser.live.endStream(PortalError.unavailable());
  browser.backend.failNext('events', PortalError.unavailable(), PortalError.unavailable());
  await untilSettled();
  const requestSeconds: number[] = [];
  for (let second = 1; second <= 7; second += 1) {
    browser.clock.advance(1_000);
    await untilSettled();
    if (browser.live.resumedAfter.length > requestSeconds.length + 1) requestSeconds.push(second);
  }
  expect(requestSeconds).toEqual([1, 3, 7]);
  expect(browser.live.resumedAfter).toEqual([null, 'event-1', 'event-1', 'event-1']);
  expect(browser.live.readerCount).toBe(1);
  jest.restoreAllMocks();
});

test('a broken stream waits for the gateway’s Retry-After, or until the connection is back', async () => {
  const browser = createBrowser();
  const { page } = await openTab(browser);
  browser.backend.failNext('events', PortalError.unavailable({ status: 429, retryAfterMs: 15_000 }));
  browser.live.endStream();
  await untilSettled();
  browser.clock.advance(1_250);
  await untilSettled();
  expect(browser.live.resumedAfter).toHaveLength(2);
  browser.clock.advance(14_000);
  await untilSettled();
  expect(browser.live.resumedAfter).toHaveLength(2);
  page.setOnline(false);
  page.setOnline(true);
  await untilSettled();
  expect(browser.live.readerCount).toBe(1);
});

test('a reset and a change of the list load the accounts again, a change of their books does not', async () => {
  const browser = createBrowser();
  const { list } = await openTab(browser);
  browser.client.accounts = [GOLD, SILVER, accountOf({ login: 3 })];
  browser.send({ kind: 'reset' });
  await untilSettled();
  expect([browser.count(), list().accounts.length]).toEqual([2, 3]);
  browser.client.accounts = [GOLD];
  browser.send({ kind: 'accounts' });
  await untilSettled();
  expect([browser.count(), list().accounts.length]).toEqual([3, 1]);
  browser.send({ kind: 'books' });
  await untilSettled();
  expect(browser.count()).toBe(3);
});

test.each(['client', 'reset'] as const)(
  'after “%s” the partnership on screen is read again: a person may have approved the partner',
  async (kind) => {
    const browser = createBrowser();
    const { queries } = await openTab(browser);
    const read = jest.fn(() => Promise.resolve('figures'));
    const partnership = queries.query({ scope: 'client', call: 'partnership', read });
    stops.push(autorun(() => dataOf(partnership.state)));
    await partnership.load();
    browser.send({ kind });
    await untilSettled();
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('an answer in flight does not undo the figures that arrive before it', async () => {
  const browser = createBrowser();
  const { query, equityOf } = await openTab(browser);
  const answer = browser.backend.hold('accounts');
  query.retry();
  await untilSettled();
  browser.send(figuresEvent(1, '12.00'));
  browser.send(figuresEvent(1, '13.00'));
  await untilSettled();
  answer();
  await untilSettled();
  expect(browser.count()).toBe(2); // no call for each event
  expect([equityOf(1), equityOf(2)]).toEqual(['13.00', '20.00']);
  browser.client.accounts = [{ ...GOLD, equity: '14.00' }, SILVER];
  query.retry();
  await untilSettled();
  expect(equityOf(1)).toBe('14.00'); // earlier figures are older than this answer
});

test('figures are silent ten seconds after the last event or answer, but not on a hidden page', async () => {
  const browser = createBrowser();
  const { page, status, query } = await openTab(browser);
  browser.clock.advance(9_999 - FRAME_MS);
  expect(status.isSilent).toBe(false);
  browser.live.send({ kind: 'alive' });
  browser.clock.advance(9_999);
  expect(status.isSilent).toBe(false);
  browser.clock.advance(1);
  expect(status.isSilent).toBe(true);
  browser.send({ kind: 'alive' });
  expect(status.isSilent).toBe(false);
  browser.clock.advance(10_000);
  query.retry(); // an answer is a sign of life too
  await untilSettled();
  expect(status.isSilent).toBe(false);
  page.leave();
  browser.clock.advance(60_000);
  expect(status.isSilent).toBe(false);
  page.comeBack();
  browser.clock.advance(10_000);
  expect(status.isSilent).toBe(true);
});

test('a hidden tab reads nothing, and resumes when it is visible', async () => {
  const browser = createBrowser();
  const { tabs } = await openTab(browser);
  tabs.leave();
  await untilSettled();
  expect(browser.live.readerCount).toBe(0);
  tabs.comeBack();
  await untilSettled();
  expect(browser.live.resumedAfter).toEqual([null, 'event-1']);
});

test('without a stream, each tab reads the accounts every thirty seconds, and they are not silent', async () => {
  const browser = createBrowser();
  browser.backend.failNext('events', PortalError.refused([], 404));
  const first = await openTab(browser);
  const second = await openTab(browser, first.tabs);
  expect(browser.count()).toBe(2);
  for (let elapsedMs = 0; elapsedMs < 25_000; elapsedMs += 5_000) {
    browser.clock.advance(5_000);
    await untilSettled();
  }
  expect([browser.count(), first.status.isSilent, second.status.isSilent]).toEqual([4, false, false]);
  expect(browser.live.resumedAfter).toHaveLength(1);
});

test('while a stream is delayed, answers end the silence, and a failed call does not', async () => {
  const browser = createBrowser();
  const { status } = await openTab(browser);
  const pass = async (ms: number) => {
    for (let elapsedMs = 0; elapsedMs < ms; elapsedMs += 1_000) {
      browser.clock.advance(1_000);
      await untilSettled();
    }
  };
  await pass(13_000);
  expect(status.isSilent).toBe(true);
  const before = browser.count();
  await pass(3_000);
  expect([browser.count(), status.isSilent]).toEqual([before + 1, false]);
  await pass(28_000);
  expect(status.isSilent).toBe(false);
  browser.backend.failNext('accounts', PortalError.unavailable());
  await pass(15_000);
  expect(status.isSilent).toBe(true);
});

test('a sign-out ends the stream, and the next client starts a new one', async () => {
  const browser = createBrowser();
  const { status, identity } = await openTab(browser);
  runInAction(() => (identity.signedIn = false));
  await untilSettled();
  expect(browser.live.readerCount).toBe(0);
  browser.clock.advance(60_000);
  expect(status.isSilent).toBe(false);
  runInAction(() => Object.assign(identity, { signedIn: true, id: 2 }));
  await untilSettled();
  expect(browser.live.resumedAfter).toEqual([null, null]);
});

import { autorun } from 'mobx';
import type { AccountBooks } from '../../../src/application/accounts/ports/account-books';
import type { Accounts } from '../../../src/application/accounts/ports/accounts';
import { Queries } from '../../../src/application/remote/queries';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { dataOf } from '../../../src/application/remote/remote';
import type { LiveNews } from '../../../src/application/accounts/ports/live-figures';
import { accountsQuery } from '../../../src/application/accounts/accounts-query';
import { positionsQuery } from '../../../src/application/accounts/positions-query';
import { LayoutStore } from '../../../src/application/kernel/layout-store';
import { LiveStatus } from '../../../src/application/accounts/live-status';
import { LiveStore, type LiveStores } from '../../../src/application/accounts/live-store';
import type { Position } from '../../../src/domain/accounts/books';
import { PortalError } from '../../../src/domain/kernel/errors';
import { observable, runInAction } from 'mobx';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { FakeAccounts } from '../../../src/testkit/accounts/fake-accounts';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakeKeyValueStore } from '../../../src/testkit/kernel/fake-key-value-store';
import { FakeLiveFigures } from '../../../src/testkit/accounts/fake-live-figures';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { FakeTabs } from '../../../src/testkit/kernel/fake-tabs';
import { flush } from '../../../src/testkit/portal/flush';

const GOLD = accountOf({ login: 1, nickname: 'Gold', equity: '10.00' });
const SILVER = accountOf({ login: 2, nickname: 'Silver', equity: '20.00' });
const figuresOf = (login: number, equity: string) => ({
  ...{ login, equity, balance: null, credit: null, margin: null },
  ...{ freeMargin: null, floatingPl: null, marginLevel: null },
});
const moved = (login: number, equity: string) => ({
  kind: 'figures' as const,
  accounts: [figuresOf(login, equity)],
});

const stops: (() => void)[] = [];
// The last one first: what is watched after its cache was cleared holds the process for five minutes.
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

/** Events are drawn with the next frame. */
const FRAME_MS = 16;

function world() {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  const client = backend.add({
    ...{ email: 'a@portico.test', password: 'x', setting: clientOf('main'), accounts: [GOLD, SILVER] },
  });
  backend.gateway.setBearer(backend.issueToken(client));
  const live = new FakeLiveFigures(backend);
  const count = () => backend.count('accounts');
  const say = (news: LiveNews) => {
    live.send(news);
    clock.advance(FRAME_MS);
  };
  return { clock, backend, client, live, count, say };
}

/** A tab of a browser on which the accounts are on screen. */
async function openTab({ clock, backend, live }: ReturnType<typeof world>, beside?: FakeTabs) {
  const page = new FakePage();
  const tabs = new FakeTabs(beside);
  const cache = createQueryClient();
  const queries = new Queries(cache, clock);
  const sign = new LiveStatus();
  const layout = new LayoutStore(new FakeKeyValueStore(), clock);
  const accounts: Accounts = new FakeAccounts(backend);
  const who = observable({ signedIn: true, id: 1 });
  const session = who as unknown as LiveStores['session'];
  const client = {
    get setting() {
      return { id: who.id };
    },
  } as unknown as LiveStores['client'];
  const query = accountsQuery(queries, accounts);
  const shown: string[] = [];
  const equityOf = (login: number) =>
    dataOf(query.state)?.accounts.find((account) => account.login === login)?.equity;
  const stopWatching = autorun(() => shown.push(`${equityOf(1)} ${equityOf(2)}`));
  await query.load();
  const store = new LiveStore({ live, tabs, accounts, clock, page }, queries, {
    session,
    client,
    layout,
    status: sign,
  });
  const stop = store.start();
  stops.push(() => {
    stop();
    stopWatching();
    cache.clear();
  });
  await flush();
  clock.advance(FRAME_MS);
  return { page, tabs, queries, query, sign, layout, who, equityOf, stop, list: () => dataOf(query.state)! };
}

test('figures move on screen; what did not move stays the very same object', async () => {
  const here = world();
  const { equityOf, list } = await openTab(here);
  const [, silver] = list().accounts;
  here.clock.advance(3_000);
  here.say(moved(1, '11.50'));
  expect([equityOf(1), equityOf(2)]).toEqual(['11.50', '20.00']);
  expect(list().accounts[0]?.nickname).toBe('Gold');
  expect(list().accounts[1]).toBe(silver);
  expect(list().asOf).toBe(here.clock.now() - FRAME_MS);
  expect(here.count()).toBe(1);
});

test('events that come together move the list once, at the next frame', async () => {
  const here = world();
  const { query, equityOf, list } = await openTab(here);
  const patches = jest.spyOn(query, 'patch');
  for (let cents = 10; cents < 60; cents += 1) here.live.send(moved(1, `12.${cents}`));
  here.live.send(moved(2, '21.00'));
  expect([equityOf(1), equityOf(2)]).toEqual(['10.00', '20.00']);
  here.clock.advance(FRAME_MS);
  expect([equityOf(1), equityOf(2), patches.mock.calls.length]).toEqual(['12.59', '21.00', 1]);
  const drawn = list();
  here.clock.advance(1_000);
  expect(list()).toBe(drawn);
});

test('while the page is scrolled, figures wait, but no longer than three seconds', async () => {
  const here = world();
  const { layout, equityOf } = await openTab(here);
  const equity = () => equityOf(1);
  layout.setScrolling(true);
  here.say(moved(1, '11.00'));
  here.clock.advance(1_000);
  expect(equity()).toBe('10.00');
  layout.setScrolling(false);
  here.clock.advance(FRAME_MS);
  expect(equity()).toBe('11.00');

  layout.setScrolling(true);
  here.say(moved(1, '12.00'));
  here.clock.advance(2_900);
  expect(equity()).toBe('11.00');
  here.clock.advance(200);
  expect(equity()).toBe('12.00');
});

test('of thousands of accounts that move at once, a thousand are drawn in each frame, until all are', async () => {
  const here = world();
  const many = Array.from({ length: 2_500 }, (_, place) => accountOf({ login: place + 1, equity: '1.00' }));
  here.client.accounts = many;
  const { list } = await openTab(here);
  const drawn = () => list().accounts.filter(({ equity }) => equity === '2.00').length;
  here.say({ kind: 'figures', accounts: many.map(({ login }) => figuresOf(login, '2.00')) });
  const frames = [drawn()];
  for (let frame = 1; frame < 4; frame += 1) {
    here.clock.advance(FRAME_MS);
    frames.push(drawn());
  }
  expect(frames).toEqual([1_000, 2_000, 2_500, 2_500]);
});

test('a position on screen and the equity of its account move by one event, and the totals agree', async () => {
  const here = world();
  const { queries, equityOf } = await openTab(here);
  const position = (ticket: number, profit: string): Position => ({
    ...{ ticket, symbol: 'EURUSD', side: 'buy', lots: '0.10', openPrice: '1.08', price: '1.0801' },
    ...{ stopLoss: null, takeProfit: null, margin: null, swap: '0.00', profit, openedAt: null },
  });
  const totals = { count: 2, lots: '0.20', swap: '0.00', profit: '3.00', margin: null };
  const items = [position(7, '1.00'), position(8, '2.00')];
  const positions = jest.fn(() => Promise.resolve({ items, next: null, totals }));
  const query = positionsQuery(queries, { positions } as unknown as AccountBooks)(1, '', '', '');
  const seen: unknown[] = [];
  stops.push(
    autorun(() => {
      const page = dataOf(query.state);
      if (page) seen.push([equityOf(1), page.items.map(({ profit }) => profit), page.totals?.profit]);
    }),
  );
  await query.load();
  const { accounts } = moved(1, '12.50');
  here.say({
    ...{ kind: 'figures', accounts },
    positions: [{ ticket: 8, price: '1.0826', swap: '0.00', profit: '4.50' }],
  });
  expect(seen).toEqual([
    ['10.00', ['1.00', '2.00'], '3.00'],
    ['12.50', ['1.00', '4.50'], '5.50'],
  ]);
  expect(positions).toHaveBeenCalledTimes(1);
});

test('figures that move cure no failed call: it is said until the list was read anew', async () => {
  const here = world();
  const { query, equityOf, list } = await openTab(here);
  const failure = PortalError.unavailable({ status: 503 });
  const { asOf } = list();
  here.backend.failNext('accounts', failure);
  query.retry();
  await flush();
  here.say(moved(1, '11.50'));
  expect([equityOf(1), list().asOf]).toEqual(['11.50', asOf]);
  expect(query.state).toMatchObject({ status: 'ready', error: failure });
  query.retry();
  await flush();
  expect(query.state).toMatchObject({ status: 'ready', error: null });
  here.say(moved(1, '12.50'));
  expect(list().asOf).toBeGreaterThan(asOf);
});

test('two tabs, one stream: both move, and the second goes on where the first has left', async () => {
  const here = world();
  const first = await openTab(here);
  const second = await openTab(here, first.tabs);
  expect(here.live.readerCount).toBe(1);
  here.say(moved(2, '21.00'));
  expect([first.equityOf(2), second.equityOf(2)]).toEqual(['21.00', '21.00']);
  first.stop();
  await flush();
  expect(here.live.readerCount).toBe(1);
  expect(here.live.resumedAfter).toEqual([null, 'event-2']);
  here.say(moved(2, '22.00'));
  expect([first.equityOf(2), second.equityOf(2)]).toEqual(['21.00', '22.00']);
});

test('after a cut it waits one second, then longer with each failure, and goes on after the last id', async () => {
  const here = world();
  await openTab(here);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  here.live.endStream(PortalError.unavailable());
  here.backend.failNext('events', PortalError.unavailable(), PortalError.unavailable());
  await flush();
  const asked: number[] = [];
  for (let second = 1; second <= 7; second += 1) {
    here.clock.advance(1_000);
    await flush();
    if (here.live.resumedAfter.length > asked.length + 1) asked.push(second);
  }
  expect(asked).toEqual([1, 3, 7]);
  expect(here.live.resumedAfter).toEqual([null, 'event-1', 'event-1', 'event-1']);
  expect(here.live.readerCount).toBe(1);
  jest.restoreAllMocks();
});

test('waits as long as the gateway says, but no longer than until the connection is back', async () => {
  const here = world();
  const { page } = await openTab(here);
  here.backend.failNext('events', PortalError.unavailable({ status: 429, retryAfterMs: 15_000 }));
  here.live.endStream();
  await flush();
  here.clock.advance(1_250);
  await flush();
  expect(here.live.resumedAfter).toHaveLength(2);
  here.clock.advance(14_000);
  await flush();
  expect(here.live.resumedAfter).toHaveLength(2);
  page.setOnline(false);
  page.setOnline(true);
  await flush();
  expect(here.live.readerCount).toBe(1);
});

test('a reset reads everything anew, a changed list the list', async () => {
  const here = world();
  const { list } = await openTab(here);
  here.client.accounts = [GOLD, SILVER, accountOf({ login: 3 })];
  here.say({ kind: 'reset' });
  await flush();
  expect([here.count(), list().accounts.length]).toEqual([2, 3]);
  here.client.accounts = [GOLD];
  here.say({ kind: 'accounts' });
  await flush();
  expect([here.count(), list().accounts.length]).toEqual([3, 1]);
  here.say({ kind: 'books' });
  await flush();
  expect(here.count()).toBe(3);
});

test('an answer that was under way loses nothing of what the stream told meanwhile', async () => {
  const here = world();
  const { query, equityOf } = await openTab(here);
  const answer = here.backend.hold('accounts');
  query.retry();
  await flush();
  here.say(moved(1, '12.00'));
  here.say(moved(1, '13.00'));
  await flush();
  answer();
  await flush();
  expect(here.count()).toBe(2); // it was not made again for each event
  expect([equityOf(1), equityOf(2)]).toEqual(['13.00', '20.00']);
  here.client.accounts = [{ ...GOLD, equity: '14.00' }, SILVER];
  query.retry();
  await flush();
  expect(equityOf(1)).toBe('14.00'); // figures that came before the request are older than its answer
});

test('ten seconds without a sign are stale, until the next one; in a hidden page nobody waits for it', async () => {
  const here = world();
  const { page, sign, query } = await openTab(here);
  here.clock.advance(9_999 - FRAME_MS);
  expect(sign.silent).toBe(false);
  here.live.send({ kind: 'alive' });
  here.clock.advance(9_999);
  expect(sign.silent).toBe(false);
  here.clock.advance(1);
  expect(sign.silent).toBe(true);
  here.say({ kind: 'alive' });
  expect(sign.silent).toBe(false);
  here.clock.advance(10_000);
  query.retry(); // an answer is a sign too
  await flush();
  expect(sign.silent).toBe(false);
  page.leave();
  here.clock.advance(60_000);
  expect(sign.silent).toBe(false);
  page.comeBack();
  here.clock.advance(10_000);
  expect(sign.silent).toBe(true);
});

test('a hidden tab reads nothing, and catches up when it is seen', async () => {
  const here = world();
  const { tabs } = await openTab(here);
  tabs.leave();
  await flush();
  expect(here.live.readerCount).toBe(0);
  tabs.comeBack();
  await flush();
  expect(here.live.resumedAfter).toEqual([null, 'event-1']);
});

test('a gateway without a stream: the accounts are read every thirty seconds, in each tab, and nothing is stale', async () => {
  const here = world();
  here.backend.failNext('events', PortalError.refused([], 404));
  const first = await openTab(here);
  const second = await openTab(here, first.tabs);
  expect(here.count()).toBe(2);
  for (let passed = 0; passed < 25_000; passed += 5_000) {
    here.clock.advance(5_000);
    await flush();
  }
  expect([here.count(), first.sign.silent, second.sign.silent]).toEqual([4, false, false]);
  expect(here.live.resumedAfter).toHaveLength(1);
});

test('who signs out is told no more; the next client begins anew', async () => {
  const here = world();
  const { sign, who } = await openTab(here);
  runInAction(() => (who.signedIn = false));
  await flush();
  expect(here.live.readerCount).toBe(0);
  here.clock.advance(60_000);
  expect(sign.silent).toBe(false);
  runInAction(() => Object.assign(who, { signedIn: true, id: 2 }));
  await flush();
  expect(here.live.resumedAfter).toEqual([null, null]);
});

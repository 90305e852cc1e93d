import Big from 'big.js';
import { instrumentOf, quoteAt, TICK_MS, type Quote } from '../../../gateway/market/market';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { ledgerBalance } from '../kit/ledger-balance';
import { START } from '../kit/start-time';
import { openTradingAccount, payment, type TradingAccountOptions } from '../kit/trading-account';

jest.setTimeout(120_000);

/** It is traded at any time, and moves fast. */
const SYMBOL = 'BTCUSD';

let gateway: Gateway;
let advancedMs = 0;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(async () => {
  const errors = await ledgerErrors(gateway);
  await gateway.stop();
  expect(errors).toEqual([]);
});

let login = 62_100_000;
const openAccount = (options: Omit<TradingAccountOptions, 'login'> = {}) =>
  openTradingAccount(gateway, { ...options, login: (login += 1) });
const quoteNow = (after = 0): Quote => quoteAt(instrumentOf(SYMBOL), START.getTime() + advancedMs + after);
/** Lets time pass until the market's prices meet a condition. */
async function waitFor(isMet: (quote: Quote) => boolean): Promise<void> {
  let after = 0;
  while (!isMet(quoteNow(after))) after += TICK_MS;
  advancedMs += after;
  await gateway.advance(after / 1_000);
}
const order = async (account: number, fields: object = {}): Promise<number> => {
  const request = { kind: 'market', login: account, symbol: SYMBOL, side: 'buy', lots: '0.01', ...fields };
  const [result] = await gateway.deal(['order', request]);
  expect(result).toMatchObject({ ticket: expect.any(Number) });
  return Number(result?.['ticket']);
};
const movePrice = (price: number, dollars: number) => Big(price).plus(dollars).toFixed(2);
const dealsOf = (account: number) =>
  gateway.rows(
    `select ticket, close_price, closed_by, cause, profit::text as profit from deals where login = ${account} order by closed_at, ticket`,
  );
const positionsOf = (account: number) =>
  gateway.rows(
    `select ticket, side, open_price, lots, stop_loss from positions where login = ${account} order by ticket`,
  );
const outcomeOf = async (ticket: number) =>
  (
    await gateway.rows(`select outcome, reason, position_ticket from order_outcomes where ticket = ${ticket}`)
  )[0];
const balanceOf = (account: number, kind?: 'client' | 'credit') => ledgerBalance(gateway, account, kind);
const noticesOf = async (account: number) =>
  (
    await gateway.rows(`select template from notifications where values->>'login' = '${account}' order by id`)
  ).map(({ template }) => String(template));

it('the seed’s positions and orders are executed neither at once nor in the following month', async () => {
  const count = async () =>
    (
      await gateway.rows(
        'select (select count(*)::int from positions) as positions, (select count(*)::int from orders) as orders',
      )
    )[0];
  const before = await count();
  await gateway.watchMargins();
  await gateway.runDealing();
  expect(await count()).toEqual(before);
  // The market has never been at the stops themselves: they are outside its reach.
  const stops =
    await gateway.rows(`select symbol, side, stop_loss::float8 as price from positions where stop_loss is not null
    union all select symbol, side, take_profit::float8 from positions where take_profit is not null
    union all select symbol, type, order_price::float8 from orders`);
  expect(stops.length).toBeGreaterThan(100);
  const month = Array.from({ length: 30 * 24 * 4 }, (_, quarter) => START.getTime() + quarter * 900_000);
  const ranges = new Map<string, readonly [number, number]>();
  for (const symbol of new Set(stops.map(({ symbol }) => String(symbol)))) {
    const quotes = month.map((at) => quoteAt(instrumentOf(symbol), at));
    ranges.set(symbol, [
      Math.min(...quotes.map(({ bid }) => bid)),
      Math.max(...quotes.map(({ ask }) => ask)),
    ]);
  }
  const reachedStops = stops.filter(({ price, symbol }) => {
    const [lowest = NaN, highest = NaN] = ranges.get(String(symbol)) ?? [];
    return Number(price) >= lowest && Number(price) <= highest;
  });
  expect(reachedStops).toEqual([]);
});

// The next ones are about currencies, which are traded on this Friday still.
describe('a stop-out', () => {
  /** Sets the levels so that the account is below its stop-out, and above it with this share of its margin. */
  async function setStopOut(account: number, share: number): Promise<void> {
    const token = await gateway.signIn('main@portico.test');
    const accounts = (await gateway.call('getAccounts', { token })).body.result as Record<string, unknown>[];
    const { marginLevel } = accounts.find(({ login: candidate }) => candidate === account) ?? {};
    const level = (Number(marginLevel) / share).toFixed(4);
    await gateway.rows(
      `update accounts set margin_call_level = ${level}::numeric * 2, stop_out_level = ${level} where login = ${account}`,
    );
    await gateway.watchMargins();
  }

  it('closes the largest loss first, until the level is above, and notifies the client once', async () => {
    const account = await openAccount();
    const small = await order(account, { symbol: 'EURUSD', lots: '0.10' });
    // The rand has the largest spread, and the euro the smallest.
    const large = await order(account, { symbol: 'USDZAR', lots: '0.10' });
    const middle = await order(account, { symbol: 'GBPUSD', lots: '0.10' });
    await setStopOut(account, 0.8);
    await gateway.runDealing(3);
    expect(await dealsOf(account)).toMatchObject([{ ticket: large, closed_by: 'stopOut' }]);
    expect((await positionsOf(account)).map(({ ticket }) => ticket)).toEqual([small, middle]);
    // The watch reported the level, and the closing reported what was closed.
    const notices = await noticesOf(account);
    expect(notices.filter((template) => template.startsWith('stop-out'))).toEqual([
      'stop-out',
      'stop-out-closed',
    ]);
    await gateway.runDealing(3);
    expect(await dealsOf(account)).toHaveLength(1);
  });

  it('from a margin call to closed positions, the client gets the figures, in the portal and by mail', async () => {
    const account = await openAccount({ balance: '3000.00' });
    const ticket = await order(account, { symbol: 'EURUSD', lots: '1.00' });
    const setBalance = async (amount: string) => {
      await gateway.post(
        payment(
          { kind: 'client', login: account, currency: 'USD' },
          amount,
          new Date(START.getTime() + advancedMs),
        ),
      );
      await gateway.watchMargins();
    };
    // The margin is about 1090 dollars: a margin call, then less than the loss.
    await setBalance('-2000.00');
    expect(await noticesOf(account)).toEqual(['margin-call']);
    await setBalance('-1010.00');
    await gateway.runDealing(3);
    expect((await noticesOf(account)).at(-1)).toBe('stop-out-closed');
    const token = await gateway.signIn('main@portico.test');
    const deals = await gateway.call('getDeals', { token, query: { login: account } });
    const [deal] = deals.body.result;
    expect(deal).toMatchObject({ ticket, closedBy: 'stopOut' });
    const { body: terms } = await gateway.call('getDealTerms', { token, query: { login: account, ticket } });
    const { equity, margin, marginLevel } = terms.result.cause;
    expect(Big(equity).div(margin).times(100).toFixed(2)).toBe(Big(marginLevel).toFixed(2));
    const { body } = await gateway.call('getNotifications', { token, query: { category: 'margin' } });
    const [notice] = body.result;
    expect(notice).toMatchObject({
      title: 'Positions closed by stop-out',
      url: `/accounts?account=${account}&tab=history`,
      buttonText: 'See the history',
    });
    const money = (amount: string) =>
      `USD\u00a0${Big(amount)
        .abs()
        .toFixed(2)
        .replace(/\B(?=(\d{3})+$)/g, ',')}`;
    const debt = Big('-10').plus(deal.net).abs().toFixed(2);
    for (const part of [
      `account ${account}`,
      `fell to ${new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 }).format(Number(marginLevel) / 100)}, below the stop-out at 50%`,
      `EURUSD, buy, 1.00 lots at ${deal.closePrice}, result -${money(deal.net)}.`,
      'No open position uses margin now.',
      `a correction of ${money(debt)} set it to zero.`,
    ])
      expect(notice.body).toContain(part);
    const [mail] = await gateway.rows(
      `select body from outbox where kind = 'stop-out-closed' and body like '%${account}%'`,
    );
    expect(mail?.['body']).toContain(notice.body);
  });

  it('a trade near the margin call notifies at once, and the margin call at the tick, without the watch', async () => {
    const account = await openAccount({ balance: '1200.00' });
    // The margin of one lot is about 1090 dollars.
    await order(account, { symbol: 'EURUSD', lots: '0.50' });
    expect(await noticesOf(account)).toEqual([]);
    await order(account, { symbol: 'EURUSD', lots: '0.50' });
    expect(await noticesOf(account)).toEqual(['margin-low']);
    await gateway.runDealing(3);
    expect(await noticesOf(account)).toEqual(['margin-low']);
    await gateway.post(
      payment(
        { kind: 'client', login: account, currency: 'USD' },
        '-400.00',
        new Date(START.getTime() + advancedMs),
      ),
    );
    await gateway.runDealing(3);
    await gateway.runDealing(3);
    expect(await noticesOf(account)).toEqual(['margin-low', 'margin-call']);
    expect(await dealsOf(account)).toEqual([]);
  });

  it.each([
    ['of a retail client is set to zero by a correction', {}, '0.00', undefined],
    ['is met by the credit first', { credit: '20.00' }, '0.00', '0.00'],
    ['of a professional client stays', { accountType: 'Professional' }, /^-/, undefined],
  ] as const)('a balance below zero %s', async (_name, options, balance, credit) => {
    const account = await openAccount({ ...options, balance: '2000.00' });
    await order(account, { symbol: 'EURUSD', lots: '1.00' });
    // Somebody corrects the balance to less than the position's loss.
    await gateway.post(
      payment(
        { kind: 'client', login: account, currency: 'USD' },
        '-2020.00',
        new Date(START.getTime() + advancedMs),
      ),
    );
    await gateway.watchMargins();
    await gateway.runDealing(3);
    const [deal, ...others] = await dealsOf(account);
    expect([deal?.['closed_by'], others]).toEqual(['stopOut', []]);
    expect(await balanceOf(account)).toEqual(
      typeof balance === 'string' ? balance : expect.stringMatching(balance),
    );
    expect(await balanceOf(account, 'credit')).toBe(credit);
    const corrections = await gateway.rows(`select sum(amount)::text as amount from postings p
      join ledger_entries e on e.id = entry_id join ledger_accounts a on a.id = account_id and a.kind = 'client'
      where a.login = ${account} and e.kind in ('credit', 'correction') and amount > 0 and e.ticket is null and balance_after <= 0`);
    const debt = Big('-20').plus(String(deal?.['profit'])).neg();
    expect(corrections).toEqual([{ amount: 'accountType' in options ? null : debt.toFixed(2) }]);
  });
});

describe('a stop', () => {
  it.each([
    ['buy', 'stopLoss', -20],
    ['buy', 'takeProfit', 10],
    ['sell', 'stopLoss', 20],
    ['sell', 'takeProfit', -10],
  ] as const)(
    'closes a %s by its %s once, at the price of the tick, even by three replicas',
    async (side, stop, points) => {
      const account = await openAccount();
      const isBuy = side === 'buy';
      const priceOf = (quote: Quote) => (isBuy ? quote.bid : quote.ask);
      const level = movePrice(priceOf(quoteNow()), points);
      const ticket = await order(account, { side, [stop]: level });
      await gateway.runDealing(3);
      expect(await positionsOf(account)).toHaveLength(1);
      await waitFor((quote) =>
        points > 0 ? priceOf(quote) >= Number(level) : priceOf(quote) <= Number(level),
      );
      await gateway.runDealing(3);
      expect(await dealsOf(account)).toMatchObject([
        { ticket, closed_by: stop, close_price: priceOf(quoteNow()).toFixed(2), cause: { price: level } },
      ]);
      expect(await positionsOf(account)).toEqual([]);
    },
  );
});

describe('a pending order', () => {
  const place = (account: number, fields: object) => order(account, { kind: 'limit', ...fields });

  it.each([
    ['limit', 'buy', -10],
    ['stop', 'buy', 10],
    ['limit', 'sell', 10],
    ['stop', 'sell', -10],
  ] as const)('%s %s opens a position once, at the price of the tick', async (kind, side, points) => {
    const account = await openAccount();
    const priceOf = (quote: Quote) => (side === 'buy' ? quote.ask : quote.bid);
    const price = movePrice(priceOf(quoteNow()), points);
    const ticket = await place(account, { kind, side, price, stopLoss: side === 'buy' ? '40000' : '65000' });
    await gateway.runDealing(3);
    expect(await positionsOf(account)).toEqual([]);
    await waitFor((quote) =>
      points > 0 ? priceOf(quote) >= Number(price) : priceOf(quote) <= Number(price),
    );
    await gateway.runDealing(3);
    const [position, ...others] = await positionsOf(account);
    expect(others).toEqual([]);
    expect(position).toMatchObject({
      side,
      open_price: priceOf(quoteNow()).toFixed(2),
      stop_loss: side === 'buy' ? '40000.00' : '65000.00',
    });
    expect(await outcomeOf(ticket)).toEqual({
      outcome: 'executed',
      reason: null,
      position_ticket: position?.['ticket'],
    });
  });

  it('expires', async () => {
    const account = await openAccount();
    const until = new Date(START.getTime() + advancedMs + 60_000).toISOString();
    const ticket = await place(account, { price: '45000', until });
    await gateway.runDealing();
    expect(await outcomeOf(ticket)).toBeUndefined();
    advancedMs += 60_000;
    await gateway.advance(60);
    await gateway.runDealing(3);
    expect(await outcomeOf(ticket)).toMatchObject({ outcome: 'expired' });
    expect(await positionsOf(account)).toEqual([]);
  });

  it('without enough margin ends with the reason, without a position', async () => {
    const account = await openAccount({ balance: '100.00' });
    const price = movePrice(quoteNow().ask, -5);
    const ticket = await place(account, { price, lots: '0.50' });
    await waitFor(({ ask }) => ask <= Number(price));
    await gateway.runDealing(3);
    expect(await outcomeOf(ticket)).toEqual({ outcome: 'refused', reason: 'margin', position_ticket: null });
    const token = await gateway.signIn('main@portico.test');
    const { body } = await gateway.call('getEndedOrders', { token, query: { login: account } });
    expect(body.result).toMatchObject([
      { ticket, symbol: SYMBOL, type: 'buyLimit', orderPrice: price, outcome: 'refused', reason: 'margin' },
    ]);
    expect(body.totals).toEqual({ count: 1, lots: '0.50' });
    expect(await positionsOf(account)).toEqual([]);
  });
});

it('an open stream hears of a position that the gateway closes', async () => {
  const account = await openAccount();
  const level = movePrice(quoteNow().bid, -3);
  await order(account, { stopLoss: level });
  const token = await gateway.signIn('main@portico.test');
  const stream = await fetch(`${gateway.url}/api/client/v1/Stream/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = stream.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const readUntil = async (part: string) => {
    while (!text.includes(part)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended without ${part}`);
      text += decoder.decode(value, { stream: true });
    }
  };
  await readUntil('event: figures');
  await waitFor(({ bid }) => bid <= Number(level));
  await gateway.runDealing();
  await readUntil('event: books');
  await reader.cancel();
  expect(await dealsOf(account)).toMatchObject([{ closed_by: 'stopLoss' }]);
});

it('two weeks of the market stop out no account of the seed', async () => {
  const seeded = () =>
    gateway.rows(
      'select count(*)::int as positions from positions where login < 62100000 or login > 62200000',
    );
  const before = await seeded();
  for (let day = 0; day < 14; day += 2) {
    await gateway.advance(2 * 86_400 + 3_600);
    await gateway.watchMargins();
    await gateway.runDealing();
  }
  expect(await seeded()).toEqual(before);
});

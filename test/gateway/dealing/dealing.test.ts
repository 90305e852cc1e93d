import Big from 'big.js';
import { instrumentOf, quoteAt } from '../../../gateway/market/market';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { ledgerBalance } from '../kit/ledger-balance';
import { START } from '../kit/start-time';
import { openTradingAccount, payment, type TradingAccountOptions } from '../kit/trading-account';

jest.setTimeout(60_000);

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

let login = 62_000_000;
const openAccount = (options: Omit<TradingAccountOptions, 'login'> = {}) =>
  openTradingAccount(gateway, { ...options, login: (login += 1) });
const now = () => new Date(START.getTime() + advancedMs);
const advance = async (seconds: number) => {
  advancedMs += seconds * 1_000;
  await gateway.advance(seconds);
};
const priceOf = (symbol: string, side: 'bid' | 'ask') => {
  const instrument = instrumentOf(symbol);
  return quoteAt(instrument, now().getTime())[side].toFixed(instrument.digits);
};
type Row = Record<string, unknown>;
const market = (account: number, fields: object = {}) =>
  [
    'order',
    { kind: 'market', login: account, symbol: 'EURUSD', side: 'buy', lots: '0.10', ...fields },
  ] as const;
const open = async (account: number, fields: object = {}): Promise<number> => {
  const [result] = await gateway.deal(market(account, fields));
  expect(result).toEqual({ ticket: expect.any(Number), price: expect.any(String) });
  return Number(result?.['ticket']);
};
const act = async (...request: Parameters<Gateway['deal']>[0]): Promise<Row> =>
  (await gateway.deal(request))[0] ?? {};
const rowOf = async (table: string, ticket: unknown): Promise<Row | undefined> =>
  (await gateway.rows(`select * from ${table} where ticket = ${String(ticket)}`))[0];
const positionsOf = (account: number) =>
  gateway.rows(`select * from positions where login = ${account} order by ticket`);
const balanceOf = (account: number, kind?: 'client' | 'credit') => ledgerBalance(gateway, account, kind);
/** The figures of accounts and positions that the portal shows. */
async function figuresOf(account: number) {
  const token = await gateway.signIn('main@portico.test');
  const { body: accounts } = await gateway.call('getAccounts', { token });
  const { body: positions } = await gateway.call('getPositions', { token, query: { login: account } });
  return {
    account: (accounts.result as Row[]).find(({ login: candidate }) => candidate === account) ?? {},
    positions: positions.result as Row[],
  };
}

describe('a trade at once', () => {
  it('opens a buy at the ask and a sell at the bid', async () => {
    const account = await openAccount();
    const [buy, sell] = [await open(account), await open(account, { side: 'sell', lots: '0.20' })];
    expect(await rowOf('positions', buy)).toMatchObject({
      login: account,
      side: 'buy',
      lots: '0.10',
      open_price: priceOf('EURUSD', 'ask'),
      stop_loss: null,
      origin: 'client',
    });
    expect(await rowOf('positions', sell)).toMatchObject({
      side: 'sell',
      open_price: priceOf('EURUSD', 'bid'),
    });
  });

  it('is closed with the figures that the portal showed, and pays them by one entry', async () => {
    const account = await openAccount({ currency: 'EUR' });
    const ticket = await open(account, { symbol: 'USDJPY', lots: '0.30' });
    await advance(3 * 86_400 + 611);
    const { positions } = await figuresOf(account);
    const position = positions[0] ?? {};
    expect(Number(position['swap'])).not.toBe(0);
    const deal = await act('close', { login: account, ticket });
    expect(deal).toMatchObject({
      ticket,
      positionTicket: ticket,
      closePrice: priceOf('USDJPY', 'bid'),
      profit: position['profit'],
      swap: position['swap'],
      commission: '0',
      closedBy: 'client',
    });
    const net = Big(String(deal['profit'])).plus(String(deal['swap']));
    expect(await balanceOf(account)).toBe(Big('10000').plus(net).toFixed(2));
    expect(await positionsOf(account)).toEqual([]);
    const { account: figures } = await figuresOf(account);
    expect([figures['equity'], figures['margin']]).toEqual([await balanceOf(account), '0.00']);
  });

  it('costs the spread, and on a Raw account six dollars a lot', async () => {
    const account = await openAccount({ accountType: 'Raw' });
    const ticket = await open(account, { lots: '0.50' });
    // 12 points of 50,000 euros.
    expect(await act('close', { login: account, ticket })).toMatchObject({
      profit: '-6.00',
      spread: '-6.00',
      commission: '-3.00',
    });
    expect(await balanceOf(account)).toBe('9991.00');
  });

  it('is closed in parts: each part has a ticket, and the last one that of the position', async () => {
    const account = await openAccount();
    const ticket = await open(account, { lots: '0.30' });
    const part = await act('close', { login: account, ticket, lots: '0.10' });
    expect(part).toMatchObject({ lots: '0.10', positionTicket: ticket });
    expect(part['ticket']).not.toBe(ticket);
    expect(await rowOf('positions', ticket)).toMatchObject({ lots: '0.20' });
    expect(await act('close', { login: account, ticket, lots: '0.20' })).toMatchObject({
      ticket,
      lots: '0.20',
    });
    expect(await act('close', { login: account, ticket })).toEqual({ reason: 'ticket' });
  });

  it('may have stops, which can be moved and removed', async () => {
    const account = await openAccount();
    const ticket = await open(account, { stopLoss: '1.02', takeProfit: '1.2' });
    expect(await act('change', { login: account, ticket, stopLoss: '1.03000' })).toEqual({});
    expect(await rowOf('positions', ticket)).toMatchObject({ stop_loss: '1.03000', take_profit: '1.20000' });
    await act('change', { login: account, ticket, takeProfit: null });
    expect(await rowOf('positions', ticket)).toMatchObject({ stop_loss: '1.03000', take_profit: null });
  });

  it('is executed at a better price than was seen', async () => {
    const account = await openAccount();
    await open(account, { price: '1.50000' });
    await open(account, { side: 'sell', price: '1.00000' });
  });
});

describe('a netting account', () => {
  it('enlarges its position at the average price, without losing the swap of the nights before', async () => {
    const account = await openAccount({ marginMode: 'netting' });
    const ticket = await open(account, { lots: '0.20' });
    const first = priceOf('EURUSD', 'ask');
    await advance(86_400 * 3);
    const before = (await figuresOf(account)).positions[0];
    expect(await open(account, { lots: '0.10', stopLoss: '1.02' })).toBe(ticket);
    const second = priceOf('EURUSD', 'ask');
    const { positions } = await figuresOf(account);
    expect(positions).toHaveLength(1);
    const average = Big(first).times(2).plus(second).div(3);
    expect(positions[0]).toMatchObject({ lots: '0.30', swap: before?.['swap'], stopLoss: '1.02000' });
    expect(Big(String(positions[0]?.['openPrice'])).minus(average).abs().lt('0.0000000001')).toBe(true);
    // The next night is charged for all lots.
    await advance(86_400);
    const after = (await figuresOf(account)).positions[0];
    const night = Big(String(after?.['swap'])).minus(String(before?.['swap']));
    expect(night.toFixed(2)).toBe(Big('-6.82').times('0.30').toFixed(2));
    const part = await act('close', { login: account, ticket, lots: '0.10' });
    const rest = await act('close', { login: account, ticket });
    expect(
      Big(String(part['swap'])).plus(String(rest['swap'])).minus(String(after?.['swap'])).abs().lte('0.01'),
    ).toBe(true);
  });

  it('closes the other side first, and opens what remains', async () => {
    const account = await openAccount({ marginMode: 'netting' });
    const ticket = await open(account, { lots: '0.30' });
    expect(await open(account, { side: 'sell', lots: '0.10' })).toBe(ticket);
    expect(await positionsOf(account)).toMatchObject([{ ticket, side: 'buy', lots: '0.20' }]);
    const reversedPosition = await open(account, { side: 'sell', lots: '0.50' });
    expect(await positionsOf(account)).toMatchObject([
      { ticket: reversedPosition, side: 'sell', lots: '0.30' },
    ]);
    expect(
      await gateway.rows(`select lots from deals where position_ticket = ${ticket} order by ticket`),
    ).toEqual(expect.arrayContaining([{ lots: '0.10' }, { lots: '0.20' }]));
  });

  it('may be reduced while it may only close, and not reversed', async () => {
    const account = await openAccount({ marginMode: 'netting' });
    await open(account, { lots: '0.30' });
    await gateway.rows(`update accounts set rights = 'closeOnly' where login = ${account}`);
    expect(await act(...market(account, { side: 'sell', lots: '0.40' }))).toEqual({ reason: 'rights' });
    await open(account, { side: 'sell', lots: '0.30' });
    expect(await positionsOf(account)).toEqual([]);
  });
});

describe('pending orders', () => {
  const pending = (account: number, fields: object = {}) =>
    [
      'order',
      {
        kind: 'limit',
        login: account,
        symbol: 'EURUSD',
        side: 'buy',
        lots: '0.10',
        price: '1.05',
        ...fields,
      },
    ] as const;

  it('are placed, changed and cancelled, and their end is recorded', async () => {
    const account = await openAccount();
    const until = new Date(now().getTime() + 3_600_000).toISOString();
    const { ticket } = await act(...pending(account, { stopLoss: '1.04', until }));
    expect(await rowOf('orders', ticket)).toMatchObject({
      type: 'buyLimit',
      order_price: '1.05000',
      stop_loss: '1.04000',
    });
    await act('change', { login: account, orderId: ticket, price: '1.06', stopLoss: null });
    expect(await rowOf('orders', ticket)).toMatchObject({ order_price: '1.06000', stop_loss: null });
    await act('cancel', { login: account, orderId: ticket });
    expect(await rowOf('orders', ticket)).toBeUndefined();
    expect(await rowOf('order_outcomes', ticket)).toMatchObject({
      outcome: 'cancelled',
      order_price: '1.06000',
    });
    expect(await act('cancel', { login: account, orderId: ticket })).toEqual({ reason: 'ticket' });
  });

  it('are refused with the reason', async () => {
    const account = await openAccount();
    const reasonOf = async (fields: object) => (await act(...pending(account, fields)))['reason'];
    expect(await reasonOf({ price: '1.50' })).toBe('price');
    expect(await reasonOf({ kind: 'stop' })).toBe('price');
    expect(await reasonOf({ side: 'sell' })).toBe('price');
    expect(await reasonOf({ stopLoss: '1.06' })).toBe('stop-loss');
    expect(await reasonOf({ takeProfit: '1.04' })).toBe('take-profit');
    expect(await reasonOf({ lots: '51' })).toBe('volume');
    expect(await reasonOf({ symbol: 'NONE' })).toBe('symbol');
    expect(await reasonOf({ until: new Date(now().getTime() - 1).toISOString() })).toBe('time');
    await gateway.rows(`update accounts set rights = 'closeOnly' where login = ${account}`);
    expect(await reasonOf({})).toBe('rights');
  });

  it('are limited for each account', async () => {
    const account = await openAccount();
    await gateway.rows(`insert into orders (ticket, login, symbol, type, lots, order_price, placed_at)
      select ${account} * 10 + n, ${account}, 'EURUSD', 'buyLimit', 0.01, 1.01, '${now().toISOString()}'
      from generate_series(1, 99) n`);
    expect(await act(...pending(account))).toMatchObject({ ticket: expect.any(Number) });
    expect(await act(...pending(account))).toEqual({ reason: 'limit' });
  });
});

describe('a refusal has its reason', () => {
  it.each([
    ['an unknown account', { login: 1 }, { reason: 'account' }],
    ['an unknown symbol', { symbol: 'NONE' }, { reason: 'symbol' }],
    ['too few lots', { lots: '0.001' }, { reason: 'volume', min: '0.01', max: '50' }],
    ['too many lots', { lots: '50.01' }, { reason: 'volume', min: '0.01', max: '50' }],
    ['a part of a step', { lots: '0.015' }, { reason: 'lot-step', step: '0.01' }],
  ])('%s', async (_name, fields, refusal) => {
    expect(await act(...market(await openAccount(), fields))).toEqual(refusal);
  });

  it('not enough free margin, with what is needed and what is free', async () => {
    const account = await openAccount({ balance: '1000.00' });
    const ask = priceOf('EURUSD', 'ask');
    const requiredMargin = Big(ask).times('100000').div(100).round(2, 1);
    const spread = Big(ask).minus(priceOf('EURUSD', 'bid')).times('100000');
    expect(await act(...market(account, { lots: '1.00' }))).toEqual({
      reason: 'margin',
      needed: requiredMargin.toFixed(2),
      free: '1000.00',
      // The spread is lost as well.
      missing: requiredMargin.minus('1000').plus(spread).toFixed(2),
      currency: 'USD',
    });
    expect(await positionsOf(account)).toEqual([]);
  });

  it('a price beyond the tolerance', async () => {
    const account = await openAccount();
    const ask = priceOf('EURUSD', 'ask');
    const seenPrice = Big(ask).minus('0.00011').toFixed();
    expect(await act(...market(account, { price: seenPrice, tolerance: 10 }))).toEqual({
      reason: 'price-moved',
      price: ask,
    });
    const ticket = await open(account, { price: seenPrice, tolerance: 11 });
    const bid = priceOf('EURUSD', 'bid');
    const closing = { login: account, ticket, price: Big(bid).plus('0.00002').toFixed(), tolerance: 1 };
    expect(await act('close', closing)).toEqual({ reason: 'price-moved', price: bid });
  });

  it('a stop on the wrong side', async () => {
    const account = await openAccount();
    const bid = priceOf('EURUSD', 'bid');
    expect(await act(...market(account, { stopLoss: bid }))).toEqual({ reason: 'stop-loss', price: bid });
    expect(await act(...market(account, { takeProfit: bid }))).toEqual({ reason: 'take-profit', price: bid });
    const ticket = await open(account);
    expect(await act('change', { login: account, ticket, stopLoss: '1.9' })).toEqual({
      reason: 'stop-loss',
      price: bid,
    });
  });

  it.each(['pending', 'archived'])('an account that is %s', async (status) => {
    expect(await act(...market(await openAccount({ status })))).toEqual({ reason: 'account' });
  });

  it.each(['closeOnly', 'noTrading', 'noLogin'])('the rights %s', async (rights) => {
    const account = await openAccount();
    const ticket = await open(account);
    await gateway.rows(`update accounts set rights = '${rights}' where login = ${account}`);
    expect(await act(...market(account))).toEqual({ reason: 'rights' });
    const closing = await act('close', { login: account, ticket });
    expect(closing).toMatchObject(rights === 'closeOnly' ? { closedBy: 'client' } : { reason: 'rights' });
  });

  it('a ticket of another account', async () => {
    const [mine, other] = [await openAccount(), await openAccount()];
    const ticket = await open(other);
    expect(await act('close', { login: mine, ticket })).toEqual({ reason: 'ticket' });
    expect(await act('change', { login: mine, ticket, stopLoss: '1.02' })).toEqual({ reason: 'ticket' });
    expect(await act('cancel', { login: mine, orderId: ticket })).toEqual({ reason: 'ticket' });
    expect(await positionsOf(other)).toHaveLength(1);
  });

  it('more lots, or a smaller part, than the position has', async () => {
    const account = await openAccount();
    const ticket = await open(account, { lots: '0.20' });
    expect(await act('close', { login: account, ticket, lots: '0.30' })).toMatchObject({
      reason: 'volume',
      max: '0.20',
    });
    expect(await act('close', { login: account, ticket, lots: '0.105' })).toMatchObject({
      reason: 'lot-step',
    });
  });

  it('as many positions as an account may have, and a part beyond the deals of a day; a whole one can be closed', async () => {
    const account = await openAccount();
    const ticket = await open(account, { lots: '0.20' });
    await gateway.rows(`insert into positions (ticket, login, symbol, side, lots, open_price, opened_at)
      select ${account} * 10 + n, ${account}, 'US500', 'buy', 0.1, 5088.8, '${now().toISOString()}'
      from generate_series(1, 199) n`);
    expect(await act(...market(account))).toEqual({ reason: 'limit' });
    await gateway.rows(`delete from positions where login = ${account} and ticket <> ${ticket}`);
    await gateway.rows(`insert into deals (ticket, login, symbol, side, lots, open_price, close_price, opened_at, closed_at, profit, swap,
        commission, closed_by, position_ticket)
      select ${account} * 10 + n, ${account}, 'US500', 'buy', 0.1, 5088.8, 5088.8, '${now().toISOString()}',
        '${now().toISOString()}', 0, 0, 0, 'client', 1 from generate_series(1, 1000) n`);
    expect(await act(...market(account))).toEqual({ reason: 'limit' });
    expect(await act('close', { login: account, ticket, lots: '0.10' })).toEqual({ reason: 'limit' });
    expect(await act('close', { login: account, ticket })).toMatchObject({ ticket });
  });
});

describe('a recorded trade', () => {
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000).toISOString();
  const record = (account: number, fields: object) =>
    act('record', { login: account, symbol: 'EURUSD', side: 'buy', lots: '0.10', ...fields });

  it('has the market’s prices of its own instants', async () => {
    const account = await openAccount();
    const [openedAt, closedAt] = [hoursAgo(5), hoursAgo(4)];
    const { ticket } = await record(account, { openedAt, closedAt });
    const quote = (at: string) => quoteAt(instrumentOf('EURUSD'), Date.parse(at));
    expect(await rowOf('deals', ticket)).toMatchObject({
      open_price: quote(openedAt).ask.toFixed(5),
      close_price: quote(closedAt).bid.toFixed(5),
      opened_at: expect.anything(),
      position_ticket: ticket,
    });
    expect(await positionsOf(account)).toEqual([]);
    const recordedTrade = await record(account, { openedAt });
    expect(await rowOf('positions', recordedTrade['ticket'])).toMatchObject({
      open_price: quote(openedAt).ask.toFixed(5),
    });
  });

  it('is neither in the future nor ends before it begins', async () => {
    const account = await openAccount();
    for (const fields of [
      { openedAt: hoursAgo(-1) },
      { openedAt: hoursAgo(1), closedAt: hoursAgo(2) },
      { openedAt: hoursAgo(1), closedAt: hoursAgo(-1) },
    ])
      expect(await record(account, fields)).toEqual({ reason: 'time' });
  });
});

describe('on a weekend', () => {
  it('currencies are neither opened nor closed, while stops can be moved, orders cancelled and crypto traded', async () => {
    const account = await openAccount();
    const ticket = await open(account);
    const { ticket: orderId } = await act('order', {
      kind: 'limit',
      login: account,
      symbol: 'EURUSD',
      side: 'buy',
      lots: '0.10',
      price: '1.05',
    });
    // The next Saturday.
    const day = now().getUTCDay();
    await advance(((6 - day + 7) % 7 || 7) * 86_400);
    const refusal = { reason: 'market-closed', opensAt: expect.stringMatching(/T22:00:00.000Z$/) };
    expect(await act(...market(account))).toEqual(refusal);
    expect(await act('close', { login: account, ticket })).toEqual(refusal);
    expect(await act('change', { login: account, ticket, stopLoss: '1.02' })).toEqual({});
    expect(await act('cancel', { login: account, orderId })).toEqual({});
    await open(account, { symbol: 'BTCUSD', lots: '0.01' });
    // A trade that was made elsewhere does not depend on our hours.
    expect(await act('close', { ticket, isRecorded: true })).toMatchObject({ ticket });
    expect(await act('record', { login: account, symbol: 'EURUSD', side: 'buy', lots: '0.10' })).toEqual({
      ticket: expect.any(Number),
    });
  });
});

test('orders of an account that is archived are cancelled', async () => {
  const account = await openAccount();
  await gateway.post(payment({ kind: 'client', login: account, currency: 'USD' }, '-10000.00', now()));
  await gateway.rows(`insert into orders (ticket, login, symbol, type, lots, order_price, placed_at)
    values (${account}, ${account}, 'EURUSD', 'buyLimit', 0.01, 1.01, '${now().toISOString()}')`);
  const token = await gateway.signIn('main@portico.test');
  const { status } = await gateway.call('archiveAccount', { token, body: { login: account } });
  expect(status).toBe(200);
  expect(await rowOf('order_outcomes', account)).toMatchObject({ outcome: 'cancelled' });
});

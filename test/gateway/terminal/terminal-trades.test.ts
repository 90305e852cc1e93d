import { instrumentOf, quoteAt } from '../../../gateway/market/market';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { callTerminal, setDemoPasswords, signInToTerminal, type TerminalClient } from '../kit/terminal';
import { openTradingAccount, type TradingAccountOptions } from '../kit/trading-account';

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

let login = 62_200_000;
type Options = Omit<TradingAccountOptions, 'login'>;
async function openTerminal(
  options: Options = {},
  access: 'trade' | 'read' = 'trade',
): Promise<TerminalClient> {
  login += 1;
  await openTradingAccount(gateway, { ...options, login });
  await setDemoPasswords(gateway, login);
  return signInToTerminal(gateway, login, access);
}
const priceOf = (symbol: string, side: 'bid' | 'ask') => {
  const instrument = instrumentOf(symbol);
  return quoteAt(instrument, START.getTime() + advancedMs)[side].toFixed(instrument.digits);
};
const advance = async (seconds: number) => {
  advancedMs += seconds * 1_000;
  await gateway.advance(seconds);
};
const open = async (terminal: TerminalClient, fields: object = {}): Promise<number> => {
  const { body, status } = await terminal.order(fields);
  expect([status, body]).toEqual([200, { ticket: expect.any(Number), price: expect.any(String) }]);
  return body.ticket as number;
};
const positionsOf = (terminal: TerminalClient) =>
  terminal.get('positions').then(({ body }) => body.positions as { ticket: number }[]);
const pending = { kind: 'limit', price: '1.05000' } as const;

describe('positions', () => {
  it('are opened, listed with their figures, changed and closed', async () => {
    const terminal = await openTerminal({ accountType: 'Raw' });
    const ticket = await open(terminal, { lots: '0.50', stopLoss: '1.02000' });
    const { body } = await terminal.get('positions');
    expect(body).toEqual({
      at: '2026-11-20T14:32:07.000Z',
      account: {
        balance: '10000.00',
        credit: '0.00',
        equity: '9994.00',
        margin: expect.any(String),
        freeMargin: expect.any(String),
        marginLevel: expect.any(String),
        floating: '-6.00',
      },
      positions: [
        {
          ticket,
          symbol: 'EURUSD',
          side: 'buy',
          lots: '0.50',
          openPrice: priceOf('EURUSD', 'ask'),
          price: priceOf('EURUSD', 'bid'),
          stopLoss: '1.02000',
          takeProfit: null,
          swap: '0.00',
          commission: '-3.00',
          profit: '-6.00',
          openedAt: '2026-11-20T14:32:07.000Z',
          origin: 'client',
        },
      ],
    });
    const change = { ticket, stopLoss: null, takeProfit: '1.20000' };
    expect(await terminal.post('change', change)).toMatchObject({ status: 200, body: {} });
    expect(await positionsOf(terminal)).toMatchObject([{ stopLoss: null, takeProfit: '1.20000' }]);
    const part = await terminal.post('close', { requestId: crypto.randomUUID(), ticket, lots: '0.20' });
    const rest = await terminal.post('close', { requestId: crypto.randomUUID(), ticket });
    expect(rest.body).toEqual({
      ticket,
      positionTicket: ticket,
      symbol: 'EURUSD',
      side: 'buy',
      lots: '0.30',
      openPrice: priceOf('EURUSD', 'ask'),
      closePrice: priceOf('EURUSD', 'bid'),
      openedAt: '2026-11-20T14:32:07.000Z',
      closedAt: '2026-11-20T14:32:07.000Z',
      profit: '-3.60',
      swap: expect.stringMatching(/^0/),
      commission: '-1.80',
      closedBy: 'client',
    });
    const { body: history } = await terminal.get('history');
    expect(history).toEqual({ deals: [part.body, rest.body], next: null });
  });

  it('are closed within a tolerance of the requested price', async () => {
    const terminal = await openTerminal();
    const ticket = await open(terminal, { price: priceOf('EURUSD', 'ask'), tolerance: 0 });
    const refused = await terminal.post('close', {
      requestId: crypto.randomUUID(),
      ticket,
      price: '1.50000',
      tolerance: 10,
    });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: ERROR_CODE.refused, reason: 'price-moved', price: priceOf('EURUSD', 'bid') },
    ]);
  });
});

describe('pending orders', () => {
  it('have the digits of their instrument, however they were typed', async () => {
    const terminal = await openTerminal();
    const { body } = await terminal.order({
      kind: 'limit',
      price: '01.05',
      stopLoss: '1.0',
      takeProfit: '1.200',
    });
    expect(body).toEqual({ ticket: expect.any(Number), price: '1.05000' });
    const { orders } = (await terminal.get('orders')).body;
    expect(orders).toMatchObject([{ price: '1.05000', stopLoss: '1.00000', takeProfit: '1.20000' }]);
  });

  it('are placed, listed, changed and cancelled', async () => {
    const terminal = await openTerminal();
    const orderId = await open(terminal, { ...pending, until: '2026-11-20T18:00:00Z' });
    await terminal.post('change', { orderId, price: '1.04000', takeProfit: '1.10000' });
    const { body } = await terminal.get('orders');
    expect(body).toEqual({
      at: '2026-11-20T14:32:07.000Z',
      orders: [
        {
          orderId,
          symbol: 'EURUSD',
          type: 'buyLimit',
          lots: '0.10',
          price: '1.04000',
          now: priceOf('EURUSD', 'ask'),
          stopLoss: null,
          takeProfit: '1.10000',
          placedAt: '2026-11-20T14:32:07.000Z',
          until: '2026-11-20T18:00:00.000Z',
        },
      ],
    });
    expect((await terminal.post('cancel', { orderId })).body).toEqual({});
    expect((await terminal.get('orders')).body.orders).toEqual([]);
    expect((await terminal.get('ended-orders')).body).toEqual({
      orders: [
        {
          orderId,
          symbol: 'EURUSD',
          type: 'buyLimit',
          lots: '0.10',
          price: '1.04000',
          placedAt: '2026-11-20T14:32:07.000Z',
          endedAt: '2026-11-20T14:32:07.000Z',
          outcome: 'cancelled',
          reason: null,
        },
      ],
      next: null,
    });
  });

  it('that have ended are listed in pages, the newest first, of the session’s account alone', async () => {
    const terminal = await openTerminal();
    const account = login;
    await gateway.rows(`insert into order_outcomes (ticket, login, symbol, type, lots, order_price, placed_at, ended_at,
        outcome, reason)
      select 950000 + n, ${account}, 'EURUSD', 'sellStop', 0.1, 1.05, '2026-01-01', '2026-01-02', 'refused', 'margin'
      from generate_series(1, 150) n`);
    const { body: first } = await terminal.get('ended-orders');
    const { body: second } = await terminal.get(`ended-orders?cursor=${first.next}`);
    const ids = [...first.orders, ...second.orders].map(({ orderId }: { orderId: number }) => orderId);
    expect([first.orders.length, second.orders.length, second.next]).toEqual([100, 50, null]);
    expect(ids).toEqual(Array.from({ length: 150 }, (_, index) => 950_150 - index));
    expect(first.orders[0]).toMatchObject({ outcome: 'refused', reason: 'margin' });
    expect((await (await openTerminal()).get('ended-orders')).body).toEqual({ orders: [], next: null });
    await gateway.rows(`delete from order_outcomes where login = ${account}`);
  });
});

describe('a quote', () => {
  it('has the figures that the account has after the trade', async () => {
    const terminal = await openTerminal({ currency: 'EUR' });
    await open(terminal, { symbol: 'XAUUSD', lots: '0.05' });
    const trade = { symbol: 'USDJPY', side: 'sell', lots: '0.30' };
    const before = (await terminal.get('positions')).body.account;
    const { body: quote } = await terminal.post('quote', trade);
    await open(terminal, trade);
    const { body } = await terminal.get('positions');
    expect(quote).toEqual({
      price: priceOf('USDJPY', 'bid'),
      margin: (Number(body.account.margin) - Number(before.margin)).toFixed(2),
      spread: (Number(before.equity) - Number(body.account.equity)).toFixed(2),
      commission: '0.00',
      waived: null,
      freeMarginAfter: body.account.freeMargin,
      levelAfter: body.account.marginLevel,
    });
  });

  it('of a trade that reduces a netting position frees margin', async () => {
    const terminal = await openTerminal({ marginMode: 'netting', accountType: 'Raw' });
    await open(terminal, { lots: '0.30' });
    for (const [lots, isReduction] of [
      ['0.10', true],
      ['0.50', false],
    ] as const) {
      const trade = { symbol: 'EURUSD', side: 'sell', lots };
      const { body: quote } = await terminal.post('quote', trade);
      expect(Number(quote.margin) < 0).toBe(isReduction);
      await open(terminal, trade);
      const { body } = await terminal.get('positions');
      // Parts are rounded on their own.
      expect(Math.abs(quote.freeMarginAfter - body.account.freeMargin)).toBeLessThan(0.02);
      expect(quote.levelAfter / body.account.marginLevel).toBeCloseTo(1, 3);
    }
  });

  it('without a position afterwards has no level', async () => {
    const terminal = await openTerminal({ marginMode: 'netting' });
    await open(terminal, { lots: '0.30' });
    const { body } = await terminal.post('quote', { symbol: 'EURUSD', side: 'sell', lots: '0.30' });
    expect(body.levelAfter).toBeNull();
  });

  it('is refused for an unknown symbol, and for lots out of bounds', async () => {
    const terminal = await openTerminal();
    const quote = (fields: object) =>
      terminal
        .post('quote', { symbol: 'EURUSD', side: 'buy', lots: '1', ...fields })
        .then(({ body }) => body);
    expect(await quote({ symbol: 'NONE' })).toEqual({ code: ERROR_CODE.refused, reason: 'symbol' });
    expect(await quote({ lots: '51' })).toMatchObject({ reason: 'volume', min: '0.01', max: '50' });
  });
});

describe('the id of a request', () => {
  it('makes one trade of many calls, also at the same time', async () => {
    const terminal = await openTerminal();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => terminal.order({ requestId })));
    const ticket = answers[0]!.body.ticket as number;
    for (const { body, status } of answers) expect([status, body.ticket]).toEqual([200, ticket]);
    expect((await positionsOf(terminal)).map((position) => position.ticket)).toEqual([ticket]);
    await advance(60);
    expect((await terminal.order({ requestId })).body).toEqual(answers[0]!.body);
    const other = await terminal.order({ requestId, lots: '0.20' });
    expect([other.status, other.body.code]).toEqual([409, ERROR_CODE.idempotencyConflict]);

    const closing = { requestId: crypto.randomUUID(), ticket, lots: '0.05' };
    const closings = [await terminal.post('close', closing), await terminal.post('close', closing)];
    expect(closings[1]!.body).toEqual(closings[0]!.body);
    expect(await positionsOf(terminal)).toMatchObject([{ lots: '0.05' }]);
  });

  it('of a refused trade can be used again', async () => {
    const terminal = await openTerminal();
    const requestId = crypto.randomUUID();
    expect((await terminal.order({ requestId, lots: '51' })).status).toBe(409);
    expect((await terminal.order({ requestId, lots: '0.10' })).status).toBe(200);
  });
});

describe('a refusal', () => {
  const refusals: [reason: string, fields: object, details: object, options: Options][] = [
    ['symbol', { symbol: 'NONE' }, {}, {}],
    ['volume', { lots: '0.001' }, { min: '0.01', max: '50' }, {}],
    ['lot-step', { symbol: 'US500', lots: '0.15' }, { step: '0.1' }, {}],
    [
      'margin',
      { lots: '50' },
      { needed: expect.any(String), free: '10000.00', missing: expect.any(String), currency: 'USD' },
      {},
    ],
    ['price-moved', { price: '1.00000', tolerance: 5 }, { price: expect.any(String) }, {}],
    ['price', { ...pending, price: '1.50000' }, { price: expect.any(String) }, {}],
    ['stop-loss', { stopLoss: '1.50000' }, { price: expect.any(String) }, {}],
    ['take-profit', { takeProfit: '1.00000' }, { price: expect.any(String) }, {}],
    ['time', { ...pending, until: '2026-01-01T00:00:00Z' }, {}, {}],
    ['rights', {}, {}, { rights: 'closeOnly' }],
  ];
  it.each(refusals)('%s has its figures', async (reason, fields, details, options) => {
    const terminal = await openTerminal(options);
    const { body, status } = await terminal.order(fields);
    expect([status, body]).toEqual([409, { code: ERROR_CODE.refused, reason, ...details }]);
    expect(await positionsOf(terminal)).toEqual([]);
  });

  it('of a closed market has the opening time, and so does the list of instruments', async () => {
    const terminal = await openTerminal();
    const bySymbol = async (symbol: string) => {
      const { body } = await terminal.get('instruments');
      return (body.instruments as { symbol: string }[]).find((instrument) => instrument.symbol === symbol);
    };
    expect(await bySymbol('US500')).toEqual({
      symbol: 'US500',
      digits: 1,
      lotStep: '0.1',
      minLots: '0.1',
      maxLots: '50',
      isOpen: true,
      opensAt: null,
      closesAt: '2026-11-20T22:00:00.000Z',
    });
    await advance(8 * 3_600);
    const opensAt = '2026-11-22T22:00:00.000Z';
    expect(await bySymbol('EURUSD')).toMatchObject({ isOpen: false, opensAt, closesAt: null });
    expect(await bySymbol('BTCUSD')).toMatchObject({ isOpen: true, opensAt: null, closesAt: null });
    const { body } = await terminal.order();
    expect(body).toEqual({ code: ERROR_CODE.refused, reason: 'market-closed', opensAt });
    await advance(3 * 86_400);
  });

  it('of another account’s ticket is the same as for one that does not exist', async () => {
    const [terminal, stranger] = [await openTerminal(), await openTerminal()];
    const ticket = await open(terminal);
    const orderId = await open(terminal, pending);
    const calls = [
      ['close', { requestId: crypto.randomUUID(), ticket }],
      ['change', { ticket, stopLoss: '1.02000' }],
      ['change', { orderId, price: '1.04000' }],
      ['cancel', { orderId }],
      ['cancel', { orderId: 1 }],
    ] as const;
    for (const [path, body] of calls) {
      const answer = await stranger.post(path, body);
      expect([answer.status, answer.body]).toEqual([404, { code: ERROR_CODE.notFound, reason: 'ticket' }]);
    }
    expect(await positionsOf(stranger)).toEqual([]);
    expect(await positionsOf(terminal)).toMatchObject([{ ticket, stopLoss: null }]);
  });
});

it('a read-only session reads everything and trades nothing', async () => {
  const terminal = await openTerminal();
  const ticket = await open(terminal);
  const orderId = await open(terminal, pending);
  const reader = await signInToTerminal(gateway, login, 'read');
  const requestId = crypto.randomUUID();
  for (const answer of [
    await reader.order(),
    await reader.post('close', { requestId, ticket }),
    await reader.post('change', { ticket, stopLoss: '1.02000' }),
    await reader.post('cancel', { orderId }),
  ])
    expect([answer.status, answer.body]).toEqual([409, { code: ERROR_CODE.refused, reason: 'rights' }]);
  expect(await positionsOf(reader)).toMatchObject([{ ticket, stopLoss: null }]);
  expect((await reader.get('orders')).body.orders).toMatchObject([{ orderId }]);
  for (const path of ['history', 'ended-orders', 'instruments'])
    expect((await reader.get(path)).status).toBe(200);
  expect((await reader.post('quote', { symbol: 'EURUSD', side: 'buy', lots: '0.10' })).status).toBe(200);
});

describe('an answer to a request that no page sends', () => {
  const invalid = { code: ERROR_CODE.invalid, message: expect.any(String) };

  it.each([
    ['an unknown field', { login: 1 }],
    ['lots of forty characters', { lots: '0.1000000000000000000000000000000000000' }],
    ['a number instead of a string', { lots: 0.1 }],
    ['negative lots', { lots: '-1' }],
    ['an exponent', { lots: '1e2' }],
    ['no id', { requestId: undefined }],
    ['an id of another form', { requestId: '7' }],
    ['a price of an order missing', { kind: 'stop' }],
    ['an expiry of an order that is executed at once', { until: '2026-11-20T18:00:00Z' }],
    ['a tolerance below zero', { tolerance: -1 }],
    ['an end without a zone', { ...pending, until: '2026-11-20T18:00:00' }],
    ['a zero character', { symbol: 'EUR\0USD' }],
  ])('with %s is 400 and echoes nothing', async (_title, fields) => {
    const terminal = await openTerminal();
    const { body, status } = await terminal.order(fields as never);
    expect([status, body]).toEqual([400, invalid]);
    expect(await positionsOf(terminal)).toEqual([]);
  });

  it('a body that is too long, not JSON or not an object is refused', async () => {
    const { post, token } = await openTerminal();
    const long = await post('quote', { symbol: 'E'.repeat(3_000), side: 'buy', lots: '1' });
    expect([long.status, long.body]).toEqual([413, invalid]);
    for (const [type, text, status] of [
      ['application/json', '{"symbol":', 400],
      ['application/json', '[]', 400],
      ['text/plain', '{}', 400],
      ['application/x-www-form-urlencoded', 'symbol=EURUSD', 400],
      ['image/png', 'x', 415],
    ] as const) {
      const answer = await fetch(`${gateway.framesUrl}/Terminal/quote`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: text,
      });
      expect([type, answer.status, await answer.json()]).toEqual([type, status, invalid]);
    }
    expect(await callTerminal(gateway.framesUrl, 'history?cursor=x', token)).toMatchObject({ status: 400 });
    expect(await callTerminal(gateway.framesUrl, 'history?from=x', token)).toMatchObject({ status: 400 });
    expect(await callTerminal(gateway.framesUrl, 'ended-orders?cursor=x', token)).toMatchObject({
      status: 400,
    });
  });

  it('sends no CORS headers to other origins, and has the frames’ policy', async () => {
    const { token } = await openTerminal();
    const { headers } = await fetch(`${gateway.framesUrl}/Terminal/positions`, {
      headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    const preflight = await fetch(`${gateway.framesUrl}/Terminal/order`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });
});

it('history is listed in pages, the newest first', async () => {
  const terminal = await openTerminal();
  const account = login;
  await gateway.rows(`insert into deals (ticket, login, symbol, side, lots, open_price, close_price, opened_at, closed_at,
      profit, swap, commission, closed_by, position_ticket)
    select 900000 + n, ${account}, 'EURUSD', 'buy', 0.1, 1.1, 1.1, '2026-01-01', '2026-01-02', 0, 0, 0, 'client', 900000 + n
    from generate_series(1, 150) n`);
  const { body: first } = await terminal.get('history');
  const { body: second } = await terminal.get(`history?cursor=${first.next}`);
  const tickets = [...first.deals, ...second.deals].map(({ ticket }: { ticket: number }) => ticket);
  expect([first.deals.length, second.deals.length, second.next]).toEqual([100, 50, null]);
  expect(tickets).toEqual(Array.from({ length: 150 }, (_, index) => 900_150 - index));
  await gateway.rows(`delete from deals where login = ${account}`);
});

it('no more orders a day are accepted than the table of requests can store', async () => {
  const terminal = await openTerminal();
  await gateway.rows(`insert into idempotency_keys (client_id, key, body_hash, answer, created_at)
    select client_id, gen_random_uuid(), '', '{}', '2026-12-31' from accounts, generate_series(1, 5000) where login = ${login}`);
  expect((await terminal.order()).body).toEqual({ code: ERROR_CODE.refused, reason: 'limit' });
  await gateway.rows("delete from idempotency_keys where created_at = '2026-12-31'");
});

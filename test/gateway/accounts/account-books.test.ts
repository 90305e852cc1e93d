import Big from 'big.js';
import { profit as profitOf, swapInPoints, margin as marginOf } from '../../../src/domain/market/formulas';
import { dealFormulas } from '../../../src/domain/accounts/deal-formulas';
import { chargedNights } from '../../../src/domain/market/nights';
import { WEEKDAYS, type Instrument, type Weekday } from '../../../src/domain/market/instrument';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { instrumentOf, quoteAt } from '../../../gateway/market/market';
import { startGateway, type Gateway } from '../kit/start-gateway';

const NOW = Date.UTC(2026, 10, 20, 14, 32, 7);
const MAIN = 50128841;

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
}, 120_000);
afterAll(() => gateway.stop());

type Row = Record<string, string>;
const sum = (rows: readonly Row[], field: string) =>
  rows.reduce((total, row) => total.plus(row[field] ?? 0), Big(0)).toFixed(2);
const accountOf = async (login: number): Promise<Row> => {
  const { body } = await gateway.call('getAccounts', { token });
  return body.result.find((account: { login: number }) => account.login === login);
};
/** All items of a call, page by page. */
async function fetchAll(id: 'getDeals' | 'getFunds', query: Record<string, string | number>): Promise<Row[]> {
  const items: Row[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const { body } = await gateway.call(id, { token, query: { ...query, ...(cursor && { cursor }) } });
    items.push(...body.result);
    cursor = body.next as string | null;
  }
  return items;
}

describe('positions', () => {
  it('add up to the account’s figures, at the market’s prices', async () => {
    const { body } = await gateway.call('getPositions', { token, query: { login: MAIN } });
    const account = await accountOf(MAIN);
    expect(body.result).toHaveLength(4);
    expect(Big(sum(body.result, 'profit')).plus(sum(body.result, 'swap')).toFixed(2)).toBe(
      account['floatingPl'],
    );
    expect(sum(body.result, 'margin')).toBe(account['margin']);
    for (const { price, side, symbol } of body.result as Row[]) {
      const instrument = instrumentOf(symbol!);
      const { ask: fetchPage, bid } = quoteAt(instrument, NOW);
      // The price has all its digits.
      expect([symbol, price]).toEqual([
        symbol,
        (side === 'buy' ? bid : fetchPage).toFixed(instrument.digits),
      ]);
    }
  });

  it('have the values that the calculators show', async () => {
    const { body } = await gateway.call('getPositions', { token, query: { login: MAIN } });
    const { body: market } = await gateway.call('getInstruments', { token });
    const dollarPositions = (body.result as Row[]).filter(({ symbol }) => symbol!.endsWith('USD'));
    expect(dollarPositions.length).toBeGreaterThan(2);
    for (const position of dollarPositions) {
      const instrument = market.result.instruments.find(
        ({ symbol }: Instrument) => symbol === position['symbol'],
      ) as Instrument;
      const side = position['side'] as 'buy' | 'sell';
      const lots = position['lots']!;
      const inputWith = (values: object) =>
        ({ instrument, lots, accountCurrency: 'USD', conversion: [], ...values }) as never;
      const value = (figure: { result: { value: string } }) =>
        Big(figure.result.value).round(2, 1).toFixed(2);
      expect(
        value(profitOf(inputWith({ side, openPrice: position['openPrice'], closePrice: position['price'] }))),
      ).toBe(position['profit']);
      expect(value(marginOf(inputWith({ price: position['openPrice'], leverage: '100' })))).toBe(
        position['margin'],
      );
      const openedAt = new Date(position['openedAt']!);
      const nights = Math.floor(NOW / 86_400_000) - Math.floor(openedAt.getTime() / 86_400_000);
      const [row] = await gateway.rows(
        `select charged_nights('${position['openedAt']}', '2026-11-20T14:32:07Z', 'wednesday') as nights`,
      );
      expect(nights).toBeGreaterThan(0);
      expect(
        value(
          swapInPoints(
            inputWith({
              swapPoints: side === 'buy' ? instrument.swapLong : instrument.swapShort,
              nights: row?.['nights'],
            }),
          ),
        ),
      ).toBe(position['swap']);
    }
  });

  it.each(['wednesday', 'friday'] as const)(
    'a week’s nights are charged as the calculators do: %s',
    async (triple) => {
      for (const first of WEEKDAYS) {
        for (let nights = 0; nights < 12; nights++) {
          const since = new Date(Date.UTC(2026, 10, 16 + WEEKDAYS.indexOf(first), 12));
          const until = laterByNights(since, nights);
          const [row] = await gateway.rows(
            `select charged_nights('${since.toISOString()}', '${until.toISOString()}', '${triple}') as nights`,
          );
          expect([first, nights, row?.['nights']]).toEqual([
            first,
            nights,
            chargedNights(nights, first as Weekday, triple),
          ]);
        }
      }
    },
  );
});

/** The date a number of nights later; only nights of working days count. */
function laterByNights(since: Date, nights: number): Date {
  const at = new Date(since);
  for (let nightsLeft = nights; nightsLeft > 0;) {
    if (at.getUTCDay() % 6 !== 0) nightsLeft -= 1;
    at.setUTCDate(at.getUTCDate() + 1);
  }
  return at;
}

describe('a range of days', () => {
  const DAYS = ['0000-01-01', '0001-12-31', '1899-12-31', '9998-12-31', '9999-12-31'];

  it.each(['getDeals', 'getFunds', 'getStatement', 'getWalletHistory'] as const)(
    '%s accepts or refuses the first and the last day of any calendar, and never fails',
    async (id) => {
      const isWallet = id === 'getWalletHistory';
      const session = isWallet ? await gateway.signIn('international@portico.test') : token;
      const statusOf = async (query: Record<string, string>) =>
        (
          await gateway.call(id, {
            token: session,
            query: { ...(!isWallet && { login: MAIN }), from: '2026-10-01', to: '2026-10-31', ...query },
          })
        ).status;
      const statuses = [];
      for (const day of DAYS) statuses.push([await statusOf({ from: day }), await statusOf({ to: day })]);
      expect(statuses).toEqual([
        [400, 400],
        [400, 400],
        [400, 400],
        [200, 200],
        [400, 400],
      ]);
    },
  );
});

describe('totals', () => {
  const FILTERS = [
    ['getPositions', {}],
    ['getPositions', { symbol: 'eurusd' }],
    ['getPositions', { side: 'sell' }],
    ['getPositions', { symbol: 'NOSUCH' }],
    ['getOrders', {}],
    ['getOrders', { side: 'sell' }],
    ['getOrders', { symbol: 'xauusd' }],
    ['getDeals', {}],
    ['getDeals', { symbol: 'EURUSD', side: 'buy' }],
    ['getDeals', { from: '2026-10-01', to: '2026-10-31' }],
    ['getDeals', { symbol: 'NOSUCH' }],
    ['getDeals', { closedBy: 'stopLoss' }],
  ] as const;

  it.each(FILTERS)('%s %j: the first page has the totals of the matching rows', async (id, filter) => {
    const ask = (query: object) => gateway.call(id, { token, query: { login: MAIN, ...query } as never });
    const [{ body: allItems }, { body: filteredPage }] = [await ask({}), await ask(filter)];
    const matches = ({ closedAt, closedBy, side, symbol, type }: Row) => {
      const {
        closedBy: wantedCloser,
        from,
        side: wantedSide,
        symbol: wantedSymbol,
        to,
      }: Record<string, string> = filter;
      return (
        (!wantedSymbol || symbol === wantedSymbol.toUpperCase()) &&
        (!wantedCloser || closedBy === wantedCloser) &&
        (!wantedSide || (side ?? type!).startsWith(wantedSide)) &&
        (!from || closedAt!.slice(0, 10) >= from) &&
        (!to || closedAt!.slice(0, 10) <= to)
      );
    };
    const rows = (allItems.result as Row[]).filter(matches);
    expect(filteredPage.result).toEqual(rows);
    const { count, ...sums } = filteredPage.totals as Row;
    expect(count).toBe(rows.length);
    for (const [figure, value] of Object.entries(sums))
      expect([figure, Big(value).toFixed(2)]).toEqual([figure, sum(rows, figure)]);
  });

  it('are not sent again with later pages', async () => {
    const first = await gateway.call('getDeals', { token, query: { login: MAIN, limit: 5 } });
    expect(first.body.totals.count).toBeGreaterThan(5);
    const next = await gateway.call('getDeals', {
      token,
      query: { login: MAIN, limit: 5, cursor: first.body.next },
    });
    expect(next.body.totals).toBeNull();
  });

  it('sum up payments in and out; a list of all accounts has no sums, because currencies differ', async () => {
    const funds = async (query: Record<string, string | number>) =>
      (await gateway.call('getFunds', { token, query })).body;
    const allItems = await funds({ login: MAIN });
    expect(Big(allItems.totals.paidIn).plus(allItems.totals.paidOut).toFixed(2)).toBe(
      sum(allItems.result, 'amount'),
    );
    const transfers = await funds({ login: MAIN, kind: 'transfer' });
    expect(transfers.result).toEqual(allItems.result.filter(({ kind }: Row) => kind === 'transfer'));
    expect(transfers.totals).toMatchObject({ count: 1 });
    expect((await funds({})).totals).toBeNull();
  });
});

it('pending orders have prices that differ from the current ones', async () => {
  const { body } = await gateway.call('getOrders', { token, query: { login: MAIN } });
  expect(body.result.map(({ type }: { type: string }) => type)).toEqual(['buyLimit', 'sellLimit']);
  for (const { orderPrice, price, type } of body.result as Row[])
    expect(Math.sign(Number(price) - Number(orderPrice))).toBe(type === 'buyLimit' ? 1 : -1);
});

describe('history', () => {
  it('is listed in pages, newest first, without gaps or duplicates', async () => {
    const allItems = await fetchAll('getDeals', { login: MAIN });
    const pagedDeals = await fetchAll('getDeals', { login: MAIN, limit: 5 });
    expect(allItems.length).toBeGreaterThan(15);
    expect(pagedDeals).toEqual(allItems);
    const times = allItems.map(({ closedAt }) => closedAt!);
    expect(times).toEqual(times.toSorted().reverse());
    for (const { commission, net, profit, swap } of allItems)
      expect(Big(profit!).plus(swap!).plus(commission!).toFixed(2)).toBe(net);
  });

  it('can be filtered by days and symbol', async () => {
    const allItems = await fetchAll('getDeals', { login: MAIN });
    const [deal] = allItems;
    const day = deal!['closedAt']!.slice(0, 10);
    const filteredDeals = await fetchAll('getDeals', {
      login: MAIN,
      from: day,
      to: day,
      symbol: deal!['symbol']!,
    });
    expect(filteredDeals).toEqual(
      allItems.filter(({ closedAt, symbol }) => closedAt!.startsWith(day) && symbol === deal!['symbol']),
    );
  });
});

describe('the figures of a closed trade', () => {
  it.each(['main@portico.test', 'bank@portico.test', 'international-ib@portico.test'])(
    'of %s follow from its terms, with the rates of its closing',
    async (email) => {
      const session = await gateway.signIn(email);
      const { body: market } = await gateway.call('getInstruments', { token: session });
      const { body: accounts } = await gateway.call('getAccounts', { token: session });
      let count = 0;
      for (const account of accounts.result as Row[]) {
        const query = { login: Number(account['login']), limit: 4 };
        const { body } = await gateway.call('getDeals', { token: session, query });
        for (const deal of body.result) {
          const terms = await gateway.call('getDealTerms', {
            token: session,
            query: { login: query.login, ticket: deal.ticket },
          });
          const formulas = dealFormulas(deal, account as never, market.result, terms.body.result);
          const wrong = formulas.filter(
            ({ agrees, calculation, sentValue }) =>
              !agrees && !(calculation === null && Number(sentValue) === 0),
          );
          expect([deal.ticket, wrong]).toEqual([deal.ticket, []]);
          expect(terms.body.result.cause).toEqual(
            ['stopLoss', 'takeProfit'].includes(deal.closedBy) ? { price: deal.closePrice } : null,
          );
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(3);
    },
  );

  it('do not report a trade of another account', async () => {
    const { body } = await gateway.call('getDeals', { token, query: { login: MAIN, limit: 1 } });
    const query = { login: MAIN, ticket: body.result[0].ticket + 1_000_000 };
    expect((await gateway.call('getDealTerms', { token, query })).status).toBe(404);
  });
});

describe('funds and statement', () => {
  it('list the movements of all accounts, and of one', async () => {
    const allFunds = await fetchAll('getFunds', { limit: 4 });
    const accountFunds = await fetchAll('getFunds', { login: MAIN });
    expect(accountFunds).toEqual(allFunds.filter(({ login }) => String(login) === String(MAIN)));
    expect(new Set(allFunds.map(({ login }) => login)).size).toBeGreaterThan(3);
    expect(accountFunds.map(({ kind }) => kind)).toEqual([
      'deposit',
      'withdrawal',
      'transfer',
      'deposit',
      'opening',
    ]);
    expect(accountFunds[0]!['reference']).toMatch(/^P-\d{8}$/);
  });

  it.each([
    ['2026-08-01', '2026-11-20'],
    ['2026-10-01', '2026-10-31'],
    ['2026-11-09', '2026-11-09'],
    ['2020-01-01', '2020-12-31'],
  ])('from %s to %s sums agree with the ledger and the lists', async (from, to) => {
    const { body } = await gateway.call('getStatement', { token, query: { login: MAIN, from, to } });
    const statement = body.result as Row;
    const parts = ['deposits', 'withdrawals', 'profit', 'swap', 'commission', 'other'];
    expect(
      parts
        .reduce((balance, part) => balance.plus(statement[part]!), Big(statement['openingBalance']!))
        .toFixed(2),
    ).toBe(statement['closingBalance']);
    const deals = await fetchAll('getDeals', { login: MAIN, from, to });
    for (const part of ['profit', 'swap', 'commission']) expect(statement[part]).toBe(sum(deals, part));
    expect(statement['deals']).toBe(deals.length);
    const funds = await fetchAll('getFunds', { login: MAIN, from, to });
    expect(
      Big(statement['deposits']!).plus(statement['withdrawals']!).plus(statement['other']!).toFixed(2),
    ).toBe(sum(funds, 'amount'));
    if (to === '2026-11-20') expect(statement['closingBalance']).toBe((await accountOf(MAIN))['balance']);
  });
});

describe('the equity curve', () => {
  it('has one curve per currency, which ends at the current equity', async () => {
    const { body } = await gateway.call('getEquityCurve', { token, query: { days: 60 } });
    const { body: list } = await gateway.call('getAccounts', { token });
    const live = list.result.filter(
      ({ equity, kind, status }: Row) => kind === 'live' && status === 'active' && equity,
    );
    expect(body.result.map(({ currency }: Row) => currency)).toEqual(['EUR', 'JPY', 'USD']);
    for (const { currency, points } of body.result) {
      expect(points).toHaveLength(60);
      const equity = live
        .filter((account: Row) => account['currency'] === currency)
        .reduce((total: Big, account: Row) => total.plus(account['equity']!), Big(0));
      expect(Big(points.at(-1).equity).eq(equity)).toBe(true);
    }
  });

  it('of one account shows payments in and out on their days', async () => {
    const { body } = await gateway.call('getEquityCurve', { token, query: { login: MAIN, days: 60 } });
    const pointsWithPayments = body.result[0].points.filter((point: Row) => Number(point['moved']) !== 0);
    expect(pointsWithPayments.map((point: Row) => point['moved'])).toEqual(['1500.00', '-1000.00', '800.00']);
  });
});

describe('another client’s account', () => {
  const CALLS = [
    'getPositions',
    'getOrders',
    'getEndedOrders',
    'getDeals',
    'getFunds',
    'getStatement',
    'getCosts',
    'getEquityCurve',
  ] as const;

  it.each(CALLS)('is not found by %s, which needs a token', async (id) => {
    const query = { login: 50120117, from: '2026-10-01', to: '2026-10-31', year: 2026 };
    const { body, status } = await gateway.call(id, { token, query });
    expect([status, body]).toEqual([404, { errors: [{ errorCode: ERROR_CODE.notFound }] }]);
    expect((await gateway.call(id, { query })).status).toBe(401);
  });
});

it('a new demo account is funded by an entry of the ledger', async () => {
  const [row] = await gateway.rows(
    `select count(*)::int as count from accounts left join ledger_accounts on ledger_accounts.login = accounts.login
     where accounts.kind = 'demo' and is_reported and ledger_accounts.id is null`,
  );
  expect(row?.['count']).toBe(0);
});

describe('the costs', () => {
  type Month = Record<'month' | 'spread' | 'commission' | 'swap' | 'fees' | 'total', string> & {
    deals: number;
  };
  const YEAR = 2026;
  const costsOf = async (sessionToken: string, login: number, year = YEAR): Promise<Month[]> =>
    (await gateway.call('getCosts', { token: sessionToken, query: { login, year } })).body.result.months;
  const sumOf = (rows: readonly Month[], kind: 'commission' | 'swap' | 'fees') =>
    rows.reduce((all, row) => all.plus(row[kind]), Big(0)).toFixed(2);

  test.each(['main@portico.test', 'international@portico.test'])(
    'of each account of %s agree with its ledger and deals',
    async (email) => {
      const clientToken = await gateway.signIn(email);
      const accounts = (await gateway.call('getAccounts', { token: clientToken })).body.result;
      for (const { login, currency } of accounts) {
        const months = await costsOf(clientToken, login);
        const digits = currency === 'JPY' ? 0 : 2;
        for (const { commission, fees, spread, swap, total } of months)
          expect([login, Big(spread).plus(commission).plus(swap).plus(fees).toFixed(digits)]).toEqual([
            login,
            total,
          ]);
        const [ledgerSums] = await gateway.rows(
          `select coalesce(-sum(amount) filter (where kind = 'fees' and is_trade), 0)::text as commission,
             coalesce(-sum(amount) filter (where kind = 'swap'), 0)::text as swap,
             coalesce(-sum(amount) filter (where kind = 'fees' and not is_trade), 0)::text as fees
           from postings join ledger_accounts book on book.id = account_id
           where extract(year from at) = ${YEAR} and entry_id in (select entry_id from postings
             join ledger_accounts own on own.id = account_id where own.login = ${login})`,
        );
        for (const kind of ['commission', 'swap', 'fees'] as const)
          expect([login, kind, sumOf(months, kind)]).toEqual([
            login,
            kind,
            Big(String(ledgerSums?.[kind])).toFixed(2),
          ]);
        const [dealSums] = await gateway.rows(
          `select count(*)::int as count, coalesce(sum(swap), 0)::text as swap, coalesce(sum(commission), 0)::text as commission
           from deals where login = ${login} and extract(year from closed_at) = ${YEAR}`,
        );
        expect(months.reduce((all, { deals }) => all + deals, 0)).toBe(dealSums?.['count']);
        expect(sumOf(months, 'swap')).toBe(Big(String(dealSums?.['swap'])).toFixed(2));
        expect(sumOf(months, 'commission')).toBe(Big(String(dealSums?.['commission'])).toFixed(2));
      }
    },
  );

  test('of a trade include half of the spread twice, on opening and closing', async () => {
    const [deal] = await gateway.rows(
      `select lots::text, spread::text from deals join accounts using (login)
       where symbol = 'EURUSD' and currency = 'USD' order by lots desc limit 1`,
    );
    // EURUSD has 12 points: 0.00012 × 100,000 a lot.
    expect(String(deal?.['spread'])).toBe(Big(String(deal?.['lots'])).times(-12).toFixed(2));
  });

  test('of a deposit are in the month in which it was booked', async () => {
    const before = await costsOf(token, MAIN);
    const fee = { account: { kind: 'fees', currency: 'USD' }, amount: '2.50' } as const;
    await gateway.post({
      kind: 'deposit',
      at: new Date('2026-11-20T14:40:00Z'),
      method: 'card',
      postings: [
        { account: { kind: 'client', login: 50128841, currency: 'USD' }, amount: '97.50' },
        fee,
        { account: { kind: 'clearing', currency: 'USD' }, amount: '-100.00' },
      ],
    });
    const november = (rows: readonly Month[]) => rows.find(({ month }) => month === '2026-11');
    const after = november(await costsOf(token, MAIN));
    expect(after?.fees).toBe(
      Big(november(before)?.fees ?? 0)
        .minus('2.5')
        .toFixed(2),
    );
  });

  test('of a month have no spread if the spread of one trade was not recorded', async () => {
    const { month } = (await costsOf(token, MAIN)).find(({ deals }) => deals > 1)!;
    await gateway.rows(`update deals set spread = null where ticket = (select min(ticket) from deals
      where login = 50128841 and to_char(closed_at at time zone 'UTC', 'YYYY-MM') = '${month}')`);
    const monthCosts = (await costsOf(token, MAIN)).find((entry) => entry.month === month);
    expect(monthCosts).toMatchObject({ spread: null, commission: expect.any(String) });
  });

  test('of an earlier year are empty', async () => {
    expect(await costsOf(token, MAIN, 1999)).toEqual([]);
  });
});

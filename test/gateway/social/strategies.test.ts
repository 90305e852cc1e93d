import { figuresOf } from '../../../gateway/social/strategy/strategy-figures';
import { copyOrder } from '../kit/copying';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

/** Days from the first of 2024 on. */
const daysOf = (units: readonly number[]) =>
  units.map((unit, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    unit,
  }));

test('return, drawdown and curve follow from the unit of each day', () => {
  expect(figuresOf([])).toEqual({
    returnPercent: '0.00',
    yearPercent: '0.00',
    drawdownPercent: '0.00',
    drawdownFrom: null,
    drawdownTo: null,
    risk: null,
    deviationPercent: null,
    curve: [],
  });
  expect(figuresOf(daysOf([1, 1.2, 0.9, 1.1]))).toMatchObject({
    returnPercent: '10.00',
    yearPercent: '10.00',
    drawdownPercent: '25.00',
    drawdownFrom: '2024-01-02',
    drawdownTo: '2024-01-03',
    curve: ['0.00', '20.00', '-10.00', '10.00'],
  });
  const long = figuresOf(daysOf(Array.from({ length: 640 }, (_, day) => 1 + day / 1_000)));
  expect(long.curve).toHaveLength(13);
  // Of the day a year before the last one, which was the 275th.
  expect(long).toMatchObject({ returnPercent: '63.90', yearPercent: '28.65', risk: 1 });
});

test('the figures of each strategy can be calculated again from its account’s trades', async () => {
  const token = await gateway.signIn('international@portico.test');
  const { body } = await gateway.call('getStrategies', { token });
  expect(body.result).toHaveLength(7);
  for (const { curve, drawdownPercent, id, name, pips, returnPercent } of body.result) {
    const [account] = await gateway.rows(
      `select d.equity::float8 as equity, (select sum(profit + swap + commission)::float8 from deals where deals.login = s.login) as net,
         (select amount::float8 from postings p join ledger_accounts a on a.id = p.account_id join ledger_entries e
           on e.id = p.entry_id where a.login = s.login and e.kind = 'opening' and a.kind = 'client') as opening,
         (select coalesce(sum(amount), 0)::float8 from postings p join ledger_accounts a on a.id = p.account_id join ledger_entries e
           on e.id = p.entry_id where a.login = s.login and e.kind = 'fee' and a.kind = 'client') as fees,
         (select count(*)::int from positions p where p.login = s.login) as open
       from strategies s join strategy_days d on d.strategy_id = s.id where s.id = ${id} order by d.day desc limit 1`,
    );
    const { equity, fees, net, opening, open } = account as Record<string, number>;
    // Only small fees of copies were paid in, so its unit is its equity without them. Without open positions, that is its
    // trades' result.
    const result = equity! - fees! - opening!;
    expect([name, Number(returnPercent)]).toEqual([name, expect.closeTo((result / opening!) * 100, 1)]);
    if (open === 0) expect([name, result]).toEqual([name, expect.closeTo(net!, 2)]);
    expect([Number(curve[0]), curve.at(-1)]).toEqual([0, returnPercent]);
    let peak = 100;
    for (const value of curve.map((gain: string) => 100 + Number(gain)) as number[]) {
      peak = Math.max(peak, value);
      expect(((peak - value) / peak) * 100).toBeLessThanOrEqual(Number(drawdownPercent) + 0.02);
    }
    expect(Number(drawdownPercent)).toBeGreaterThan(0);
    expect(Number(pips)).not.toBe(0);
  }
});

test('a payment into a strategy’s account changes neither its return nor its drawdown', async () => {
  const readStrategy = async () => {
    const { body } = await gateway.call('getStrategies', {
      token: await gateway.signIn('international@portico.test'),
    });
    return body.result.find(({ name }: { name: string }) => name === 'Quiet gold');
  };
  const [{ login } = { login: 0 }] = await gateway.rows(
    "select login from strategies where name = 'Quiet gold'",
  );
  const rounds = async () => {
    for (let round = 0; round < 4; round += 1) await gateway.runRobots();
  };
  await gateway.advance(10 * 3_600);
  await rounds();
  const before = await readStrategy();
  // It doubles the account, on a day without trades.
  await gateway.post({
    kind: 'deposit',
    at: new Date('2026-11-21T01:00:00Z'),
    postings: [
      { account: { kind: 'client', login: Number(login), currency: 'USD' }, amount: '15000.00' },
      { account: { kind: 'clearing', currency: 'USD' }, amount: '-15000.00' },
    ],
  });
  const [friday] = await gateway.rows(
    "select unit::text from strategy_days d join strategies s on s.id = d.strategy_id where name = 'Quiet gold' and day = '2026-11-20'",
  );
  // Saturday has ended.
  await gateway.advance(24 * 3_600);
  await rounds();
  const [saturday] = await gateway.rows(
    "select unit::text, flows::text from strategy_days d join strategies s on s.id = d.strategy_id where name = 'Quiet gold' and day = '2026-11-21'",
  );
  expect(Number(saturday!['flows'])).toBe(15_000);
  const after = await readStrategy();
  expect(saturday!['unit']).toBe(friday!['unit']);
  expect([after.returnPercent, after.drawdownPercent]).toEqual([
    before.returnPercent,
    before.drawdownPercent,
  ]);
});

test('strategies are in the order of their ranks; a retired one stays listed, and one that is too new is marked', async () => {
  const { body } = await gateway.call('getStrategies', {
    token: await gateway.signIn('international@portico.test'),
  });
  type Row = Record<'group' | 'name' | 'state' | 'score', string> & { rank: number; reasons: string[] };
  const rows: Row[] = body.result;
  expect(rows.map(({ group, name, rank }) => [name, group, rank])).toEqual([
    ['Asia open', 'ranked', 1],
    ['Meridian trend', 'ranked', 2],
    ['Carry basket', 'ranked', 3],
    ['Quiet gold', 'ranked', 4],
    ['Silver steps', 'unranked', null],
    ['Index swing', 'unranked', null],
    ['Turbo indices', 'retired', null],
  ]);
  const rowOf = (name: string) => rows.find((row) => row.name === name);
  expect(rowOf('Silver steps')).toMatchObject({
    reasons: ['days'],
    days: 43,
    money: 'broker',
    state: 'open',
  });
  expect(rowOf('Index swing')).toMatchObject({ reasons: ['deals'] });
  expect(rowOf('Turbo indices')).toMatchObject({ state: 'retired', endReason: 'provider' });
  const scores = rows.slice(0, 4).map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('the days of a retired strategy end with the day of its end', async () => {
  const [row] = await gateway.rows(
    `select max(d.day)::text as last, (s.ended_at at time zone 'UTC')::date::text as ended
      from strategies s join strategy_days d on d.strategy_id = s.id where s.state = 'retired' group by s.id`,
  );
  expect(row!['last']! <= row!['ended']!).toBe(true);
  const [deal] = await gateway.rows(
    `select count(*)::int as late from deals d join strategies s on s.login = d.login
      where s.state = 'retired' and d.closed_at > s.ended_at`,
  );
  expect(deal!['late']).toBe(0);
});

describe('the page of a strategy', () => {
  const find = async (name: string, query: Record<string, string> = {}) => {
    const [{ id } = { id: 0 }] = await gateway.rows(`select id from strategies where name = '${name}'`);
    const token = await gateway.signIn('international@portico.test');
    return gateway.call('getStrategy', { token, query: { id: Number(id), ...query } });
  };

  test('return and deepest fall can be calculated again from the units, and from the trades of the account', async () => {
    const { body } = await find('Asia open');
    const { days, strategy, years } = body.result;
    const units = days.map(({ unit }: { unit: string }) => Number(unit));
    expect(Number(strategy.returnPercent)).toBeCloseTo((units.at(-1) - 1) * 100, 2);
    let peak = 1;
    let fall = 0;
    for (const unit of units) {
      peak = Math.max(peak, unit);
      fall = Math.max(fall, (1 - unit / peak) * 100);
    }
    expect(Number(strategy.drawdownPercent)).toBeCloseTo(fall, 2);
    // Months multiply to the return of their period.
    const product = years[0].months.reduce(
      (unit: number, month: string | null) => unit * (1 + Number(month ?? 0) / 100),
      1,
    );
    expect(Number(years[0].returnPercent)).toBeCloseTo((product - 1) * 100, 1);
    // The fee and rounded lots make it another figure.
    expect(years[0].costsPercent).not.toBe(years[0].returnPercent);
  });

  test('its closed trades are listed in pages, none of them twice and no open one', async () => {
    const { body } = await find('Carry basket');
    const ids: number[] = [];
    let page = body.result.deals;
    let net = 0;
    for (;;) {
      for (const { commission, profit, swap, ticket } of page.items) {
        ids.push(ticket);
        net += Number(profit) + Number(swap) + Number(commission);
      }
      if (page.next === null) break;
      page = (await find('Carry basket', { cursor: page.next })).body.result.deals;
    }
    const [deals] = await gateway.rows(
      `select count(*)::int as count, sum(d.profit + d.swap + d.commission)::float8 as net
        from deals d join strategies s on s.login = d.login where s.name = 'Carry basket'`,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect([ids.length, body.result.strategy.deals]).toEqual([deals!['count'], deals!['count']]);
    expect(net).toBeCloseTo(Number(deals!['net']), 2);
    expect((await find('Carry basket', { cursor: 'x' })).body.errors[0].errorCode).toBe(2);
  });

  test('it names whose money it is, how the fee changed, and which strategies were closed', async () => {
    await gateway.rows(
      `update strategies set fee_changes = '[{"at":"2026-06-01T00:00:00Z","from":"15","to":"10"}]' where name = 'Silver steps'`,
    );
    const { body } = await find('Silver steps');
    expect(body.result.disclosure).toMatchObject({
      money: 'broker',
      capacity: 500,
      maxCopies: 5,
      feeChanges: [{ at: '2026-06-01T00:00:00Z', from: '15', to: '10' }],
      symbols: ['XAGUSD', 'XAUUSD'],
    });
    expect(body.result.retired).toMatchObject({
      published: 7,
      closed: 1,
      withLoss: 1,
      items: [{ name: 'Turbo indices', endReason: 'provider' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/"login"|9310\d{4}/);
  });

  test('another company’s clients have no strategies, and an unknown one is not found', async () => {
    const token = await gateway.signIn('international@portico.test');
    const { body } = await gateway.call('getStrategy', { token, query: { id: 99_999 } });
    expect(body.errors[0].errorCode).toBe(7);
    const { body: refusal, status } = await gateway.call('getStrategy', {
      token: await gateway.signIn('main@portico.test'),
      query: { id: 1 },
    });
    expect([status, refusal.errors[0].errorCode]).toEqual([403, 8]);
  });
});

test.each([
  ['main', ['getStrategies', 'getCopies', 'getCopyTerms', 'getCampaigns']],
  ['invest', ['getStrategies', 'getCopies', 'getCopyTerms']],
  ['bank', ['getStrategies', 'getCopies', 'getCopyTerms', 'getCampaigns']],
] as const)('clients of %s are refused what their variant does not have', async (variant, calls) => {
  const token = await gateway.signIn(`${variant}@portico.test`);
  for (const id of calls) {
    const { body, status } = await gateway.call(id, { token });
    expect([id, status, body.errors[0].errorCode]).toEqual([id, 403, 8]);
  }
});

test('a strategy of risk 8 takes no new copiers', async () => {
  const token = await gateway.signIn('international@portico.test');
  const [{ id } = { id: 0 }] = await gateway.rows("select id from strategies where name = 'Index swing'");
  await gateway.rows(
    `update strategy_days set unit = 1 + extract(day from day)::int % 2 * 0.035 where strategy_id = ${Number(id)}`,
  );
  const { body } = await gateway.call('getStrategies', { token });
  expect(body.result.find((row: { id: number }) => row.id === id)).toMatchObject({
    risk: 8,
    state: 'closed-to-new',
  });
  const { body: refusal } = await gateway.call('copyStrategy', {
    token,
    body: await copyOrder(gateway, token, Number(id)),
  });
  expect(refusal.errors[0]).toMatchObject({ errorCode: 1, details: { reason: 'risk' } });
});

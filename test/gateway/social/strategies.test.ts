import { figuresOf } from '../../../gateway/social/strategy-figures';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

test('return, drawdown and curve follow from the unit of each day', () => {
  expect(figuresOf([])).toEqual({ returnPercent: '0.00', drawdownPercent: '0.00', curve: [] });
  expect(figuresOf([1, 1.2, 0.9, 1.1])).toEqual({
    returnPercent: '10.00',
    drawdownPercent: '25.00',
    curve: ['0.00', '20.00', '-10.00', '10.00'],
  });
  expect(figuresOf(Array.from({ length: 640 }, (_, day) => 1 + day / 1_000)).curve).toHaveLength(13);
});

test('the figures of each strategy can be calculated again from its account’s trades', async () => {
  const token = await gateway.signIn('international@portico.test');
  const { body } = await gateway.call('getStrategies', { token });
  expect(body.result).toHaveLength(5);
  for (const { curve, drawdownPercent, id, name, pips, returnPercent } of body.result) {
    const [account] = await gateway.rows(
      `select d.equity::float8 as equity, (select sum(profit + swap + commission)::float8 from deals where deals.login = s.login) as net,
         (select amount::float8 from postings p join ledger_accounts a on a.id = p.account_id join ledger_entries e
           on e.id = p.entry_id where a.login = s.login and e.kind = 'opening' and a.kind = 'client') as opening,
         (select count(*)::int from positions p where p.login = s.login) as open
       from strategies s join strategy_days d on d.strategy_id = s.id where s.id = ${id} order by d.day desc limit 1`,
    );
    const { equity, net, opening, open } = account as Record<string, number>;
    // The account has had no payments, so its unit is its equity. Without open positions, that is its trades' result.
    expect([name, Number(returnPercent)]).toEqual([name, expect.closeTo((equity! / opening! - 1) * 100, 1)]);
    if (open === 0) expect([name, equity! - opening!]).toEqual([name, expect.closeTo(net!, 2)]);
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

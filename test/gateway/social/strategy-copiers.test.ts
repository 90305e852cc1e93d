import { randomUUID } from 'node:crypto';
import { copierResultsOf } from '../../../gateway/social/strategy/strategy-copiers';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { openTradingAccount } from '../kit/trading-account';

jest.setTimeout(60_000);

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('international@portico.test');
}, 120_000);
afterAll(() => gateway.stop());

test('fewer than five copies show nothing but their number', () => {
  expect(copierResultsOf([1, 2, 3, 4])).toEqual({
    count: 4,
    median: null,
    q1: null,
    q3: null,
    worst: null,
    best: null,
    losses: null,
    lossShare: null,
  });
});

test('quartiles are interpolated between the copies; a copy without gain is not a loss', () => {
  expect(copierResultsOf([12, -8, 4, 0, 6, 2])).toEqual({
    count: 6,
    median: '3.00',
    q1: '0.50',
    q3: '5.50',
    worst: '-8.00',
    best: '12.00',
    losses: 1,
    lossShare: '16.67',
  });
});

interface SeedCopy {
  /** Days ago. */
  readonly began: number;
  readonly ended?: number;
  readonly result: string;
  readonly fees?: string;
}

let login = 64_100_000;

/** A copy of a strategy into which 1,000 were paid, and that had this result before fees. */
async function addCopy(strategyId: number, { began, ended, fees = '0', result }: SeedCopy) {
  login += 1;
  const worth = (1_000 + Number(result) - Number(fees)).toFixed(2);
  await openTradingAccount(gateway, { login, balance: worth });
  const id = randomUUID();
  const state = ended === undefined ? 'active' : 'stopped';
  const at = (days: number) => `timestamptz '2026-11-20T12:00Z' - interval '${days} days'`;
  await gateway.rows(
    `insert into copies (id, client_id, strategy_id, login, from_login, allocated, stop_equity, multiplier, state, fee_percent,
        fees, fee_day, consents, started_at, stopped_at)
      select '${id}', client_id, ${strategyId}, login, 90340128, 1000, 500, 1, '${state}', 10, ${fees}, '2026-12-01', '[]', ${at(began)},
        ${ended === undefined ? 'null' : at(ended)}
      from accounts where login = ${login}`,
  );
  if (ended !== undefined)
    await gateway.rows(
      `insert into copy_fees (copy_id, at, result, high_water, fee, is_final)
        values ('${id}', ${at(ended)}, ${result}, 0, ${fees}, true)`,
    );
}

const readStrategy = async (name: string) => {
  const { body } = await gateway.call('getStrategies', { token });
  return body.result.find((strategy: { name: string }) => strategy.name === name);
};

test('the seed has enough copies of two strategies, and too few of a third one', async () => {
  for (const [name, count] of [
    ['Meridian trend', 6],
    ['Quiet gold', 5],
  ] as const) {
    const { copied } = await readStrategy(name);
    expect(copied).toMatchObject({ count, losses: expect.any(Number) });
    for (const key of ['median', 'q1', 'q3', 'worst', 'best', 'lossShare'])
      expect(copied[key]).toMatch(/^-?[0-9]+\.[0-9]{2}$/);
  }
  expect((await readStrategy('Index swing')).copied).toMatchObject({ count: 2, median: null });
});

test('the money of seeded copies is in the ledger to the cent', async () => {
  expect(await ledgerErrors(gateway)).toEqual([]);
  // N8: transfers in − out + results − fees.
  const rows = await gateway.rows(
    `select copy.state, copy.login, coalesce((select balance from ledger_accounts where login = copy.login and kind = 'client'), 0)
        - (case when copy.state = 'stopped' then -copy.returned else 0 end + copy.allocated - copy.fees
        + coalesce((select sum(profit + swap + commission) from deals where login = copy.login), 0)) as difference,
        (select count(*) from copy_positions opening where copy_id = copy.id and skipped is null
          and not exists (select from deals where position_ticket = opening.ticket and login = copy.login)
          and not exists (select from positions where ticket = opening.ticket and login = copy.login))::integer as lost
      from copies copy where copy.login between 63200001 and 63299999`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ difference, lost }) => Number(difference) !== 0 || lost !== 0)).toEqual([]);
});

test('copies of the last twelve months count after all costs, once they are thirty days old', async () => {
  const { copied, id } = await readStrategy('Asia open');
  expect(copied).toMatchObject({ count: 0, median: null });
  // Counted: net +9 % with the fee that would be due now, +4.5 %, −2 %, −10 % stopped after ten days, 0 %.
  await addCopy(id, { began: 40, result: '100.00' });
  await addCopy(id, { began: 200, ended: 100, result: '50.00', fees: '5.00' });
  await addCopy(id, { began: 300, ended: 20, result: '-20.00' });
  await addCopy(id, { began: 60, ended: 50, result: '-100.00' });
  await addCopy(id, { began: 31, ended: 30, result: '0.00' });
  // Not counted: too young, and ended too long ago.
  await addCopy(id, { began: 29, ended: 2, result: '-900.00' });
  await addCopy(id, { began: 500, ended: 366, result: '-900.00' });
  expect((await readStrategy('Asia open')).copied).toEqual({
    count: 5,
    median: '0.00',
    q1: '-2.00',
    q3: '4.50',
    worst: '-10.00',
    best: '9.00',
    losses: 2,
    lossShare: '40.00',
  });
});

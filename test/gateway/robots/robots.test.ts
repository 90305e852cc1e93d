import { actionsBetween, tradesBetween } from '../../../gateway/robots/planned-trades';
import { isRobotName, type RobotName } from '../../../gateway/robots/robot-rules.table';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

const DAY = 86_400;
const WEEK = 7 * DAY;
const SEEDED_UNTIL = new Date(Math.floor(START.getTime() / (DAY * 1_000)) * DAY * 1_000);
const WEEK_LATER = new Date(START.getTime() + WEEK * 1_000);

jest.setTimeout(300_000);

let gateways: Gateway[] = [];
const start = async () => {
  const gateway = await startGateway();
  gateways.push(gateway);
  return gateway;
};
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  gateways = [];
});

const readRobots = async (gateway: Gateway) =>
  (await gateway.rows('select login, rule from robots order by login')).flatMap(({ login, rule }) => {
    const name = String(rule);
    return isRobotName(name) ? [{ login: Number(login), rule: name }] : [];
  });

/** Everything that robots write, without tickets: those depend on the order of transactions. */
const readTrades = async (gateway: Gateway, since = SEEDED_UNTIL) => ({
  deals: await gateway.rows(
    `select login, symbol, side, lots::text, open_price::text, close_price::text, opened_at::text, closed_at::text,
       profit::text, swap::text, commission::text, closed_by, origin
     from deals where origin = 'robot' and closed_at > '${since.toISOString()}' order by login, closed_at`,
  ),
  positions: await gateway.rows(
    `select login, symbol, side, lots::text, open_price::text, stop_loss::text, opened_at::text
     from positions where origin = 'robot' order by login, opened_at`,
  ),
  balances: await gateway.rows(
    `select book.login, book.balance::text from ledger_accounts book join robots on robots.login = book.login
     where book.kind = 'client' order by book.login`,
  ),
  days: await gateway.rows(
    'select strategy_id, day::text, equity::text, flows::text, unit::text from strategy_days order by strategy_id, day',
  ),
});

/** Runs rounds until the robots have done everything. */
async function runUntilDone(gateway: Gateway, replicas = 1) {
  for (let round = 0; round < 60; round += 1) {
    const before = await gateway.rows('select login, done_until::text from robots order by login');
    await gateway.runRobots(replicas);
    const after = await gateway.rows('select login, done_until::text from robots order by login');
    if (JSON.stringify(before) === JSON.stringify(after)) return round;
  }
  throw new Error('the robots are not done');
}

const plannedDeals = (rule: RobotName, until: Date) =>
  tradesBetween(rule, SEEDED_UNTIL, until).filter(
    ({ closedAt }) => SEEDED_UNTIL < closedAt && closedAt <= until,
  );

test('a week that is made up for equals a week that robots lived through, on one replica or three', async () => {
  const [living, late] = [await start(), await start()];
  for (let day = 0; day < 7; day += 1)
    for (const hours of [9, 8, 7]) {
      await living.advance(hours * 3_600);
      await living.runRobots(1);
    }
  await runUntilDone(living);
  await late.advance(WEEK);
  // A round makes a part of it, so that calls need not wait for the rest.
  expect(await runUntilDone(late, 3)).toBeGreaterThan(2);
  const trades = await readTrades(late);
  expect(trades).toEqual(await readTrades(living));
  const robots = await readRobots(late);
  const expectedDeals = robots.flatMap(({ rule }) => plannedDeals(rule, WEEK_LATER));
  expect(trades.deals.length).toBe(expectedDeals.length);
  expect(trades.deals.length).toBeGreaterThan(20);
  expect(trades.days.filter(({ day }) => day === '2026-11-26')).toHaveLength(6);
  expect(await ledgerErrors(late)).toEqual([]);
  await expectEquity(late);
});

test('with the accounts of strategies alone, no account of a client is touched', async () => {
  const gateway = await start();
  const clients = `select a.login, b.balance::text, (select count(*)::int from positions p where p.login = a.login) as open
    from accounts a left join ledger_accounts b on b.login = a.login and b.kind = 'client'
    where a.login not in (select login from strategies) order by a.login`;
  const before = await gateway.rows(clients);
  await gateway.advance(WEEK);
  for (let round = 0; round < 8; round += 1) await gateway.runRobots(1, 'strategies');
  expect(await gateway.rows(clients)).toEqual(before);
  const strategyDeals = await gateway.rows(
    `select distinct login from deals where closed_at > '${SEEDED_UNTIL.toISOString()}'`,
  );
  expect(strategyDeals.length).toBeGreaterThan(2);
});

test('a robot skips what its account may not do, and continues', async () => {
  const gateway = await start();
  await gateway.rows("update accounts set rights = 'noTrading' where login = 91004127");
  await gateway.advance(WEEK);
  await runUntilDone(gateway);
  const rows = await gateway.rows(
    `select 1 from deals where login = 91004127 and closed_at > '${SEEDED_UNTIL.toISOString()}'`,
  );
  expect(rows).toEqual([]);
  const [robot] = await gateway.rows('select done_until from robots where login = 91004127');
  const lastAction = actionsBetween('Robot test', SEEDED_UNTIL, WEEK_LATER).at(-1)!;
  expect(new Date(String(robot!['done_until']))).toEqual(lastAction.at);
});

test('the seed has trades behind every figure, and a robot’s are marked in the history', async () => {
  const gateway = await start();
  expect(await ledgerErrors(gateway)).toEqual([]);
  await expectEquity(gateway);
  expect(
    await gateway.rows(
      'select ticket from deals where ticket not in (select ticket from ledger_entries where ticket is not null)',
    ),
  ).toEqual([]);
  for (const { login, rule } of await readRobots(gateway)) {
    const [deals] = await gateway.rows(
      `select count(*)::int as count, bool_and(origin = 'robot' and closed_by = 'robot') as is_robot,
         min(closed_at) as first from deals where login = ${login}`,
    );
    expect([rule, deals!['is_robot']]).toEqual([rule, true]);
    expect(new Date(String(deals!['first'])).getTime()).toBeLessThan(START.getTime() - 38 * DAY * 1_000);
  }
  const token = await gateway.signIn('main@portico.test');
  const { body } = await gateway.call('getDeals', { token, query: { login: 91004127 } });
  expect(body.result.length).toBeGreaterThan(10);
  for (const { closedBy, origin } of body.result) expect([closedBy, origin]).toEqual(['robot', 'robot']);
});

/** Every account’s balance is the sum of its entries, and its equity that balance with credit and open positions. */
async function expectEquity(gateway: Gateway) {
  for (const email of [
    'main',
    'main-demo',
    'invest',
    'bank',
    'international',
    'layla-nasser',
    'ingrid-sol',
  ]) {
    const token = await gateway.signIn(`${email}@portico.test`);
    const { body } = await gateway.call('getAccounts', { token });
    for (const account of body.result) {
      const { balance, credit, equity, floatingPl, login, status } = account;
      if (balance === null || status === 'pending') continue;
      const [book] = await gateway.rows(
        `select coalesce(sum(p.amount), 0)::float8 as sum from ledger_accounts a join postings p on p.account_id = a.id
         where a.login = ${login} and a.kind = 'client'`,
      );
      expect([login, Number(balance)]).toEqual([login, book!['sum']]);
      expect([login, Number(equity)]).toEqual([
        login,
        expect.closeTo(Number(balance) + Number(credit) + Number(floatingPl), 6),
      ]);
    }
  }
}

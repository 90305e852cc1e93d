import { sql } from 'drizzle-orm';
import { CheckedAccounts, MARGIN_STATE, type MarginState } from '../../../gateway/accounts/safe-market-move';
import { stageOf } from '../../../gateway/accounts/margin-notice-stage';
import { MARGIN_STAGES } from '../../../gateway/accounts/margin-notice-stages.table';
import { MarginWatch } from '../../../gateway/accounts/margin-watch';
import type { Database } from '../../../gateway/db/database';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { Dealing } from '../../../gateway/dealing/dealing';
import { DueLimits } from '../../../gateway/dealing/due-limits';
import { findDueTrades } from '../../../gateway/dealing/due-trades';
import { Quotas } from '../../../gateway/db/quotas';
import { instrumentOf, quoteAt, TICK_MS } from '../../../gateway/market/market';
import { Notices } from '../../../gateway/notifications/notices';
import { CopyRounds } from '../../../gateway/social/copy/copy-rounds';
import { accountsWithFigures, marginLevels } from '../../../gateway/trading/figures';
import { boardAt } from '../../../gateway/trading/market-board';
import { copyOnServer } from '../../gateway-kit/copy-on-server';
import { START } from '../kit/start-time';

const server = process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'];
const describePostgres = server ? describe : describe.skip;

jest.setTimeout(120_000);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Steps of twenty minutes in which the market reaches the stop of a copy. */
const STEPS = 24;
const after = (ms: number) => new Date(START.getTime() + ms);

describePostgres('work that waits for prices', () => {
  let openedDatabase: OpenedDatabase;
  let db: Database;
  beforeEach(async () => {
    openedDatabase = await copyOnServer(server!, START.toISOString().slice(0, 10), {
      prepare: (data) => seedIfEmpty(data, () => START),
    });
    ({ db } = openedDatabase);
  }, 120_000);
  afterEach(() => openedDatabase.close());

  /** The database as if nothing were written to its server, and the number of its statements and transactions. */
  function countStatements() {
    let count = 0;
    const countingDatabase = new Proxy(db, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...parameters: unknown[]) => {
          if (name === 'execute' || name === 'transaction') count += 1;
          const isVersion = name === 'execute' && JSON.stringify(parameters).includes('pg_current_snapshot');
          if (isVersion) return Promise.resolve({ rows: [{ version: '1' }] });
          return (member as (...values: unknown[]) => unknown).apply(target, parameters);
        };
      },
    });
    return { counted: countingDatabase, count: () => count };
  }

  const readStates = (at: Date) =>
    rowsOf<MarginState>(
      db,
      sql`select login, ${MARGIN_STATE} from ${marginLevels(sql`select distinct login from positions`, boardAt(at))} as levels
        order by login`,
    );

  test('an account whose safe move is larger than the market’s is at the same stage', async () => {
    // Levels of all kinds: half of the accounts are near a limit.
    await rowsOf(
      db,
      sql`update accounts set margin_call_level = levels.margin_level * (0.4 + levels.login % 100 / 100.0),
          stop_out_level = levels.margin_level * (0.2 + levels.login % 100 / 200.0)
        from ${marginLevels(sql`select distinct login from positions`, boardAt(START))} as levels
        where levels.login = accounts.login and levels.margin_level > 1 and levels.margin_level < 100000`,
    );
    const states = await readStates(START);
    const checkedAccounts = new CheckedAccounts(boardAt(START), states);
    let changeCount = 0;
    for (const ms of [5 * SECOND, MINUTE, 10 * MINUTE, 60 * MINUTE]) {
      const movedLogins = new Set(checkedAccounts.movedLogins(boardAt(after(ms))));
      const stages = [...MARGIN_STAGES.keys(), MARGIN_STAGES.length];
      const nextStates = await readStates(after(ms));
      const changed = states.filter((state, index) =>
        stages.some((stage) => stageOf(state, stage) !== stageOf(nextStates[index]!, stage)),
      );
      changeCount += changed.length;
      expect(changed.filter(({ login }) => !movedLogins.has(login))).toEqual([]);
      if (ms <= MINUTE) expect(movedLogins.size).toBeLessThan(states.length / 10);
    }
    expect(changeCount).toBeGreaterThan(10);
  });

  test('all accounts are to be read again after a night', async () => {
    const states = await readStates(START);
    const priced = states.filter(({ marginLevel }) => marginLevel !== null);
    const checkedAccounts = new CheckedAccounts(boardAt(START), states);
    expect(checkedAccounts.movedLogins(boardAt(after(24 * 60 * MINUTE)))).toHaveLength(priced.length);
  });

  test('the margin watch reads few accounts again while nothing is written, and marks those that prices have moved', async () => {
    let now = START;
    const clock = () => now;
    const notices = new Notices(new Quotas(clock));
    const { count, counted } = countStatements();
    const watch = new MarginWatch({ db: counted, clock, notices });
    const stages = () => rowsOf(db, sql`select login, stage from margin_watches order by login`);
    await watch.checkAllAccounts();
    const before = count();
    await watch.checkAllAccounts();
    // The version, and no transaction.
    expect(count()).toBe(before + 1);
    for (let step = 1; step <= 8; step += 1) {
      now = after(step * 7 * MINUTE);
      await watch.checkAllAccounts();
      const marked = await stages();
      await new MarginWatch({ db, clock, notices }).checkAllAccounts();
      expect(await stages()).toEqual(marked);
    }
  });

  test('a tick at which no trade is due reads the version only', async () => {
    const { count, counted } = countStatements();
    const limits = new DueLimits(counted);
    expect(await limits.areReached(START)).toBe(false);
    const before = count();
    for (let tick = 1; tick <= 20; tick += 1)
      expect(await limits.areReached(after(tick * TICK_MS))).toBe(false);
    expect(count()).toBe(before + 20);
  });

  test('no tick is missed at which a stop, an order or an account at its limit is due', async () => {
    const limits = new DueLimits(db);
    expect(await limits.areReached(START)).toBe(false);
    // Limits near the price, written by somebody else, and an order that expires.
    const { ask, bid } = quoteAt(instrumentOf('EURUSD'), START.getTime());
    await rowsOf(
      db,
      sql`update positions set stop_loss = case side when 'buy' then ${bid - 0.0004}::numeric else ${ask + 0.0004}::numeric end
        where ticket in (select ticket from positions where symbol = 'EURUSD' order by ticket limit 6)`,
    );
    await rowsOf(
      db,
      sql`update orders set order_price = case when type in ('buyLimit', 'sellStop') then ${bid - 0.0003}::numeric else ${ask + 0.0003}::numeric end
        where symbol = 'EURUSD'`,
    );
    await rowsOf(
      db,
      sql`update orders set expires_at = ${after(3 * MINUTE).toISOString()}::timestamptz
        where ticket = (select min(ticket) from orders where symbol <> 'EURUSD')`,
    );
    await rowsOf(
      db,
      sql`with watched as (
          insert into margin_watches (login, stage, since)
          select login, 1, ${START.toISOString()}::timestamptz from positions where symbol = 'GBPUSD' order by login limit 40
          on conflict do nothing returning login)
        update accounts set margin_call_level = levels.margin_level * 0.998, stop_out_level = levels.margin_level * 0.995
        from ${marginLevels(sql`select login from watched`, boardAt(START))} as levels where levels.login = accounts.login`,
    );
    let dueTicks = 0;
    let reachedTicks = 0;
    for (let tick = 0; tick < 120; tick += 1) {
      const at = after(tick * 7 * SECOND);
      const due = Object.values(await findDueTrades(db, at)).flat();
      const isReached = await limits.areReached(at);
      if (due.length > 0) expect(isReached).toBe(true);
      dueTicks += due.length > 0 ? 1 : 0;
      reachedTicks += isReached ? 1 : 0;
    }
    expect(dueTicks).toBeGreaterThan(0);
    expect(reachedTicks).toBeLessThan(120);
  });

  const runningCopies = () =>
    rowsOf<{ id: string; login: number; equity: number; isReached: boolean }>(
      db,
      sql`select copy.id, copy.login, figures.equity::float8 as equity, figures.equity <= copy.stop_equity as "isReached"
        from copies copy join ${accountsWithFigures(sql`a.login in (select login from copies)`, boardAt(copyTime))} as figures
          on figures.login = copy.login
        where copy.state = 'active' order by copy.id`,
    );
  let copyTime = START;
  function createCopyRounds(of: Database) {
    const clock = () => copyTime;
    const quotas = new Quotas(clock);
    const notices = new Notices(quotas);
    return new CopyRounds({
      db: of,
      clock,
      notices,
      dealing: new Dealing({ db: of, clock, notices, quotas }),
    });
  }

  test('copies without anything to do cost the version at a tick, and are read again on a new day', async () => {
    copyTime = START;
    const { count, counted } = countStatements();
    const rounds = createCopyRounds(counted);
    await createCopyRounds(db).run();
    await rounds.run();
    expect(await runningCopies()).not.toEqual([]);
    const before = count();
    for (let tick = 1; tick <= 20; tick += 1) {
      copyTime = after(tick * TICK_MS);
      await rounds.run();
    }
    expect(count()).toBe(before + 20);
    copyTime = after(24 * 60 * MINUTE);
    await rounds.run();
    const feeDays = await rowsOf<{ day: string }>(
      db,
      sql`select distinct fee_day::text as day from copies where state = 'active'`,
    );
    expect(feeDays.every(({ day }) => day > copyTime.toISOString().slice(0, 10))).toBe(true);
  });

  test('no tick is missed at which the stop of a copy is reached', async () => {
    copyTime = START;
    await createCopyRounds(db).run();
    const equities = new Map<string, number[]>();
    for (let step = 0; step <= STEPS; step += 1) {
      copyTime = after(step * 20 * MINUTE);
      for (const { equity, id } of await runningCopies())
        equities.set(id, [...(equities.get(id) ?? []), equity]);
    }
    // One stop that the market reaches, half-way down to the lowest equity of the copy that loses most.
    const losses = [...equities].map(([id, [first = 0, ...laterEquities]]) => {
      const lowest = Math.min(...laterEquities);
      return { id, loss: first - lowest, stop: (first + lowest) / 2 };
    });
    const [{ id, stop } = { id: '', stop: 0 }] = losses.toSorted((one, other) => other.loss - one.loss);
    await db.execute(
      sql`update copies set stop_equity = case when id = ${id} then ${stop}::numeric else -1000000 end`,
    );
    copyTime = START;
    const { count, counted } = countStatements();
    const rounds = createCopyRounds(counted);
    await rounds.run();
    let reached: readonly string[] = [];
    let skipped = 0;
    for (let tick = 1; tick <= STEPS * 20 && reached.length === 0; tick += 1) {
      copyTime = after(tick * MINUTE);
      reached = (await runningCopies()).filter(({ isReached }) => isReached).map((copy) => copy.id);
      const before = count();
      await rounds.run();
      if (count() === before + 1) skipped += 1;
    }
    expect(reached.length).toBeGreaterThan(0);
    expect(skipped).toBeGreaterThan(0);
    const endedCopies = await rowsOf<{ id: string }>(db, sql`select id from copies where state <> 'active'`);
    expect(endedCopies.map((copy) => copy.id)).toEqual(expect.arrayContaining([...reached]));
  });
});

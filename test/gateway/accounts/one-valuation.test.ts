import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { TradingAccounts } from '../../../gateway/accounts/trading-accounts';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { openSeeded } from '../../gateway-kit/open-seeded';

const NOW = new Date('2026-11-20T14:32:07Z');
const NEXT_TICK = new Date('2026-11-20T14:32:07.500Z');

/** Other tests write to other databases of the same server, which count too; so here a table stands for all. */
const VERSION = 'pg_current_snapshot()::text';
const OWN_VERSION = '(select sum(hashtext(xmin::text))::text from positions)';

jest.setTimeout(60_000);

(findPostgresFolder() === undefined ? describe.skip : describe)('accounts at a tick', () => {
  let database: OpenedDatabase;
  let now = NOW;
  let accounts: TradingAccounts;
  /** Texts of the queries since the last look. */
  let queries: string[] = [];
  let trader = 0;
  let login = 0;

  beforeAll(async () => {
    database = await openSeeded({ prepare: (db) => seedIfEmpty(db, () => NOW) }, NOW);
    accounts = new TradingAccounts(database.db, () => now);
    [{ id: trader, login } = { id: 0, login: 0 }] = await rowsOf<{ id: number; login: number }>(
      database.db,
      sql`select c.id, a.login from clients c join accounts a on a.client_id = c.id join positions p on p.login = a.login
        where c.email = 'main@portico.test' limit 1`,
    );
    const pool = (database.db as unknown as { $client: Pool }).$client;
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    jest.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
      const [statement, ...others] = args as [{ readonly text: string }];
      queries.push(statement.text);
      return query({ ...statement, text: statement.text.replace(VERSION, OWN_VERSION) }, ...others);
    }) as never);
  });
  afterAll(() => database.close());

  const valuations = () => {
    const { length } = queries.filter((text) => text.includes('from positions p'));
    queries = [];
    return length;
  };
  const equityOf = async () =>
    (await accounts.listAccounts(trader)).find((account) => account.login === login)?.equity;

  test('are valued once for all who read them, together or after each other', async () => {
    const lists = await Promise.all(Array.from({ length: 30 }, () => accounts.listAccounts(trader)));
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1);
    expect(queries).toHaveLength(1); // one round trip for the first
    expect(valuations()).toBe(1);
    for (let reader = 0; reader < 10; reader += 1) await accounts.listAccounts(trader);
    expect(queries).toHaveLength(10); // and one, of the data's version alone, for each other
    expect(valuations()).toBe(0);
  });

  test('are valued again at the next tick, and after a row is written', async () => {
    const before = await equityOf();
    valuations();
    now = NEXT_TICK;
    await equityOf();
    expect(valuations()).toBe(1);
    await database.db.execute(sql`update positions set lots = lots * 2 where login = ${login}`);
    const after = await equityOf();
    expect(valuations()).toBe(1);
    expect(after).not.toBe(before);
    expect(await equityOf()).toBe(after);
    expect(valuations()).toBe(0);
  });
});

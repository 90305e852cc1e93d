import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../gateway/db/open-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { findPostgresFolder, startPostgres } from '../../../tools/trials/kit/postgres';

jest.setTimeout(60_000);

const ifPostgres = findPostgresFolder() === undefined ? test.skip : test;

const seed = (db: Database) => seedIfEmpty(db, () => new Date(), 'production');
const tablesWithStatistics = async (db: Database): Promise<readonly string[]> => {
  const tables = sql`select distinct tablename from pg_stats where schemaname = 'public' order by tablename`;
  return (await rowsOf<{ tablename: string }>(db, tables)).map(({ tablename }) => tablename);
};
const deleteStatistics = (db: Database, condition = sql`true`) =>
  db.execute(sql`delete from pg_statistic where ${condition}`);

ifPostgres('a start gathers missing statistics of seeded data, and only once', async () => {
  const postgres = await startPostgres();
  const { close, db } = await openDatabase({ url: postgres.url, prepare: seed });
  try {
    const tables = await tablesWithStatistics(db);
    expect(tables).toContain('countries');
    await deleteStatistics(db);
    await seed(db);
    expect(await tablesWithStatistics(db)).toEqual(tables);
    await deleteStatistics(db, sql`starelid = 'countries'::regclass`);
    await seed(db);
    expect(await tablesWithStatistics(db)).toEqual(tables.filter((table) => table !== 'countries'));
  } finally {
    await close();
    await postgres.stop();
  }
});

import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../gateway/db/open-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/db/seed';
import { findPostgres, startPostgres } from '../../../tools/trials/kit/postgres';

jest.setTimeout(60_000);

const ifPostgres = findPostgres() === undefined ? test.skip : test;

const start = (db: Database) => seedIfEmpty(db, () => new Date(), 'production');
const withStatistics = async (db: Database): Promise<readonly string[]> => {
  const tables = sql`select distinct tablename from pg_stats where schemaname = 'public' order by tablename`;
  return (await rowsOf<{ tablename: string }>(db, tables)).map(({ tablename }) => tablename);
};
const forget = (db: Database, condition = sql`true`) =>
  db.execute(sql`delete from pg_statistic where ${condition}`);

ifPostgres(
  'data that was seeded without statistics has them after a start, which gathers them once',
  async () => {
    const postgres = await startPostgres();
    const { close, db } = await openDatabase({ url: postgres.url, prepare: start });
    try {
      const rowCounts = await withStatistics(db);
      expect(rowCounts).toContain('countries');
      await forget(db);
      await start(db);
      expect(await withStatistics(db)).toEqual(rowCounts);
      await forget(db, sql`starelid = 'countries'::regclass`);
      await start(db);
      expect(await withStatistics(db)).toEqual(rowCounts.filter((table) => table !== 'countries'));
    } finally {
      await close();
      await postgres.stop();
    }
  },
);

import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../gateway/db/open-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/db/seed';
import { accountsWithFigures, marginLevels } from '../../../gateway/trading/figures';
import { boardAt } from '../../../gateway/trading/market-board';
import { findPostgres, startPostgres } from '../../../tools/trials/kit/postgres';

jest.setTimeout(180_000);

const ifPostgres = findPostgres() === undefined ? test.skip : test;

ifPostgres('the margin watch calculates the margin level that the list of accounts shows', async () => {
  const postgres = await startPostgres();
  const { close, db } = await openDatabase({
    url: postgres.url,
    prepare: (data) => seedIfEmpty(data, () => new Date(), 'demo'),
  });
  try {
    const board = boardAt(new Date());
    const open = sql`select distinct login from positions`;
    const levels = (levelsQuery: ReturnType<typeof marginLevels>) =>
      rowsOf<{ login: number; level: string | null }>(
        db,
        sql`select login, margin_level::text as level from ${levelsQuery} as reckoned order by login`,
      );
    const liveLevels = await levels(accountsWithFigures(sql`a.login in (${open})`, board));
    expect(liveLevels.length).toBeGreaterThan(1_000);
    expect(liveLevels.filter(({ level }) => level !== null).length).toBeGreaterThan(1_000);
    expect(await levels(marginLevels(open, board))).toEqual(liveLevels);
  } finally {
    await close();
    await postgres.stop();
  }
});

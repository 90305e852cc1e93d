import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { accountsWithFigures, marginLevels } from '../../../gateway/trading/figures';
import { boardAt } from '../../../gateway/trading/market-board';
import { copyOnServer } from '../../gateway-kit/copy-on-server';
import { START } from '../kit/start-time';

const server = process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'];
const ifPostgres = server ? test : test.skip;

ifPostgres('the margin watch calculates the margin level that the list of accounts shows', async () => {
  const { close, db } = await copyOnServer(server!, START.toISOString().slice(0, 10), {
    prepare: (data) => seedIfEmpty(data, () => START),
  });
  try {
    const board = boardAt(START);
    const open = sql`select distinct login from positions`;
    const levels = (levelsQuery: ReturnType<typeof marginLevels>) =>
      rowsOf<{ login: number; level: string | null }>(
        db,
        sql`select login, margin_level::text as level from ${levelsQuery} as figures order by login`,
      );
    const liveLevels = await levels(accountsWithFigures(sql`a.login in (${open})`, board));
    expect(liveLevels.length).toBeGreaterThan(1_000);
    expect(liveLevels.filter(({ level }) => level !== null).length).toBeGreaterThan(1_000);
    expect(await levels(marginLevels(open, board))).toEqual(liveLevels);
  } finally {
    await close();
  }
});

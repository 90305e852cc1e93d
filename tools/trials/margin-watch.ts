import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { table } from '../bench/report';
import { MarginWatch } from '../../gateway/accounts/margin-watch';
import { Notices } from '../../gateway/notifications/notices';
import { Quotas } from '../../gateway/db/quotas';
import { openDatabase } from '../../gateway/db/open-database';
import { rowsOf } from '../../gateway/db/rows-of';
import { seedIfEmpty } from '../../gateway/seed/seed';
import { findPostgresFolder, startPostgres } from './kit/postgres';

/*
 * `npm run margins` measures how long the margin watch takes to check the 7,000 accounts of the demo that have open
 * positions, and for how long it blocks the gateway's event loop: on PGlite and, if this machine has it, on PostgreSQL.
 */

const ACCOUNTS = 7_000;
const ROUNDS = 5;
const clock = () => new Date();
const formatMs = (microseconds: number) => (microseconds / 1_000).toFixed(0);

async function measure(label: string, url?: string): Promise<string[][]> {
  const { close, db } = await openDatabase({
    ...(url !== undefined && { url }),
    prepare: (data) => seedIfEmpty(data, clock, 'demo'),
  });
  try {
    const [openPositions] = await rowsOf<{ accounts: number }>(
      db,
      sql`select count(distinct login)::integer as accounts from positions`,
    );
    if (openPositions === undefined || openPositions.accounts < ACCOUNTS)
      throw new Error('Too few accounts have positions.');
    const watch = new MarginWatch({ db, clock, notices: new Notices(new Quotas(clock)) });
    const rows: string[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const eventLoop = monitorEventLoopDelay({ resolution: 1 });
      const cpuUsage = process.cpuUsage();
      const startedAt = performance.now();
      eventLoop.enable();
      await watch.checkAllAccounts();
      eventLoop.disable();
      const duration = performance.now() - startedAt;
      const { system, user } = process.cpuUsage(cpuUsage);
      rows.push([
        label,
        String(round),
        String(openPositions.accounts),
        duration.toFixed(0),
        formatMs(system + user),
        formatMs(eventLoop.max / 1_000),
      ]);
    }
    return rows;
  } finally {
    await close();
  }
}

const rows = await measure('PGlite');
if (findPostgresFolder() !== undefined) {
  const postgres = await startPostgres();
  try {
    rows.push(...(await measure('PostgreSQL', postgres.url)));
  } finally {
    await postgres.stop();
  }
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
console.log(
  table(['database', 'round', 'accounts', 'ms', 'CPU time, ms', 'longest block of the event loop, ms'], rows),
);

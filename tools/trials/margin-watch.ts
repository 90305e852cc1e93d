import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { table } from '../bench/report';
import { MarginWatch } from '../../gateway/accounts/margin-watch';
import { Notices } from '../../gateway/notifications/notices';
import { Quotas } from '../../gateway/kernel/quotas';
import { openDatabase } from '../../gateway/db/open-database';
import { rowsOf } from '../../gateway/db/rows-of';
import { seedIfEmpty } from '../../gateway/db/seed';
import { findPostgres, startPostgres } from './kit/postgres';

/*
 * `npm run margins`: how long one round of the margin watch takes over the 7,000 accounts of the
 * demo that have open positions, and for how long it holds up the gateway's process, on PGlite and, if this machine has one, on PostgreSQL.
 */

const ACCOUNTS = 7_000;
const ROUNDS = 5;
const clock = () => new Date();
const inMs = (micro: number) => (micro / 1_000).toFixed(0);

async function measure(label: string, url?: string): Promise<string[][]> {
  const { close, db } = await openDatabase({
    ...(url !== undefined && { url }),
    prepare: (data) => seedIfEmpty(data, clock, 'demo'),
  });
  try {
    const [open] = await rowsOf<{ accounts: number }>(
      db,
      sql`select count(distinct login)::integer as accounts from positions`,
    );
    if (open === undefined || open.accounts < ACCOUNTS) throw new Error('Too few accounts have positions.');
    const watch = new MarginWatch({ db, clock, notices: new Notices(new Quotas(clock)) });
    const rows: string[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const turns = monitorEventLoopDelay({ resolution: 1 });
      const cpuUsage = process.cpuUsage();
      const began = performance.now();
      turns.enable();
      await watch.checkAllAccounts();
      turns.disable();
      const took = performance.now() - began;
      const { system, user } = process.cpuUsage(cpuUsage);
      rows.push([
        label,
        String(round),
        String(open.accounts),
        took.toFixed(0),
        inMs(system + user),
        inMs(turns.max / 1_000),
      ]);
    }
    return rows;
  } finally {
    await close();
  }
}

const rows = await measure('PGlite');
if (findPostgres() !== undefined) {
  const postgres = await startPostgres();
  try {
    rows.push(...(await measure('PostgreSQL', postgres.url)));
  } finally {
    await postgres.stop();
  }
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
console.log(
  table(['database', 'round', 'accounts', 'ms', 'processor of the gateway, ms', 'longest hold-up, ms'], rows),
);

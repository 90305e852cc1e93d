import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../../tools/trials/kit/cluster';
import type { Replica } from '../../../tools/trials/kit/replica';

export type Write = 'insert' | 'update' | 'delete';

/** Kills a replica while the database writes to a table for `call`, which the replica must not have answered. */
export async function killWhile(
  { pool, start }: Pick<Cluster, 'pool' | 'start'>,
  operation: Write,
  table: string,
  call: (victim: Replica) => Promise<unknown>,
): Promise<void> {
  const victim = await start();
  await slowDown({ pool }, operation, table);
  const outcome = call(victim).then(
    () => 'answered',
    () => 'disconnected',
  );
  await killAtWrite({ pool }, victim, table);
  expect(await outcome).toBe('disconnected');
}

/** Lets each write to a table take a second and a half. */
export async function slowDown({ pool }: Pick<Cluster, 'pool'>, operation: Write, table: string) {
  await pool.query(`create or replace function write_slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1.5); return coalesce(new, old); end $$`);
  await pool.query(
    `create trigger slow_write before ${operation} on ${table} for each row execute function write_slowly()`,
  );
}

/** Kills a replica at the next write to a table that is slow; returns when its transaction has ended. */
export async function killAtWrite({ pool }: Pick<Cluster, 'pool'>, victim: Replica, table: string) {
  const sleeping = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
  for (let tries = 0; (await pool.query(sleeping)).rows.length === 0; tries += 1) {
    if (tries > 200) throw new Error(`nothing was written to ${table}`);
    await sleep(20);
  }
  victim.child.kill('SIGKILL');
  await victim.exit;
  await pool.query(`drop trigger slow_write on ${table}`); // which waits for the transaction to end
}

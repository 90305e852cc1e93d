import { setImmediate } from 'node:timers/promises';
import { eq, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { marginWatches } from '../db/tables/notifications';
import { marginLevels } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { EXIT_FACTOR, MARGIN_RUNGS, type MarginRung, type MarginTerms } from './margin-rungs.table';
import type { Notices } from '../notifications/notices';
import type { Clock } from '../kernel/time';

/** An arbitrary lock id; it only has to be unique among our locks. */
const LOCK = 7_201_404;
/** Accounts that are checked in one transaction; on PGlite, all other queries wait for it. */
const BATCH_SIZE = 400;

interface WatchedAccount extends MarginTerms {
  readonly login: number;
  readonly clientId: number;
  /** The rung that the client was notified of; 0 for none. */
  readonly rung: number;
}

interface MarginWatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
}

/** Notifies clients when an account comes close to its margin call, reaches it, and reaches its stop-out. */
export class MarginWatch {
  constructor(private readonly deps: MarginWatchDeps) {}

  /** Checks all accounts, in batches, so that other queries need not wait long for the database. */
  async look(): Promise<void> {
    let after: number | undefined = 0;
    while (after !== undefined) {
      after = await this.#checkBatch(after);
      // The embedded database answers without yielding to the event loop; this lets requests run in between.
      await setImmediate();
    }
  }

  /**
   * Checks the accounts that follow a login. Replicas take turns: one commits its reports before another begins, so that
   * each crossing is reported once.
   * @returns the login of the last account; undefined if there are no more, or another replica is checking.
   */
  async #checkBatch(login: number): Promise<number | undefined> {
    const { clock, db, notices } = this.deps;
    return inTransaction(db, async (transaction) => {
      const [lock] = await rowsOf<{ taken: boolean }>(
        transaction,
        sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`,
      );
      if (!lock?.taken) return undefined;
      const at = clock();
      const accounts = await readAccounts(transaction, login, at);
      for (const account of accounts) {
        const next = rungOf(account, account.rung);
        if (next === account.rung) continue;
        await saveRung(transaction, account.login, next, at);
        const rung = MARGIN_RUNGS[next - 1];
        if (rung && next > account.rung)
          await notices.notify(transaction, rung.tells, account.clientId, {
            at,
            values: valuesOf(account, rung),
          });
      }
      return accounts.length < BATCH_SIZE ? undefined : accounts.at(-1)?.login;
    });
  }
}

/** The rung that an account is on. It leaves a rung at a higher level than that at which it came to it. */
export function rungOf(account: MarginTerms, currentRung: number): number {
  const reached = MARGIN_RUNGS.findLastIndex((rung) => isBelow(account, rung, rung.times)) + 1;
  const retained =
    MARGIN_RUNGS.findLastIndex(
      (rung, place) => place < currentRung && isBelow(account, rung, rung.times * EXIT_FACTOR),
    ) + 1;
  return Math.max(reached, retained);
}

function isBelow({ marginLevel, ...levels }: MarginTerms, { named }: MarginRung, times: number): boolean {
  const level = levels[named];
  return marginLevel !== null && level !== null && Number(marginLevel) < Number(level) * times;
}

const valuesOf = ({ login, marginLevel, ...levels }: WatchedAccount, { named }: MarginRung) => ({
  login: String(login),
  level: marginLevel ?? '',
  threshold: levels[named] ?? '',
});

/** Reads the next accounts that use margin or that were reported, by login. */
function readAccounts(transaction: Database, after: number, at: Date): Promise<WatchedAccount[]> {
  const next = (table: SQL) =>
    sql`(select distinct login from ${table} where login > ${after} order by login limit ${BATCH_SIZE})`;
  const logins = sql`${next(sql`positions`)} union ${next(sql`margin_watches`)} order by login limit ${BATCH_SIZE}`;
  // Materialised: the join would calculate the figures for each row of the watches.
  return rowsOf<WatchedAccount>(
    transaction,
    sql`with figures as materialized (select * from ${marginLevels(logins, boardAt(at))} as reckoned)
      select figures.login, client_id as "clientId", margin_level::text as "marginLevel",
        margin_call_level::text as "marginCallLevel", stop_out_level::text as "stopOutLevel", coalesce(w.rung, 0) as rung
      from figures left join margin_watches w on w.login = figures.login
      order by figures.login`,
  );
}

async function saveRung(transaction: Database, login: number, rung: number, since: Date): Promise<void> {
  if (rung === 0) await transaction.delete(marginWatches).where(eq(marginWatches.login, login));
  else
    await transaction
      .insert(marginWatches)
      .values({ login, rung, since })
      .onConflictDoUpdate({ target: marginWatches.login, set: { rung, since } });
}

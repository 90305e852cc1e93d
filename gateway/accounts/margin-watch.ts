import { setImmediate } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { marginLevels } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { lowerStage, notifyOfStage, type NotifiedAccount } from './margin-notices';
import { stageOf } from './margin-stage';
import { MARGIN_STAGES } from './margin-stages.table';
import type { Notices } from '../notifications/notices';
import type { Clock } from '../kernel/time';

/** An arbitrary lock id; it only has to be unique among our locks. */
const LOCK = 7_201_404;
/** Accounts that are checked in one transaction; on PGlite, all other queries wait for it. */
const BATCH_SIZE = 400;

interface WatchedAccount extends NotifiedAccount {
  /** The stage of which the client was notified; 0 for none. */
  readonly stage: number;
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
  async checkAllAccounts(): Promise<void> {
    let lastLogin: number | undefined = 0;
    while (lastLogin !== undefined) {
      lastLogin = await this.#checkBatch(lastLogin);
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
      const [lock] = await rowsOf<{ hasLock: boolean }>(
        transaction,
        sql`select pg_try_advisory_xact_lock(${LOCK}) as "hasLock"`,
      );
      if (!lock?.hasLock) return undefined;
      const at = clock();
      const accounts = await readAccounts(transaction, login, at);
      for (const account of accounts) {
        const next = stageOf(account, account.stage);
        const stage = MARGIN_STAGES[next - 1];
        if (stage && next > account.stage)
          await notifyOfStage(transaction, notices, account, stage.message, at);
        else if (next < account.stage) await lowerStage(transaction, account.login, next, at);
      }
      return accounts.length < BATCH_SIZE ? undefined : accounts.at(-1)?.login;
    });
  }
}

/** Reads the next accounts that use margin or that were reported, by login. */
function readAccounts(transaction: Database, afterLogin: number, at: Date): Promise<WatchedAccount[]> {
  const nextLogins = (table: SQL) =>
    sql`(select distinct login from ${table} where login > ${afterLogin} order by login limit ${BATCH_SIZE})`;
  const logins = sql`${nextLogins(sql`positions`)} union ${nextLogins(sql`margin_watches`)} order by login limit ${BATCH_SIZE}`;
  // Materialised: the join would calculate the figures for each row of the watches.
  return rowsOf<WatchedAccount>(
    transaction,
    sql`with figures as materialized (select * from ${marginLevels(logins, boardAt(at))} as levels)
      select figures.login, client_id as "clientId", margin_level::text as "marginLevel",
        margin_call_level::text as "marginCallLevel", stop_out_level::text as "stopOutLevel", coalesce(watch.rung, 0) as stage
      from figures left join margin_watches watch on watch.login = figures.login
      order by figures.login`,
  );
}

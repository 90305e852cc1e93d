import { setImmediate } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { readDataVersion } from '../db/data-version';
import { rowsOf } from '../db/rows-of';
import { marginLevels } from '../trading/figures';
import { boardAt, type MarketBoard } from '../trading/market-board';
import { lowerStage, notifyOfStage, type NotifiedAccount } from './margin-notices';
import { CheckedAccounts, MARGIN_STATE, type MarginState } from './safe-market-move';
import { stageOf } from './margin-notice-stage';
import { MARGIN_STAGES } from './margin-notice-stages.table';
import type { Notices } from '../notifications/notices';
import type { Clock } from '../kernel/time';

/** An arbitrary lock id; it only has to be unique among our locks. */
const LOCK = 7_201_404;
/** Accounts that are checked in one transaction; on PGlite, all other queries wait for it. */
const BATCH_SIZE = 400;

interface WatchedAccount extends NotifiedAccount, MarginState {
  /** The stage in the last notification; 0 for none. */
  readonly stage: number;
}

interface MarginWatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
}

/** The last round that has read all accounts. */
interface FullRound {
  /** The data's version before it. */
  readonly version: string;
  readonly batches: readonly CheckedAccounts[];
}

/**
 * Notifies clients when an account approaches its margin call, reaches it, and reaches its stop-out. While nothing is
 * written, it reads only the accounts again that prices may have moved to another stage.
 */
export class MarginWatch {
  #fullRound: FullRound | undefined;

  constructor(private readonly deps: MarginWatchDeps) {}

  /** Checks all accounts, in batches, so that other queries need not wait long for the database. */
  async checkAllAccounts(): Promise<void> {
    const { clock, db } = this.deps;
    const version = await readDataVersion(db);
    if (this.#fullRound?.version === version) {
      const board = boardAt(clock());
      const logins = this.#fullRound.batches.flatMap((batch) => batch.movedLogins(board));
      if (logins.length === 0) return;
      if (logins.length <= BATCH_SIZE) {
        await this.#checkAccounts(sql`select unnest(${`{${logins.join()}}`}::text::integer[]) as login`);
        return;
      }
    }
    this.#fullRound = await this.#runFullRound(version);
  }

  /** Returns undefined if another replica was checking. */
  async #runFullRound(version: string): Promise<FullRound | undefined> {
    const batches: CheckedAccounts[] = [];
    for (let lastLogin: number | undefined = 0; lastLogin !== undefined;) {
      const batch = await this.#checkAccounts(loginsAfter(lastLogin));
      if (!batch) return undefined;
      batches.push(new CheckedAccounts(batch.board, batch.accounts));
      lastLogin = batch.accounts.length < BATCH_SIZE ? undefined : batch.accounts.at(-1)?.login;
      // The embedded database answers without yielding to the event loop; this lets requests run in between.
      await setImmediate();
    }
    return { version, batches };
  }

  /**
   * Checks accounts. Replicas take turns: one commits its reports before another begins, so that each crossing is
   * reported once.
   * @param logins a query of logins.
   * @returns undefined if another replica is checking.
   */
  async #checkAccounts(
    logins: SQL,
  ): Promise<{ board: MarketBoard; accounts: readonly WatchedAccount[] } | undefined> {
    const { clock, db, notices } = this.deps;
    return inTransaction(db, async (transaction) => {
      const [lock] = await rowsOf<{ hasLock: boolean }>(
        transaction,
        sql`select pg_try_advisory_xact_lock(${LOCK}) as "hasLock"`,
      );
      if (!lock?.hasLock) return undefined;
      const at = clock();
      const board = boardAt(at);
      const accounts = await readAccounts(transaction, logins, board);
      for (const account of accounts) {
        const next = stageOf(account, account.stage);
        const stage = MARGIN_STAGES[next - 1];
        if (stage && next > account.stage)
          await notifyOfStage(transaction, notices, account, stage.message, at);
        else if (next < account.stage) await lowerStage(transaction, account.login, next, at);
      }
      return { board, accounts };
    });
  }
}

/** The next accounts that use margin or that were reported, by login. */
function loginsAfter(login: number): SQL {
  const nextLogins = (table: SQL) =>
    sql`(select distinct login from ${table} where login > ${login} order by login limit ${BATCH_SIZE})`;
  return sql`${nextLogins(sql`positions`)} union ${nextLogins(sql`margin_watches`)} order by login limit ${BATCH_SIZE}`;
}

/** Reads accounts with their margin levels, by login. */
function readAccounts(transaction: Database, logins: SQL, board: MarketBoard): Promise<WatchedAccount[]> {
  // Materialised: the join would calculate the figures for each row of the watches.
  return rowsOf<WatchedAccount>(
    transaction,
    sql`with figures as materialized (select * from ${marginLevels(logins, board)} as levels)
      select figures.login, client_id as "clientId", ${MARGIN_STATE}, coalesce(watch.stage, 0) as stage
      from figures left join margin_watches watch on watch.login = figures.login
      order by figures.login`,
  );
}

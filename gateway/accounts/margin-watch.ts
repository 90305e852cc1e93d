import { setImmediate } from 'node:timers/promises';
import { eq, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { marginWatches } from '../db/tables/notifications';
import { marginLevels } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { LEFT_ABOVE, MARGIN_RUNGS, type MarginRung, type MarginTerms } from './margin-rungs.table';
import type { Notices } from '../notifications/notices';
import type { Clock } from '../kernel/time';

/** An arbitrary lock id; it only has to be unique among our locks. */
const LOCK = 7_201_404;
/** Accounts that are looked at in one transaction: on PGlite nothing else happens meanwhile. */
const AT_ONCE = 400;

interface WatchedAccount extends MarginTerms {
  readonly login: number;
  readonly clientId: number;
  /** The rung that the client was told about; 0 for none. */
  readonly rung: number;
}

interface MarginWatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
}

/** Tells clients when an account comes close to its margin call, reaches it, and reaches its stop-out. */
export class MarginWatch {
  constructor(private readonly deps: MarginWatchDeps) {}

  /** Compares all accounts with what their clients know, some at a time, so that nobody waits long for the database. */
  async look(): Promise<void> {
    let after: number | undefined = 0;
    while (after !== undefined) {
      after = await this.#lookAfter(after);
      // The embedded database answers without a turn of the loop: requests get theirs in between.
      await setImmediate();
    }
  }

  /**
   * Looks at the accounts that follow a login. Replicas take turns: what one has reported is committed before another looks,
   * so that each crossing is reported once.
   * @returns the login of the last one; undefined where there are no more, or another replica is looking.
   */
  async #lookAfter(login: number): Promise<number | undefined> {
    const { clock, db, notices } = this.deps;
    return inTransaction(db, async (own) => {
      const [turn] = await rowsOf<{ taken: boolean }>(
        own,
        sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`,
      );
      if (!turn?.taken) return undefined;
      const at = clock();
      const accounts = await watched(own, login, at);
      for (const account of accounts) {
        const next = rungOf(account, account.rung);
        if (next === account.rung) continue;
        await keep(own, account.login, next, at);
        const rung = MARGIN_RUNGS[next - 1];
        if (rung && next > account.rung)
          await notices.tell(own, rung.tells, account.clientId, { at, values: valuesOf(account, rung) });
      }
      return accounts.length < AT_ONCE ? undefined : accounts.at(-1)?.login;
    });
  }
}

/** The rung that an account is on, which it leaves later than it comes to it. */
export function rungOf(account: MarginTerms, known: number): number {
  const reached = MARGIN_RUNGS.findLastIndex((rung) => isBelow(account, rung, rung.times)) + 1;
  const held =
    MARGIN_RUNGS.findLastIndex(
      (rung, place) => place < known && isBelow(account, rung, rung.times * LEFT_ABOVE),
    ) + 1;
  return Math.max(reached, held);
}

function isBelow({ marginLevel, ...levels }: MarginTerms, { named }: MarginRung, times: number): boolean {
  const level = levels[named];
  return marginLevel !== null && level !== null && Number(marginLevel) < Number(level) * times;
}

const valuesOf = ({ login, marginLevel, ...levels }: WatchedAccount, { named }: MarginRung) => ({
  login: String(login), level: marginLevel ?? '', threshold: levels[named] ?? '',
});

/** The next accounts that use margin or that were reported, by login. */
function watched(own: Database, after: number, at: Date): Promise<WatchedAccount[]> {
  const next = (table: SQL) =>
    sql`(select distinct login from ${table} where login > ${after} order by login limit ${AT_ONCE})`;
  const logins = sql`${next(sql`positions`)} union ${next(sql`margin_watches`)} order by login limit ${AT_ONCE}`;
  // Materialised: the join would calculate the figures for each row of the watches.
  return rowsOf<WatchedAccount>(
    own,
    sql`with figures as materialized (select * from ${marginLevels(logins, boardAt(at))} as reckoned)
      select figures.login, client_id as "clientId", margin_level::text as "marginLevel",
        margin_call_level::text as "marginCallLevel", stop_out_level::text as "stopOutLevel", coalesce(w.rung, 0) as rung
      from figures left join margin_watches w on w.login = figures.login
      order by figures.login`,
  );
}

async function keep(own: Database, login: number, rung: number, since: Date): Promise<void> {
  if (rung === 0) await own.delete(marginWatches).where(eq(marginWatches.login, login));
  else
    await own
      .insert(marginWatches)
      .values({ login, rung, since })
      .onConflictDoUpdate({ target: marginWatches.login, set: { rung, since } });
}

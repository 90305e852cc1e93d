import { setImmediate } from 'node:timers/promises';
import Big from 'big.js';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { readDataVersion } from '../../db/data-version';
import { inTransaction, type Database } from '../../db/open-database';
import { rowsOf } from '../../db/rows-of';
import { copies, copyTasks } from '../../db/tables/copies';
import { lockAccount, readAccount } from '../../dealing/dealing-account';
import { isMarketOpen } from '../../dealing/market-hours';
import { accountsWithFigures, marginLevels } from '../../trading/figures';
import { boardAt, type MarketBoard } from '../../trading/market-board';
import { marketMove, safeEquityMove, type EquityState } from '../../trading/market-move';
import { endCopy, markAsStopping, strategyName, type EndCopyDeps } from './end-copy';
import { executeCopyTask } from './execute-copy-task';
import { settleCopyFee } from './settle-copy-fee';

interface CopyRoundsDeps extends EndCopyDeps {
  readonly db: Database;
}

/** A running copy, and what is due for it. No account is locked yet, so each is checked again. */
/** A copy that has not stopped. Its `distance` is the one from the equity to the stop. */
interface RunningCopy extends EquityState {
  readonly id: string;
  readonly state: 'active' | 'paused' | 'stopping';
  readonly isStopReached: boolean;
  readonly isFeeDue: boolean;
  readonly isRetired: boolean;
  readonly hasTasks: boolean;
  /** The symbols of open positions. */
  readonly symbols: readonly string[];
}

/** A state in which no copy has anything to do. */
interface IdleState {
  /** The data's version before it was read. */
  readonly version: string;
  readonly board: MarketBoard;
  /** How far the market may move from those prices before a copy can be at its stop. */
  readonly safeMove: number;
}

const isIdle = ({ hasTasks, isFeeDue, isRetired, isStopReached, state }: RunningCopy): boolean =>
  !hasTasks && !isFeeDue && !isRetired && !isStopReached && state !== 'stopping';

/**
 * Lets copies follow their strategies: makes the trades that wait, charges the fees that are due, and ends copies whose
 * stop is reached or whose strategy is closed. Each is a transaction of its own. Replicas do it at the same time: the first
 * one that locks a copy executes it, and the others find it done. A copy that fails does not stop the others.
 */
export class CopyRounds {
  #idle: IdleState | undefined;

  constructor(private readonly deps: CopyRoundsDeps) {}

  /** @throws AggregateError with the failures. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const copy of await this.#findCopies()) {
      try {
        await this.#advance(copy);
      } catch (error) {
        failures.push(error);
      }
      // The embedded database answers without yielding to the event loop; this lets requests run in between.
      await setImmediate();
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some copies did not follow');
  }

  async #findCopies(): Promise<readonly RunningCopy[]> {
    const { clock, db } = this.deps;
    const version = await readDataVersion(db);
    const now = clock();
    const board = boardAt(now);
    const idle = this.#idle;
    if (idle?.version === version && marketMove(idle.board, board) <= idle.safeMove) return [];
    const running = await readRunningCopies(db, board, now);
    // From one day to the next the market moves without bounds: fees are due then, of copies without positions too.
    const safeMove =
      running.length === 0 ? Infinity : Math.min(Number.MAX_VALUE, ...running.map(safeEquityMove));
    this.#idle = running.every(isIdle) ? { version, board, safeMove } : undefined;
    return running;
  }

  async #advance({
    hasTasks,
    id,
    isFeeDue,
    isRetired,
    isStopReached,
    state,
    symbols,
  }: RunningCopy): Promise<void> {
    const { clock, db } = this.deps;
    if (state === 'stopping') {
      const isMarketClosed = (symbol: string) => !isMarketOpen(symbol, clock().getTime());
      if (symbols.length > 0 && symbols.every(isMarketClosed)) return;
      await inTransaction(db, (transaction) => endCopy(transaction, this.deps, id));
      return;
    }
    if (hasTasks) await this.#executeTasks(id);
    if (isFeeDue) await inTransaction(db, (transaction) => this.#chargeFee(transaction, id));
    if (!isRetired && !isStopReached) return;
    await inTransaction(db, (transaction) => this.#stop(transaction, id, isRetired));
    await inTransaction(db, (transaction) => endCopy(transaction, this.deps, id));
  }

  async #executeTasks(copyId: string): Promise<void> {
    const { db } = this.deps;
    const tasks = await db
      .select({ id: copyTasks.id })
      .from(copyTasks)
      .where(and(eq(copyTasks.copyId, copyId), isNull(copyTasks.doneAt)))
      .orderBy(asc(copyTasks.id));
    for (const { id } of tasks)
      await inTransaction(db, (transaction) => executeCopyTask(transaction, this.deps, copyId, id));
  }

  async #chargeFee(transaction: Database, copyId: string): Promise<void> {
    const { clock, notices } = this.deps;
    const [copy] = await transaction.select().from(copies).where(eq(copies.id, copyId)).for('no key update');
    if (!copy || copy.feeDay > clock().toISOString().slice(0, 10)) return;
    if (copy.state !== 'active' && copy.state !== 'paused') return;
    const account = await lockAccount(transaction, clock, copy.login);
    const fee = await settleCopyFee(transaction, copy, account, false);
    if (Big(fee).eq(0)) return;
    await notices.notify(transaction, 'copy-fee', copy.clientId, {
      at: account.at,
      values: {
        copyId: copy.id,
        strategy: await strategyName(transaction, copy),
        amount: fee,
        currency: account.currency,
        login: String(copy.login),
      },
    });
  }

  /** Lets a copy stop whose strategy is closed, or whose equity is at its stop. Its row keeps other trades of it away. */
  async #stop(transaction: Database, copyId: string, isRetired: boolean): Promise<void> {
    const { clock } = this.deps;
    const [copy] = await transaction.select().from(copies).where(eq(copies.id, copyId)).for('no key update');
    if (!copy || (copy.state !== 'active' && copy.state !== 'paused')) return;
    const { at, equity } = await readAccount(transaction, copy.login, clock());
    if (!isRetired && (equity === null || Big(equity).gt(copy.stopEquity))) return;
    await markAsStopping(transaction, copy, isRetired ? 'strategy' : 'stop', equity ?? '0', at);
  }
}

async function readRunningCopies(
  db: Database,
  board: MarketBoard,
  now: Date,
): Promise<readonly RunningCopy[]> {
  if ((await db.$count(copies, sql`state <> 'stopped'`)) === 0) return [];
  const logins = sql`select login from copies where state <> 'stopped'`;
  return rowsOf<RunningCopy>(
    db,
    // Materialised: the join would calculate the figures for each row of the copies.
    sql`with figures as materialized (select login, equity from ${accountsWithFigures(sql`a.login in (${logins})`, board)} as a),
        exposures as materialized (select login, exposure, position_count, digits from ${marginLevels(logins, board)} as levels)
        select copy.id, copy.state, coalesce(figures.equity <= copy.stop_equity, false) as "isStopReached",
          copy.fee_day <= (${now.toISOString()}::timestamptz at time zone 'UTC')::date as "isFeeDue",
          strategy.state = 'retired' as "isRetired",
          exists (select from copy_tasks task where task.copy_id = copy.id and task.done_at is null) as "hasTasks",
          array(select distinct symbol from positions where positions.login = copy.login) as symbols,
          (figures.equity - copy.stop_equity)::float8 as distance, exposures.exposure, exposures.position_count as "positionCount",
          exposures.digits
        from copies copy join figures on figures.login = copy.login join strategies strategy on strategy.id = copy.strategy_id
        left join exposures on exposures.login = copy.login
        where copy.state <> 'stopped'
        order by copy.started_at, copy.id`,
  );
}

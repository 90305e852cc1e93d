import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database';
import type { Clock } from '../kernel/time';
import type { Dealing } from './dealing';
import { DueLimits } from './due-limits';
import { findDueTrades } from './due-trades';

/**
 * Milliseconds after which a round no longer waits for a trade: its account is locked, and others need not wait for it.
 */
const PATIENCE_MS = 100;
/** Trades that wait for their accounts at once: each of them has a connection to the database. */
const MAX_WAITING = 5;

interface DealingRoundsDeps {
  readonly dealing: Pick<Dealing, 'executeMarginCall' | 'executeOrder' | 'executeStop' | 'executeStopOut'>;
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Executes the trades that the prices of a tick make due: stop-loss and take-profit, pending orders, then margin calls and
 * stop-outs, each in a transaction of its own. Replicas do it at the same time: the first one that locks the account
 * executes a trade, and the others find it done. A trade that fails, or whose account is locked, does not stop the others.
 */
export class DealingRounds {
  /** Trades that wait for their accounts. */
  readonly #waitingRounds = new Map<string, Promise<void>>();
  #failures: unknown[] = [];
  readonly #limits: DueLimits;

  constructor(private readonly deps: DealingRoundsDeps) {
    this.#limits = new DueLimits(deps.db);
  }

  /**
   * Executes what is due, and leaves trades behind that have to wait.
   * @throws AggregateError with the failures since the last round.
   */
  async run(): Promise<void> {
    for (const [key, execute] of await this.#findExecutions()) {
      if (this.#waitingRounds.has(key)) continue;
      if (this.#waitingRounds.size >= MAX_WAITING) await Promise.race(this.#waitingRounds.values());
      const execution = execute()
        .catch((error: unknown) => void this.#failures.push(error))
        .then(() => void this.#waitingRounds.delete(key));
      this.#waitingRounds.set(key, execution);
      const patience = new AbortController();
      await Promise.race([execution, sleep(PATIENCE_MS, undefined, patience).catch(() => undefined)]);
      patience.abort();
      // The embedded database answers without yielding to the event loop; this lets requests run in between.
      await setImmediate();
    }
    this.#throwFailures();
  }

  /**
   * Waits for the trades that rounds have left behind.
   * @throws AggregateError as `run` does.
   */
  async finish(): Promise<void> {
    await Promise.all(this.#waitingRounds.values());
    this.#throwFailures();
  }

  async #findExecutions(): Promise<readonly (readonly [key: string, execute: () => Promise<unknown>])[]> {
    const { clock, db, dealing } = this.deps;
    const at = clock();
    if (!(await this.#limits.areReached(at))) return [];
    const { marginCalls, orders, stopOuts, stops } = await findDueTrades(db, at);
    return [
      ...stops.map((ticket) => [`stop ${ticket}`, () => dealing.executeStop(ticket)] as const),
      ...orders.map((ticket) => [`order ${ticket}`, () => dealing.executeOrder(ticket)] as const),
      ...marginCalls.map((login) => [`call ${login}`, () => dealing.executeMarginCall(login)] as const),
      ...stopOuts.map((login) => [`stop-out ${login}`, () => dealing.executeStopOut(login)] as const),
    ];
  }

  #throwFailures(): void {
    const failures = this.#failures;
    this.#failures = [];
    if (failures.length > 0) throw new AggregateError(failures, 'Some due trades were not executed');
  }
}

import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { inTransaction } from '../db/open-database';
import { robots } from '../db/tables/robots';
import { strategies } from '../db/tables/strategies';
import { positions } from '../db/tables/trading';
import type { Dealing } from '../dealing/dealing';
import { DealingRefusal } from '../dealing/dealing-refusal';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { writeStrategyDays } from '../social/strategy/strategy-days';
import { actionsBetween, type RobotAction } from './planned-trades';
import { isRobotName, type RobotName } from './robot-rules.table';

/** Trades that one round makes, so that it is short; the next round makes more. */
const MAX_ACTIONS = 20;

interface RobotsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dealing: Dealing;
  /** The accounts that robots trade: of all clients, or the accounts of strategies alone. */
  readonly accounts: 'all' | 'strategies';
}

interface Robot {
  readonly login: number;
  readonly rule: RobotName;
  readonly doneUntil: Date;
  /** Its strategy was retired: it makes no more trades. */
  readonly isRetired: boolean;
}

/**
 * Executes the decisions of robots. Each is executed at its own instant's price, even if later, so that a gateway that
 * was stopped for a week has the same result. Replicas do it at the same time: the first one that locks a robot executes
 * its action, and the others find it done.
 */
export class Robots {
  /** The next instant at which there is something to do. */
  #restsUntil = new Date(0);

  constructor(private readonly deps: RobotsDeps) {}

  /**
   * Executes the actions that are due, or a part of them if there are very many, and writes the finished days of
   * strategies. A robot that fails does not stop the others.
   * @throws AggregateError with the failures.
   */
  async run(): Promise<void> {
    const { clock } = this.deps;
    const now = clock();
    if (now < this.#restsUntil) return;
    const failures: unknown[] = [];
    const restingRobots: Robot[] = [];
    let actionCount = 0;
    const allRobots = await this.#readRobots();
    for (const robot of allRobots)
      try {
        const actions = actionsOf(robot, now);
        const dueActions = actions.slice(0, MAX_ACTIONS - actionCount);
        actionCount += dueActions.length;
        for (const action of dueActions) {
          await this.#execute(robot, action);
          // The embedded database answers without yielding to the event loop; this lets requests run in between.
          await setImmediate();
        }
        if (dueActions.length < actions.length) continue;
        await this.#writeDays(robot, now);
        restingRobots.push(robot);
      } catch (error) {
        failures.push(error);
      }
    if (restingRobots.length === allRobots.length) this.#restsUntil = nextInstant(restingRobots, now);
    if (failures.length > 0) throw new AggregateError(failures, 'Some robots did not trade');
  }

  async #readRobots(): Promise<readonly Robot[]> {
    const { accounts, db } = this.deps;
    const rows = await db
      .select({ robot: robots, state: strategies.state })
      .from(robots)
      .leftJoin(strategies, eq(strategies.login, robots.login))
      .where(accounts === 'strategies' ? isNotNull(strategies.id) : undefined)
      .orderBy(robots.login);
    return rows.flatMap(({ robot: { doneUntil, login, rule }, state }) =>
      isRobotName(rule) ? { doneUntil, isRetired: state === 'retired', login, rule } : [],
    );
  }

  /** Executes an action, unless another replica has done it. An action that the account may not execute is skipped. */
  async #execute({ login }: Robot, { at, kind, trade }: RobotAction): Promise<void> {
    const { db, dealing } = this.deps;
    await inTransaction(db, async (transaction) => {
      const lockedRows = await transaction
        .update(robots)
        .set({ doneUntil: at })
        .where(and(eq(robots.login, login), lt(robots.doneUntil, at)))
        .returning({ login: robots.login });
      if (lockedRows.length === 0) return;
      const dealingThen = dealing.withTransaction(transaction).at(at);
      try {
        if (kind === 'open') {
          await dealingThen.order({ ...trade, kind: 'market', login, origin: 'robot' });
          return;
        }
        const [position] = await transaction
          .select({ ticket: positions.ticket })
          .from(positions)
          .where(
            and(
              eq(positions.login, login),
              eq(positions.origin, 'robot'),
              eq(positions.symbol, trade.symbol),
              eq(positions.openedAt, trade.openedAt),
            ),
          );
        if (position) await dealingThen.close({ login, ticket: position.ticket, origin: 'robot' });
      } catch (error) {
        if (!(error instanceof DealingRefusal)) throw error;
      }
    });
  }

  async #writeDays({ login }: Robot, now: Date): Promise<void> {
    const { db } = this.deps;
    const [strategy] = await db.select().from(strategies).where(eq(strategies.login, login));
    if (strategy) await writeStrategyDays(db, strategy, now);
  }
}

/** The actions of a robot until an instant. */
const actionsOf = ({ doneUntil, isRetired, rule }: Robot, until: Date): readonly RobotAction[] =>
  isRetired ? [] : actionsBetween(rule, doneUntil, until);

/** The instant of the next action, at most an hour ahead: a day may end meanwhile. */
function nextInstant(restingRobots: readonly Robot[], now: Date): Date {
  const hourEnd = addSeconds(now, HOUR_SECONDS - ((now.getTime() / 1_000) % HOUR_SECONDS));
  const instants = restingRobots.map(
    (robot) => actionsOf({ ...robot, doneUntil: now }, hourEnd)[0]?.at ?? hourEnd,
  );
  return new Date(Math.min(hourEnd.getTime(), ...instants.map((instant) => instant.getTime())));
}

import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database';
import type { Clock } from '../kernel/time';
import type { Dealing } from './dealing';
import { findDueTrades } from './due-trades';

/**
 * Executes the trades that the prices of a tick make due: stop-loss and take-profit, pending orders, then margin calls and
 * stop-outs, each in a transaction of its own. Replicas do it at the same time: the first one that locks the account
 * executes a trade, and the others find it done. A trade that fails does not stop the others.
 * @throws AggregateError with the failures.
 */
export async function runDealingRound(
  dealing: Pick<Dealing, 'executeMarginCall' | 'executeOrder' | 'executeStop' | 'executeStopOut'>,
  db: Database,
  clock: Clock,
): Promise<void> {
  const { marginCalls, orders, stopOuts, stops } = await findDueTrades(db, clock());
  const executions = [
    ...stops.map((ticket) => () => dealing.executeStop(ticket)),
    ...orders.map((ticket) => () => dealing.executeOrder(ticket)),
    ...marginCalls.map((login) => () => dealing.executeMarginCall(login)),
    ...stopOuts.map((login) => () => dealing.executeStopOut(login)),
  ];
  const failures: unknown[] = [];
  for (const execute of executions) {
    await execute().catch((error: unknown) => failures.push(error));
    // The embedded database answers without yielding to the event loop; this lets requests run in between.
    await setImmediate();
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some due trades were not executed');
}

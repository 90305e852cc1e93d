import Big from 'big.js';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SkipReason } from '../../../src/domain/social/copy';
import type { Database } from '../../db/database';
import { copies, copyPositions, copyTasks } from '../../db/tables/copies';
import { reassessments } from '../../db/tables/clients';
import { positions } from '../../db/tables/trading';
import type { Dealing } from '../../dealing/dealing';
import { lockAccount } from '../../dealing/dealing-account';
import { DealingRefusal, type DealingRefusalDetails } from '../../dealing/dealing-refusal';
import { isMarketOpen } from '../../dealing/market-hours';
import type { Clock } from '../../kernel/time';
import { dollarValueAt, instrumentOf, tickOf } from '../../market/market';
import { moneyDigits } from '../../market/money-digits';
import { closedLots, copiedLots, openingHindrance } from './copy-sizing';

export type Copy = typeof copies.$inferSelect;
type Task = typeof copyTasks.$inferSelect;

export interface CopyDeps {
  readonly dealing: Dealing;
  readonly clock: Clock;
}

/** The reason of a skipped opening by dealing's reason to refuse it. */
const SKIPS: Readonly<Partial<Record<DealingRefusalDetails['reason'], SkipReason>>> = Object.freeze({
  margin: 'no-margin',
  'market-closed': 'market-closed',
  rights: 'rights',
  account: 'rights',
});

/**
 * Makes a trade of the strategy on the copy, at the current price; by whichever replica is first. A closing whose market
 * is closed waits. A copy that is stopping or has stopped copies nothing.
 */
export async function executeCopyTask(
  transaction: Database,
  deps: CopyDeps,
  copyId: string,
  taskId: number,
): Promise<void> {
  const [copy] = await transaction
    .select()
    .from(copies)
    .where(eq(copies.id, copyId))
    // Not FOR UPDATE: trades of the strategy write tasks meanwhile.
    .for('no key update');
  const [task] = await transaction
    .select()
    .from(copyTasks)
    .where(and(eq(copyTasks.id, taskId), isNull(copyTasks.doneAt)));
  if (!copy || !task) return;
  const now = deps.clock();
  if (task.event === 'close' && !isMarketOpen(task.symbol, now.getTime())) return;
  await transaction.update(copyTasks).set({ doneAt: now }).where(eq(copyTasks.id, task.id));
  if (copy.state !== 'active' && copy.state !== 'paused') return;
  if (task.event === 'open') await copyOpening(transaction, deps, copy, task);
  else await copyClosing(transaction, deps, copy, task);
}

async function copyOpening(transaction: Database, deps: CopyDeps, copy: Copy, task: Task): Promise<void> {
  const instrument = instrumentOf(task.symbol);
  const account = await lockAccount(transaction, deps.clock, copy.login);
  const lotSizing = copiedLots(instrument, {
    leaderLots: task.lots,
    leaderEquity: task.equity ?? '0',
    equity: account.equity ?? '0',
    multiplier: copy.multiplier,
  });
  let skipReason = await findHindrance(transaction, copy, task, lotSizing.lots, account.at);
  let missing: string | undefined;
  let openedPosition: { ticket: number; price: string } | undefined;
  if (!skipReason)
    try {
      openedPosition = await deps.dealing.withTransaction(transaction).order({
        kind: 'market',
        login: copy.login,
        symbol: task.symbol,
        side: task.side,
        lots: lotSizing.lots,
        origin: 'copy',
      });
    } catch (error) {
      if (!(error instanceof DealingRefusal)) throw error;
      skipReason = SKIPS[error.details.reason] ?? 'limit';
      if (error.details.reason === 'margin') missing = error.details.missing;
    }
  await transaction.insert(copyPositions).values({
    copyId: copy.id,
    sourceTicket: task.sourceTicket,
    part: task.part,
    ticket: openedPosition?.ticket ?? null,
    symbol: task.symbol,
    side: task.side,
    leaderLots: task.lots,
    wantedLots: lotSizing.wantedLots,
    lots: openedPosition ? lotSizing.lots : '0.00',
    skipped: skipReason ?? null,
    missing: missing ?? null,
    leaderPrice: task.price,
    price: openedPosition?.price ?? null,
    gap: openedPosition
      ? gapOf(task, lotSizing.lots, openedPosition.price, account.currency, account.at)
      : null,
    at: account.at,
  });
}

async function findHindrance(
  transaction: Database,
  copy: Copy,
  { sourceTicket, symbol }: Task,
  lots: string,
  at: Date,
): Promise<SkipReason | undefined> {
  const sourceCount = await transaction.$count(positions, eq(positions.ticket, sourceTicket));
  const overdueCount = await transaction.$count(
    reassessments,
    and(
      eq(reassessments.clientId, copy.clientId),
      sql`${reassessments.finishDate} <= ${at.toISOString()}::timestamptz`,
    ),
  );
  return openingHindrance({
    isPaused: copy.state === 'paused',
    isSourceClosed: sourceCount === 0,
    lots,
    isMarketOpen: isMarketOpen(symbol, at.getTime()),
    hasRights: overdueCount === 0,
  });
}

/** The money that the copy's price brought beside the leader's, in the account's currency; negative if it was the worse one. */
function gapOf(
  { price: leaderPrice, side, symbol }: Task,
  lots: string,
  price: string,
  currency: string,
  at: Date,
): string {
  const { contractSize, quote } = instrumentOf(symbol);
  const tick = tickOf(at.getTime());
  const [quoteValue, accountValue] = [dollarValueAt(quote, tick), dollarValueAt(currency, tick)];
  const priceGain = side === 'buy' ? Big(leaderPrice).minus(price) : Big(price).minus(leaderPrice);
  const money = priceGain.times(lots).times(contractSize);
  if (!quoteValue || !accountValue) return '0';
  return money
    .times(quoteValue.dollars)
    .times(accountValue.per)
    .div(Big(quoteValue.per).times(accountValue.dollars))
    .toFixed(moneyDigits(currency));
}

async function copyClosing(
  transaction: Database,
  { dealing }: CopyDeps,
  copy: Copy,
  { lots: closedLeaderLots, lotsBefore, sourceTicket, symbol }: Task,
): Promise<void> {
  const openPositions = await transaction
    .select({ ticket: positions.ticket, lots: positions.lots })
    .from(copyPositions)
    .innerJoin(positions, eq(positions.ticket, copyPositions.ticket))
    .where(and(eq(copyPositions.copyId, copy.id), eq(copyPositions.sourceTicket, sourceTicket)))
    .orderBy(positions.ticket);
  for (const { lots, ticket } of openPositions) {
    const part = closedLots(instrumentOf(symbol), lots, closedLeaderLots, lotsBefore ?? closedLeaderLots);
    if (Big(part).eq(0)) continue;
    try {
      await dealing
        .withTransaction(transaction)
        .close({ login: copy.login, ticket, lots: part, origin: 'copy' });
    } catch (error) {
      // Beyond the day's quota of deals parts stay open; the whole position can always be closed.
      if (!(error instanceof DealingRefusal)) throw error;
    }
  }
}

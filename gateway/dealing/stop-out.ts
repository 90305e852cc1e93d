import { eq, sql } from 'drizzle-orm';
import { notifyOfStage } from '../accounts/margin-notices';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { positions, type ClosingCause } from '../db/tables/trading';
import type { Notices } from '../notifications/notices';
import { openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { closePosition, type Position } from './close-position';
import { readAccount, type DealingAccount } from './dealing-account';
import { isMarketOpen } from './market-hours';

/**
 * Closes positions of a locked account, the largest loss first, until its margin level is no longer below its stop-out
 * level, and notifies the client. Positions whose market is closed stay open.
 * @returns the number of closed positions.
 */
export async function closeByStopOut(
  transaction: Database,
  notices: Notices,
  account: DealingAccount,
): Promise<number> {
  let current = account;
  let count = 0;
  while (isBelowStopOut(current)) {
    const position = await findLargestLoss(transaction, current);
    if (!position) break;
    await closePosition(transaction, current, position, position.lots, {
      closedBy: 'stopOut',
      cause: causeOf(current),
    });
    count += 1;
    current = await readAccount(transaction, account.login, account.at);
  }
  if (count > 0) await notifyOfStage(transaction, notices, account, 'stop-out', account.at);
  return count;
}

const causeOf = ({ equity, margin, marginLevel, stopOutLevel }: DealingAccount): ClosingCause => ({
  equity: equity ?? '',
  margin: margin ?? '',
  marginLevel: marginLevel ?? '',
  stopOutLevel: stopOutLevel ?? '',
});

const isBelowStopOut = ({ marginLevel, stopOutLevel }: DealingAccount): boolean =>
  marginLevel !== null && stopOutLevel !== null && Number(marginLevel) < Number(stopOutLevel);

/** The position with the least result, of those that can be closed now. */
async function findLargestLoss(
  transaction: Database,
  { at, login }: DealingAccount,
): Promise<Position | undefined> {
  const worst = await rowsOf<{ ticket: number }>(
    transaction,
    sql`select ticket from ${openPositions(sql`a.login = ${login}`, boardAt(at))} as worth
      order by profit + swap, ticket`,
  );
  const openRows = await transaction.select().from(positions).where(eq(positions.login, login));
  const byTicket = new Map(openRows.map((position) => [position.ticket, position]));
  return worst
    .flatMap(({ ticket }) => byTicket.get(ticket) ?? [])
    .find(({ symbol }) => isMarketOpen(symbol, at.getTime()));
}

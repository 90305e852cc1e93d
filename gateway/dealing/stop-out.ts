import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import { raiseStage } from '../accounts/margin-notices';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { positions, type ClosingCause } from '../db/tables/trading';
import type { Notices } from '../notifications/notices';
import { openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { moneyDigits } from '../market/money-digits';
import type { MessageValues } from '../texts/message-values';
import { closePosition, type Deal, type Position } from './close-position';
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
  let correction = Big(0);
  const closedDeals: Deal[] = [];
  while (isBelowStopOut(current)) {
    const position = await findLargestLoss(transaction, current);
    if (!position) break;
    const closing = { closedBy: 'stopOut', cause: causeOf(current) } as const;
    const closedPosition = await closePosition(transaction, current, position, position.lots, closing);
    closedDeals.push(closedPosition.deal);
    correction = correction.plus(closedPosition.correction);
    current = await readAccount(transaction, account.login, account.at);
  }
  if (closedDeals.length === 0) return 0;
  // The watch need not report the level any more.
  await raiseStage(transaction, account.login, 'stop-out', account.at);
  await notices.notify(transaction, 'stop-out-closed', account.clientId, {
    at: account.at,
    values: valuesOf(account, current, closedDeals, correction),
  });
  return closedDeals.length;
}

/** The values of the notice: the account before and after the stop-out, and what was closed. */
const valuesOf = (
  before: DealingAccount,
  after: DealingAccount,
  closedDeals: readonly Deal[],
  correction: Big,
): MessageValues => ({
  login: String(before.login),
  currency: before.currency,
  level: before.marginLevel ?? '',
  threshold: before.stopOutLevel ?? '',
  deals: closedDeals.map(({ closePrice, commission, lots, profit, side, swap, symbol }) => ({
    symbol,
    side,
    lots,
    price: closePrice,
    result: Big(profit).plus(swap).plus(commission).toFixed(moneyDigits(before.currency)),
  })),
  levelAfter: after.marginLevel ?? '',
  ...(correction.gt(0) && { correction: correction.toFixed(moneyDigits(before.currency)) }),
});

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

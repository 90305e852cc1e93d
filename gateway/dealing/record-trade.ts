import type { Database } from '../db/database';
import { nextTicket, settleNegativeBalance, writeDeal } from './close-position';
import { checkAction, type DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import type { Side } from '../trading/prices';
import { openTrade, type TradeDeps } from './open-trade';
import { closePriceAt, openPriceAt } from '../trading/prices';
import { findInstrument } from './find-instrument';
import { checkLots } from './trade-checks';

/** A trade that was executed elsewhere. */
export interface RecordedTrade {
  readonly login: number;
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  /** The current time by default. */
  readonly openedAt?: Date | undefined;
  /** If undefined, the position is still open. */
  readonly closedAt?: Date | undefined;
}

/**
 * Writes a trade of a locked account at the market's prices of the trade's own instants: an open position, or a deal. The
 * ledger dates its entry no earlier than the account's last one.
 */
export async function recordTrade(
  transaction: Database,
  deps: TradeDeps,
  account: DealingAccount,
  { closedAt, login, lots, openedAt = account.at, side, symbol }: RecordedTrade,
): Promise<{ ticket: number }> {
  const instrument = findInstrument(symbol);
  checkAction(account, 'open');
  if (openedAt > (closedAt ?? account.at) || (closedAt ?? openedAt) > account.at)
    throw new DealingRefusal({ reason: 'time' });
  if (closedAt === undefined) {
    const trade = { symbol, side, lots, stopLoss: null, takeProfit: null, origin: 'client' } as const;
    const { ticket } = await openTrade(transaction, deps, account, { ...trade, recordedAt: openedAt });
    return { ticket };
  }
  checkLots(instrument, lots);
  const ticket = await nextTicket(transaction);
  await writeDeal(transaction, account.currency, {
    ticket,
    login,
    symbol,
    side,
    lots,
    openPrice: openPriceAt(instrument, side, openedAt),
    openedAt,
    closePrice: closePriceAt(instrument, side, closedAt),
    closedAt,
    closedBy: 'client',
    cause: null,
    positionTicket: ticket,
    origin: 'client',
  });
  await settleNegativeBalance(transaction, account);
  return { ticket };
}

import Big from 'big.js';
import type { deals } from '../db/tables/trading';
import type { Entry } from './ledger';

type Deal = Pick<
  typeof deals.$inferSelect,
  'ticket' | 'login' | 'closedAt' | 'profit' | 'swap' | 'commission'
>;

/** The ledger's entry of a closed trade: the broker pays the client's profit, and receives the client's loss. */
export function closingEntry(deal: Deal, currency: string): Entry {
  const { closedAt, commission, login, profit, swap, ticket } = deal;
  const negate = (amount: string) => Big(amount).neg().toFixed();
  return {
    kind: 'trade',
    at: closedAt,
    ticket,
    postings: [
      {
        account: { kind: 'client', login, currency },
        amount: Big(profit).plus(swap).plus(commission).toFixed(),
      },
      { account: { kind: 'tradingPl', currency }, amount: negate(profit) },
      { account: { kind: 'swap', currency }, amount: negate(swap) },
      { account: { kind: 'fees', currency }, amount: negate(commission) },
    ],
  };
}

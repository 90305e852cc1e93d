import Big from 'big.js';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import { documentsOf } from '../documents/client-documents';
import type { Level } from '../documents/client-level';
import { levelOf, isLevelReached } from '../documents/client-level';
import { formatAmount } from './amounts';
import { rateOf } from './exchange-rates';
import type { OutgoingAmount } from './known-destinations';
import { sumWithdrawnSince } from './recent-withdrawals';

/** Throws `forbidden`, with the client's level, if that is too low to withdraw to a destination. */
export async function checkLevel(
  transaction: Database,
  clientId: number,
  requiredLevel: Level,
  now: Date,
): Promise<void> {
  const level = await levelOf(transaction, { id: clientId, isProfessional: false }, now);
  if (!isLevelReached(level, requiredLevel))
    throw new ApiError('forbidden', undefined, {
      field: 'destination',
      reason: 'level',
      needs: requiredLevel,
      level,
    });
}

/**
 * Throws `forbidden`, with the document, if a document that is not approved already blocks a withdrawal, as `blocksOf`
 * announces. A
 * limit counts all withdrawals from the announced day on, in its currency at the market's price; `left` is the remaining
 * amount.
 */
export async function checkDocuments(
  transaction: Database,
  companies: Companies,
  clientId: number,
  { amount, currency }: OutgoingAmount,
  now: Date,
): Promise<void> {
  for (const { blocks, kind, status } of await documentsOf(transaction, companies, clientId, now)) {
    if (status === 'verified') continue;
    for (const block of blocks) {
      const limitStart = new Date(block.from);
      if (limitStart > now) continue;
      const refusal = (limit: object) =>
        new ApiError('forbidden', undefined, { reason: 'document', document: kind, status, ...limit });
      if (!('above' in block)) throw refusal({});
      const { above, currency: limitCurrency } = block;
      const remaining = Big(above).minus(
        await sumWithdrawnSince(transaction, clientId, limitStart, limitCurrency, now),
      );
      if (
        Big(amount)
          .times(rateOf(currency, limitCurrency, now))
          .lte(remaining)
      )
        continue;
      throw refusal({ above, currency: limitCurrency, left: formatRemaining(remaining, limitCurrency) });
    }
  }
}

/** The remaining amount in a currency, rounded down, and never below zero. */
const formatRemaining = (remaining: Big, currency: string): string =>
  formatAmount(remaining.lt(0) ? '0' : remaining.round(moneyDigits(currency), Big.roundDown), currency);

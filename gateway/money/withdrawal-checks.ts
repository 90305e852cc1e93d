import Big from 'big.js';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyState } from '../db/tables/money';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../kernel/api-error';
import { documentsOf } from '../documents/client-documents';
import type { Level } from '../opening/account-offers.table';
import { levelOf, isLevelReached } from '../opening/client-level';
import { formatAmount } from './amounts';
import { rateOf } from './exchange-rates';
import { sumWithdrawnSince, UNPAID_STATES } from './recent-withdrawals';

/** The level that a client needs to withdraw to a known destination, which has received their money before, or a new one. */
const REQUIRED_LEVELS: Readonly<Record<'known' | 'new', Level>> = Object.freeze({
  known: 'none',
  new: 'verified',
});

/** States in which money has left for the destination. */
const SENT_STATES: readonly MoneyState[] = ['sent', 'completed'];

/** An amount that is to leave. */
interface OutgoingAmount {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Throws `forbidden`, with the client's level, if that is too low to withdraw to a destination.
 * @param destination null for the card that the money came from.
 */
export async function checkDestination(
  transaction: Database,
  clientId: number,
  destination: string | null,
  outgoing: OutgoingAmount,
  now: Date,
): Promise<void> {
  const isKnown =
    destination === null
      ? await cameFromCard(transaction, clientId, outgoing)
      : await hasReceivedMoney(transaction, clientId, destination);
  const requiredLevel = REQUIRED_LEVELS[isKnown ? 'known' : 'new'];
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

/** True if an amount is no more than the client's cards have paid in that currency, without what was returned to them. */
async function cameFromCard(
  transaction: Database,
  clientId: number,
  { amount, currency }: OutgoingAmount,
): Promise<boolean> {
  const { kind, method, state } = moneyRequests;
  const [row] = await transaction
    .select({
      left: sql<string>`coalesce(sum(case when ${kind} = 'deposit' then ${moneyRequests.amount} else -${moneyRequests.amount} end), 0)::text`,
    })
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.clientId, clientId),
        eq(moneyRequests.currency, currency),
        eq(method, 'card'),
        or(
          and(eq(kind, 'deposit'), eq(state, 'completed')),
          and(eq(kind, 'withdrawal'), notInArray(state, [...UNPAID_STATES])),
        ),
      ),
    );
  return Big(amount).lte(row?.left ?? 0);
}

async function hasReceivedMoney(
  transaction: Database,
  clientId: number,
  destination: string,
): Promise<boolean> {
  const [earlierPayment] = await transaction
    .select({ id: moneyRequests.id })
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.clientId, clientId),
        eq(moneyRequests.kind, 'withdrawal'),
        eq(moneyRequests.destination, destination),
        inArray(moneyRequests.state, [...SENT_STATES]),
      ),
    )
    .limit(1);
  return earlierPayment !== undefined;
}

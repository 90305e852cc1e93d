import Big from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/open-database';
import { moneyRequests, type MoneyState } from '../../../db/tables/money';
import { ApiError } from '../../http/api-error';
import { documentsOf } from '../client-documents';
import type { Level } from '../opening/account-offers.table';
import { levelOf, reaches } from '../opening/client-level';
import { rateOf } from './amounts';

/** How well a client who withdraws has to be known: to where money of theirs has gone before, and to anywhere else. */
const NEEDS: Readonly<Record<'known' | 'new', Level>> = Object.freeze({ known: 'none', new: 'verified' });

/** With these, money has left for the destination. */
const GONE: readonly MoneyState[] = ['sent', 'completed'];

/**
 * Throws `forbidden`, with the client's level, where they are not known well enough to withdraw to a destination; null
 * is the card that the money came from.
 */
export async function checkKnown(
  own: Database,
  clientId: number,
  destination: string | null,
  now: Date,
): Promise<void> {
  const needs = NEEDS[(await isKnown(own, clientId, destination)) ? 'known' : 'new'];
  const level = await levelOf(own, { id: clientId, isProfessional: false }, now);
  if (!reaches(level, needs))
    throw new ApiError('forbidden', undefined, { field: 'destination', reason: 'level', needs, level });
}

/**
 * Throws `forbidden`, with the document, where the lack of one holds back a withdrawal of this amount by now: what
 * `blocksOf` announces, in the currency of its limit at the market's price.
 */
export async function checkDocuments(
  own: Database,
  clientId: number,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  now: Date,
): Promise<void> {
  for (const { blocks, kind, status } of await documentsOf(own, clientId, now)) {
    if (status === 'pending' || status === 'verified') continue;
    for (const { from, ...limit } of blocks) {
      if (new Date(from) > now) continue;
      if (
        'above' in limit &&
        !Big(amount)
          .times(rateOf(currency, limit.currency, now))
          .gt(limit.above)
      )
        continue;
      const above = 'above' in limit ? { above: limit.above, currency: limit.currency } : {};
      throw new ApiError('forbidden', undefined, { reason: 'document', document: kind, status, ...above });
    }
  }
}

async function isKnown(own: Database, clientId: number, destination: string | null): Promise<boolean> {
  if (destination === null) return true;
  const [gone] = await own
    .select({ id: moneyRequests.id })
    .from(moneyRequests)
    .where(
      and(
        ...[eq(moneyRequests.clientId, clientId), eq(moneyRequests.kind, 'withdrawal')],
        ...[eq(moneyRequests.destination, destination), inArray(moneyRequests.state, [...GONE])],
      ),
    )
    .limit(1);
  return gone !== undefined;
}

import Big from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyState } from '../db/tables/money';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import { documentsOf } from '../documents/client-documents';
import type { Level } from '../opening/account-offers.table';
import { levelOf, reaches } from '../opening/client-level';
import { exact, rateOf } from './amounts';
import { withdrawnSince } from './withdrawn';

/** How well a client has to be known to withdraw: to where money of theirs has gone before, and to anywhere else. */
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
 * Throws `forbidden`, with the document, if a missing one already holds back a withdrawal: what `blocksOf`
 * announces. A limit is one for all that is withdrawn from the announced day on, in its currency at the market's price;
 * `left` is what still fits below it.
 */
export async function checkDocuments(
  own: Database,
  companies: Companies,
  clientId: number,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  now: Date,
): Promise<void> {
  for (const { blocks, kind, status } of await documentsOf(own, companies, clientId, now)) {
    if (status === 'pending' || status === 'verified') continue;
    for (const block of blocks) {
      const from = new Date(block.from);
      if (from > now) continue;
      const refused = (limit: object) =>
        new ApiError('forbidden', undefined, { reason: 'document', document: kind, status, ...limit });
      if (!('above' in block)) throw refused({});
      const { above, currency: inside } = block;
      const left = Big(above).minus(await withdrawnSince(own, clientId, from, inside, now));
      if (
        Big(amount)
          .times(rateOf(currency, inside, now))
          .lte(left)
      )
        continue;
      throw refused({ above, currency: inside, left: atMost(left, inside) });
    }
  }
}

/** What is left in a currency, rounded down, and never less than nothing. */
const atMost = (left: Big, currency: string): string =>
  exact(left.lt(0) ? '0' : left.round(moneyDigits(currency), Big.roundDown), currency);

async function isKnown(own: Database, clientId: number, destination: string | null): Promise<boolean> {
  if (destination === null) return true;
  const [gone] = await own
    .select({ id: moneyRequests.id })
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.clientId, clientId), eq(moneyRequests.kind, 'withdrawal'),
        eq(moneyRequests.destination, destination), inArray(moneyRequests.state, [...GONE]),
      ),
    )
    .limit(1);
  return gone !== undefined;
}

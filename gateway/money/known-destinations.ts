import Big from 'big.js';
import { and, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyState } from '../db/tables/money';
import { walletAddresses } from '../db/tables/wallets';
import { normalizeAddress } from './address-reason';
import { UNPAID_STATES } from './recent-withdrawals';
import type { WayOut } from './ways-out.table';

/** States in which money is on its way to the destination, or has arrived. */
const SENT_STATES: readonly MoneyState[] = ['sent', 'completed'];

/** An amount that is to leave. */
export interface OutgoingAmount {
  readonly amount: string;
  readonly currency: string;
}

/** A destination of money. */
export interface Target {
  readonly way: WayOut;
  /** The account that pays; null for the wallet. */
  readonly login: number | null;
  /** Null for the card that the money came from. */
  readonly destination: string | null;
  /** Part of an address: an exchange has one for all its clients. */
  readonly memo: string | null;
}

/**
 * True if money of the client has reached the destination, or was paid from it; for cards only up to the amount that they
 * have paid.
 */
export function isPaidBefore(
  transaction: Database,
  clientId: number,
  target: Target,
  outgoing: OutgoingAmount,
): Promise<boolean> {
  return target.destination === null
    ? cameFromCard(transaction, clientId, outgoing)
    : hasReceivedMoney(transaction, clientId, target.destination, target);
}

/** True if an address is in the client's address book, and its wait there is over. */
export async function isInAddressBook(
  transaction: Database,
  clientId: number,
  { destination, memo }: Target,
  now: Date,
): Promise<boolean> {
  if (destination === null) return false;
  const rows = await transaction
    .select({ address: walletAddresses.address, memo: walletAddresses.memo })
    .from(walletAddresses)
    .where(and(eq(walletAddresses.clientId, clientId), lte(walletAddresses.usableFrom, now)));
  return rows.some(
    (row) =>
      normalizeAddress(row.address) === normalizeAddress(destination) && (row.memo ?? '') === (memo ?? ''),
  );
}

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
  { memo, way }: Target,
): Promise<boolean> {
  const [earlierPayment] = await transaction
    .select({ id: moneyRequests.id })
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.clientId, clientId),
        eq(moneyRequests.kind, 'withdrawal'),
        eq(moneyRequests.destination, destination),
        way === 'bank' ? undefined : eq(sql`coalesce(${moneyRequests.memo}, '')`, memo ?? ''),
        inArray(moneyRequests.state, [...SENT_STATES]),
      ),
    )
    .limit(1);
  return earlierPayment !== undefined;
}

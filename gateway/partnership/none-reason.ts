import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { NoRewardReason } from '../../src/domain/partnership/reward';
import type { deals } from '../db/tables/trading';
import { isSamePerson } from './same-person';
import type { ReferralRow } from './referrals';
import { isBonusFunded } from '../ledger/is-bonus-funded';

type Deal = typeof deals.$inferSelect;

const SHORTEST_MS = 120_000;

/** Why a deal of a referred client earns nothing on any level; undefined if it earns. */
export async function noneReasonOf(
  transaction: Database,
  deal: Deal,
  referral: Pick<ReferralRow, 'boundAt' | 'clientId' | 'line' | 'reason' | 'state'>,
): Promise<NoRewardReason | undefined> {
  const { closedAt, openedAt } = deal;
  if (closedAt.getTime() - openedAt.getTime() < SHORTEST_MS) return 'too-short';
  if (await isBonusFunded(transaction, deal)) return 'bonus-funded';
  if (await hasOpposite(transaction, deal)) return 'opposite';
  if (referral.state === 'refused') return referral.reason === 'self' ? 'self' : 'refused';
  // A document or a payout account may have shown since the registration who the client is.
  if (await isSamePerson(transaction, referral.clientId, referral.line)) return 'self';
  if (openedAt < referral.boundAt) return 'before-binding';
  return referral.state === 'ended' ? 'ended' : undefined;
}

/** True if the account opened as many lots of the other side within a minute. */
async function hasOpposite(transaction: Database, deal: Deal): Promise<boolean> {
  const { login, lots, openedAt, positionTicket, side, symbol, ticket } = deal;
  const at = sql`${openedAt.toISOString()}::timestamptz`;
  const isOpposite = sql`login = ${login} and symbol = ${symbol} and side <> ${side} and lots = ${lots}
    and opened_at between ${at} - interval '60 seconds' and ${at} + interval '60 seconds'`;
  const [match] = await rowsOf<{ isFound: boolean }>(
    transaction,
    sql`select exists(select from positions where ${isOpposite} and ticket <> ${positionTicket})
      or exists(select from deals where ${isOpposite} and ticket <> ${ticket}) as "isFound"`,
  );
  return match?.isFound ?? false;
}

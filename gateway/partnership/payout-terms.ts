import Big from 'big.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { PayoutHindrance } from '../../src/domain/partnership/payout';
import { rateOf } from '../money/exchange-rates';
import { RECEIVER_COLUMNS, RECEIVER_JOINS, type PayoutReceiver } from './payout-receiver';

/** The terms of a partner's payouts, with their receiver, and their current state. */
export interface PayoutTerms extends PayoutReceiver {
  readonly payDay: number;
  /** The smallest payout, in `minimumCurrency`. */
  readonly minimum: string;
  readonly minimumCurrency: string;
  /** True while a partner has not accepted the current agreement. */
  readonly lacksAgreement: boolean;
  /** True while a person has paused the partnership. */
  readonly isPaused: boolean;
  /** True while a person has to decide on a client whom they referred. */
  readonly isInReview: boolean;
}

/** The scheme of `clients partner` at an instant, as `findPayoutTerms` has it. */
export const schemeAt = (
  instant: SQL,
): SQL => sql`lateral (select * from partner_schemes scheme where scheme.company_id = partner.company_id and scheme.programme <> 'cpa'
    and scheme.valid_from <= ${instant} and (scheme.valid_until is null or scheme.valid_until > ${instant})
  order by (scheme.programme = 'partner') = partner.is_ib desc, scheme.version desc limit 1) scheme`;

/**
 * The terms of a partner by their company's current scheme: the one of their own programme, or else the company's other
 * one, for commission from an earlier time. Undefined at a company without partnership.
 */
export async function findPayoutTerms(
  db: Database,
  partnerId: number,
  at: Date,
): Promise<PayoutTerms | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const [terms] = await rowsOf<PayoutTerms>(
    db,
    sql`select scheme.pay_day as "payDay", scheme.minimum::text as minimum, scheme.rules->'currencies'->>0 as "minimumCurrency",
        ${RECEIVER_COLUMNS},
        exists(select from referrals where partner_id = partner.id and reason in ('network', 'device') and reviewed_at is null) as "isInReview",
        partner.is_ib and scheme.programme = 'partner' and coalesce(agreement.agreement_version <> scheme.version, true) as "lacksAgreement",
        coalesce(agreement.state = 'paused', false) as "isPaused"
      from clients partner
      cross join ${schemeAt(now)}
      left join partners agreement on agreement.client_id = partner.id
      ${RECEIVER_JOINS}
      where partner.id = ${partnerId}`,
  );
  return terms;
}

/** Why an amount cannot be paid at an instant; empty if it can. */
export function hindrancesOf(
  terms: PayoutTerms,
  amount: string,
  currency: string,
  at: Date,
): PayoutHindrance[] {
  const { isInReview, isPaused, lacksAgreement, minimum, minimumCurrency, receivedCurrency, usableFrom } =
    terms;
  const hasDestination = receivedCurrency !== null;
  const rate = currency === minimumCurrency ? '1' : rateOf(currency, minimumCurrency, at);
  return [
    ...(Big(amount).times(rate).lt(minimum) ? (['minimum'] as const) : []),
    // A person has paused the partnership, or it is paused until the agreement is accepted.
    ...(isPaused || lacksAgreement ? (['paused'] as const) : []),
    ...(lacksAgreement ? (['agreement'] as const) : []),
    ...(hasDestination ? [] : (['destination'] as const)),
    ...(hasDestination && usableFrom !== null && usableFrom > at.getTime()
      ? (['destination-new'] as const)
      : []),
    ...(isInReview ? (['review'] as const) : []),
  ];
}

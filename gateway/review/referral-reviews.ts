import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { clients } from '../db/tables/clients';
import { referrals } from '../db/tables/partners';
import { returnFirstDeposit, type ReturnOutcome } from '../partnership/cpa/return-first-deposit';
import {
  approveReferral,
  refuseReferral,
  REFERRAL_REFUSALS,
  type ReferralRefusal,
} from '../partnership/referral-review';
import { InvalidDecisionError, type ReviewKind } from './review-kind';

const ID_DIGITS = 8;

const NO_RETURNS: Readonly<Record<Exclude<ReturnOutcome, 'returned'>, string>> = Object.freeze({
  none: 'The client has made no deposit.',
  again: 'The first deposit was returned before.',
  overdrawn: 'The wallet has less than the deposit.',
});

async function returnDeposit(...input: Parameters<typeof returnFirstDeposit>): Promise<void> {
  const outcome = await returnFirstDeposit(...input);
  if (outcome !== 'returned') throw new InvalidDecisionError(NO_RETURNS[outcome]);
}

/**
 * Clients who may be the partner who referred them: their rewards are held. A mark is `F-` and the client's id; any other
 * referral may be refused by its mark, too, if fraud is found later, and `return` records that a client's first deposit
 * was returned.
 */
export const REFERRAL_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'referral',
  markPattern: /^F-\d{8,9}$/,
  decisions: Object.freeze({
    approve: { event: 'referral-approved' },
    refuse: { event: 'referral-refused', reasons: REFERRAL_REFUSALS },
    return: { event: 'first-deposit-returned' },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ referral: referrals, email: clients.email })
      .from(referrals)
      .innerJoin(clients, eq(clients.id, referrals.clientId))
      .where(and(inArray(referrals.reason, ['network', 'device']), isNull(referrals.reviewedAt)))
      .orderBy(asc(referrals.boundAt), asc(referrals.clientId));
    return rows.map(({ email, referral: { boundAt, clientId, partnerId, reason, ref, via } }) => ({
      mark: `F-${String(clientId).padStart(ID_DIGITS, '0')}`,
      email,
      requestedAt: boundAt,
      request: { partnerId, ref, via, reason },
      lines: [`referred by client ${partnerId} by ${via}, same ${reason} as the partner, shown as ${ref}`],
    }));
  },

  async decide({ decision, mark, reason }, { transaction, at, notices }) {
    const isThisReferral = and(eq(referrals.clientId, Number(mark.slice(2))), ne(referrals.state, 'refused'));
    const [referral] = await transaction.select().from(referrals).where(isThisReferral).for('update');
    if (!referral) return undefined;
    if (decision === 'refuse')
      await refuseReferral(transaction, referral, reason as ReferralRefusal, at, notices);
    else if (decision === 'return') await returnDeposit(transaction, referral, at, notices);
    else await approveReferral(transaction, referral, at);
    return referral.clientId;
  },
});

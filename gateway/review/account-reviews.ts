import { and, asc, eq } from 'drizzle-orm';
import { openingReference, openAccount, settleRequest } from '../opening/open-account';
import { notifyOpening } from '../opening/opening-receipts';
import { accountRequests } from '../db/tables/account-requests';
import { clients } from '../db/tables/clients';
import type { ReviewKind } from './review-kind';

/** Accounts that clients have requested and that a person opens. */
export const ACCOUNT_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'account',
  markPattern: /^A-\d{8,9}$/,
  decisions: Object.freeze({
    approve: { event: 'account-approved' },
    refuse: { event: 'account-refused' },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ row: accountRequests, email: clients.email })
      .from(accountRequests)
      .innerJoin(clients, eq(clients.id, accountRequests.clientId))
      .where(eq(accountRequests.state, 'pending'))
      .orderBy(asc(accountRequests.createdAt), asc(accountRequests.number));
    return rows.map(({ email, row }) => {
      const { accountType, currency, kind, leverage, marginMode, platform, server, swapFree } = row;
      const terms = [kind, platform, accountType, currency, `1:${leverage}`, marginMode];
      return {
        mark: openingReference(row),
        email,
        requestedAt: row.createdAt,
        request: { accountType, currency, kind, leverage, marginMode, platform, server, swapFree },
        lines: [[...terms, ...(swapFree ? ['swap-free'] : []), server].join(', ')],
      };
    });
  },

  async decide({ decision, mark }, { transaction, at, notices }) {
    const isThisRequest = and(
      eq(accountRequests.number, Number(mark.slice(2))),
      eq(accountRequests.state, 'pending'),
    );
    const [request] = await transaction.select().from(accountRequests).where(isThisRequest).for('update');
    if (!request) return undefined;
    const isApproved = decision === 'approve';
    const row = isApproved
      ? await openAccount(transaction, request, at)
      : await settleRequest(transaction, request, { state: 'refused' }, at);
    await notifyOpening(transaction, notices, isApproved ? 'account-opened' : 'account-refused', row, at);
    return request.clientId;
  },
});

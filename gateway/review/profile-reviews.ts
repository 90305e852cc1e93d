import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { PROFILE_REFUSALS } from '../db/values/profile-refusals.table';
import { clients, profileReviews } from '../db/tables/clients';
import { writeDateTime } from '../texts/write-date-time';
import { quoteInput } from './quote-input';
import type { ReviewKind } from './review-kind';

type ClientRow = typeof clients.$inferSelect;
/** A column that a review can change, all of them texts; `city` represents them. */
type ReviewedField = keyof Pick<ClientRow, 'city'>;
type ReviewRow = typeof profileReviews.$inferSelect;

/** Length of the hash in a review's mark, which identifies the client and the requested change. */
const HASH_CHARACTERS = 8;

/** Changes of verified data. */
export const PROFILE_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'change',
  markPattern: /^\d{1,9}-[0-9a-f]{8}$/,
  decisions: Object.freeze({
    approve: { event: 'profile-change-approved' },
    refuse: { event: 'profile-change-refused', reasons: PROFILE_REFUSALS },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ review: profileReviews, client: clients })
      .from(profileReviews)
      .innerJoin(clients, eq(clients.id, profileReviews.clientId))
      .where(isNull(profileReviews.refusedAt))
      .orderBy(asc(profileReviews.askedAt));
    return rows.map(({ client, review }) => {
      const changes = Object.entries(review.fields).map(([field, to]) => ({
        field,
        to,
        from: client[field as ReviewedField],
      }));
      return {
        mark: markOf(review),
        email: client.email,
        requestedAt: review.askedAt,
        request: { changes },
        lines: changes.map(({ field, from, to }) => `${field}: ${quoteInput(from)} -> ${quoteInput(to)}`),
      };
    });
  },

  async decide({ decision, mark, reason }, { transaction, at, notices, reference }) {
    const clientId = Number.parseInt(mark, 10);
    const isPending = and(eq(profileReviews.clientId, clientId), isNull(profileReviews.refusedAt));
    const [review] = await transaction.select().from(profileReviews).where(isPending).for('update');
    if (!review || markOf(review) !== mark) return undefined;
    const isApproved = decision === 'approve';
    if (isApproved) {
      await transaction.update(clients).set(review.fields).where(eq(clients.id, clientId));
      await transaction.delete(profileReviews).where(isPending);
    } else {
      const refusal = PROFILE_REFUSALS.find((candidate) => candidate === reason);
      await transaction.update(profileReviews).set({ refusedAt: at, reason: refusal }).where(isPending);
    }
    await notices.notify(transaction, isApproved ? 'change-approved' : 'change-refused', clientId, {
      at,
      values: { reference },
      mailFooter: (culture) => Promise.resolve(writeDateTime(at, culture)),
    });
    return clientId;
  },
});

/** The mark changes if the client requests a different change. */
function markOf({ askedAt, clientId, fields }: ReviewRow): string {
  const request = JSON.stringify([askedAt, Object.entries(fields).toSorted()]);
  return `${clientId}-${createHash('sha256').update(request).digest('hex').slice(0, HASH_CHARACTERS)}`;
}

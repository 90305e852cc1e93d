import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { clients, profileReviews } from '../db/tables/clients';
import { quoted } from './quoted';
import type { ReviewKind } from './review-kind';

type ClientRow = typeof clients.$inferSelect;
type ReviewRow = typeof profileReviews.$inferSelect;

const MARK_CHARACTERS = 8;

/** Changes of verified data. */
export const PROFILE_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'change',
  marks: /^\d{1,9}-[0-9a-f]{8}$/,
  decisions: Object.freeze({
    approve: { event: 'profile-change-approved' },
    refuse: { event: 'profile-change-refused' },
  }),

  async waiting(db) {
    const rows = await db
      .select({ review: profileReviews, client: clients })
      .from(profileReviews)
      .innerJoin(clients, eq(clients.id, profileReviews.clientId))
      .orderBy(asc(profileReviews.askedAt));
    return rows.map(({ client, review }) => {
      const changes = Object.entries(review.fields).map(([field, to]) => ({
        ...{ field, to },
        from: client[field as keyof Pick<ClientRow, 'city'>],
      }));
      return {
        ...{ mark: markOf(review), email: client.email, askedAt: review.askedAt, asked: { changes } },
        lines: changes.map(({ field, from, to }) => `${field}: ${quoted(from)} -> ${quoted(to)}`),
      };
    });
  },

  async decide({ decision, mark }, { own, at, notices }) {
    const clientId = Number.parseInt(mark, 10);
    const theirs = eq(profileReviews.clientId, clientId);
    const [review] = await own.select().from(profileReviews).where(theirs).for('update');
    if (!review || markOf(review) !== mark) return undefined;
    const isTaken = decision === 'approve';
    if (isTaken) await own.update(clients).set(review.fields).where(eq(clients.id, clientId));
    await own.delete(profileReviews).where(theirs);
    await notices.tell(own, isTaken ? 'change-approved' : 'change-refused', clientId, { at });
    return clientId;
  },
});

/** If the client asks for a different change, the mark changes. */
function markOf({ askedAt, clientId, fields }: ReviewRow): string {
  const asked = JSON.stringify([askedAt, Object.entries(fields).toSorted()]);
  return `${clientId}-${createHash('sha256').update(asked).digest('hex').slice(0, MARK_CHARACTERS)}`;
}

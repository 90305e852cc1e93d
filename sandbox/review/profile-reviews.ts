import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { Notices } from '../api/services/notices';
import { Quotas } from '../api/services/quotas';
import type { Clock } from '../api/services/time';
import { inTransaction, type Database } from '../db/open-database';
import { clients, profileReviews } from '../db/tables/clients';
import { auditEvents } from '../db/tables/operations';
import { DECISIONS, type Decision } from './decisions.table';

/** A change of verified data awaiting review. */
export interface WaitingReview {
  /** Identifies the client and the exact change: if the client asks for a different change, the mark changes. */
  readonly mark: string;
  readonly email: string;
  readonly askedAt: Date;
  readonly changes: readonly { readonly field: string; readonly from: string | null; readonly to: string }[];
}

type ClientRow = typeof clients.$inferSelect;
type ReviewRow = typeof profileReviews.$inferSelect;

const MARK_CHARACTERS = 8;

/** The changes awaiting review, oldest first. */
export async function waitingReviews(db: Database): Promise<WaitingReview[]> {
  const rows = await db
    .select({ review: profileReviews, client: clients })
    .from(profileReviews)
    .innerJoin(clients, eq(clients.id, profileReviews.clientId))
    .orderBy(asc(profileReviews.askedAt));
  return rows.map(({ client, review }) => ({
    mark: markOf(review),
    email: client.email,
    askedAt: review.askedAt,
    changes: Object.entries(review.fields).map(([field, to]) => ({
      ...{ field, to },
      from: client[field as keyof Pick<ClientRow, 'city'>],
    })),
  }));
}

/**
 * Carries out a decision in one transaction: the client's data, a notification and a security event.
 * @param by who decided, for the security event.
 * @returns false if no review has that mark, for instance because the client has since asked for a different change.
 */
export function decide(
  db: Database,
  clock: Clock,
  { decision, mark, by }: { decision: Decision; mark: string; by: string },
): Promise<boolean> {
  return inTransaction(db, async (own) => {
    const clientId = Number(/^\d{1,9}(?=-)/.exec(mark)?.[0] ?? 0);
    const theirs = eq(profileReviews.clientId, clientId);
    const [review] = await own.select().from(profileReviews).where(theirs).for('update');
    if (!review || markOf(review) !== mark) return false;
    const { isTaken, event, message } = DECISIONS[decision];
    if (isTaken) await own.update(clients).set(review.fields).where(eq(clients.id, clientId));
    await own.delete(profileReviews).where(theirs);
    const at = clock();
    await new Notices(new Quotas(clock)).tell(own, message, clientId, { at });
    await own
      .insert(auditEvents)
      .values({ at, kind: event, clientId, network: 'command line', requestId: `review by ${by}` });
    return true;
  });
}

function markOf({ askedAt, clientId, fields }: ReviewRow): string {
  const asked = JSON.stringify([askedAt, Object.entries(fields).toSorted()]);
  return `${clientId}-${createHash('sha256').update(asked).digest('hex').slice(0, MARK_CHARACTERS)}`;
}

import { and, asc, eq } from 'drizzle-orm';
import { isNewest } from '../documents/is-newest';
import { FILE_ENDINGS, MEDIA_TYPES } from '../kernel/media-type';
import { addSeconds } from '../kernel/time';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { documents } from '../db/tables/documents';
import type { MessageKey } from '../texts/gateway-texts';
import { quoteInput } from './quote-input';
import type { Decision, ReviewKind } from './review-kind';

/** Reasons to reject a document (V7); the portal and the gateway's messages explain what to do about each. */
export const REJECTIONS = Object.freeze([
  'name-mismatch',
  'address-mismatch',
  'too-old',
  'blurry',
  'cropped',
  'expired',
  'duplicate',
] as const);

/** Documents that passed the automatic checks; a person judges their content. */
export const DOCUMENT_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'document',
  markPattern: /^D-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  decisions: Object.freeze({
    approve: { event: 'document-approved', mayExpire: true },
    refuse: { event: 'document-rejected', reasons: REJECTIONS },
  }),

  async listOpenReviews(db) {
    const { fileName, id, kind, mediaType, sentAt, size } = documents;
    const rows = await db
      .select({ id, kind, fileName, mediaType, size, sentAt, email: clients.email })
      .from(documents)
      .innerJoin(clients, eq(clients.id, documents.clientId))
      .where(and(eq(documents.status, 'pending'), isNewest))
      .orderBy(asc(sentAt), asc(id));
    return rows.map(({ email, ...row }) => ({
      mark: `D-${row.id}`,
      email,
      requestedAt: row.sentAt,
      request: { kind: row.kind, fileName: row.fileName, mediaType: row.mediaType, size: row.size },
      lines: [`${row.kind}, ${row.mediaType}, ${writeSize(row.size)}, ${quoteInput(row.fileName)}`],
    }));
  },

  async decide(request, { transaction, at, notices }) {
    const [row] = await transaction.select().from(documents).where(isPending(request.mark)).for('update');
    if (!row) return undefined;
    const { clientId, kind: document } = row;
    const { message, set } = outcomeOf(request);
    await transaction
      .update(documents)
      .set({ ...set, reviewedAt: at })
      .where(eq(documents.id, row.id));
    const { reason } = request;
    await notices.notify(transaction, message, clientId, {
      at,
      values: { document, ...(reason && { reason }) },
    });
    return clientId;
  },

  async findFile(db: Database, mark: string) {
    const [row] = await db.select().from(documents).where(isPending(mark));
    const mediaType = MEDIA_TYPES.find((type) => type === row?.mediaType);
    if (!row || !mediaType) return undefined;
    const { clientId, id, kind } = row;
    return { fileName: `${kind}-${clientId}.${FILE_ENDINGS[mediaType]}`, id, mediaType };
  },
});

const isPending = (mark: string) =>
  and(eq(documents.id, mark.slice('D-'.length)), eq(documents.status, 'pending'), isNewest);

const HALF_DAY_SECONDS = 12 * 3_600;
/** Noon, so that the day is the same in every time zone. */
const lastInstant = (day: string) => addSeconds(new Date(day), HALF_DAY_SECONDS);

function outcomeOf({ decision, expires, reason }: Decision): {
  message: MessageKey;
  set: Partial<typeof documents.$inferInsert>;
} {
  if (decision === 'refuse')
    return { message: 'document-rejected', set: { status: 'rejected', ...(reason && { reason }) } };
  return {
    message: 'document-approved',
    set: { status: 'verified', ...(expires && { validUntil: lastInstant(expires) }) },
  };
}

function writeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

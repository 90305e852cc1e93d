import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { documentParts, documents } from '../../db/tables/documents';
import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import { blocksOf } from '../services/document-blocks.table';
import { documentKindsOf } from '../services/document-kinds.table';
import { MEDIA_TYPES, mediaTypeOf } from '../services/media-type';
import { QUOTAS } from '../services/quotas.table';
import type { Services } from '../services/services';
import { later } from '../services/time';

const LARGEST = 8 * 1024 * 1024;
/** In base64 and with its envelope a part stays below the limit of a body. */
const PART_SIZE = 45_000;
/** A file that did not arrive whole is dropped after a day. */
const KEPT_SECONDS = 24 * 3_600;

type DocumentCalls = Calls<
  'getDocuments' | 'getDocumentFile' | 'beginDocument' | 'sendDocumentPart' | 'finishDocument'
>;

/** Files that clients send to be checked; only their owner reads and writes them (H5, U1–U4). */
export function documentCalls({ clock, db, quotas }: Services): DocumentCalls {
  /** The row of a file, locked: parts that arrive while it is finished wait, and then find it closed. */
  const onItsWay = async (own: Database, id: string, clientId: number) => {
    const [row] = await own
      .select()
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.clientId, clientId)))
      .for('update');
    if (!row) throw new ApiError('notFound');
    return row;
  };

  const contentOf = async (own: Database, id: string): Promise<Buffer> => {
    const parts = await own
      .select()
      .from(documentParts)
      .where(eq(documentParts.documentId, id))
      .orderBy(asc(documentParts.part));
    return Buffer.concat(parts.map(({ data }) => data));
  };

  /** Checks a file and closes it; false for one that the client has sent before, whose second copy goes. */
  const finish = async (own: Database, id: string, clientId: number): Promise<boolean> => {
    const row = await onItsWay(own, id, clientId);
    // The answer to the first try may have been lost.
    if (row.status !== 'sending') return true;
    const bytes = await contentOf(own, row.id);
    const mediaType = mediaTypeOf(bytes);
    if (bytes.length !== row.size || mediaType === undefined) throw new ApiError('invalid');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // One file of a client at a time: two copies can't both find themselves the first.
    await own.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
    const same = and(
      eq(documents.clientId, clientId),
      eq(documents.sha256, sha256),
      ne(documents.status, 'sending'),
    );
    if ((await own.select({ id: documents.id }).from(documents).where(same)).length > 0) {
      await own.delete(documents).where(eq(documents.id, row.id));
      return false;
    }
    const sentAt = clock();
    await own
      .update(documents)
      .set({ status: 'pending', mediaType, sha256, sentAt })
      .where(eq(documents.id, row.id));
    return true;
  };

  return {
    getDocuments: async ({ client }) => {
      const rows = await db
        .select()
        .from(documents)
        .where(and(eq(documents.clientId, client.id), ne(documents.status, 'sending')))
        .orderBy(desc(documents.sentAt));
      const [owner] = await db
        .select({ companyId: clients.companyId, createdAt: clients.createdAt })
        .from(clients)
        .where(eq(clients.id, client.id));
      if (!owner) throw new ApiError('notFound');
      return documentKindsOf(client.companyId).map((kind) => {
        const newest = rows.find((row) => row.kind === kind);
        const blocks = blocksOf(kind, owner, newest);
        if (!newest) return { kind, status: 'none' as const, blocks };
        const { id, fileName, size, reason, sentAt, reviewedAt, validUntil } = newest;
        return {
          kind,
          status: statusOf(newest, clock()),
          id,
          blocks,
          fileName,
          size,
          reason,
          sentAt: sentAt.toISOString(),
          reviewedAt: reviewedAt?.toISOString() ?? null,
          validUntil: validUntil?.toISOString() ?? null,
        };
      });
    },

    getDocumentFile: async ({ query, client }) => {
      const [row] = await db
        .select()
        .from(documents)
        .where(
          and(eq(documents.id, query.id), eq(documents.clientId, client.id), ne(documents.status, 'sending')),
        );
      const mediaType = MEDIA_TYPES.find((known) => known === row?.mediaType);
      if (!row || !mediaType) throw new ApiError('notFound');
      return { fileName: row.fileName, mediaType, data: (await contentOf(db, row.id)).toString('base64') };
    },

    beginDocument: async ({ body, client }) => {
      const { kind, fileName, size } = body;
      // Said before a byte of it is sent (U1–U4).
      if (size > LARGEST) throw new ApiError('tooBig');
      if (!documentKindsOf(client.companyId).includes(kind)) throw new ApiError('invalid');
      const now = clock();
      const unfinished = and(eq(documents.clientId, client.id), eq(documents.status, 'sending'));
      const id = randomUUID();
      await inTransaction(db, async (own) => {
        await own.delete(documents).where(and(unfinished, lt(documents.sentAt, later(now, -KEPT_SECONDS))));
        await own
          .insert(documents)
          .values({ id, clientId: client.id, kind, fileName, size, status: 'sending', sentAt: now });
        await quotas.keep(own, QUOTAS.documents, client.id);
        await quotas.keep(own, QUOTAS.documentsADay, client.id);
      });
      return { uploadId: id, partSize: PART_SIZE };
    },

    sendDocumentPart: ({ body, client }) =>
      inTransaction(db, async (own) => {
        const row = await onItsWay(own, body.uploadId, client.id);
        const data = Buffer.from(body.data, 'base64');
        const isPlaced = body.part * PART_SIZE + data.length <= row.size;
        if (row.status !== 'sending' || data.length > PART_SIZE || !isPlaced) throw new ApiError('invalid');
        await own
          .insert(documentParts)
          .values({ documentId: row.id, part: body.part, data })
          .onConflictDoUpdate({ target: [documentParts.documentId, documentParts.part], set: { data } });
      }),

    finishDocument: async ({ body, client }) => {
      const isNew = await inTransaction(db, (own) => finish(own, body.uploadId, client.id));
      if (!isNew) throw new ApiError('duplicate');
    },
  };
}

function statusOf({ status, validUntil }: typeof documents.$inferSelect, now: Date) {
  if (status === 'sending') throw new ApiError('failed');
  return status === 'verified' && validUntil && validUntil < now ? 'expired' : status;
}

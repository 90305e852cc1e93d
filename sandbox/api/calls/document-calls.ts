import { and, desc, eq, ne } from 'drizzle-orm';
import { clients } from '../../db/tables/clients';
import { documents } from '../../db/tables/documents';
import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import { blocksOf } from '../services/document-blocks.table';
import { documentKindsOf } from '../services/document-kinds.table';
import { PART_SIZE } from '../services/document-uploads';
import { MEDIA_TYPES } from '../services/media-type';
import type { Services } from '../services/services';

type DocumentCalls = Calls<
  'getDocuments' | 'getDocumentFile' | 'beginDocument' | 'sendDocumentPart' | 'finishDocument'
>;

/** Documents that clients upload for verification; only the owner can read or write them (H5, U1–U4). */
export function documentCalls({ clock, db, uploads }: Services): DocumentCalls {
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
      return { fileName: row.fileName, mediaType, data: (await uploads.content(row.id)).toString('base64') };
    },

    beginDocument: async ({ body, client }) => {
      if (!documentKindsOf(client.companyId).includes(body.kind)) throw new ApiError('invalid');
      return { uploadId: await uploads.begin(client.id, body), partSize: PART_SIZE };
    },
    sendDocumentPart: ({ body, client }) => uploads.take(client.id, body),
    finishDocument: ({ body, client }) => uploads.finish(client.id, body.uploadId),
  };
}

function statusOf({ status, validUntil }: typeof documents.$inferSelect, now: Date) {
  if (status === 'sending') throw new ApiError('failed');
  return status === 'verified' && validUntil && validUntil < now ? 'expired' : status;
}

import { and, eq, ne } from 'drizzle-orm';
import { documents } from '../db/tables/documents';
import { ApiError, isBusy } from '../kernel/api-error';
import { RawAnswer, type Calls } from '../http/call';
import { documentsOf } from './client-documents';
import { FileAnswers } from './file-answers';
import type { DocumentKind } from './document-kinds.table';
import { MEDIA_TYPES } from '../kernel/media-type';
import type { Clock } from '../kernel/time';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import type { Uploads } from './uploads';
import type { Tus } from './tus';

type DocumentCalls = Calls<'getDocuments' | 'getDocumentFile' | 'getUploads' | 'createUpload'>;

interface DocumentCallsDeps {
  readonly clock: Clock;
  readonly companies: Companies;
  readonly db: Database;
  readonly uploads: Uploads;
  readonly tus: Tus;
}

/** Documents that clients upload for verification; only the owner can read or write them (H5, U1–U4). */
export function documentCalls({ clock, companies, db, tus, uploads }: DocumentCallsDeps): DocumentCalls {
  const fileAnswers = new FileAnswers();
  return {
    getDocuments: async ({ client }) => {
      // Checks files that a stopped gateway left unchecked. While the store is unreachable, the next call tries again.
      await uploads.checkCompleteFiles(client.id).catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      });
      return documentsOf(db, companies, client.id, clock());
    },

    getDocumentFile: ({ query, client }) =>
      fileAnswers.sendFile(client.id, async () => {
        const [row] = await db
          .select()
          .from(documents)
          .where(
            and(
              eq(documents.id, query.id),
              eq(documents.clientId, client.id),
              ne(documents.status, 'sending'),
            ),
          );
        const mediaType = MEDIA_TYPES.find((candidate) => candidate === row?.mediaType);
        if (!row || !mediaType) throw new ApiError('notFound');
        return { fileName: row.fileName, mediaType, bytes: await uploads.readContent(row.id) };
      }),

    getUploads: async ({ client }) =>
      (await uploads.listUnfinished(client.id)).map(
        ({ id, kind, fileName, size, receivedBytes, expiresAt }) => ({
          id,
          kind: kind as DocumentKind,
          fileName,
          size,
          received: receivedBytes,
          expiresAt: expiresAt.toISOString(),
        }),
      ),
    createUpload: async ({ request, client }) => {
      const { body, headers, status } = await tus.answerRequest(request, client);
      return new RawAnswer(status, body, headers);
    },
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { documentParts, documents } from '../../db/tables/documents';
import { ApiError } from '../http/api-error';
import type { DocumentKind } from './document-kinds.table';
import { mediaTypeOf } from './media-type';
import type { Quotas } from './quotas';
import { QUOTAS } from './quotas.table';
import type { Clock } from './time';

const LARGEST = 8 * 1024 * 1024;
/** Bytes per part: in base64, with its envelope, a part stays below the body limit. */
export const PART_SIZE = 45_000;

interface DocumentUploadsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: Quotas;
}

/** Uploads in progress, part by part. An upload not completed within a day is purged. */
export class DocumentUploads {
  constructor(private readonly deps: DocumentUploadsDeps) {}

  /**
   * Starts the upload of a file of `size` bytes; resolves to its id. Throws `tooBig` before a byte is sent
   * (U1–U4), and `tooManyTries` or `refused` beyond the client's quotas.
   */
  async begin(
    clientId: number,
    announced: { kind: DocumentKind; fileName: string; size: number },
  ): Promise<string> {
    const { clock, db, quotas } = this.deps;
    const { fileName, kind, size } = announced;
    if (size > LARGEST) throw new ApiError('tooBig');
    const id = randomUUID();
    await inTransaction(db, async (own) => {
      await own
        .insert(documents)
        .values({ id, clientId, kind, fileName, size, status: 'sending', sentAt: clock() });
      await quotas.keep(own, QUOTAS.documents, clientId);
      await quotas.keep(own, QUOTAS.documentsADay, clientId);
    });
    return id;
  }

  /**
   * Stores a part, `data` in base64; a part sent again replaces the first. Throws `invalid` if the upload
   * has no such part.
   */
  take(clientId: number, sent: { uploadId: string; part: number; data: string }): Promise<void> {
    return inTransaction(this.deps.db, async (own) => {
      const { id, size, status } = await locked(own, sent.uploadId, clientId);
      const data = Buffer.from(sent.data, 'base64');
      const isPlaced = sent.part * PART_SIZE + data.length <= size;
      if (status !== 'sending' || data.length > PART_SIZE || !isPlaced) throw new ApiError('invalid');
      await own
        .insert(documentParts)
        .values({ documentId: id, part: sent.part, data })
        .onConflictDoUpdate({ target: [documentParts.documentId, documentParts.part], set: { data } });
    });
  }

  /**
   * Checks a file and closes the upload. Throws `invalid` if parts are missing or the file type is not
   * accepted, and `duplicate` if the client has already sent the same file; that second copy is deleted.
   */
  async finish(clientId: number, uploadId: string): Promise<void> {
    const isNew = await inTransaction(this.deps.db, (own) => this.#finish(own, clientId, uploadId));
    if (!isNew) throw new ApiError('duplicate');
  }

  /** The bytes of a document, its parts joined in order. */
  async content(id: string, db: Database = this.deps.db): Promise<Buffer> {
    const parts = await db
      .select()
      .from(documentParts)
      .where(eq(documentParts.documentId, id))
      .orderBy(asc(documentParts.part));
    return Buffer.concat(parts.map(({ data }) => data));
  }

  /** False for a duplicate, whose row is deleted; throwing here would roll the deletion back. */
  async #finish(own: Database, clientId: number, uploadId: string): Promise<boolean> {
    const { id, size, status } = await locked(own, uploadId, clientId);
    // A retry: the answer to the first call may have been lost.
    if (status !== 'sending') return true;
    const bytes = await this.content(id, own);
    const mediaType = mediaTypeOf(bytes);
    if (bytes.length !== size || mediaType === undefined) throw new ApiError('invalid');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // One file of a client at a time; otherwise two identical uploads could each find no duplicate.
    await own.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
    const same = and(
      eq(documents.clientId, clientId),
      eq(documents.sha256, sha256),
      ne(documents.status, 'sending'),
    );
    if ((await own.select({ id: documents.id }).from(documents).where(same)).length > 0) {
      await own.delete(documents).where(eq(documents.id, id));
      return false;
    }
    const closed = { status: 'pending' as const, mediaType, sha256, sentAt: this.deps.clock() };
    await own.update(documents).set(closed).where(eq(documents.id, id));
    return true;
  }
}

/**
 * The row of a client's file, locked: a part that arrives while the upload is being finished waits, and
 * then finds it closed.
 */
async function locked(own: Database, id: string, clientId: number) {
  const [row] = await own
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.clientId, clientId)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

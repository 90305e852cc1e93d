import { createHash } from 'node:crypto';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { documentParts, documents } from '../db/tables/documents';
import type { DocumentKind } from './document-kinds.table';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { ApiError, isBusy } from '../kernel/api-error';
import { addSeconds, type Clock } from '../kernel/time';
import { checkDocument } from './check-document';
import type { DocumentStore } from './stores/document-store';
import type { ContentReason, AcceptedFile } from './content-reasons';

/** An upload that is not complete after a day has expired; purge-rules.table.ts deletes it, but never a complete one. */
const LIFETIME_SECONDS = 86_400;
/** Clients retry after this while the store is unreachable, or a file can't be checked. */
const RETRY_SECONDS = 5;
/** Files of one call of `checkWaitingFiles`, so that a gateway that stops does not wait for long. */
const MAX_WAITING_FILES = 100;

export interface Upload {
  readonly id: string;
  readonly kind: string;
  readonly fileName: string;
  /** Bytes of the complete file. */
  readonly size: number;
  /** Bytes that have arrived. */
  readonly receivedBytes: number;
  readonly expiresAt: Date;
  /** True if more bytes are accepted. */
  readonly isOpen: boolean;
}

interface UploadsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly store: DocumentStore;
  /** Called when the store is unreachable, or a file can't be checked. */
  readonly warn: (error: unknown) => void;
}

const receivedSize = sql<number>`(select coalesce(sum(octet_length(data)), 0)::int from document_parts where document_id = ${documents.id})`;

/** All bytes have arrived, and the file is not checked yet. */
const isWaiting = and(eq(documents.status, 'sending'), lte(documents.size, receivedSize));

/**
 * Unfinished files, in the database that the replicas share: any replica accepts the next bytes, and a killed replica
 * loses none. The bytes of an upload are its parts, numbered by the offset at which they begin. The accepted form of a
 * checked file goes to the store.
 */
export class Uploads {
  /** The latest check, which the next one waits for: requests check one file at a time, and so does the job. */
  #lastCheck: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: UploadsDeps) {}

  /** Begins an upload; throws `tooManyTries` or `refused` beyond the client's quotas. */
  async beginUpload(
    clientId: number,
    upload: { id: string; kind: DocumentKind; fileName: string; size: number },
  ): Promise<void> {
    const { clock, db, quotas } = this.deps;
    await inTransaction(db, async (transaction) => {
      await transaction.insert(documents).values({ ...upload, clientId, status: 'sending', sentAt: clock() });
      await quotas.checkQuota(transaction, QUOTAS.documents, clientId);
      await quotas.checkQuota(transaction, QUOTAS.documentsADay, clientId);
    });
  }

  /** A client's upload, complete or not; undefined if the client has none with this id. */
  async findUpload(clientId: number, id: string): Promise<Upload | undefined> {
    const [row] = await this.#selectUploads(and(eq(documents.id, id), eq(documents.clientId, clientId)));
    return row;
  }

  /** The client's uploads that wait for more bytes, from any device; the newest first. */
  async listUnfinished(clientId: number): Promise<Upload[]> {
    const ownUploads = await this.#selectUploads(
      and(eq(documents.clientId, clientId), eq(documents.status, 'sending')),
    );
    return ownUploads.filter(
      (upload) => upload.receivedBytes < upload.size && upload.expiresAt > this.deps.clock(),
    );
  }

  /**
   * Adds bytes to those that have arrived.
   * @returns the number of bytes that have arrived; undefined if another request has already added bytes at `offset`.
   */
  appendBytes(clientId: number, id: string, offset: number, bytes: Buffer): Promise<number | undefined> {
    return inTransaction(this.deps.db, async (transaction) => {
      const [row] = await transaction
        .select({ size: documents.size, status: documents.status })
        .from(documents)
        .where(and(eq(documents.id, id), eq(documents.clientId, clientId)))
        .for('update');
      if (row?.status !== 'sending') return undefined;
      const [storedUpload] = await transaction
        .select({ receivedBytes: receivedSize })
        .from(documents)
        .where(eq(documents.id, id));
      if (storedUpload?.receivedBytes !== offset || offset + bytes.length > row.size) return undefined;
      if (bytes.length > 0)
        await transaction.insert(documentParts).values({ documentId: id, part: offset, data: bytes });
      return offset + bytes.length;
    });
  }

  /** Cancels an upload that is not complete. */
  async cancelUpload(clientId: number, id: string): Promise<void> {
    await this.deps.db
      .delete(documents)
      .where(and(eq(documents.id, id), eq(documents.clientId, clientId), eq(documents.status, 'sending')));
  }

  /**
   * Checks the client's complete files: they are then under review, or refused with the reason. They accept no more
   * bytes, so that the stored file is the checked one. Throws `busy` while the store is unreachable or a file can't be
   * checked; the next call tries again, or the job that finishes uploads.
   */
  async checkCompleteFiles(clientId: number): Promise<void> {
    const ownUploads = await this.#selectUploads(
      and(eq(documents.clientId, clientId), eq(documents.status, 'sending')),
    );
    for (const { id, receivedBytes, size } of ownUploads) {
      if (receivedBytes >= size) await this.#checkInTurn(clientId, id);
    }
  }

  /**
   * Checks complete files of all clients, until one can't be stored or checked; the next call tries again. The order is
   * random, so that a file that always fails does not block the others.
   * @returns the number of checked files.
   */
  async checkWaitingFiles(): Promise<number> {
    const rows = await this.deps.db
      .select({ id: documents.id, clientId: documents.clientId })
      .from(documents)
      .where(isWaiting)
      .orderBy(sql`random()`)
      .limit(MAX_WAITING_FILES);
    let checkedCount = 0;
    try {
      for (const { clientId, id } of rows) {
        await this.#checkInTurn(clientId, id);
        checkedCount += 1;
      }
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    return checkedCount;
  }

  /** True if complete files wait to be checked. */
  async hasWaitingFiles(): Promise<boolean> {
    const [row] = await this.deps.db.select({ id: documents.id }).from(documents).where(isWaiting).limit(1);
    return row !== undefined;
  }

  /** The bytes of a document; throws `busy` while the store is unreachable, or has other bytes than were checked. */
  async readContent(id: string): Promise<Buffer> {
    // Parts exist for uploads that are not checked yet, and for documents that are older than the store.
    const parts = await this.#readParts(id);
    if (parts.length > 0) return parts;
    const [row] = await this.deps.db
      .select({ sha256: documents.sha256 })
      .from(documents)
      .where(eq(documents.id, id));
    return this.#withStore(async (store) => {
      const bytes = await store.get(id);
      if (row?.sha256 && row.sha256 !== sha256Of(bytes))
        throw new Error(`the store has other bytes for ${id}`);
      return bytes;
    });
  }

  async #readParts(id: string): Promise<Buffer> {
    const parts = await this.deps.db
      .select()
      .from(documentParts)
      .where(eq(documentParts.documentId, id))
      .orderBy(asc(documentParts.part));
    return Buffer.concat(parts.map(({ data }) => data));
  }

  async #withStore<T>(work: (store: DocumentStore) => Promise<T>): Promise<T> {
    try {
      return await work(this.deps.store);
    } catch (error) {
      this.deps.warn(error);
      throw new ApiError('busy', RETRY_SECONDS);
    }
  }

  async #checkContent(bytes: Buffer): Promise<AcceptedFile | ContentReason> {
    try {
      return await checkDocument(bytes);
    } catch (error) {
      this.deps.warn(error);
      throw new ApiError('busy', RETRY_SECONDS);
    }
  }

  #checkInTurn(clientId: number, id: string): Promise<void> {
    const check = this.#lastCheck.then(() => this.#checkFile(clientId, id));
    this.#lastCheck = check.catch(() => undefined);
    return check;
  }

  async #checkFile(clientId: number, id: string): Promise<void> {
    const checkResult = await this.#checkContent(await this.#readParts(id));
    // The file is stored before its row is updated: if the gateway is killed in between, there is an extra file, which
    // sweep-documents.ts deletes, and never a missing one.
    if (typeof checkResult !== 'string')
      await this.#withStore((store) => store.put(id, checkResult.bytes, checkResult.mediaType));
    const isRefused = await inTransaction(this.deps.db, async (transaction) => {
      // A client's uploads are closed one at a time; otherwise two identical files could both be accepted.
      await transaction
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.id, clientId))
        .for('update');
      const [row] = await transaction
        .select({ status: documents.status })
        .from(documents)
        .where(eq(documents.id, id));
      return (
        row?.status === 'sending' &&
        (await this.#closeUpload(transaction, clientId, id, checkResult)) === 'refused'
      );
    });
    if (isRefused && typeof checkResult !== 'string') await this.#withStore((store) => store.remove(id));
  }

  async #closeUpload(
    transaction: Database,
    clientId: number,
    id: string,
    checkResult: AcceptedFile | ContentReason,
  ) {
    await transaction.delete(documentParts).where(eq(documentParts.documentId, id));
    const outcome = await this.#outcomeOf(transaction, clientId, checkResult);
    await transaction
      .update(documents)
      .set({ ...outcome, sentAt: this.deps.clock() })
      .where(eq(documents.id, id));
    return outcome.status;
  }

  async #outcomeOf(transaction: Database, clientId: number, checkResult: AcceptedFile | ContentReason) {
    if (typeof checkResult === 'string') return { status: 'refused', reason: checkResult } as const;
    const { bytes, mediaType } = checkResult;
    const sha256 = sha256Of(bytes);
    const isSameContent = and(
      eq(documents.clientId, clientId),
      eq(documents.sha256, sha256),
      ne(documents.status, 'refused'),
    );
    const [copy] = await transaction.select({ id: documents.id }).from(documents).where(isSameContent);
    if (copy) return { status: 'refused', reason: 'duplicate' } as const;
    return { status: 'pending', mediaType, sha256 } as const;
  }

  async #selectUploads(condition: ReturnType<typeof and>): Promise<Upload[]> {
    const { id, kind, fileName, size, status, sentAt } = documents;
    const rows = await this.deps.db
      .select({ id, kind, fileName, size, status, sentAt, receivedBytes: receivedSize })
      .from(documents)
      .where(condition)
      .orderBy(sql`${sentAt} desc`);
    return rows.map((row) => {
      const isOpen = row.status === 'sending';
      return {
        id: row.id,
        kind: row.kind,
        fileName: row.fileName,
        size: row.size,
        isOpen,
        receivedBytes: isOpen ? row.receivedBytes : row.size,
        expiresAt: addSeconds(row.sentAt, LIFETIME_SECONDS),
      };
    });
  }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server';
import { withoutHiddenCharacters } from '../../src/domain/kernel/label';
import type { Variant } from '../../src/domain/site/company';
import { ApiError } from '../kernel/api-error';
import { documentKindsOf } from './document-kinds.table';
import type { SignedInClient } from '../kernel/signed-in-client';
import { UUID } from '../kernel/uuid';
import type { Clock } from '../kernel/time';
import type { Upload, Uploads } from './uploads';

/** No file system has longer ones. */
const MAX_NAME_LENGTH = 255;
/** Arrived bytes of one request that wait in memory to be stored. */
const MAX_PART_BYTES = 256 * 1024;

/** The uploads of one client as tus sees them; other clients' uploads are not found. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

  constructor(
    private readonly uploads: Uploads,
    private readonly client: Pick<SignedInClient, 'id'>,
    private readonly variant: Variant,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * The metadata are `kind`, as in Document/documents, and `filename`; a `filetype` is ignored. The name is what the client
   * sees in the list, never the name of a file.
   */
  override async create(upload: TusUpload): Promise<TusUpload> {
    const { kind, filename } = upload.metadata ?? {};
    const knownKind = documentKindsOf(this.variant).find((candidate) => candidate === kind);
    const fileName = withoutHiddenCharacters(filename ?? '').trim();
    const hasValidName = fileName !== '' && fileName.length <= MAX_NAME_LENGTH && !filename?.includes('\0');
    if (knownKind === undefined || !hasValidName || !upload.size) throw new ApiError('invalid');
    const { id, size } = upload;
    await this.uploads.beginUpload(this.client.id, { id, kind: knownKind, fileName, size });
    return upload;
  }

  /** The gateway's clock decides what has expired; tus itself would use the process's clock. */
  override async getUpload(id: string): Promise<TusUpload> {
    const { expiresAt, fileName, isOpen, kind, receivedBytes, size } = await this.#find(id);
    if (isOpen && expiresAt <= this.clock()) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new TusUpload({ id, size, offset: receivedBytes, metadata: { kind, filename: fileName } });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let newOffset = offset;
    for await (const { bytes, readError } of arrivingParts(stream)) {
      const nextOffset = await this.uploads.appendBytes(this.client.id, id, newOffset, bytes);
      if (nextOffset === undefined) throw ERRORS.INVALID_OFFSET;
      if (readError !== undefined) throw readError;
      newOffset = nextOffset;
      // The embedded database answers without yielding to the event loop; this lets requests run in between.
      await setImmediate();
    }
    return newOffset;
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await this.uploads.cancelUpload(this.client.id, id);
  }

  async #find(id: string): Promise<Upload> {
    const upload = UUID.test(id) ? await this.uploads.findUpload(this.client.id, id) : undefined;
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

/**
 * Reads the bytes up to the end, or until the connection breaks, in parts that are stored one by one: a body that arrives
 * slowly must not fill the memory. Of a body that is too long, the last part has no bytes.
 */
async function* arrivingParts(stream: Readable): AsyncGenerator<{ bytes: Buffer; readError?: unknown }> {
  let pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of stream) {
      if (size >= MAX_PART_BYTES) {
        yield { bytes: Buffer.concat(pieces) };
        [pieces, size] = [[], 0];
      }
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
    }
  } catch (readError) {
    const isTooLong =
      (readError as { status_code?: unknown }).status_code === ERRORS.ERR_MAX_SIZE_EXCEEDED.status_code;
    return void (yield { bytes: isTooLong ? Buffer.alloc(0) : Buffer.concat(pieces), readError });
  }
  yield { bytes: Buffer.concat(pieces) };
}

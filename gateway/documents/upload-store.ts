import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server';
import { withoutHiddenCharacters } from '../../src/domain/kernel/label';
import type { Variant } from '../../src/domain/site/company';
import { ApiError } from '../kernel/api-error';
import { documentKindsOf } from './document-kinds.table';
import type { SignedInClient } from '../session/sessions';
import { UUID } from '../kernel/uuid';
import type { Clock } from '../kernel/time';
import type { Upload, Uploads } from './uploads';

const MAX_NAME_LENGTH = 200;

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
    const { bytes, readError } = await readArrivedBytes(stream);
    const newOffset = await this.uploads.appendBytes(this.client.id, id, offset, bytes);
    if (newOffset === undefined) throw ERRORS.INVALID_OFFSET;
    if (readError !== undefined) throw readError;
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

/** Reads the bytes up to the end, or until the connection breaks; of a body that is too long, it returns no bytes. */
async function readArrivedBytes(stream: Readable): Promise<{ bytes: Buffer; readError?: unknown }> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece as Buffer);
    return { bytes: Buffer.concat(pieces) };
  } catch (readError) {
    const isTooLong =
      (readError as { status_code?: unknown }).status_code === ERRORS.ERR_MAX_SIZE_EXCEEDED.status_code;
    return { bytes: isTooLong ? Buffer.alloc(0) : Buffer.concat(pieces), readError };
  }
}

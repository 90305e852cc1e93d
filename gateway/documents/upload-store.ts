import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server';
import type { Variant } from '../../src/domain/site/company';
import { ApiError } from '../http/api-error';
import { documentKindsOf } from './document-kinds.table';
import type { SignedInClient } from '../session/sessions';
import { UUID } from '../kernel/uuid';
import type { Clock } from '../kernel/time';
import type { Upload, Uploads } from './uploads';

const LONGEST_NAME = 200;

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

  /** Metadata: `kind`, as Document/documents has it; `filename`; a `filetype` is ignored. */
  override async create(upload: TusUpload): Promise<TusUpload> {
    const { kind, filename } = upload.metadata ?? {};
    const knownKind = documentKindsOf(this.variant).find((known) => known === kind);
    const fileName = filename?.trim() ?? '';
    const isNamed = fileName !== '' && fileName.length <= LONGEST_NAME && !fileName.includes('\0');
    if (knownKind === undefined || !isNamed || !upload.size) throw new ApiError('invalid');
    const { id, size } = upload;
    await this.uploads.begin(this.client.id, { id, kind: knownKind, fileName, size });
    return upload;
  }

  /** The gateway's clock decides what has expired; tus itself would use the process's clock. */
  override async getUpload(id: string): Promise<TusUpload> {
    const { expiresAt, fileName, isOpen, kind, received, size } = await this.#find(id);
    if (isOpen && expiresAt <= this.clock()) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new TusUpload({ id, size, offset: received, metadata: { kind, filename: fileName } });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { bytes, cut } = await readArrivedBytes(stream);
    const newOffset = await this.uploads.append(this.client.id, id, offset, bytes);
    if (newOffset === undefined) throw ERRORS.INVALID_OFFSET;
    if (cut !== undefined) throw cut;
    return newOffset;
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await this.uploads.drop(this.client.id, id);
  }

  async #find(id: string): Promise<Upload> {
    const upload = UUID.test(id) ? await this.uploads.find(this.client.id, id) : undefined;
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

/** Reads the bytes up to the end, or until the connection breaks; nothing of a body that is too long. */
async function readArrivedBytes(stream: Readable): Promise<{ bytes: Buffer; cut?: unknown }> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece as Buffer);
    return { bytes: Buffer.concat(pieces) };
  } catch (cut) {
    const isTooLong =
      (cut as { status_code?: unknown }).status_code === ERRORS.ERR_MAX_SIZE_EXCEEDED.status_code;
    return { bytes: isTooLong ? Buffer.alloc(0) : Buffer.concat(pieces), cut };
  }
}

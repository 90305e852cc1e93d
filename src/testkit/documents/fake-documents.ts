import type { Documents, OutgoingFile, SendingListener } from '../../application/documents/ports/documents';
import {
  blockStart,
  type Block,
  type ClientDocument,
  type DocumentFile,
} from '../../domain/documents/document';
import type { UnfinishedUpload } from '../../domain/documents/upload';
import { checkFile } from '../../domain/documents/file-check';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import { base64 } from '../../infrastructure/http/base64';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** The first base64 characters of each accepted file type. */
const SIGNATURES = [
  ['JVBERi', 'application/pdf'],
  ['iVBORw', 'image/png'],
  ['/9j/', 'image/jpeg'],
] as const;

/** Documents in memory: a file arrives in two halves, and goes into review once it is complete. */
export class FakeDocuments implements Documents {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly ClientDocument[]> {
    return this.backend.answerClient('documents', ({ documents }) => documents, { signal });
  }

  file(id: string, signal?: AbortSignal): Promise<DocumentFile> {
    const find = ({ documents, files }: FakeClient): DocumentFile => {
      const data = files.get(id);
      const mediaType = SIGNATURES.find(([start]) => data?.startsWith(start))?.[1];
      if (data === undefined || mediaType === undefined)
        throw PortalError.refused([ERROR_CODE.notFound], 404);
      return {
        fileName: documents.find((document) => document.id === id)?.fileName ?? null,
        mediaType,
        data,
      };
    };
    return this.backend.answerClient('documentFile', find, { args: [id], signal });
  }

  async send(
    { kind, name, bytes, uploadId }: OutgoingFile,
    { onStarted, onProgress }: SendingListener,
    signal?: AbortSignal,
  ): Promise<void> {
    const { backend } = this;
    const size = bytes.length;
    let id = uploadId ?? '';
    const isKnown = await backend.answerClient('documentUploads', ({ uploads }) => uploads.has(id), {
      signal,
    });
    if (!isKnown) {
      id = await backend.answerClient(
        'createUpload',
        (client) => startUpload(client, { kind, fileName: name, size }),
        {
          args: [kind, name, size],
          signal,
        },
      );
      onStarted(id);
    }
    for (const share of [0.5, 1]) {
      await backend.answerClient('uploadBytes', (client) => receiveBytes(client, id, share), {
        args: [id],
        signal,
      });
      onProgress(share);
    }
    await backend.answerClient('documents', (client) => reviewFile(client, id, bytes, backend.now()));
  }

  unfinished(signal?: AbortSignal): Promise<readonly UnfinishedUpload[]> {
    return this.backend.answerClient('documentUploads', ({ uploads }) => [...uploads.values()], { signal });
  }

  drop(uploadId: string, signal?: AbortSignal): Promise<void> {
    return this.backend.answerClient('dropUpload', ({ uploads }) => void uploads.delete(uploadId), {
      args: [uploadId],
      signal,
    });
  }
}

function startUpload(client: FakeClient, upload: Omit<UnfinishedUpload, 'id' | 'received'>): string {
  const id = `upload-of-${upload.kind}`;
  client.uploads.set(id, { id, ...upload, received: 0 });
  return id;
}

function receiveBytes({ uploads }: FakeClient, id: string, share: number): void {
  const upload = uploads.get(id);
  if (!upload) throw PortalError.refused([ERROR_CODE.notFound], 404);
  uploads.set(id, { ...upload, received: Math.max(upload.received, upload.size * share) });
}

/** Accepts or refuses a file by its first bytes, and updates the list. */
function reviewFile(client: FakeClient, uploadId: string, bytes: Uint8Array, now: number): void {
  const upload = client.uploads.get(uploadId);
  if (!upload) return;
  client.uploads.delete(uploadId);
  const { fileName, kind, size } = upload;
  const isRefused = checkFile(size, bytes) !== undefined;
  const id = `file-of-${kind}`;
  if (!isRefused) client.files.set(id, base64(bytes));
  const storedFile = {
    id,
    status: 'pending',
    fileName,
    size,
    sentAt: new Date(now).toISOString(),
    reason: null,
  } as const;
  // A file that is sent in time blocks nothing while it is under review.
  const hasBegun = (block: Block) => blockStart(block, now) === null;
  client.documents = client.documents.map((document) => {
    if (document.kind !== kind) return document;
    return isRefused
      ? { ...document, refused: { fileName, reason: 'wrong-content' } }
      : { ...document, ...storedFile, refused: null, blocks: document.blocks.filter(hasBegun) };
  });
}

import type { Documents, OutgoingFile } from '../../application/ports/documents';
import type { ClientDocument, DocumentFile } from '../../domain/documents/document';
import { checkFile } from '../../domain/documents/file-check';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';
import { base64 } from '../../infrastructure/http/base64';
import type { FakeBackend, FakeClient } from './fake-backend';

/** The first base64 characters of each accepted file type. */
const BEGINNINGS = [
  ['JVBERi', 'application/pdf'],
  ['iVBORw', 'image/png'],
  ['/9j/', 'image/jpeg'],
] as const;

/** Documents in memory: a file is uploaded in two parts, and goes into review once it is complete. */
export class FakeDocuments implements Documents {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly ClientDocument[]> {
    return this.backend.secured('documents', ({ documents }) => documents, { signal });
  }

  file(id: string, signal?: AbortSignal): Promise<DocumentFile> {
    const find = ({ documents, files }: FakeClient): DocumentFile => {
      const data = files.get(id);
      const mediaType = BEGINNINGS.find(([start]) => data?.startsWith(start))?.[1];
      if (data === undefined || mediaType === undefined)
        throw PortalError.refused([ERROR_CODE.notFound], 404);
      return { fileName: documents.find((one) => one.id === id)?.fileName ?? null, mediaType, data };
    };
    return this.backend.secured('documentFile', find, { args: [id], signal });
  }

  async send(
    { kind, name, bytes }: OutgoingFile,
    progress: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const { backend } = this;
    const done = () => undefined;
    await backend.secured('beginDocument', done, { args: [kind, name, bytes.length], signal });
    for (const share of [0.5, 1]) {
      await backend.secured('documentPart', done, { signal });
      progress(share);
    }
    await backend.secured(
      'finishDocument',
      (client) => {
        if (checkFile(bytes.length, bytes)) throw PortalError.refused([ERROR_CODE.invalid], 400);
        const sentAt = new Date(backend.now()).toISOString();
        const id = `file-of-${kind}`;
        client.files.set(id, base64(bytes));
        client.documents = client.documents.map((document) =>
          document.kind === kind
            ? { ...document, id, status: 'pending', fileName: name, size: bytes.length, sentAt, reason: null }
            : document,
        );
      },
      { signal },
    );
  }
}

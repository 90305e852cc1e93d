import type { Documents, OutgoingFile } from '../../application/ports/documents';
import type { ClientDocument } from '../../domain/documents/document';
import { checkFile } from '../../domain/documents/file-check';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';
import type { FakeBackend } from './fake-backend';

/** Documents in memory: a file arrives in two halves, and is in review once it is there. */
export class FakeDocuments implements Documents {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly ClientDocument[]> {
    return this.backend.secured('documents', ({ documents }) => documents, { signal });
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
        client.documents = client.documents.map((document) =>
          document.kind === kind
            ? { ...document, status: 'pending', fileName: name, size: bytes.length, sentAt, reason: null }
            : document,
        );
      },
      { signal },
    );
  }
}

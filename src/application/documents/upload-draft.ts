import type { DocumentKind } from '../../domain/documents/document';
import type { UnfinishedUpload } from '../../domain/documents/upload';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';

/** Progress of uploads, one for each kind, stored in this tab for a gateway that does not store it (D9). */
export class UploadDraft {
  readonly #draft: ClientDraft;

  constructor(tab: TabStore) {
    this.#draft = new ClientDraft(tab, 'uploads');
  }

  uploadOf(clientId: number | undefined, kind: DocumentKind): UnfinishedUpload | undefined {
    const [id, size, received, ...name] = this.#draft.read(clientId)[kind]?.split(' ') ?? [];
    if (id === undefined || name.length === 0) return undefined;
    return { id, kind, size: Number(size), received: Number(received), fileName: name.join(' ') };
  }

  save(clientId: number | undefined, { id, kind, size, received, fileName }: UnfinishedUpload): void {
    const lines = this.#draft.read(clientId);
    const line = [id, size, Math.floor(received), fileName].join(' ');
    this.#draft.save(clientId, { ...lines, [kind]: line });
  }

  drop(clientId: number | undefined, kind: DocumentKind): void {
    const { [kind]: _droppedLine, ...otherLines } = this.#draft.read(clientId);
    if (Object.keys(otherLines).length === 0) this.#draft.drop();
    else this.#draft.save(clientId, otherLines);
  }
}

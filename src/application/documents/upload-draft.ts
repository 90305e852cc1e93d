import type { DocumentKind } from '../../domain/documents/document';
import type { UnfinishedUpload } from '../../domain/documents/upload';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';

/** Where transfers stand, as this tab keeps it for a gateway that can't be asked (D9): one for each kind. */
export class UploadDraft {
  readonly #draft: ClientDraft;

  constructor(tab: TabStore) {
    this.#draft = new ClientDraft(tab, 'uploads');
  }

  of(clientId: number | undefined, kind: DocumentKind): UnfinishedUpload | undefined {
    const [id, size, received, ...name] = this.#draft.read(clientId)[kind]?.split(' ') ?? [];
    if (id === undefined || name.length === 0) return undefined;
    return { id, kind, size: Number(size), received: Number(received), fileName: name.join(' ') };
  }

  keep(clientId: number | undefined, { id, kind, size, received, fileName }: UnfinishedUpload): void {
    const kept = this.#draft.read(clientId);
    const line = [id, size, Math.floor(received), fileName].join(' ');
    this.#draft.keep(clientId, { ...kept, [kind]: line });
  }

  drop(clientId: number | undefined, kind: DocumentKind): void {
    const { [kind]: _gone, ...others } = this.#draft.read(clientId);
    if (Object.keys(others).length === 0) this.#draft.drop();
    else this.#draft.keep(clientId, others);
  }
}

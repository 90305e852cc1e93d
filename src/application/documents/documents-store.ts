import { makeAutoObservable } from 'mobx';
import type { ClientDocument, DocumentFile } from '../../domain/documents/document';
import type { QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { documentsQuery } from './documents-query';
import { UploadQueue, type DocumentsPorts, type DocumentsStores } from './upload-queue';

/** A viewed file is not cached after it is closed. */
const FILE_CACHE_MS = 0;

/** Documents for verification (V7), and the uploads of new ones. */
export class DocumentsStore {
  readonly uploads: UploadQueue;
  /** The document whose file is open. */
  viewedDocument: ClientDocument | null = null;
  readonly #query: RemoteQuery<readonly ClientDocument[]>;
  readonly #files: QueryFamily<DocumentFile, [id: string]>;
  readonly #ports: DocumentsPorts;

  constructor(ports: DocumentsPorts, stores: DocumentsStores) {
    this.#ports = ports;
    const { documents, queries } = ports;
    this.uploads = new UploadQueue(ports, stores);
    this.#query = documentsQuery(queries, documents);
    this.#files = queries.family({
      scope: 'client',
      call: 'documentFile',
      cacheForMs: FILE_CACHE_MS,
      read: (signal, id: string) => documents.file(id, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly ClientDocument[]> {
    return this.#query.state;
  }

  /** Loads the documents; returns a function that stops the uploads when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    this.uploads.load();
    return () => this.leave();
  }

  retry(): void {
    this.#query.retry();
  }

  /** Current time, for the validity of a document; not a getter, since MobX can't observe the clock. */
  now(): number {
    return this.#ports.clock.now();
  }

  /** Opens the file of a document that the client has sent. */
  view(document: ClientDocument): void {
    this.viewedDocument = document;
    this.#viewedFile?.load().catch(() => undefined);
  }

  closeView(): void {
    this.viewedDocument = null;
  }

  get file(): Remote<DocumentFile> {
    return this.#viewedFile?.state ?? { status: 'idle' };
  }

  retryFile(): void {
    this.#viewedFile?.retry();
  }

  get #viewedFile(): RemoteQuery<DocumentFile> | null {
    return typeof this.viewedDocument?.id === 'string' ? this.#files(this.viewedDocument.id) : null;
  }

  private leave(): void {
    this.viewedDocument = null;
    this.uploads.stopAll();
  }
}

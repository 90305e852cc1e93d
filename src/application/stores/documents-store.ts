import { makeAutoObservable, runInAction } from 'mobx';
import type { ClientDocument, DocumentFile, DocumentKind } from '../../domain/documents/document';
import { checkFile, type FileIssue } from '../../domain/documents/file-check';
import { isPortalError } from '../../domain/errors';
import type { Clock } from '../ports/clock';
import type { Documents } from '../ports/documents';
import type { Page } from '../ports/page';
import type { Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { documentsQuery } from './documents-query';
import { formProblem, type FormProblem } from './form-problem';
import type { NoticeStore } from './notice-store';

/** What a file chosen in the browser offers. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file on its way, or what came of it. */
export interface Upload {
  readonly file: ChosenFile;
  /** Share that has arrived, from 0 to 1. */
  readonly progress: number;
  readonly issue: FileIssue | null;
  readonly problem: FormProblem | null;
  readonly stop: AbortController;
}

/** A file that is looked at is kept for so long once it is closed. */
const FILE_KEPT_MS = 0;

/** Documents for verification (V7): each kind is sent, fails and is retried alone. */
export class DocumentsStore {
  private readonly uploads = new Map<DocumentKind, Upload>();
  /** The document whose file is looked at. */
  viewed: ClientDocument | null = null;
  readonly #query: RemoteQuery<readonly ClientDocument[]>;
  readonly #files: QueryFamily<DocumentFile, [id: string]>;
  readonly #documents: Documents;
  readonly #clock: Clock;
  readonly #page: Page;
  readonly #notices: NoticeStore;

  constructor(documents: Documents, queries: Queries, clock: Clock, page: Page, notices: NoticeStore) {
    this.#documents = documents;
    this.#clock = clock;
    this.#page = page;
    this.#notices = notices;
    this.#query = documentsQuery(queries, documents);
    this.#files = queries.family({
      scope: 'client',
      call: 'documentFile',
      keptForMs: FILE_KEPT_MS,
      read: (signal, id: string) => documents.file(id, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly ClientDocument[]> {
    return this.#query.state;
  }

  /** The page is on screen; returns a function for when it is left, which stops what is on its way. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  retry(): void {
    this.#query.retry();
  }

  /** The portal's clock, for how long a document is still valid. */
  get now(): number {
    return this.#clock.now();
  }

  /** Gets the file of a document that the client has sent, to look at it. */
  view(document: ClientDocument): void {
    this.viewed = document;
    this.#viewedFile?.load().catch(() => undefined);
  }

  closeView(): void {
    this.viewed = null;
  }

  get file(): Remote<DocumentFile> {
    return this.#viewedFile?.state ?? { status: 'idle' };
  }

  retryFile(): void {
    this.#viewedFile?.retry();
  }

  uploadOf(kind: DocumentKind): Upload | undefined {
    return this.uploads.get(kind);
  }

  isSending(kind: DocumentKind): boolean {
    const upload = this.uploads.get(kind);
    return upload !== undefined && upload.issue === null && upload.problem === null;
  }

  /** Sends a file; ignored while one of the same kind is being sent. */
  async send(kind: DocumentKind, file: ChosenFile): Promise<void> {
    if (this.isSending(kind)) return;
    const stop = new AbortController();
    this.uploads.set(kind, { file, progress: 0, issue: null, problem: null, stop });
    try {
      // A file of gigabytes is not read to find out that it is too big.
      const bytes = checkSize(file) ?? new Uint8Array(await file.arrayBuffer());
      const issue = typeof bytes === 'string' ? bytes : checkFile(file.size, bytes);
      if (typeof bytes === 'string' || issue !== undefined)
        return this.#update(kind, stop, { issue: issue ?? null });
      const progress = (share: number) => this.#update(kind, stop, { progress: share });
      await this.#documents.send({ kind, name: file.name, bytes }, progress, stop.signal);
      this.arrived(kind, stop);
    } catch (error) {
      this.#failed(kind, stop, error);
    }
  }

  /** Sends the same file again. */
  async again(kind: DocumentKind): Promise<void> {
    const upload = this.uploads.get(kind);
    if (upload) await this.send(kind, upload.file);
  }

  cancel(kind: DocumentKind): void {
    this.uploads.get(kind)?.stop.abort();
    this.uploads.delete(kind);
  }

  get #viewedFile(): RemoteQuery<DocumentFile> | null {
    return typeof this.viewed?.id === 'string' ? this.#files(this.viewed.id) : null;
  }

  private leave(): void {
    this.viewed = null;
    for (const { stop } of this.uploads.values()) stop.abort();
    this.uploads.clear();
  }

  private arrived(kind: DocumentKind, stop: AbortController): void {
    if (this.uploads.get(kind)?.stop !== stop) return;
    this.uploads.delete(kind);
    this.#notices.show('success', 'documents.received');
    this.#query.invalidate();
  }

  #failed(kind: DocumentKind, stop: AbortController, error: unknown): void {
    if (isPortalError(error) && error.kind === 'aborted') return;
    // A file that can't be read any more, e.g. because it was moved, is as good as empty.
    if (!isPortalError(error)) return this.#update(kind, stop, { issue: 'empty' });
    this.#update(kind, stop, { problem: formProblem(error, this.#page) });
  }

  #update(kind: DocumentKind, stop: AbortController, change: Partial<Upload>): void {
    runInAction(() => {
      const upload = this.uploads.get(kind);
      if (upload?.stop === stop) this.uploads.set(kind, { ...upload, ...change });
    });
  }
}

function checkSize({ size }: ChosenFile): FileIssue | undefined {
  const issue = checkFile(size, new Uint8Array());
  return issue === 'wrong-content' ? undefined : issue;
}

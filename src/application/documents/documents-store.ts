import { makeAutoObservable, runInAction } from 'mobx';
import type { ClientDocument, DocumentFile, DocumentKind } from '../../domain/documents/document';
import { checkFile, type FileIssue } from '../../domain/documents/file-check';
import { secondsLeft, watched, type Arrived } from '../../domain/documents/time-left';
import { isSameFile, shareOf, type UnfinishedUpload } from '../../domain/documents/upload';
import { isPortalError } from '../../domain/kernel/errors';
import type { Clock } from '../kernel/ports/clock';
import type { Documents } from './ports/documents';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import { documentsQuery } from './documents-query';
import { formProblem, type FormProblem } from '../kernel/form-problem';
import type { NoticeStore } from '../kernel/notice-store';
import { UploadDraft } from './upload-draft';

/** What a file chosen in the browser offers. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file on its way, or what came of it. */
export interface Upload {
  readonly file: ChosenFile;
  /** One file goes at a time; the others wait. A failed one has an issue or a problem. */
  readonly state: 'queued' | 'sending' | 'paused' | 'failed';
  /** Share that has arrived, from 0 to 1. */
  readonly progress: number;
  /** How much arrived when in the last seconds, since it was sent or resumed. */
  readonly course: readonly Arrived[];
  readonly issue: FileIssue | null;
  readonly problem: FormProblem | null;
  /** The id to resume it with; `null` before it has begun. */
  readonly uploadId: string | null;
  readonly stop: AbortController;
}

export interface DocumentsPorts {
  documents: Documents;
  queries: Queries;
  clock: Clock;
  page: Page;
  tab: TabStore;
}

export interface DocumentsStores {
  client: ClientStore;
  notices: NoticeStore;
}

/** How long a viewed file is kept after it is closed. */
const FILE_KEPT_MS = 0;

/** Documents for verification (V7): each kind is sent, paused, fails and is retried alone. */
export class DocumentsStore {
  private readonly uploads = new Map<DocumentKind, Upload>();
  /** The document whose file is looked at. */
  viewed: ClientDocument | null = null;
  readonly #query: RemoteQuery<readonly ClientDocument[]>;
  readonly #unfinished: RemoteQuery<readonly UnfinishedUpload[]>;
  readonly #files: QueryFamily<DocumentFile, [id: string]>;
  readonly #draft: UploadDraft;
  readonly #ports: DocumentsPorts;
  readonly #stores: DocumentsStores;

  constructor(ports: DocumentsPorts, stores: DocumentsStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { documents, queries } = ports;
    this.#draft = new UploadDraft(ports.tab);
    this.#query = documentsQuery(queries, documents);
    this.#unfinished = queries.query({
      scope: 'client',
      call: 'documentUploads',
      freshForMs: 0,
      read: (signal) => documents.unfinished(signal),
    });
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
    this.#unfinished.load().catch(() => undefined);
    return () => this.leave();
  }

  retry(): void {
    this.#query.retry();
  }

  /** The portal's clock, for how long a document is still valid; no value to keep, since the clock does not say when it moves on. */
  now(): number {
    return this.#ports.clock.now();
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

  /** Seconds until a file on its way has arrived, as far as that can be told. */
  secondsLeft(kind: DocumentKind): number | null {
    const upload = this.uploads.get(kind);
    return upload?.state === 'sending' ? secondsLeft(upload.course) : null;
  }

  /** A file of this kind is chosen and is to arrive, now or later. */
  isSending(kind: DocumentKind): boolean {
    const upload = this.uploads.get(kind);
    return upload !== undefined && upload.state !== 'failed';
  }

  /**
   * A file of which only a part has arrived and which this page does not have: from before a reload, or from another
   * device. What the gateway says counts before what this tab remembers.
   */
  unfinishedOf(kind: DocumentKind): UnfinishedUpload | undefined {
    if (this.uploads.has(kind)) return undefined;
    const known = dataOf(this.#unfinished.state);
    return known ? known.find((one) => one.kind === kind) : this.#draft.of(this.#client, kind);
  }

  /** Sends a file, or goes on with it where it is the one that stopped; ignored while one of the same kind is chosen. */
  async send(kind: DocumentKind, file: ChosenFile): Promise<void> {
    if (this.isSending(kind)) return;
    const left = this.#failedOf(kind) ?? this.unfinishedOf(kind);
    const goesOn = left !== undefined && isSameFile(left, file);
    if (left && !goesOn) this.giveUp(kind, left.id);
    const begun = goesOn ? { uploadId: left.id, progress: shareOf(left) } : { uploadId: null, progress: 0 };
    await this.enqueue(kind, file, begun);
  }

  /** Resumes the same file where it stopped: after a failure, or a pause. */
  async again(kind: DocumentKind): Promise<void> {
    const upload = this.uploads.get(kind);
    if (upload) await this.enqueue(kind, upload.file, upload);
  }

  /** What has arrived stays; `again` resumes. */
  pause(kind: DocumentKind): void {
    const upload = this.uploads.get(kind);
    if (!upload) return;
    upload.stop.abort();
    this.uploads.set(kind, { ...upload, state: 'paused' });
    this.#next();
  }

  /** Gives the file up, at the gateway too. */
  cancel(kind: DocumentKind): void {
    const upload = this.uploads.get(kind);
    upload?.stop.abort();
    const id = upload?.uploadId ?? this.unfinishedOf(kind)?.id;
    this.uploads.delete(kind);
    if (id !== undefined) this.giveUp(kind, id);
    this.#next();
  }

  get #viewedFile(): RemoteQuery<DocumentFile> | null {
    return typeof this.viewed?.id === 'string' ? this.#files(this.viewed.id) : null;
  }

  get #client(): number | undefined {
    return this.#stores.client.setting?.id;
  }

  /** What has arrived of a file that failed. */
  #failedOf(kind: DocumentKind): UnfinishedUpload | undefined {
    const upload = this.uploads.get(kind);
    if (!upload || upload.uploadId === null) return undefined;
    const { file, progress, uploadId } = upload;
    return { id: uploadId, kind, fileName: file.name, size: file.size, received: progress * file.size };
  }

  /** What has arrived of each file is known to the gateway and to the tab. */
  private leave(): void {
    this.viewed = null;
    for (const { stop } of this.uploads.values()) stop.abort();
    this.uploads.clear();
  }

  private giveUp(kind: DocumentKind, uploadId: string): void {
    this.#draft.drop(this.#client, kind);
    this.#unfinished.patch((known) => known.filter(({ id }) => id !== uploadId));
    // One that can't be given up expires within a day.
    this.#ports.documents.drop(uploadId).catch(() => undefined);
  }

  private async enqueue(
    kind: DocumentKind,
    file: ChosenFile,
    { progress, uploadId }: Pick<Upload, 'progress' | 'uploadId'>,
  ): Promise<void> {
    const isFree = [...this.uploads.values()].every(({ state }) => state !== 'sending');
    const state = isFree ? 'sending' : 'queued';
    const stop = new AbortController();
    const begun = { file, state, progress, course: [], issue: null, problem: null, uploadId, stop } as const;
    this.uploads.set(kind, begun);
    if (isFree) await this.#send(kind);
  }

  /** The file that has waited longest is next, once none is on its way. */
  #next(): void {
    const all = [...this.uploads];
    if (all.some(([, { state }]) => state === 'sending')) return;
    const [kind] = all.find(([, { state }]) => state === 'queued') ?? [];
    if (kind === undefined) return;
    runInAction(() => this.uploads.set(kind, { ...(this.uploads.get(kind) as Upload), state: 'sending' }));
    void this.#send(kind);
  }

  async #send(kind: DocumentKind): Promise<void> {
    const { file, progress, stop, uploadId } = this.uploads.get(kind) as Upload;
    this.#update(kind, stop, { course: [{ at: this.#ports.clock.now(), share: progress }] });
    try {
      // A file of gigabytes is not read to find out that it is too big.
      const bytes = checkSize(file) ?? new Uint8Array(await file.arrayBuffer());
      const issue = typeof bytes === 'string' ? bytes : checkFile(file.size, bytes);
      if (typeof bytes === 'string' || issue !== undefined)
        return this.#update(kind, stop, { state: 'failed', issue: issue ?? null });
      const outgoing = { kind, name: file.name, bytes, ...(uploadId !== null && { uploadId }) };
      await this.#ports.documents.send(outgoing, this.#watching(kind, stop), stop.signal);
      await this.#arrived(kind, stop);
    } catch (error) {
      this.#failed(kind, stop, error);
    } finally {
      this.#next();
    }
  }

  #watching(kind: DocumentKind, stop: AbortController) {
    return {
      begun: (uploadId: string) => this.#update(kind, stop, { uploadId }),
      progress: (share: number) => {
        const course = watched(this.uploads.get(kind)?.course ?? [], { at: this.#ports.clock.now(), share });
        this.#update(kind, stop, { progress: share, course });
      },
    };
  }

  /** The list says what the review makes of it. */
  async #arrived(kind: DocumentKind, stop: AbortController): Promise<void> {
    if (this.uploads.get(kind)?.stop !== stop) return;
    runInAction(() => this.uploads.delete(kind));
    this.#draft.drop(this.#client, kind);
    this.#unfinished.invalidate();
    this.#query.invalidate();
    const list = await this.#query.load();
    const isKept = list.some((one) => one.kind === kind && one.refused === null);
    if (isKept) this.#stores.notices.show('success', 'documents.received');
  }

  #failed(kind: DocumentKind, stop: AbortController, error: unknown): void {
    if (isPortalError(error) && error.kind === 'aborted') return;
    // A file that can't be read any more, e.g. because it was moved, is as good as empty.
    if (!isPortalError(error)) return this.#update(kind, stop, { state: 'failed', issue: 'empty' });
    this.#update(kind, stop, { state: 'failed', problem: formProblem(error, this.#ports.page) });
  }

  #update(kind: DocumentKind, stop: AbortController, change: Partial<Upload>): void {
    runInAction(() => {
      const upload = this.uploads.get(kind);
      if (upload?.stop !== stop || stop.signal.aborted) return;
      const { file, progress, uploadId, ...now } = { ...upload, ...change };
      this.uploads.set(kind, { file, progress, uploadId, ...now });
      if (uploadId === null) return;
      const { name: fileName, size } = file;
      this.#draft.keep(this.#client, { id: uploadId, kind, fileName, size, received: progress * size });
    });
  }
}

function checkSize({ size }: ChosenFile): FileIssue | undefined {
  const issue = checkFile(size, new Uint8Array());
  return issue === 'wrong-content' ? undefined : issue;
}

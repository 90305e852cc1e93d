import { makeAutoObservable, runInAction } from 'mobx';
import type { ClientDocument, DocumentKind } from '../../domain/documents/document';
import { checkFile, type FileIssue } from '../../domain/documents/file-check';
import { recentSamples, secondsLeft, type UploadSample } from '../../domain/documents/time-left';
import { isSameFile, shareOf, type UnfinishedUpload } from '../../domain/documents/upload';
import { isPortalError } from '../../domain/kernel/errors';
import type { ClientStore } from '../client/client-store';
import { formProblem, type FormProblem } from '../kernel/form-problem';
import type { NoticeStore } from '../kernel/notice-store';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { documentsQuery } from './documents-query';
import type { Documents } from './ports/documents';
import { UploadDraft } from './upload-draft';

/** A file chosen in the browser. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The upload of a file. */
export interface Upload {
  readonly file: ChosenFile;
  /** One file is sent at a time; the others wait. A failed one has an issue or a problem. */
  readonly state: 'queued' | 'sending' | 'paused' | 'failed';
  /** Share that has arrived, from 0 to 1. */
  readonly progress: number;
  /** Progress of the last seconds, since the upload was started or resumed. */
  readonly samples: readonly UploadSample[];
  readonly issue: FileIssue | null;
  readonly problem: FormProblem | null;
  /** The id to resume it with; `null` before it has begun. */
  readonly uploadId: string | null;
  readonly abortController: AbortController;
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

/** Uploads of documents, one of each kind; they are sent one after another, and each is paused or retried alone. */
export class UploadQueue {
  private readonly uploads = new Map<DocumentKind, Upload>();
  readonly #documentsQuery: RemoteQuery<readonly ClientDocument[]>;
  readonly #unfinishedUploads: RemoteQuery<readonly UnfinishedUpload[]>;
  readonly #draft: UploadDraft;
  readonly #ports: DocumentsPorts;
  readonly #stores: DocumentsStores;

  constructor(ports: DocumentsPorts, stores: DocumentsStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { documents, queries } = ports;
    this.#draft = new UploadDraft(ports.tab);
    this.#documentsQuery = documentsQuery(queries, documents);
    this.#unfinishedUploads = queries.query({
      scope: 'client',
      call: 'documentUploads',
      freshForMs: 0,
      read: (signal) => documents.unfinished(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the unfinished uploads of the client's other pages and devices. */
  load(): void {
    this.#unfinishedUploads.load().catch(() => undefined);
  }

  /** Stops all uploads; they can be resumed, since the gateway and the tab know their progress. */
  stopAll(): void {
    for (const { abortController } of this.uploads.values()) abortController.abort();
    this.uploads.clear();
  }

  uploadOf(kind: DocumentKind): Upload | undefined {
    return this.uploads.get(kind);
  }

  /** Estimated seconds until an upload is complete; null if unknown. */
  secondsLeft(kind: DocumentKind): number | null {
    const upload = this.uploads.get(kind);
    return upload?.state === 'sending' ? secondsLeft(upload.samples) : null;
  }

  /** A file of this kind is chosen and has not failed. */
  isSending(kind: DocumentKind): boolean {
    const upload = this.uploads.get(kind);
    return upload !== undefined && upload.state !== 'failed';
  }

  /**
   * An incomplete upload whose file this page does not have: from before a reload, or from another device. The
   * gateway's data take precedence over this tab's.
   */
  unfinishedOf(kind: DocumentKind): UnfinishedUpload | undefined {
    if (this.uploads.has(kind)) return undefined;
    const unfinishedUploads = dataOf(this.#unfinishedUploads.state);
    return unfinishedUploads
      ? unfinishedUploads.find((upload) => upload.kind === kind)
      : this.#draft.uploadOf(this.#client, kind);
  }

  /** Sends a file, or resumes its stopped upload; ignored while one of the same kind is chosen. */
  async send(kind: DocumentKind, file: ChosenFile): Promise<void> {
    if (this.isSending(kind)) return;
    const unfinishedUpload = this.#failedUploadOf(kind) ?? this.unfinishedOf(kind);
    const canResume = unfinishedUpload !== undefined && isSameFile(unfinishedUpload, file);
    if (unfinishedUpload && !canResume) this.discard(kind, unfinishedUpload.id);
    const start = canResume
      ? { uploadId: unfinishedUpload.id, progress: shareOf(unfinishedUpload) }
      : { uploadId: null, progress: 0 };
    await this.enqueue(kind, file, start);
  }

  /** Resumes an upload after a failure or a pause. */
  async resume(kind: DocumentKind): Promise<void> {
    const upload = this.uploads.get(kind);
    if (upload) await this.enqueue(kind, upload.file, upload);
  }

  /** Pauses an upload; `resume` continues it. */
  pause(kind: DocumentKind): void {
    const upload = this.uploads.get(kind);
    if (!upload) return;
    upload.abortController.abort();
    this.uploads.set(kind, { ...upload, state: 'paused' });
    this.#sendNext();
  }

  /** Cancels an upload, at the gateway too. */
  cancel(kind: DocumentKind): void {
    const upload = this.uploads.get(kind);
    upload?.abortController.abort();
    const id = upload?.uploadId ?? this.unfinishedOf(kind)?.id;
    this.uploads.delete(kind);
    if (id !== undefined) this.discard(kind, id);
    this.#sendNext();
  }

  get #client(): number | undefined {
    return this.#stores.client.setting?.id;
  }

  /** The resumable part of a failed upload. */
  #failedUploadOf(kind: DocumentKind): UnfinishedUpload | undefined {
    const upload = this.uploads.get(kind);
    if (!upload || upload.uploadId === null) return undefined;
    const { file, progress, uploadId } = upload;
    return { id: uploadId, kind, fileName: file.name, size: file.size, received: progress * file.size };
  }

  private discard(kind: DocumentKind, uploadId: string): void {
    this.#draft.drop(this.#client, kind);
    this.#unfinishedUploads.patch((uploads) => uploads.filter(({ id }) => id !== uploadId));
    // If this fails, the upload expires within a day.
    this.#ports.documents.drop(uploadId).catch(() => undefined);
  }

  private async enqueue(
    kind: DocumentKind,
    file: ChosenFile,
    { progress, uploadId }: Pick<Upload, 'progress' | 'uploadId'>,
  ): Promise<void> {
    const isLineFree = [...this.uploads.values()].every(({ state }) => state !== 'sending');
    const state = isLineFree ? 'sending' : 'queued';
    const abortController = new AbortController();
    const upload = {
      file,
      state,
      progress,
      samples: [],
      issue: null,
      problem: null,
      uploadId,
      abortController,
    } as const;
    this.uploads.set(kind, upload);
    if (isLineFree) await this.#send(kind);
  }

  /** Sends the file that has waited longest, once no other is being sent. */
  #sendNext(): void {
    const uploads = [...this.uploads];
    if (uploads.some(([, { state }]) => state === 'sending')) return;
    const [kind] = uploads.find(([, { state }]) => state === 'queued') ?? [];
    if (kind === undefined) return;
    runInAction(() => this.uploads.set(kind, { ...(this.uploads.get(kind) as Upload), state: 'sending' }));
    void this.#send(kind);
  }

  async #send(kind: DocumentKind): Promise<void> {
    const { file, progress, abortController, uploadId } = this.uploads.get(kind) as Upload;
    this.#update(kind, abortController, { samples: [{ at: this.#ports.clock.now(), share: progress }] });
    try {
      // The size is checked first, so that a file of gigabytes is not read.
      const bytes = checkSize(file) ?? new Uint8Array(await file.arrayBuffer());
      const issue = typeof bytes === 'string' ? bytes : checkFile(file.size, bytes);
      if (typeof bytes === 'string' || issue !== undefined)
        return this.#update(kind, abortController, { state: 'failed', issue: issue ?? null });
      const outgoingFile = { kind, name: file.name, bytes, ...(uploadId !== null && { uploadId }) };
      await this.#ports.documents.send(
        outgoingFile,
        this.#progressListener(kind, abortController),
        abortController.signal,
      );
      await this.#onArrived(kind, abortController);
    } catch (error) {
      this.#onFailed(kind, abortController, error);
    } finally {
      this.#sendNext();
    }
  }

  #progressListener(kind: DocumentKind, abortController: AbortController) {
    return {
      onStarted: (uploadId: string) => this.#update(kind, abortController, { uploadId }),
      onProgress: (share: number) => {
        const samples = recentSamples(this.uploads.get(kind)?.samples ?? [], {
          at: this.#ports.clock.now(),
          share,
        });
        this.#update(kind, abortController, { progress: share, samples });
      },
    };
  }

  /** Refetches the list, which has the result of the review. */
  async #onArrived(kind: DocumentKind, abortController: AbortController): Promise<void> {
    if (this.uploads.get(kind)?.abortController !== abortController) return;
    runInAction(() => this.uploads.delete(kind));
    this.#draft.drop(this.#client, kind);
    this.#unfinishedUploads.invalidate();
    this.#documentsQuery.invalidate();
    const list = await this.#documentsQuery.load();
    const isReceived = list.some((document) => document.kind === kind && document.refused === null);
    if (isReceived) this.#stores.notices.show('success', 'documents.received');
  }

  #onFailed(kind: DocumentKind, abortController: AbortController, error: unknown): void {
    if (isPortalError(error) && error.kind === 'aborted') return;
    // A file that can't be read any more, e.g. because it was moved, is reported as empty.
    if (!isPortalError(error))
      return this.#update(kind, abortController, { state: 'failed', issue: 'empty' });
    this.#update(kind, abortController, { state: 'failed', problem: formProblem(error, this.#ports.page) });
  }

  #update(kind: DocumentKind, abortController: AbortController, change: Partial<Upload>): void {
    runInAction(() => {
      const upload = this.uploads.get(kind);
      if (upload?.abortController !== abortController || abortController.signal.aborted) return;
      const { file, progress, uploadId, ...rest } = { ...upload, ...change };
      this.uploads.set(kind, { file, progress, uploadId, ...rest });
      if (uploadId === null) return;
      const { name: fileName, size } = file;
      this.#draft.save(this.#client, { id: uploadId, kind, fileName, size, received: progress * size });
    });
  }
}

function checkSize({ size }: ChosenFile): FileIssue | undefined {
  const issue = checkFile(size, new Uint8Array());
  return issue === 'wrong-content' ? undefined : issue;
}

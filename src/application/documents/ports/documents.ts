import type { ClientDocument, DocumentFile, DocumentKind } from '../../../domain/documents/document';
import type { UnfinishedUpload } from '../../../domain/documents/upload';
import { port } from '../../kernel/port';

/** A file to send. */
export interface OutgoingFile {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The upload to resume; one that the gateway no longer has starts again. */
  readonly uploadId?: string;
}

/** Callbacks of an upload. */
export interface SendingListener {
  /** The gateway has started the upload: it can be resumed with this id. */
  onStarted(uploadId: string): void;
  /** The share that has arrived, from 0 to 1. */
  onProgress(share: number): void;
}

/** Documents for verification, for their page and the client's list of tasks. Rejects with `PortalError` only. */
export interface Documents {
  /** Documents required of the client, in the order of the list, with the newest file of each kind. */
  list(signal?: AbortSignal): Promise<readonly ClientDocument[]>;
  /** A file of the client's own by its document's id; `refused` with 7 for any other. */
  file(id: string, signal?: AbortSignal): Promise<DocumentFile>;
  /**
   * Sends a file and resolves once the gateway has all of it; then `list` has the result of the review. A short
   * interruption is bridged; after a longer one it rejects with `unavailable`. Aborting pauses the upload: another `send`
   * with its `uploadId` resumes it. `refused` has code 2 for a kind that is not required or a file that is too big, 5
   * beyond the daily limit.
   */
  send(file: OutgoingFile, sending: SendingListener, signal?: AbortSignal): Promise<void>;
  /** Incomplete uploads of all devices; empty if the gateway stores none. */
  unfinished(signal?: AbortSignal): Promise<readonly UnfinishedUpload[]>;
  /** Cancels an incomplete upload; cancelling an unknown one succeeds. */
  drop(uploadId: string, signal?: AbortSignal): Promise<void>;
}
export const Documents = port<Documents>('Documents');

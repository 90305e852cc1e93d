import type { ClientDocument, DocumentFile, DocumentKind } from '../../../domain/documents/document';
import type { UnfinishedUpload } from '../../../domain/documents/upload';
import { port } from '../../kernel/port';

/** A file to be sent. */
export interface OutgoingFile {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The upload to resume; one that the gateway no longer has starts again. */
  readonly uploadId?: string;
}

/** Reports on a file that is being sent. */
export interface Sending {
  /** The gateway has begun the upload: from now on it can be resumed under this id. */
  begun(uploadId: string): void;
  /** The share that has arrived: grows from 0 to 1. */
  progress(share: number): void;
}

/** Documents for verification, for their page and the list of what waits for the client. Rejects with `PortalError` only. */
export interface Documents {
  /** What is asked of the client, in the order in which it is listed, with the newest file of each kind. */
  list(signal?: AbortSignal): Promise<readonly ClientDocument[]>;
  /** A file of the client's own by its document's id; `refused` with 7 for any other. */
  file(id: string, signal?: AbortSignal): Promise<DocumentFile>;
  /**
   * Sends a file and resolves once the gateway has all of it; what the review makes of it is in `list` from then
   * on. A short interruption is bridged; after a longer one it rejects with `unavailable`. To pause is to abort: what arrived
   * waits for another `send` with that `uploadId`. `refused` carries 2 for a kind that is not asked for or a file that
   * is too big, 5 beyond what may be sent in a day.
   */
  send(file: OutgoingFile, sending: Sending, signal?: AbortSignal): Promise<void>;
  /** Uploads that are not complete, on whatever device they began; none where the gateway keeps none. */
  unfinished(signal?: AbortSignal): Promise<readonly UnfinishedUpload[]>;
  /** Gives up an upload that is not complete; one that is not there is no failure. */
  drop(uploadId: string, signal?: AbortSignal): Promise<void>;
}
export const Documents = port<Documents>('Documents');

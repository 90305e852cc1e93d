import type { ClientDocument, DocumentFile, DocumentKind } from '../../domain/documents/document';
import { port } from './port';

/** A file to be sent. */
export interface OutgoingFile {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Documents for verification, for their page and the list of what waits for the client. Rejects with `PortalError` only. */
export interface Documents {
  /** What is asked of the client, in the order in which it is listed; of each kind the newest file. */
  list(signal?: AbortSignal): Promise<readonly ClientDocument[]>;
  /** A file of the client's own by its document's id; `refused` with 7 for any other. */
  file(id: string, signal?: AbortSignal): Promise<DocumentFile>;
  /**
   * Sends a file and resolves once the gateway has taken it whole. `refused` carries 2 where its content is none of
   * PDF, PNG and JPEG, 9 for a file that was sent before.
   * @param progress is told the share that has arrived, from 0 to 1, growing, at the end 1.
   */
  send(file: OutgoingFile, progress: (share: number) => void, signal?: AbortSignal): Promise<void>;
}
export const Documents = port<Documents>('Documents');

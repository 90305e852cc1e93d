import type { MediaType } from '../../kernel/media-type';

/** A file of a store, and the time at which it was stored. */
export interface StoredFile {
  /** The document's id. */
  readonly id: string;
  readonly at: Date;
}

/**
 * The store of accepted files, each under its document's id. Every replica works with the same files. A method rejects
 * only if the store is unreachable, unless it says otherwise.
 */
export interface DocumentStore {
  /** Throws `SettingsError` if the store can't be used as it is set. */
  check(): Promise<void>;
  /** Stores a file whole or not at all; the same id again replaces it. */
  put(id: string, bytes: Buffer, mediaType: MediaType): Promise<void>;
  /** Rejects for a file that is not there. */
  get(id: string): Promise<Buffer>;
  /** Does nothing for a file that is not there. */
  remove(id: string): Promise<void>;
  /** All files, some at a time. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

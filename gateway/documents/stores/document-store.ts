import type { MediaType } from '../../kernel/media-type';

/** A file of a store, and since when it has been there. */
export interface StoredFile {
  /** The document's id. */
  readonly id: string;
  readonly at: Date;
}

/**
 * Where accepted files are kept, each under its document's id. Every replica works with the same files. Whatever
 * rejects is a store that is away.
 */
export interface DocumentStore {
  /** Throws `SettingsError` if the store can't be used as it is set. */
  check(): Promise<void>;
  /** Keeps a file whole or not at all; the same id again replaces it. */
  put(id: string, bytes: Buffer, mediaType: MediaType): Promise<void>;
  /** Rejects for a file that is not there. */
  get(id: string): Promise<Buffer>;
  /** Does nothing for a file that is not there. */
  remove(id: string): Promise<void>;
  /** All files, some at a time. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

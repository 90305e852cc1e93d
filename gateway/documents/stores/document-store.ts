import type { MediaType } from '../../kernel/media-type';

/** A file of a store, and the time at which it was stored. */
export interface StoredFile {
  /** The document's id. */
  readonly id: string;
  readonly storedAt: Date;
}

/**
 * The store of accepted files by their documents' ids. All replicas use the same files. A method rejects only if the
 * store is unreachable, unless its comment adds other reasons.
 */
export interface DocumentStore {
  /** Throws `SettingsError` if the store cannot be used with its settings. */
  check(): Promise<void>;
  /** Stores a file completely or not at all; it replaces an earlier file of the same id. */
  put(id: string, bytes: Buffer, mediaType: MediaType): Promise<void>;
  /** Rejects for a file that does not exist. */
  get(id: string): Promise<Buffer>;
  /** Does nothing for a file that does not exist. */
  remove(id: string): Promise<void>;
  /** All files, in groups. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

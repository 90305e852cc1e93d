import type { StorageKey } from '../../../domain/kernel/storage-keys.table';
import { port } from '../port';

/** Text by key. Never throws: where the browser refuses, values live in memory for this page (P1, P2). */
export interface KeyValueStore<Key extends string> {
  /** False if values last only for this page; the client is notified once. */
  readonly persistent: boolean;
  get(key: Key): string | null;
  set(key: Key, value: string): void;
  remove(key: Key): void;
  /** All current keys, including foreign ones. */
  keys(): readonly string[];
  /** Calls back when another tab changed a key (`null`: all of them). Returns a function that stops it. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

/** Storage between visits (`localStorage`); the keys of D7. */
export type LocalStore = KeyValueStore<StorageKey>;
export const LocalStore = port<LocalStore>('LocalStore');

/** Storage of this tab (`sessionStorage`); keys begin with `portico.`. */
export type TabStore = KeyValueStore<`portico.${string}`>;
export const TabStore = port<TabStore>('TabStore');

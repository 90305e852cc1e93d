import type { Clock } from '../../kernel/time';
import type { DocumentStore } from './document-store';

/** Stores files until the process ends, as the database in memory does. */
export function memoryStore(clock: Clock): DocumentStore {
  const files = new Map<string, { bytes: Buffer; storedAt: Date }>();
  return {
    check: () => Promise.resolve(),
    async put(id, bytes) {
      files.set(id, { bytes, storedAt: clock() });
    },
    async get(id) {
      const file = files.get(id);
      if (!file) throw new Error(`no file ${id}`);
      return file.bytes;
    },
    async remove(id) {
      files.delete(id);
    },
    async *list() {
      yield [...files].map(([id, { storedAt }]) => ({ id, storedAt }));
    },
  };
}

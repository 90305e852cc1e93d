import type { KeyValueStore } from '../../../src/application/kernel/ports/storage';

/** Stores values until the page is closed, as on a kiosk. */
export class MemoryStore<Key extends string> implements KeyValueStore<Key> {
  readonly persistent = false;
  private readonly values = new Map<string, string>();

  get(key: Key): string | null {
    return this.values.get(key) ?? null;
  }

  set(key: Key, value: string): void {
    this.values.set(key, value);
  }

  remove(key: Key): void {
    this.values.delete(key);
  }

  keys(): readonly string[] {
    return [...this.values.keys()];
  }

  onForeignChange(): () => void {
    return () => undefined;
  }
}

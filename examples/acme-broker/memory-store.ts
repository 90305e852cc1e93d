import type { KeyValueStore } from '@portico/portal';

/** Stores values in memory until the page is closed, so that no client data stays on a shared computer. */
export class MemoryStore<Key extends string> implements KeyValueStore<Key> {
  readonly persistent = false;
  readonly #values = new Map<string, string>();

  get(key: Key): string | null {
    return this.#values.get(key) ?? null;
  }

  set(key: Key, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: Key): void {
    this.#values.delete(key);
  }

  keys(): readonly string[] {
    return [...this.#values.keys()];
  }

  /** No other tab sees these values. */
  onForeignChange(): () => void {
    return () => undefined;
  }
}

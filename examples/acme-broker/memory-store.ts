import type { KeyValueStore } from '@portico/portal';

/** Keeps values until the page is closed: nothing of a client stays on a computer that others use too. */
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

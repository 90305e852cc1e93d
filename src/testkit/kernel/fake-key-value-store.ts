import type { KeyValueStore } from '../../application/kernel/ports/storage';

/** A key-value store in memory; tests can make the browser refuse access and act as a second tab. */
export class FakeKeyValueStore<Key extends string> implements KeyValueStore<Key> {
  /** Content of the "browser"; tests can read it, or fill it before creating a store. */
  readonly entries: Map<string, string>;
  private readonly inMemory = new Map<string, string>();
  private readonly listeners = new Set<(key: string | null) => void>();
  private refusal: 'none' | 'throws' | 'full' = 'none';

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(values));
  }

  get persistent(): boolean {
    return this.refusal === 'none';
  }

  get(key: Key): string | null {
    return this.inMemory.get(key) ?? this.readable.get(key) ?? null;
  }

  set(key: Key, value: string): void {
    if (this.refusal === 'none') this.entries.set(key, value);
    else this.inMemory.set(key, value);
  }

  remove(key: Key): void {
    this.inMemory.delete(key);
    if (this.refusal !== 'throws') this.entries.delete(key);
  }

  keys(): readonly string[] {
    return [...new Set([...this.inMemory.keys(), ...this.readable.keys()])];
  }

  onForeignChange(listener: (key: string | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes the browser refuse all access (private mode), or every write (storage full). */
  refuse(how: 'throws' | 'full'): void {
    this.refusal = how;
  }

  /** Another tab writes keys (`null` removes one), or clears the storage. */
  changeElsewhere(changes: Readonly<Partial<Record<Key, string | null>>> | 'clear'): void {
    if (changes === 'clear') {
      this.entries.clear();
      return this.notify(null);
    }
    const entries = Object.entries<string | null>(changes as Record<string, string | null>);
    for (const [key, value] of entries) {
      if (value === null) this.entries.delete(key);
      else this.entries.set(key, value);
    }
    for (const [key] of entries) this.notify(key);
  }

  /** Content that the browser allows the page to read. */
  private get readable(): ReadonlyMap<string, string> {
    return this.refusal === 'throws' ? new Map() : this.entries;
  }

  private notify(key: string | null): void {
    for (const listener of this.listeners) listener(key);
  }
}

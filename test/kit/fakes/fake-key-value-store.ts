import type { KeyValueStore } from '../../../src/application/ports/storage';

/** Text by key in memory, with a browser that can be told to refuse and a second tab that can be played. */
export class FakeKeyValueStore<Key extends string> implements KeyValueStore<Key> {
  /** What the "browser" holds; a test looks at it, or fills it before a store is made. */
  readonly kept: Map<string, string>;
  private readonly inMemory = new Map<string, string | null>();
  private readonly listeners = new Set<(key: string | null) => void>();
  private refusal: 'none' | 'throws' | 'full' = 'none';

  constructor(values: Readonly<Partial<Record<Key, string>>> = {}) {
    this.kept = new Map(Object.entries<string>(values as Record<string, string>));
  }

  get persistent(): boolean {
    return this.refusal === 'none';
  }

  get(key: Key): string | null {
    const override = this.inMemory.get(key);
    if (override !== undefined) return override;
    return this.refusal === 'throws' ? null : (this.kept.get(key) ?? null);
  }

  set(key: Key, value: string): void {
    if (this.refusal === 'none') this.kept.set(key, value);
    else this.inMemory.set(key, value);
  }

  remove(key: Key): void {
    if (this.refusal === 'throws') this.inMemory.set(key, null);
    else {
      this.inMemory.delete(key);
      this.kept.delete(key);
    }
  }

  keys(): readonly string[] {
    const kept = this.refusal === 'throws' ? [] : [...this.kept.keys()];
    const names = new Set([...kept, ...this.inMemory.keys()]);
    return [...names].filter((name) => this.get(name as Key) !== null);
  }

  onForeignChange(listener: (key: string | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** From now on the browser refuses everything (private mode), or every write (full). */
  refuse(how: 'throws' | 'full'): void {
    this.refusal = how;
  }

  /** Another tab writes a key (`null`: removes it), or empties the storage. */
  changeElsewhere(changes: Readonly<Partial<Record<Key, string | null>>> | 'clear'): void {
    if (changes === 'clear') {
      this.kept.clear();
      return this.tell(null);
    }
    const entries = Object.entries<string | null>(changes as Record<string, string | null>);
    for (const [key, value] of entries) {
      if (value === null) this.kept.delete(key);
      else this.kept.set(key, value);
    }
    for (const [key] of entries) this.tell(key);
  }

  private tell(key: string | null): void {
    for (const listener of this.listeners) listener(key);
  }
}

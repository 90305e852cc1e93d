import type { KeyValueStore } from '../../application/kernel/ports/storage';

/**
 * `localStorage` or `sessionStorage` behind the port. Reads always ask the browser, since another tab may
 * have written; where the browser refuses (blocked, private mode, full) values live in memory.
 */
export class WebStore<Key extends string> implements KeyValueStore<Key> {
  private readonly memory = new Map<string, string>();
  private works: boolean;

  constructor(private readonly area: () => Storage) {
    this.works = this.probe();
  }

  get persistent(): boolean {
    return this.works;
  }

  get(key: Key): string | null {
    return this.memory.get(key) ?? this.ask((storage) => storage.getItem(key), null);
  }

  set(key: Key, value: string): void {
    const kept = this.ask((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (kept) this.memory.delete(key);
    else this.keepInMemory(key, value);
  }

  remove(key: Key): void {
    this.memory.delete(key);
    this.ask((storage) => storage.removeItem(key), undefined);
  }

  keys(): readonly string[] {
    return [...new Set([...this.memory.keys(), ...this.ask((storage) => Object.keys(storage), [])])];
  }

  onForeignChange(listener: (key: string | null) => void): () => void {
    const changed = (event: StorageEvent) => {
      if (this.ask((storage) => event.storageArea === storage, false)) listener(event.key);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }

  /** What stood there before goes: the next page must not take it for the newest. */
  private keepInMemory(key: Key, value: string): void {
    this.remove(key);
    this.memory.set(key, value);
  }

  /** The accessor itself may throw, and a full storage may refuse a write at any time. */
  private ask<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(this.area());
    } catch {
      this.works = false;
      return otherwise;
    }
  }

  private probe(): boolean {
    try {
      const probe = 'portico.probe';
      this.area().setItem(probe, '1');
      this.area().removeItem(probe);
      return true;
    } catch {
      return false;
    }
  }
}

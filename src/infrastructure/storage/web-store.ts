import type { KeyValueStore } from '../../application/kernel/ports/storage';

/**
 * `localStorage` or `sessionStorage` behind the port. Nothing is cached, since another tab may write. If the browser
 * refuses (blocked, private mode, full), values live in memory.
 */
export class WebStore<Key extends string> implements KeyValueStore<Key> {
  private readonly memory = new Map<string, string>();
  private isWorking: boolean;

  constructor(private readonly area: () => Storage) {
    this.isWorking = this.probe();
  }

  get persistent(): boolean {
    return this.isWorking;
  }

  get(key: Key): string | null {
    return this.memory.get(key) ?? this.tryStorage((storage) => storage.getItem(key), null);
  }

  set(key: Key, value: string): void {
    const isStored = this.tryStorage((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (isStored) this.memory.delete(key);
    else this.storeInMemory(key, value);
  }

  remove(key: Key): void {
    this.memory.delete(key);
    this.tryStorage((storage) => storage.removeItem(key), undefined);
  }

  keys(): readonly string[] {
    return [...new Set([...this.memory.keys(), ...this.tryStorage((storage) => Object.keys(storage), [])])];
  }

  onForeignChange(listener: (key: string | null) => void): () => void {
    const onStorageEvent = (event: StorageEvent) => {
      if (this.tryStorage((storage) => event.storageArea === storage, false)) listener(event.key);
    };
    window.addEventListener('storage', onStorageEvent);
    return () => window.removeEventListener('storage', onStorageEvent);
  }

  /** Removes the old stored value, or the next page would read it as the newest. */
  private storeInMemory(key: Key, value: string): void {
    this.remove(key);
    this.memory.set(key, value);
  }

  /** The accessor itself may throw, and a full storage may refuse a write at any time. */
  private tryStorage<T>(work: (storage: Storage) => T, fallback: T): T {
    try {
      return work(this.area());
    } catch {
      this.isWorking = false;
      return fallback;
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

import type { KeyValueStore } from '@portico/portal';

type ChangeListener = (key: string | null) => void;

/** The storage of Acme's app, shared by its windows. */
export class AppStorage {
  readonly values = new Map<string, string>();
  readonly #windows = new Map<object, ChangeListener>();

  addWindow(window: object, onChange: ChangeListener): void {
    this.#windows.set(window, onChange);
  }

  /** Changes a value (`null` removes it) or, without a key, clears everything; every other window is notified. */
  change(changingWindow: object, key: string | null, value: string | null = null): void {
    if (key === null) this.values.clear();
    else if (value === null) this.values.delete(key);
    else this.values.set(key, value);
    for (const [window, onChange] of this.#windows) if (window !== changingWindow) onChange(key);
  }
}

/** A storage: one window's view of the app's values, in place of the browser's `localStorage`. */
export class AppStore<Key extends string> implements KeyValueStore<Key> {
  readonly persistent = true;
  readonly #storage: AppStorage;
  readonly #listeners = new Set<ChangeListener>();

  constructor(storage: AppStorage) {
    this.#storage = storage;
    storage.addWindow(this, (key) => this.#listeners.forEach((listener) => listener(key)));
  }

  get(key: Key): string | null {
    return this.#storage.values.get(key) ?? null;
  }

  set(key: Key, value: string): void {
    this.#storage.change(this, key, value);
  }

  remove(key: Key): void {
    this.#storage.change(this, key);
  }

  keys(): readonly string[] {
    return [...this.#storage.values.keys()];
  }

  onForeignChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

type Listener = (error: unknown) => void;

/** Only the first ones are kept: they tell a late listener how it began. */
const KEPT = 10;

/** Errors that nothing has handled, for one listener that comes late or never. Small: every page carries it. */
export class ErrorStore {
  #kept: readonly unknown[] = [];
  #listener: Listener | null = null;

  report(error: unknown): void {
    if (this.#listener) this.#listener(error);
    else if (this.#kept.length < KEPT) this.#kept = [...this.#kept, error];
  }

  /** Takes over what was kept, and from now on what comes. */
  listen(listener: Listener): void {
    const kept = this.#kept;
    this.#kept = [];
    this.#listener = listener;
    kept.forEach(listener);
  }
}

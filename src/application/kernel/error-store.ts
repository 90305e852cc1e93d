type Listener = (error: unknown) => void;

/** Only the first errors are stored: they show a late listener how the problem began. */
const MAX_EARLY_ERRORS = 10;

/** Unhandled errors, for a listener that is added late or never. Small, since every page loads it. */
export class ErrorStore {
  #earlyErrors: readonly unknown[] = [];
  #listener: Listener | null = null;

  report(error: unknown): void {
    if (this.#listener) this.#listener(error);
    else if (this.#earlyErrors.length < MAX_EARLY_ERRORS) this.#earlyErrors = [...this.#earlyErrors, error];
  }

  /** Passes the stored errors, and all later ones, to the listener. */
  listen(listener: Listener): void {
    const earlyErrors = this.#earlyErrors;
    this.#earlyErrors = [];
    this.#listener = listener;
    earlyErrors.forEach(listener);
  }
}

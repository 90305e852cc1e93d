import { type Account, type LiveEvent, type LiveFigures, PortalError } from '@portico/portal';

/** A stream: the figures of Acme's accounts, at the start and after each change. */
export class AcmeFigures implements LiveFigures {
  readonly #accounts: readonly Account[];
  readonly #readers = new Set<() => void>();
  #lastId = 0;

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts;
  }

  follow(_lastId: string | null, onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    return new Promise((_resolve, reject) => {
      const sendFigures = () => onEvent(this.#currentFigures());
      const cancel = () => {
        this.#readers.delete(sendFigures);
        reject(PortalError.aborted());
      };
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel);
      this.#readers.add(sendFigures);
      // The caller has its promise before the first event.
      queueMicrotask(() => this.#readers.has(sendFigures) && sendFigures());
    });
  }

  /** Sends the figures to all readers. Called when one of them has changed. */
  notify(): void {
    for (const sendFigures of this.#readers) sendFigures();
  }

  /** Every event has all figures, so that a reader may resume after any id. */
  #currentFigures(): LiveEvent {
    this.#lastId += 1;
    return { kind: 'figures', id: String(this.#lastId), at: Date.now(), accounts: this.#accounts };
  }
}

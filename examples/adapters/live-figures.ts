import { type Account, type LiveEvent, type LiveFigures, PortalError } from '@portico/portal';

/** A stream: the figures of the accounts in Acme's book, at the start and after each change. */
export class BookFigures implements LiveFigures {
  readonly #accounts: readonly Account[];
  readonly #readers = new Set<() => void>();
  #lastId = 0;

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts;
  }

  follow(_after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    return new Promise((_resolve, reject) => {
      const sendFigures = () => tell(this.#currentFigures());
      const cancel = () => {
        this.#readers.delete(sendFigures);
        reject(PortalError.aborted());
      };
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel);
      this.#readers.add(sendFigures);
      // The first event is sent in the next turn, so that the caller has its promise before the first event.
      queueMicrotask(() => this.#readers.has(sendFigures) && sendFigures());
    });
  }

  /** Sends the figures to all readers; the book calls it when one of them has changed. */
  notify(): void {
    for (const sendFigures of this.#readers) sendFigures();
  }

  /** Every event has all figures, so that a reader may resume after any id. */
  #currentFigures(): LiveEvent {
    this.#lastId += 1;
    return { kind: 'figures', id: String(this.#lastId), at: Date.now(), accounts: this.#accounts };
  }
}

import type { LiveEvent, LiveFigures, LiveNews } from '../../application/accounts/ports/live-figures';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

interface Reader {
  readonly tell: (event: LiveEvent) => void;
  readonly end: (error?: PortalError) => void;
}

/** A stream that says what a test lets it say. */
export class FakeLiveFigures implements LiveFigures {
  /** The ids that readers went on after, in order; null for those that began. */
  readonly askedAfter: (string | null)[] = [];
  readonly #readers = new Set<Reader>();
  #lastId = 0;

  constructor(private readonly backend: FakeBackend) {}

  /** How many read it now. */
  get open(): number {
    return this.#readers.size;
  }

  async follow(after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    this.askedAfter.push(after);
    const accounts = await this.backend.secured('events', (client) => client.accounts, {
      args: [after],
      signal,
    });
    return new Promise((resolve, reject) => {
      const reader: Reader = {
        tell,
        end: (error) => {
          this.#readers.delete(reader);
          signal.removeEventListener('abort', abort);
          if (error) reject(error);
          else resolve();
        },
      };
      const abort = () => reader.end(PortalError.aborted());
      this.#readers.add(reader);
      signal.addEventListener('abort', abort);
      tell({ kind: 'figures', accounts, id: this.#nextId(), at: this.backend.now() });
    });
  }

  /** Says something to whoever reads. */
  say(news: LiveNews): void {
    const id = this.#nextId();
    for (const { tell } of this.#readers) tell({ ...news, id, at: this.backend.now() });
  }

  /** The stream ends, or breaks with an error. */
  cut(error?: PortalError): void {
    for (const { end } of [...this.#readers]) end(error);
  }

  #nextId(): string {
    return `event-${(this.#lastId += 1)}`;
  }
}

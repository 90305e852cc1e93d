import type { LiveEvent, LiveFigures, LiveNews } from '../../application/accounts/ports/live-figures';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

interface Reader {
  readonly onEvent: (event: LiveEvent) => void;
  readonly end: (error?: PortalError) => void;
}

/** A stream whose events a test sends. */
export class FakeLiveFigures implements LiveFigures {
  /** The event ids after which readers resumed, in order; null for a new reader. */
  readonly resumedAfter: (string | null)[] = [];
  readonly #readers = new Set<Reader>();
  /** The state of the client's data, with which ids end; '' for a gateway that does not send it. */
  state = '';
  /** States of answers that the portal has not taken. */
  answeredStates: readonly string[] = [];
  #lastId = 0;

  constructor(private readonly backend: FakeBackend) {}

  /** Number of current readers. */
  get readerCount(): number {
    return this.#readers.size;
  }

  async follow(
    after: string | null,
    onEvent: (event: LiveEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    this.resumedAfter.push(after);
    const accounts = await this.backend.answerClient('events', (client) => client.accounts, {
      args: [after],
      signal,
    });
    return new Promise((resolve, reject) => {
      const reader: Reader = {
        onEvent,
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
      onEvent({ kind: 'figures', accounts, id: this.#nextId(), at: this.backend.now() });
    });
  }

  takeAnsweredStates(): readonly string[] {
    const states = this.answeredStates;
    this.answeredStates = [];
    return states;
  }

  send(news: LiveNews): void {
    const id = this.#nextId();
    for (const { onEvent } of this.#readers) onEvent({ ...news, id, at: this.backend.now() });
  }

  /** Ends the stream, or breaks it with an error. */
  endStream(error?: PortalError): void {
    for (const { end } of [...this.#readers]) end(error);
  }

  #nextId(): string {
    const id = (this.#lastId += 1);
    return this.state === '' ? `event-${id}` : `${id}-${this.state}`;
  }
}

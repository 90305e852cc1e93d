import type { outbox } from '../db/tables/visits';

type MessageRow = typeof outbox.$inferSelect;

/** What a service needs of a message. */
export type CarriedMessage = Pick<MessageRow, 'id' | 'channel' | 'kind' | 'recipient' | 'body'>;

/** A service that takes messages out of the house: a mail server, an SMS provider. */
export interface Carrier {
  readonly channels: readonly MessageRow['channel'][];
  /** Hands one message over; rejects with `CarryError`. */
  carry(message: CarriedMessage): Promise<void>;
  close(): void;
}

/** A message that was not taken. Its text names no recipient, for it goes into the log. */
export class CarryError extends Error {
  override readonly name = 'CarryError';

  constructor(
    /** What the service said: a reply code, an HTTP status or the name of a network error. */
    readonly reply: string,
    /** Whether another try would be refused just the same. */
    readonly isFinal: boolean,
  ) {
    super(`the message was not taken: ${reply}`);
  }
}

import type { outbox } from '../db/tables/visits';

type MessageRow = typeof outbox.$inferSelect;

/** The part of a message that a provider needs. */
export type ProviderMessage = Pick<MessageRow, 'id' | 'channel' | 'kind' | 'recipient' | 'culture' | 'body'>;

/** A provider that delivers messages: a mail server or an SMS provider. */
export interface Carrier {
  readonly channels: readonly MessageRow['channel'][];
  /** Rejects with `DeliveryError`. */
  deliver(message: ProviderMessage): Promise<void>;
  close(): void;
}

/** A message that was not accepted. The error's text names no recipient, because it is logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    /** The provider's reply: a reply code, an HTTP status or the name of a network error. */
    readonly reply: string,
    /** True if a retry would be refused as well. */
    readonly isFinal: boolean,
  ) {
    super(`the message was not accepted: ${reply}`);
  }
}

import type { CarriedMessage } from '../outbox/carrier';

/** What a client is told in the portal. */
export interface MessageTexts {
  readonly title: string;
  readonly body: string;
}

/** What a mail of a kind says around its body. */
export interface MailTexts {
  readonly subject: string;
  /** Stands above the message's own body. */
  readonly text: string;
}

/** What the gateway writes itself, in one language. */
export interface GatewayTexts {
  readonly messages: Readonly<Record<MessageKey, MessageTexts>>;
  readonly buttons: Readonly<Record<ButtonKey, string>>;
  readonly mails: Readonly<Record<CarriedMessage['kind'], MailTexts>>;
  /** The body of a `payout-address` mail. `{address}`, `{network}`, and `{from}`, the instant from which it holds. */
  readonly payoutAddress: string;
  /** The body of a `code` message. `{code}` and `{brand}`. */
  readonly code: string;
}

export type MessageKey =
  | 'holiday-hours'
  | 'crypto-leverage'
  | 'password-changed'
  | 'address-rejected'
  | 'identity-runs-out'
  | 'two-networks'
  | 'change-approved'
  | 'change-refused';

export type ButtonKey = 'news' | 'documents' | 'wallet' | 'profile';

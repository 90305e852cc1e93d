import type { CarriedMessage } from '../outbox/carrier';
import type { SecurityAlert } from './security-alerts.table';

/** The texts of a notification in the portal. */
export interface MessageTexts {
  readonly title: string;
  readonly body: string;
}

/** The text of a mail around its body. */
export interface MailTexts {
  readonly subject: string;
  /** Shown above the message body. */
  readonly text: string;
}

/** The gateway's own texts in one language. */
export interface GatewayTexts {
  readonly messages: Readonly<Record<Exclude<MessageKey, SecurityAlert>, MessageTexts>>;
  /** Both a notification and a mail. */
  readonly alerts: Readonly<Record<SecurityAlert, MessageTexts>>;
  readonly buttons: Readonly<Record<ButtonKey, string>>;
  readonly mails: Readonly<Record<Exclude<CarriedMessage['kind'], SecurityAlert>, MailTexts>>;
  /** The body of a `payout-address` mail, with `{address}`, `{network}`, and `{from}`, the time it takes effect. */
  readonly payoutAddress: string;
  /** The body of a `code` message, with `{code}` and `{brand}`. */
  readonly code: string;
}

export type MessageKey =
  | SecurityAlert
  | 'holiday-hours'
  | 'crypto-leverage'
  | 'password-changed'
  | 'address-rejected'
  | 'identity-runs-out'
  | 'two-networks'
  | 'change-approved'
  | 'change-refused';

export type ButtonKey = 'news' | 'documents' | 'wallet' | 'profile' | 'security' | 'sessions';

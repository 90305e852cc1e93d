import type { CarriedMessage } from '../outbox/carrier';
import type { MoneyReason, MoneyRequestRow } from '../db/tables/money';
import type { MoneyMessage } from './money-messages.table';
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
  readonly messages: Readonly<Record<Exclude<MessageKey, SecurityAlert | MoneyMessage>, MessageTexts>>;
  /** Both a notification and a mail. */
  readonly alerts: Readonly<Record<SecurityAlert, MessageTexts>>;
  readonly buttons: Readonly<Record<ButtonKey, string>>;
  readonly mails: Readonly<Record<Exclude<CarriedMessage['kind'], SecurityAlert | MoneyMessage>, MailTexts>>;
  /** The body of a `payout-address` mail, with `{address}`, `{network}`, and `{from}`, the time it takes effect. */
  readonly payoutAddress: string;
  /** The body of a `code` message, with `{code}` and `{brand}`. */
  readonly code: string;
  /** Ways of paying, with the time that a deposit and a withdrawal take. */
  readonly payments: Readonly<
    Record<
      NonNullable<MoneyRequestRow['method']>,
      Readonly<Record<'title' | 'note' | 'deposit' | 'withdraw', string>>
    >
  >;
  /** Why a deposit or withdrawal came to nothing. */
  readonly reasons: Readonly<Record<MoneyReason, string>>;
  /** Both a notification and a mail; bodies with `{amount}`, `{login}` and `{reference}`. */
  readonly money: Readonly<Record<MoneyMessage, MessageTexts>>;
  /** Shown above the body of such a mail. */
  readonly receipt: string;
  /** The stand-in's payment page; `pay` with `{amount}`, `back` with `{brand}`. */
  readonly cashier: Readonly<
    Record<
      'title' | 'to' | 'reference' | 'amount' | 'pay' | 'decline' | 'cancel' | 'note' | 'done' | 'back',
      string
    >
  >;
}

export type MessageKey =
  | SecurityAlert
  | MoneyMessage
  | 'holiday-hours'
  | 'crypto-leverage'
  | 'password-changed'
  | 'address-rejected'
  | 'identity-runs-out'
  | 'two-networks'
  | 'change-approved'
  | 'change-refused';

export type ButtonKey = 'news' | 'documents' | 'wallet' | 'profile' | 'security' | 'sessions';

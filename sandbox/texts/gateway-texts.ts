import type { DocumentKind } from '../api/services/document-kinds.table';
import type { MoneyReason, MoneyRequestRow } from '../db/tables/money';

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
  /** Notifications, and the mails beside them; bodies with `{values}` (message-values.ts), titles without. */
  readonly messages: Readonly<Record<MessageKey, MessageTexts>>;
  readonly buttons: Readonly<Record<ButtonKey, string>>;
  /** Names of documents, and why one was rejected. */
  readonly documents: {
    readonly kind: Readonly<Record<DocumentKind, string>>;
    readonly reason: Readonly<Record<DocumentReason, string>>;
  };
  readonly mails: Readonly<Record<'password-link' | 'code', MailTexts>>;
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
  /** Why a deposit or withdrawal came to nothing, or an address is blocked. */
  readonly reasons: Readonly<Record<MoneyReason | 'warningList', string>>;
  /** Below a text that does not name its reference itself, with `{reference}`. */
  readonly reference: string;
  /** Shown above the body of a mail about money. */
  readonly receipt: string;
  /** The stand-in's payment page; `pay` with `{amount}`, `back` with `{brand}`. */
  readonly cashier: Readonly<
    Record<
      'title' | 'to' | 'reference' | 'amount' | 'pay' | 'decline' | 'cancel' | 'note' | 'done' | 'back',
      string
    >
  >;
}

/** What a client is told at once, since somebody else may have done it. */
export type SecurityAlert =
  | 'password-changed'
  | 'account-password-changed'
  | 'new-device'
  | 'new-place'
  | 'session-ended'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'app-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'address-added'
  | 'address-removed'
  | 'profile-change-asked';

/** What a client is told about their money. */
export type MoneyMessage =
  | 'deposit-completed'
  | 'deposit-failed'
  | 'withdrawal-requested'
  | 'withdrawal-completed'
  | 'withdrawal-rejected'
  | 'transfer-done';

/** What a client is told about an account that they have asked for. */
export type OpeningMessage = 'account-asked' | 'account-opened' | 'account-refused';

/** What a client is told about the wallet. */
export type WalletMessage =
  | 'wallet-deposit-completed'
  | 'wallet-withdrawal-requested'
  | 'wallet-withdrawal-completed'
  | 'wallet-withdrawal-rejected'
  | 'wallet-transfer-done';

export type MessageKey =
  | SecurityAlert
  | MoneyMessage
  | WalletMessage
  | 'payout-address'
  | 'margin-low'
  | 'margin-call'
  | 'stop-out'
  | 'document-approved'
  | 'document-rejected'
  | 'address-rejected'
  | 'identity-runs-out'
  | 'application-approved'
  | 'application-rejected'
  | 'application-returned'
  | OpeningMessage
  | 'change-approved'
  | 'change-refused'
  | 'crypto-leverage'
  | 'holiday-hours'
  | 'two-networks';

export type ButtonKey =
  | 'news'
  | 'documents'
  | 'wallet'
  | 'profile'
  | 'security'
  | 'sessions'
  | 'deposit'
  | 'account'
  | 'application';

/** Why a document was rejected. */
type DocumentReason =
  'too-old' | 'blurry' | 'cropped' | 'expired' | 'name-mismatch' | 'address-mismatch' | 'duplicate' | 'other';

import type english from './locales/en/gateway.json';
import { readTexts } from './read-texts';

/**
 * The gateway's own texts in one language. The English file defines the keys; the bodies of messages, and some others,
 * have `{{values}}` (fill-text.ts), titles have none.
 */
export type GatewayTexts = Readonly<typeof english>;
/** A notification in the portal, and the mail beside it. */
export type MessageKey = keyof GatewayTexts['messages'];
export type ButtonKey = keyof GatewayTexts['buttons'];
/** A mail or text message that has no notification in the portal. */
export type MailKey = keyof GatewayTexts['mails'];

export const getGatewayTexts = readTexts<GatewayTexts>('gateway.json');

/** Messages that are sent at once, since somebody else may have caused the event. */
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
  | 'new-destination'
  | 'commission-destination'
  | 'profile-change-asked';

/** Messages about a client’s money. */
export type MoneyMessage =
  | 'deposit-completed'
  | 'deposit-failed'
  | 'withdrawal-requested'
  | 'withdrawal-completed'
  | 'withdrawal-rejected'
  | 'transfer-done';

/** Messages about an account that a client has requested. */
export type OpeningMessage = 'account-asked' | 'account-opened' | 'account-refused';

/** Messages about the wallet. */
export type WalletMessage =
  | 'wallet-deposit-completed'
  | 'wallet-withdrawal-requested'
  | 'wallet-withdrawal-completed'
  | 'wallet-withdrawal-rejected'
  | 'wallet-transfer-done';

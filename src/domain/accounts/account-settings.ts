import type { PasswordRules } from '../session/password-rules';
import type { Money } from './account';

/** A leverage that the company offers for an account, with the figures that it would lead to. */
export interface LeverageOffer {
  /** 500 means 1:500. */
  readonly leverage: number;
  /** False if the open positions would need more margin than there is equity. */
  readonly isAllowed: boolean;
  /** Null if the gateway does not send it. */
  readonly margin: Money;
  readonly freeMargin: Money;
}

export const ACCOUNT_PASSWORD_KINDS = Object.freeze(['trading', 'readOnly'] as const);
/** A password of a trading platform: `trading` may trade, `readOnly` may only look. */
export type AccountPasswordKind = (typeof ACCOUNT_PASSWORD_KINDS)[number];

/** A new password of the trading platform, and the portal's, which proves the client. */
export interface AccountPasswordChange {
  readonly kind: AccountPasswordKind;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** One of an account's passwords; never the password itself. */
export interface AccountPassword {
  /** ISO 8601 instant, UTC; null if it was never set here. */
  readonly changedAt: string | null;
  readonly rules: PasswordRules;
}

/** An obstacle that the client has to remove before an account can be archived. */
export interface ArchiveBlocker {
  readonly kind: 'positions' | 'orders' | 'balance' | 'requests';
  readonly amount: Money;
  readonly currency: string | null;
}

/** Settings of an account, with the changes that the client may make. */
export interface AccountSettings {
  /** Empty if the leverage can't be changed. */
  readonly leverages: readonly LeverageOffer[];
  /** Null if it can't be changed. */
  readonly tradingPassword: AccountPassword | null;
  readonly readOnlyPassword: AccountPassword | null;
  /** Characters of a nickname. */
  readonly nicknameLength: number;
  readonly archive: {
    readonly isAllowed: boolean;
    readonly blockers: readonly ArchiveBlocker[];
    /** Days for which an archived account can be restored; null if the gateway does not send them. */
    readonly restoreDays: number | null;
    /** ISO 8601 instant, UTC, until which this archived account can be restored; null if it can't. */
    readonly restoreUntil: string | null;
  };
}

/** Default where the gateway sends no length. */
export const DEFAULT_NICKNAME_LENGTH = 40;

/** A nickname in its stored form: without spaces at its ends, with single spaces between its words. */
export function tidyNickname(nickname: string): string {
  return nickname.trim().replaceAll(/\s+/g, ' ');
}

/** Checks the length of a nickname in characters as a reader counts them, not in UTF-16 units. */
export function isNicknameTooLong(
  nickname: string,
  { nicknameLength }: Pick<AccountSettings, 'nicknameLength'>,
): boolean {
  return [...tidyNickname(nickname)].length > nicknameLength;
}

/** The most accounts of a kind, from a refusal because the client has as many; null for any other refusal. */
export function accountLimitOf(details: unknown): number | null {
  const { most, reason } = Object(details) as { readonly most?: unknown; readonly reason?: unknown };
  return reason === 'limit' && typeof most === 'number' ? most : null;
}

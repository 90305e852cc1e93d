import type { PasswordRules } from '../../src/domain/session/password-rules';

/** The trading server's own rules for passwords: longer than the portal's, and no longer than its terminals accept. */
export const ACCOUNT_PASSWORD_RULES = Object.freeze({
  minLength: 10,
  maxLength: 16,
  needs: Object.freeze(['lower', 'upper', 'digit'] as const),
  notEmail: false,
} satisfies PasswordRules);

/** Characters of a nickname. */
export const NICKNAME_LENGTH = 40;

/** Days during which an archived account can be restored. */
export const RESTORE_DAYS = 90;

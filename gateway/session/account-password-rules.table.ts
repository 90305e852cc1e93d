import type { PasswordRules } from '../../src/domain/session/password-rules';

/**
 * The trading server's own rules for passwords. The shortest is longer than the portal's; the longest is what the
 * server's terminals accept.
 */
export const ACCOUNT_PASSWORD_RULES = Object.freeze({
  minLength: 10,
  maxLength: 16,
  needs: Object.freeze(['lower', 'upper', 'digit'] as const),
  /** The password may be the client's email address. */
  notEmail: false,
} satisfies PasswordRules);

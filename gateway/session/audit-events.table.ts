import type { SecurityAlert } from '../texts/gateway-texts';
import type { RefusalName } from '../kernel/refusals.table';
import type { ApiOperationId } from '../http/call';

/** Security events of which clients are notified (by SecurityAlerts), and those that are only recorded. */
export type AuditKind =
  | SecurityAlert
  | 'sign-in'
  | 'second-factor-failed'
  | 'second-factor-change-failed'
  | 'passkey-renamed'
  | 'sign-in-failed'
  | 'sign-in-locked'
  | 'sign-out'
  | 'password-link-asked'
  | 'password-set-by-link'
  | 'password-change-failed'
  | 'payout-changed'
  | 'payout-change-failed'
  | 'account-password-change-failed'
  | 'withdrawal-asked'
  | 'withdrawal-code-failed'
  | 'leverage-changed'
  | 'account-asked'
  | 'account-approved'
  | 'account-refused'
  | 'application-approved'
  | 'application-refused'
  | 'application-returned'
  | 'account-archived'
  | 'account-restored'
  | 'document-approved'
  | 'document-rejected'
  | 'profile-change-approved'
  | 'profile-change-refused'
  | 'profile-change-withdrawn'
  | 'registered';

export interface AuditRow {
  /** The event of a success; `null` if the call itself records it, as each alert does. */
  readonly success: AuditKind | null;
  /** The events of refusals; any other refusal is not recorded. */
  readonly refusals: Partial<Record<RefusalName, AuditKind>>;
}

const row = (success: AuditKind | null, refusals: AuditRow['refusals'] = {}): AuditRow => Object.freeze({ success, refusals });

/** The calls that are security events, and the kinds of their events. */
export const AUDIT_EVENTS: Partial<Record<ApiOperationId, AuditRow>> = Object.freeze({
  login:              row(null, { wrongCredentials: 'sign-in-failed', tooManyTries: 'sign-in-locked' }),
  logout:             row('sign-out'),
  confirmSecondFactor:  row(null, { wrongCode: 'second-factor-change-failed' }),
  turnOffSecondFactor:  row(null, { wrongCode: 'second-factor-change-failed', wrongCurrentPassword: 'second-factor-change-failed' }),
  newRecoveryCodes:     row(null, { wrongCode: 'second-factor-change-failed', wrongCurrentPassword: 'second-factor-change-failed' }),
  beginPasskey:         row(null, { wrongCode: 'second-factor-change-failed', wrongCurrentPassword: 'second-factor-change-failed' }),
  addPasskey:           row(null, { wrongCode: 'second-factor-change-failed' }),
  renamePasskey:        row('passkey-renamed'),
  removePasskey:        row(null, { wrongCode: 'second-factor-change-failed' }),
  resetPassword:      row('password-link-asked'),
  createPassword:     row('password-set-by-link', { wrongLink: 'password-change-failed' }),
  changePassword:     row(null, { wrongCurrentPassword: 'password-change-failed', tooManyTries: 'password-change-failed' }),
  changeDigitalAsset: row(null, { wrongCurrentPassword: 'payout-change-failed', tooManyTries: 'payout-change-failed' }),
  changeAccountPassword: row(null, { wrongCurrentPassword: 'account-password-change-failed', tooManyTries: 'account-password-change-failed' }),
  withdraw:           row('withdrawal-asked', { wrongCode: 'withdrawal-code-failed', tooManyTries: 'withdrawal-code-failed' }),
  changeLeverage:     row('leverage-changed'),
  openAccount:        row('account-asked'),
  archiveAccount:     row('account-archived'),
  restoreAccount:     row('account-restored'),
  registerStep2:      row('registered'),
  landingPageStep2:   row('registered'),
  singleRegister:     row('registered'),
});

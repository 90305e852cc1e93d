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
  | 'phone-proved'
  | 'email-code-asked'
  | 'email-proved'
  | 'email-code-failed'
  | 'phone-code-failed'
  | 'sign-in-failed'
  | 'sign-in-locked'
  | 'sign-out'
  | 'terminal-sign-in'
  | 'terminal-sign-in-failed'
  | 'terminal-sign-in-locked'
  | 'terminal-sign-out'
  | 'password-link-asked'
  | 'password-set-by-link'
  | 'password-change-failed'
  | 'payout-changed'
  | 'payout-change-failed'
  | 'account-password-change-failed'
  | 'withdrawal-asked'
  | 'withdrawal-code-failed'
  | 'address-code-failed'
  | 'deposit-asked'
  | 'transfer-made'
  | 'copy-started'
  | 'copy-money-moved'
  | 'copy-ended'
  | 'request-cancelled'
  | 'leverage-changed'
  | 'account-asked'
  | 'account-password-refused'
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
  | 'referral-approved'
  | 'referral-refused'
  | 'first-deposit-returned'
  | 'prize-approved'
  | 'prize-refused'
  | 'partner-applied'
  | 'agreement-accepted'
  | 'partner-approved'
  | 'partner-refused'
  | 'partner-returned'
  | 'partner-ended'
  | 'partner-paused'
  | 'partner-resumed'
  | 'commission-destination-failed'
  | 'registered';

export interface AuditRow {
  /** The event of a success; `null` if the call itself records it, as each alert does. */
  readonly success: AuditKind | null;
  /** The events of refusals; any other refusal is not recorded. */
  readonly refusals: Partial<Record<RefusalName, AuditKind>>;
}

const row = (success: AuditKind | null, refusals: AuditRow['refusals'] = {}): AuditRow => Object.freeze({ success, refusals });

/** Each refusal of a proof: a wrong one, and one that had to wait. */
const ofProof = (kind: AuditKind): AuditRow['refusals'] =>
  Object.freeze({ wrongCode: kind, wrongCurrentPassword: kind, tooManyTries: kind });

const FACTOR = ofProof('second-factor-change-failed');
const WITHDRAWAL = ofProof('withdrawal-code-failed');

/** The calls that prove who the client is or move money, and the kinds of their events. */
export const AUDIT_EVENTS: Partial<Record<ApiOperationId, AuditRow>> = Object.freeze({
  login:                 row(null, { wrongCredentials: 'sign-in-failed', tooManyTries: 'sign-in-locked' }),
  answerSecondFactor:    row(null),
  logout:                row('sign-out'),
  endSession:            row(null),
  endOtherSessions:      row(null),
  sendEmailCode:         row('email-code-asked'),
  proveEmail:            row('email-proved', ofProof('email-code-failed')),
  beginSecondFactor:     row(null, FACTOR),
  confirmSecondFactor:   row(null, FACTOR),
  turnOffSecondFactor:   row(null, FACTOR),
  newRecoveryCodes:      row(null, FACTOR),
  beginPasskey:          row(null, FACTOR),
  addPasskey:            row(null, FACTOR),
  renamePasskey:         row('passkey-renamed'),
  removePasskey:         row(null, FACTOR),
  resetPassword:         row('password-link-asked'),
  createPassword:        row('password-set-by-link', { wrongLink: 'password-change-failed' }),
  changePassword:        row(null, ofProof('password-change-failed')),
  changeDigitalAsset:    row(null, ofProof('payout-change-failed')),
  changePartnerDestination: row(null, ofProof('commission-destination-failed')),
  applyAsPartner:        row('partner-applied'),
  acceptPartnerAgreement: row('agreement-accepted'),
  changeAccountPassword: row(null, ofProof('account-password-change-failed')),
  deposit:               row('deposit-asked'),
  withdraw:              row('withdrawal-asked', WITHDRAWAL),
  transfer:              row('transfer-made'),
  copyStrategy:          row('copy-started'),
  addCopyFunds:          row('copy-money-moved'),
  removeCopyFunds:       row('copy-money-moved'),
  stopCopy:              row('copy-ended'),
  cancelMoneyRequest:    row('request-cancelled'),
  addWalletAddress:      row(null, ofProof('address-code-failed')),
  removeWalletAddress:   row(null),
  withdrawFromWallet:    row('withdrawal-asked', WITHDRAWAL),
  transferOfWallet:      row('transfer-made'),
  cancelWalletRequest:   row('request-cancelled'),
  changeLeverage:        row('leverage-changed'),
  // A password that is refused may be the portal's.
  openAccount:           row('account-asked', { weakPassword: 'account-password-refused', tooManyTries: 'account-password-refused' }),
  archiveAccount:        row('account-archived'),
  restoreAccount:        row('account-restored'),
  registerStep2:         row('registered'),
  landingPageStep2:      row('registered'),
  singleRegister:        row('registered'),
  verifySmsCode:         row('phone-proved', ofProof('phone-code-failed')),
  verifyWhatsappCode:    row('phone-proved', ofProof('phone-code-failed')),
});

import type { operations } from '../../src/infrastructure/http/contract.generated';
import type { AuditKind } from './audit-events.table';

type SecurityEvent =
  operations['getSecurityEvents']['responses']['200']['content']['application/json']['result'][number];

/** The security events that clients see in their history, and their names in the contract. */
export const SECURITY_EVENTS: Readonly<Partial<Record<AuditKind, SecurityEvent['kind']>>> = Object.freeze({
  'password-changed': 'passwordChanged',
  'account-password-changed': 'accountPasswordChanged',
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'app-removed': 'appRemoved',
  'recovery-codes-made': 'recoveryCodesMade',
  'recovery-code-used': 'recoveryCodeUsed',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
  'session-ended': 'sessionEnded',
  'new-device': 'newDevice',
  'new-place': 'newPlace',
  'payout-changed': 'payoutChanged',
  'address-added': 'addressAdded',
  'address-removed': 'addressRemoved',
  'new-destination': 'newDestination',
  'commission-destination': 'commissionDestination',
  'profile-change-asked': 'profileChangeAsked',
  'profile-change-approved': 'profileChangeApproved',
  'profile-change-refused': 'profileChangeRefused',
  'profile-change-withdrawn': 'profileChangeWithdrawn',
});

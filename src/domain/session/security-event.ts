import type { SignInPlace } from './open-session';

/** Kinds of events in a client's security history. */
export type SecurityEventKind =
  | 'passwordChanged'
  | 'accountPasswordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'appRemoved'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'sessionEnded'
  | 'newDevice'
  | 'newPlace'
  | 'payoutChanged'
  | 'addressAdded'
  | 'addressRemoved'
  | 'newDestination'
  | 'commissionDestination'
  | 'profileChangeAsked'
  | 'profileChangeApproved'
  | 'profileChangeRefused'
  | 'profileChangeWithdrawn';

export const SECURITY_EVENT_KINDS = Object.freeze([
  'passwordChanged',
  'accountPasswordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'appRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'sessionEnded',
  'newDevice',
  'newPlace',
  'payoutChanged',
  'addressAdded',
  'addressRemoved',
  'newDestination',
  'commissionDestination',
  'profileChangeAsked',
  'profileChangeApproved',
  'profileChangeRefused',
  'profileChangeWithdrawn',
] as const satisfies readonly SecurityEventKind[]);

/** A change of the client's sign-in, verified data or payout addresses. */
export interface SecurityEvent extends SignInPlace {
  readonly id: number;
  /** ISO 8601 UTC. */
  readonly at: string | null;
  readonly kind: SecurityEventKind;
  /** Number that the client quotes to the support, such as `S-7K2M9QXD`. */
  readonly reference: string | null;
}

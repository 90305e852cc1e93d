import type { AuditKind } from '../api/services/audit-events.table';
import type { MessageKey, OpeningMessage } from '../texts/gateway-texts';

export type Decision = 'approve' | 'refuse';

interface DecisionRow<Message extends MessageKey = MessageKey> {
  /** Whether the client gets what they asked for. */
  readonly isTaken: boolean;
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The notification to the client. */
  readonly message: Message;
}

/** The decisions on a change under review, and the effect of each. */
export const DECISIONS: Readonly<Record<Decision, DecisionRow>> = Object.freeze({
  approve: { isTaken: true,  event: 'profile-change-approved', message: 'change-approved' },
  refuse:  { isTaken: false, event: 'profile-change-refused',  message: 'change-refused' },
});

/** The decisions on an account that a client has asked for. */
export const ACCOUNT_DECISIONS: Readonly<Record<Decision, DecisionRow<OpeningMessage>>> = Object.freeze({
  approve: { isTaken: true,  event: 'account-approved', message: 'account-opened' },
  refuse:  { isTaken: false, event: 'account-refused',  message: 'account-refused' },
});

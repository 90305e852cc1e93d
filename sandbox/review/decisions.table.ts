import type { AuditKind } from '../api/services/audit-events.table';
import type { MessageKey } from '../texts/gateway-texts';

export type Decision = 'approve' | 'refuse';

interface DecisionRow {
  /** Whether the client's data is changed. */
  readonly isTaken: boolean;
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The notification to the client. */
  readonly message: MessageKey;
}

/** The decisions on a change under review, and the effect of each. */
export const DECISIONS: Readonly<Record<Decision, DecisionRow>> = Object.freeze({
  approve: { isTaken: true,  event: 'profile-change-approved', message: 'change-approved' },
  refuse:  { isTaken: false, event: 'profile-change-refused',  message: 'change-refused' },
});

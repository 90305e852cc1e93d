import type { AuditKind } from '../api/services/audit-events.table';
import type { notifications } from '../db/tables/notifications';

export type Decision = 'approve' | 'refuse';

interface DecisionRow {
  /** Whether the client's data is changed. */
  readonly isTaken: boolean;
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The notification to the client. */
  readonly message: Pick<typeof notifications.$inferInsert, 'severity' | 'title' | 'body' | 'buttonText' | 'url'>;
}

const LINK = { buttonText: 'Open the profile', url: '/Profile' };

/** The decisions on a change under review, and the effect of each. */
export const DECISIONS: Readonly<Record<Decision, DecisionRow>> = Object.freeze({
  approve: {
    isTaken: true,
    event: 'profile-change-approved',
    message: { severity: 'success', title: 'Your change was approved', body: 'Your profile shows it now.', ...LINK },
  },
  refuse: {
    isTaken: false,
    event: 'profile-change-refused',
    message: { severity: 'warning', title: 'Your change was not approved', body: 'Your profile stays as it is. Send documents that show the new data, or write to support.', ...LINK },
  },
});

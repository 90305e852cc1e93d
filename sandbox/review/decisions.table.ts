import type { AuditKind } from '../api/services/audit-events.table';
import type { notifications } from '../db/tables/notifications';

export type Decision = 'approve' | 'refuse';

interface DecisionRow {
  /** Whether the client's data change. */
  readonly isTaken: boolean;
  /** What it is noted as in the audit table. */
  readonly event: AuditKind;
  /** What the client is told. */
  readonly message: Pick<typeof notifications.$inferInsert, 'severity' | 'title' | 'body' | 'buttonText' | 'url'>;
}

const LINK = { buttonText: 'Open the profile', url: '/Profile' };

/** What somebody who looks at a change may say, and what follows from it. */
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

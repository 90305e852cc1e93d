import type { AuditKind } from './audit-events.table';

/** Events of a successful sign-in. */
export const SIGN_IN_EVENTS: readonly AuditKind[] = Object.freeze(['registered', 'sign-in'] as const);

/** For how long a sign-in counts as one of the client's earlier ones. */
export const SIGN_IN_HISTORY_SECONDS = 90 * 24 * 3_600;

/** Why a copy cannot be rehearsed: its amount, its account, its first day or its stop. */
export const REHEARSAL_REFUSALS = ['amount', 'account', 'from'] as const;
/** The reason why a copy cannot be rehearsed. */
export type RehearsalRefusal = (typeof REHEARSAL_REFUSALS)[number];

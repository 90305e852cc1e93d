/** `demo`: local only, with demo clients and an outbox. `production`: neither. */
export const MODES = ['demo', 'production'] as const;

export type Mode = (typeof MODES)[number];

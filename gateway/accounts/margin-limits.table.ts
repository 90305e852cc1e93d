/**
 * Margin call and stop-out of an account, in percent of its margin level, as `accounts` stores them; null if it has none.
 */
export interface MarginLimits {
  readonly marginCallLevel: string | null;
  readonly stopOutLevel: string | null;
}

const limits = (marginCallLevel: string | null, stopOutLevel: string | null): MarginLimits =>
  Object.freeze({ marginCallLevel, stopOutLevel });

/**
 * The limits of a new account. An account keeps those that it was opened with: the dealing server closes positions by them,
 * and the portal rates margin levels by them (`src/domain/accounts/margin-health.ts`).
 */
export const MARGIN_LIMITS = Object.freeze({
  //                    margin call  stop-out
  usual:         limits('100.00',    '50.00'),
  withoutMargin: limits(null,        null),
  /** Only the copy trades and moves the money, so a margin call would be useless. */
  copy:          limits(null,        '50.00'),
});

/** Margin limits of a new account of a platform; an Investor account uses no margin. */
export const marginLimitsOf = (platform: string): MarginLimits =>
  MARGIN_LIMITS[platform === 'Investor' ? 'withoutMargin' : 'usual'];

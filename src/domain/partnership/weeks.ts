import { sumDecimals } from '../kernel/numbers/decimal';
import type { PartnerPeriod } from './referred-client';

/** Commission of a week in one currency, as the chart and its table show it. */
export interface CommissionWeek {
  /** Its first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Decimal strings; null for a sum that was not sent. */
  readonly paidOrApproved: string | null;
  /** Still to be approved. */
  readonly open: string | null;
}

/** The weeks of a currency, oldest first. */
export const commissionWeeks = (
  periods: readonly PartnerPeriod[],
  currency: string,
): readonly CommissionWeek[] =>
  periods
    .filter((period) => period.currency === currency)
    .map(({ accrued, approved, from, held, paid }) => ({
      from,
      paidOrApproved: sumOf(paid, approved),
      open: sumOf(accrued, held),
    }));

/** New clients of a week by a partner's own links. */
export type ClientWeek = Pick<PartnerPeriod, 'from' | 'signUps' | 'firstDeposits'>;

/** The weeks, oldest first; a period has a row for each currency, all with the same counts. */
export const clientWeeks = (periods: readonly PartnerPeriod[]): readonly ClientWeek[] => [
  ...new Map(
    periods.map(({ firstDeposits, from, signUps }) => [from, { from, signUps, firstDeposits }]),
  ).values(),
];

function sumOf(first: string | null, second: string | null): string | null {
  return first === null || second === null ? null : sumDecimals([first, second]);
}

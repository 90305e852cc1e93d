import Big from 'big.js';
import { currencyDigits } from '../kernel/numbers/currency-digits';
import type { Copy, CopyCharge, CopyDetails, CopyPosition } from './copy';

/** A point of the lines of a copy's result and its high water, at the end of a day (UTC). */
export interface HighWaterPoint {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly result: string;
  readonly highWater: string;
}

/** The lines of result and high water: from zero at the start, by the settlements of the fee, until now or the end. */
export function highWaterLine(
  { fees, highWater, result, startedAt, stoppedAt }: CopyDetails,
  now: string,
): readonly HighWaterPoint[] {
  const dayOf = (instant: string) => instant.slice(0, 10);
  const points = new Map<string, HighWaterPoint>();
  const add = (at: string | null, point: Omit<HighWaterPoint, 'day'>) => {
    if (at !== null) points.set(dayOf(at), { day: dayOf(at), ...point });
  };
  add(startedAt, { result: '0', highWater: '0' });
  for (const charge of fees) {
    const [before, gained] = [charge.highWater ?? '0', charge.result ?? '0'];
    add(charge.at, { result: gained, highWater: Big(gained).gt(before) ? gained : before });
  }
  // The gateway's clock may be ahead of the browser's.
  const latest = fees.reduce((day, { at }) => (at !== null && at > day ? at : day), now);
  add(stoppedAt ?? latest, { result: result ?? '0', highWater: highWater ?? '0' });
  return [...points.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The sum of a figure of positions; one that was not sent counts as zero. */
export const sumOfPositions = (positions: readonly CopyPosition[], figure: 'gap' | 'profit'): string =>
  positions.reduce((sum, position) => sum.plus(position[figure] ?? 0), Big(0)).toFixed();

/** The money that the other prices cost or brought on average; undefined without an opening. */
export function averageGap({ currency, gap, madeCount }: Copy): string | undefined {
  if (gap === null || madeCount === null || madeCount === 0) return undefined;
  const digits = currencyDigits(currency) ?? 2;
  return Big(gap).div(madeCount).round(digits).toFixed(digits);
}

/** The gain above the high water that a fee is calculated on; undefined if there is none. */
export function chargedGain({ highWater, result }: CopyCharge): string | undefined {
  const gain = Big(result ?? 0).minus(highWater ?? 0);
  return gain.gt(0) ? gain.toFixed() : undefined;
}

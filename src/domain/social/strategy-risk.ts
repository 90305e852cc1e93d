/** Percent of daily deviation: each that is passed adds one to the risk. */
export const RISK_THRESHOLDS = Object.freeze([0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6] as const);

/** Days that the risk is calculated from: the latest ones, and the fewest. */
export const RISK_DAYS = Object.freeze({ min: 30, max: 90 });

/** A strategy of this risk or more takes no new copiers. */
export const CLOSING_RISK = 8;

/** A risk from 1, the calmest, to 10, and the deviation in percent that it follows from. */
export interface StrategyRisk {
  readonly risk: number;
  readonly deviation: number;
}

/**
 * The risk of a strategy from the worth of its unit at the end of each day, the oldest first: the standard deviation of the
 * daily changes. Undefined for fewer days than `RISK_DAYS` has.
 */
export function riskOf(units: readonly number[]): StrategyRisk | undefined {
  if (units.length < RISK_DAYS.min) return undefined;
  const latest = units.slice(-RISK_DAYS.max - 1);
  const changes = latest.slice(1).map((unit, index) => changePercent(Number(latest[index]), unit));
  const average = sumOf(changes) / changes.length;
  const deviation = Math.sqrt(sumOf(changes.map((change) => (change - average) ** 2)) / changes.length);
  return { risk: 1 + RISK_THRESHOLDS.filter((threshold) => deviation > threshold).length, deviation };
}

/** The change from one worth to another in percent; none from a unit that is worth nothing. */
export const changePercent = (from: number, to: number): number => (from > 0 ? (to / from - 1) * 100 : 0);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

import type { DayRange } from './books';

/** The ranges of a statement that have a name. */
export const STATEMENT_PRESETS = Object.freeze(['month', 'lastMonth', 'quarter', 'year'] as const);
export type StatementPreset = (typeof STATEMENT_PRESETS)[number];

const MONTHS_OF_QUARTER = 3;

/** The days of a named range; one that is not over ends today. @param now epoch milliseconds; days are UTC's. */
export function presetRange(preset: StatementPreset, now: number): DayRange {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const first: Readonly<Record<StatementPreset, number>> = {
    month,
    lastMonth: month - 1,
    quarter: month - (month % MONTHS_OF_QUARTER),
    year: 0,
  };
  return {
    from: dayOf(Date.UTC(year, first[preset], 1)),
    to: dayOf(preset === 'lastMonth' ? Date.UTC(year, month, 0) : now),
  };
}

/** The named range with these days, if any. */
export function presetOf({ from, to }: DayRange, now: number): StatementPreset | null {
  return (
    STATEMENT_PRESETS.find((preset) => {
      const range = presetRange(preset, now);
      return range.from === from && range.to === to;
    }) ?? null
  );
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

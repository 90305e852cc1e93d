import type { Money } from './account';
import { COST_KINDS, type MonthOfCosts } from './books';
import type { CsvCell } from '../kernel/csv';
import { sumDecimals } from '../kernel/numbers/decimal';

/** Sums of several months, by kind. */
export type CostTotals = Readonly<Record<(typeof COST_KINDS)[number], Money>>;

/** The sums of months; null for a kind with a missing month. */
export function totalCosts(months: readonly MonthOfCosts[]): CostTotals {
  const sumOf = (kind: (typeof COST_KINDS)[number]): Money => {
    const figures = months.flatMap((month) => month[kind] ?? []);
    return figures.length === months.length ? sumDecimals(figures) : null;
  };
  return Object.fromEntries(COST_KINDS.map((kind) => [kind, sumOf(kind)])) as CostTotals;
}

/** A month as a row of the file. */
export function costRow(month: MonthOfCosts, currency: string): readonly CsvCell[] {
  return [{ text: month.month }, ...COST_KINDS.map((kind) => ({ money: month[kind], currency }))];
}

import type { Variant } from './company';

/** One line of a policy table: a named cell for each variant and the section of the specification it comes from. */
export type PolicyRow<Cell extends string> = Readonly<Record<Variant, Cell>> & { readonly spec: string };

/**
 * Builds one frozen line of a policy table. The arguments stand in the order of the table's columns, so that a
 * missing cell is a compile error; code reads a column by variant key, never by position.
 */
export function policyRow<Cell extends string>(
  main: Cell,
  invest: Cell,
  bank: Cell,
  international: Cell,
  other: Cell,
  spec: string,
): PolicyRow<Cell> {
  return Object.freeze({ main, invest, bank, international, other, spec });
}

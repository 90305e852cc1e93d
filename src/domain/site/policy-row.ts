import type { BuiltInVariant, Variant } from './company';

/** One line of a policy table: a named cell for each variant and the section of the specification it comes from. */
export type PolicyRow<Cell extends string> = Readonly<Record<BuiltInVariant, Cell>> & {
  readonly spec: string;
};

/** A line with its id and the allowed cells. */
export type NamedRow<Cell extends string> = PolicyRow<Cell> & {
  /** `footer.faq`: the name under which a company defines its own cell. */
  readonly id: string;
  readonly words: readonly Cell[];
};

/**
 * Builds one frozen line of a policy table. The arguments have the order of the table's columns, so that a
 * missing cell is a compile error; code reads a cell by `cellOf`, never by position.
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

/** The cells of a row as its table prints them, each once. */
export function wordsOf<Cell extends string>(row: PolicyRow<Cell>): readonly Cell[] {
  return [...new Set([row.main, row.invest, row.bank, row.international, row.other])];
}

/**
 * A policy table whose rows have ids.
 * @param name first part of the rows' ids.
 * @param words the cells that a company may define for a row.
 */
export function policyTable<Key extends string, Cell extends string>(
  name: string,
  words: (row: PolicyRow<Cell>, key: Key) => readonly Cell[],
  rows: Readonly<Record<Key, PolicyRow<Cell>>>,
): Readonly<Record<Key, NamedRow<Cell>>> {
  const namedRows = (Object.entries(rows) as [Key, PolicyRow<Cell>][]).map(
    ([key, row]) => [key, Object.freeze({ ...row, id: `${name}.${key}`, words: words(row, key) })] as const,
  );
  return Object.freeze(Object.fromEntries(namedRows)) as Readonly<Record<Key, NamedRow<Cell>>>;
}

/** The cell of a row for a variant: its own, or the one of the column that it is like. */
export function cellOf<Cell extends string>(row: NamedRow<Cell>, { column, cells }: Variant): Cell {
  // A company's cell is one of the row's words: `companiesFrom` refuses any other.
  return (cells.get(row.id) as Cell | undefined) ?? row[column];
}

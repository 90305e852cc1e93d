import type { CompanySettings } from './config/company-settings';

/** Company ids as the gateway sends them (R1 and R9). No other file of the portal contains these numbers. */
export const COMPANY_IDS = Object.freeze({ main: 7, invest: 11, bank: 23, international: 24 });

/** The variants that have a column in the policy tables, in the order of the columns; `other` is for unknown company ids (D1). */
export const BUILT_IN_VARIANTS = Object.freeze(['main', 'invest', 'bank', 'international', 'other'] as const);

/** Key of a variant that is a column of every policy table. */
export type BuiltInVariant = (typeof BUILT_IN_VARIANTS)[number];

/**
 * A company variant, by which `cellOf` reads a policy. A variant without a column of its own falls back to the column
 * that it is like. Equal variants are the same object.
 */
export interface Variant {
  /** `<html data-variant>`. */
  readonly key: string;
  readonly column: BuiltInVariant;
  /** The cells that differ from the column, by the row's id. */
  readonly cells: ReadonlyMap<string, string>;
}

/** A company and its variant, of the portal or of an extension. */
export interface CompanyEntry extends CompanySettings {
  /** `<html data-variant>`: lower-case letters, digits and hyphens. */
  readonly key: string;
  /** The id that the gateway sends. */
  readonly id: number;
  /**
   * The variant that supplies the cells and colours this company doesn't define; without `like` it must define every
   * cell.
   */
  readonly like?: string;
  /** Cells of the policy tables by the row's id (`footer.faq`): the keys of `POLICY_CELLS`. */
  readonly cells?: Readonly<Record<string, string>>;
}

/**
 * The companies that the portal ships with. Another one is a line here: which variant it is `like`, and the cells that
 * differ.
 */
export const BUILT_IN_ENTRIES: readonly CompanyEntry[] = Object.freeze([
  { key: 'main', id: COMPANY_IDS.main },
  { key: 'invest', id: COMPANY_IDS.invest },
  { key: 'bank', id: COMPANY_IDS.bank },
  { key: 'international', id: COMPANY_IDS.international },
]);

import type { StockVariant, Variant } from '../../src/domain/site/company';

/** A table of the gateway with an entry for each column of the policy tables. */
export type ByVariant<Entry> = Readonly<Record<StockVariant, Entry>>;

/** A company's entry: that of its variant's column. */
export const variantEntry = <Entry>(table: ByVariant<Entry>, { column }: Variant): Entry => table[column];

/** The stock company whose forms, site and demo client each variant uses; unknown variants use those of main. */
export const MODELS: ByVariant<Exclude<StockVariant, 'other'>> = {
  main: 'main',
  invest: 'invest',
  bank: 'bank',
  international: 'international',
  other: 'main',
};

import type { StockVariant, Variant } from '../../src/domain/site/company';

/** A table of the stand-in with an entry for each column of the policy tables. */
export type ByVariant<Entry> = Readonly<Record<StockVariant, Entry>>;

/** A company's entry: that of the column which its variant is like. */
export const entryOf = <Entry>(table: ByVariant<Entry>, { column }: Variant): Entry => table[column];

/** The stock company that lends each variant its forms, its site and its demo client; unknown ones have those of main. */
export const MODELS: ByVariant<Exclude<StockVariant, 'other'>> = {
  main: 'main',
  invest: 'invest',
  bank: 'bank',
  international: 'international',
  other: 'main',
};

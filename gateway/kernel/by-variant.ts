import type { BuiltInVariant, Variant } from '../../src/domain/site/company';

/** A table of the gateway with an entry for each column of the policy tables. */
export type ByVariant<Entry> = Readonly<Record<BuiltInVariant, Entry>>;

/** A company's entry: the one in the column of its variant. */
export const variantEntry = <Entry>(table: ByVariant<Entry>, { column }: Variant): Entry => table[column];

/** The built-in company whose forms, site and demo client each variant uses; unknown variants use those of main. */
export const MODELS: ByVariant<Exclude<BuiltInVariant, 'other'>> = {
  main: 'main',
  invest: 'invest',
  bank: 'bank',
  international: 'international',
  other: 'main',
};

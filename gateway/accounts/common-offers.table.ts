import type { AccountOffer } from '../../src/domain/registration/registration-options';
import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';

const row = (
  platform: AccountOffer['platform'],
  accountType: string,
  currencies: readonly string[],
  leverages: readonly number[],
): AccountOffer => Object.freeze({ platform, accountType, currencies, leverages });

const RETAIL = [30, 20, 10];
const WIDE = [500, 200, 100, 50];

const COMMON_OFFERS = [
  row('MT5', 'Standard', ['USD', 'EUR', 'GBP'], [100, 50, 30]),
  row('MT5', 'Raw',      ['USD', 'EUR'],        [100, 50, 30]),
  row('MT4', 'Standard', ['USD', 'EUR', 'GBP'], [100, 50, 30]),
];

/** The accounts each variant opens; the first is preselected. */
const OFFERS: ByVariant<readonly AccountOffer[]> = {
  main: COMMON_OFFERS,
  invest: [
    row('MT5', 'Standard', ['IDR', 'USD'],        [100, 50]),
    row('MT5', 'Raw',      ['IDR'],               [100, 50]),
    row('MT4', 'Standard', ['IDR', 'USD'],        [100, 50]),
  ],
  bank: [
    row('MT5', 'Standard', ['EUR', 'USD', 'GBP'], RETAIL),
    row('MT4', 'Standard', ['EUR', 'USD'],        RETAIL),
  ],
  international: [
    row('MT5', 'Standard', ['USD', 'EUR'],        WIDE),
    row('MT5', 'Raw',      ['USD'],               WIDE),
    row('MT4', 'Standard', ['USD', 'EUR'],        WIDE),
  ],
  other: COMMON_OFFERS,
};

/** The accounts a company offers new clients. */
export const offersOf = (variant: Variant): readonly AccountOffer[] => variantEntry(OFFERS, variant);

import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';
import type { PaymentMethodRow } from '../db/tables/money';

type Kind = PaymentMethodRow['kind'];

interface Terms {
  readonly min: number;
  readonly max: number;
  readonly feePercent: number;
  readonly feeFixed: number;
}

const terms = (min: number, max: number, feePercent: number, feeFixed: number): Terms =>
  Object.freeze({ min, max, feePercent, feeFixed });

/** The demo's limits and fees of deposits and withdrawals, in dollars and percent; `deductFee` calculates with them. */
const FEES: Readonly<Record<Kind, Readonly<Record<PaymentMethodRow['direction'], Terms>>>> = {
  //                       min  max      %    fixed
  card:   { deposit: terms(50,  10_000,  1.5, 0), withdraw: terms(50,  10_000,  0, 0) },
  bank:   { deposit: terms(100, 100_000, 0,   0), withdraw: terms(100, 100_000, 0, 12) },
  crypto: { deposit: terms(20,  50_000,  0,   0), withdraw: terms(20,  50_000,  0, 5) },
};

/** The currencies of payments, each with the round number of its units by which `FEES` multiplies an amount in dollars. */
const TERMS_UNITS_PER_DOLLAR: Readonly<Record<string, number>> = { USD: 1, EUR: 1, GBP: 1, CHF: 1, JPY: 100, IDR: 10_000 };

/** Digital assets are worth dollars, and paid out from accounts in these. */
const ASSET_CURRENCIES: readonly string[] = ['USD', 'EUR'];

const KINDS: ByVariant<readonly Kind[]> = {
  main:          ['card', 'bank', 'crypto'],
  invest:        ['bank', 'card'],
  bank:          ['bank', 'card'],
  international: ['card', 'crypto', 'bank'],
  other:         ['card', 'bank', 'crypto'],
};

/** The demo's payment methods of a company, with their fees, as rows of `payment_methods`. */
export const paymentMethodsOf = (companyId: number, variant: Variant): PaymentMethodRow[] =>
  variantEntry(KINDS, variant).flatMap((kind, place) =>
    (['deposit', 'withdraw'] as const).flatMap((direction) =>
      Object.entries(TERMS_UNITS_PER_DOLLAR)
        .filter(([currency]) => kind !== 'crypto' || ASSET_CURRENCIES.includes(currency))
        .map(([currency, units]) => {
          const { feeFixed, feePercent, max, min } = FEES[kind][direction];
          return {
            companyId, id: kind, direction, currency, kind, place,
            min: String(min * units), max: String(max * units),
            feePercent: String(feePercent), feeFixed: String(feeFixed * units),
          };
        }),
    ),
  );

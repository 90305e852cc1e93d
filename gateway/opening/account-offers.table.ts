import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';
import type { accounts } from '../db/tables/accounts';
import { offersOf } from '../accounts/common-offers.table';
import type { Level } from '../documents/client-level';

type Row = typeof accounts.$inferSelect;

/** The terms to which clients agree. */
export const TERMS = Object.freeze({
  version: '2026-03',
  url: '/legal/terms.html',
  riskUrl: '/legal/risk.html',
});

/** A kind of account that a company opens. */
export interface OfferRow {
  readonly platform: 'MT4' | 'MT5' | 'Investor';
  readonly accountType: string;
  readonly kinds: readonly Row['kind'][];
  readonly currencies: readonly string[];
  readonly leverages: readonly number[];
  /** The level that a live account needs. */
  readonly needs: Level;
}

const BOTH_KINDS = ['live', 'demo'] as const;

/** The level that a live account of a type needs; for any other type the client must have sent a proof of identity. */
const REQUIRED_LEVELS: Readonly<Record<string, Level>> = { Raw: 'verified' };

const row = (
  platform: OfferRow['platform'],
  accountType: string,
  kinds: OfferRow['kinds'],
  currencies: readonly string[],
  leverages: readonly number[],
  needs: Level,
): OfferRow => Object.freeze({ platform, accountType, kinds, currencies, leverages, needs });

/** Accounts that each variant opens in addition to those from which new clients choose. */
const EXTRA_OFFERS: ByVariant<readonly OfferRow[]> = {
  main: [
    row('MT5',      'Professional', ['live'], ['USD', 'EUR', 'GBP'], [500, 200, 100], 'professional'),
    row('Investor', 'Cash',         ['live'], ['USD', 'EUR'],        [1],             'verified'),
  ],
  invest: [],
  bank: [],
  international: [],
  other: [],
};

interface HigherLeverages {
  readonly onReview?: number;
  readonly professional?: number;
}

/** Higher leverages of live accounts: `onReview` needs a person's approval, `professional` a professional client. */
const HIGHER_LEVERAGES: ByVariant<HigherLeverages> = {
  main:          { onReview: 200,   professional: 500 },
  invest:        {},
  bank:          { onReview: 50,    professional: 100 },
  international: { onReview: 1_000, professional: 2_000 },
  other:         {},
};

/** The accounts that a company opens, in display order. */
export function offerRowsOf(variant: Variant): readonly OfferRow[] {
  const common = offersOf(variant).map(({ accountType, currencies, leverages, platform }) =>
    row(platform, accountType, BOTH_KINDS, currencies, leverages, REQUIRED_LEVELS[accountType] ?? 'sent'),
  );
  return [...common, ...variantEntry(EXTRA_OFFERS, variant)];
}

/** The level that a leverage of a live account needs, and whether a person has to approve it. */
export function leverageRule(variant: Variant, leverage: number): { needs?: Level; isReviewed: boolean } {
  const { professional, onReview } = variantEntry(HIGHER_LEVERAGES, variant);
  return leverage === professional
    ? { needs: 'professional', isReviewed: false }
    : { isReviewed: leverage === onReview };
}

/** All leverages of a live account, including restricted ones, the highest first. */
export function leveragesOf(variant: Variant, { leverages, platform }: OfferRow): readonly number[] {
  const { professional, onReview } = variantEntry(HIGHER_LEVERAGES, variant);
  const higher = platform === 'Investor' ? [] : [professional, onReview].filter((leverage) => leverage !== undefined);
  return [...new Set([...higher, ...leverages])].sort((a, b) => b - a);
}

/** Currencies whose first balances are not numbers of dollars: a round number of units for each dollar. */
const DEMO_UNITS_PER_DOLLAR: Readonly<Record<string, number>> = { JPY: 100, IDR: 15_000 };

/** The first balances that a demo account may have; the first one is proposed. */
export const demoBalances = (currency: string): readonly number[] =>
  [10_000, 1_000, 50_000, 100_000].map((dollars) => dollars * (DEMO_UNITS_PER_DOLLAR[currency] ?? 1));

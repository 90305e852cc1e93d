import type { Variant } from '../../src/domain/site/company';
import { entryOf, type ByVariant } from '../kernel/by-variant';
import type { accounts } from '../db/tables/accounts';
import { offersOf } from '../registration/registration-options.table';

type Row = typeof accounts.$inferSelect;

/** How well the broker knows a client; each level has what the ones before it have. */
export const LEVELS = Object.freeze(['none', 'sent', 'verified', 'professional'] as const);
export type Level = (typeof LEVELS)[number];

/** How many accounts of a kind a client may have; archived ones don't count. */
export const MOST_ACCOUNTS = Object.freeze({ live: 10, demo: 5 });

/** What clients agree to. */
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
  /** What a live one needs. */
  readonly needs: Level;
}

const BOTH = ['live', 'demo'] as const;

/** What a live account of a type needs; any other needs a proof of identity that was sent. */
const NEEDS: Readonly<Record<string, Level>> = { Raw: 'verified' };

const row = (
  platform: OfferRow['platform'],
  accountType: string,
  kinds: OfferRow['kinds'],
  currencies: readonly string[],
  leverages: readonly number[],
  needs: Level,
): OfferRow => Object.freeze({ platform, accountType, kinds, currencies, leverages, needs });

/** What each variant opens besides the accounts that new clients choose from. */
const MORE: ByVariant<readonly OfferRow[]> = {
  main: [
    row('MT5',      'Professional', ['live'], ['USD', 'EUR', 'GBP'], [500, 200, 100], 'professional'),
    row('Investor', 'Cash',         ['live'], ['USD', 'EUR'],        [1],             'verified'),
  ],
  invest: [],
  bank: [],
  international: [],
  other: [],
};

interface Higher {
  readonly reviewed?: number;
  readonly professional?: number;
}

/** Higher leverages of live accounts: one that a person approves, and one for professional clients. */
const HIGHER: ByVariant<Higher> = {
  main:          { reviewed: 200,   professional: 500 },
  invest:        {},
  bank:          { reviewed: 50,    professional: 100 },
  international: { reviewed: 1_000, professional: 2_000 },
  other:         {},
};

/** What a company opens, in the order to show it. */
export function rowsOf(variant: Variant): readonly OfferRow[] {
  const common = offersOf(variant).map(({ accountType, currencies, leverages, platform }) =>
    row(platform, accountType, BOTH, currencies, leverages, NEEDS[accountType] ?? 'sent'),
  );
  return [...common, ...entryOf(MORE, variant)];
}

/** What a client needs for a leverage of a live account, and whether a person approves it. */
export function leverageRule(variant: Variant, leverage: number): { needs?: Level; isReviewed: boolean } {
  const { professional, reviewed } = entryOf(HIGHER, variant);
  return leverage === professional
    ? { needs: 'professional', isReviewed: false }
    : { isReviewed: leverage === reviewed };
}

/** The leverages of a live account, those that not everybody may have among them, the highest first. */
export function leveragesOf(variant: Variant, { leverages, platform }: OfferRow): readonly number[] {
  const { professional, reviewed } = entryOf(HIGHER, variant);
  const higher = platform === 'Investor' ? [] : [professional, reviewed].filter((one) => one !== undefined);
  return [...new Set([...higher, ...leverages])].sort((a, b) => b - a);
}

/** A round number of a currency that stands for a dollar. */
const DOLLAR: Readonly<Record<string, number>> = { JPY: 100, IDR: 15_000 };

/** What a demo account may begin with; the first is proposed. */
export const demoBalances = (currency: string): readonly number[] =>
  [10_000, 1_000, 50_000, 100_000].map((dollars) => dollars * (DOLLAR[currency] ?? 1));

/** Company ids as the gateway sends them (spec 1 and 9). No other file of the portal holds one of these numbers. */
export const COMPANY_IDS = Object.freeze({ main: 7, invest: 11, bank: 23, international: 24 });

/** A company variant; `other` is an unknown company id, a variant with no flag set (decisions 1). */
export type Variant = 'main' | 'invest' | 'bank' | 'international' | 'other';

/** All variants in the order of the columns of every policy table. */
export const VARIANTS: readonly Variant[] = Object.freeze([
  'main',
  'invest',
  'bank',
  'international',
  'other',
]);

/** What the specification calls the company flags (spec 1): at most one of the four, and the combined one. */
export interface CompanyFlags {
  readonly isMain: boolean;
  readonly isInvest: boolean;
  readonly isBank: boolean;
  readonly isInternational: boolean;
  readonly isBankOrInternational: boolean;
}

const VARIANT_BY_ID: ReadonlyMap<number | undefined, Variant> = new Map([
  [COMPANY_IDS.main, 'main'],
  [COMPANY_IDS.invest, 'invest'],
  [COMPANY_IDS.bank, 'bank'],
  [COMPANY_IDS.international, 'international'],
]);

/** The variant of a company id; an unknown or missing one is `other` (decisions 1). */
export function variantOf(companyId: number | undefined): Variant {
  return VARIANT_BY_ID.get(companyId) ?? 'other';
}

/** The company flags of a variant (spec 1). */
export function companyFlags(variant: Variant): CompanyFlags {
  return {
    isMain: variant === 'main',
    isInvest: variant === 'invest',
    isBank: variant === 'bank',
    isInternational: variant === 'international',
    isBankOrInternational: variant === 'bank' || variant === 'international',
  };
}

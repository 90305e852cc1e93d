import { STOCK } from '../../../src/domain/companies';

const USUAL = ['identity-front', 'identity-back', 'address', 'income', 'payment'] as const;

/** Kinds of document each variant asks for, in display order (V7). */
const KINDS = Object.freeze({
  main: USUAL,
  invest: [...USUAL, 'photo'] as const,
  bank: USUAL,
  international: USUAL,
  other: USUAL,
});

export type DocumentKind = (typeof KINDS)['invest'][number];

export function documentKindsOf(companyId: number): readonly DocumentKind[] {
  return KINDS[STOCK.variantOf(companyId).column];
}

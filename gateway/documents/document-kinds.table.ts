import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';

const USUAL = ['identity-front', 'identity-back', 'address', 'income', 'payment'] as const;

/** Kinds of document each variant asks for, in display order (V7). */
const KINDS = {
  main: USUAL,
  invest: [...USUAL, 'photo'] as const,
  bank: USUAL,
  international: USUAL,
  other: USUAL,
} satisfies ByVariant<readonly string[]>;

export type DocumentKind = (typeof KINDS)['invest'][number];

export const documentKindsOf = (variant: Variant): readonly DocumentKind[] =>
  variantEntry<readonly DocumentKind[]>(KINDS, variant);

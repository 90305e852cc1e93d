import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';

const COMMON_KINDS = ['identity-front', 'identity-back', 'address', 'income', 'payment'] as const;

/** The kinds of documents that each variant requests, in display order (V7). */
const KINDS = {
  main: COMMON_KINDS,
  invest: [...COMMON_KINDS, 'photo'] as const,
  bank: COMMON_KINDS,
  international: COMMON_KINDS,
  other: COMMON_KINDS,
} satisfies ByVariant<readonly string[]>;

export type DocumentKind = (typeof KINDS)['invest'][number];

export const documentKindsOf = (variant: Variant): readonly DocumentKind[] =>
  variantEntry<readonly DocumentKind[]>(KINDS, variant);

import { resolveRoute } from '../../src/domain/access/resolve-route';
import type { Variant } from '../../src/domain/site/company';

/** True if a variant's clients may refer others: it has a screen for them. */
export const hasPartnership = (variant: Variant): boolean =>
  resolveRoute('partnership', variant).kind === 'screen';

import type { CompanyStore } from '../../application/session/company-store';
import type { Variant } from '../../domain/site/company';

/** The current variant, `undefined` until it is known: nothing of a variant is rendered before (D1). */
export function knownVariant({ companyId, variant }: CompanyStore): Variant | undefined {
  return companyId === undefined ? undefined : variant;
}

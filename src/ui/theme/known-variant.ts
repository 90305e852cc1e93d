import type { CompanyStore } from '../../application/session/company-store';
import type { Variant } from '../../domain/site/company';

/** The variant in force, `undefined` until it is certain: nothing of a variant is painted before (D1). */
export function knownVariant({ companyId: known, variant }: CompanyStore): Variant | undefined {
  return known === undefined ? undefined : variant;
}

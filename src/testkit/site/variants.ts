import { BUILT_IN_COMPANIES } from '../../domain/site/companies';
import type { BuiltInVariant, Variant } from '../../domain/site/company';

/** One of the portal's own variants. */
export function builtInVariant(key: BuiltInVariant): Variant {
  return BUILT_IN_COMPANIES.variants.find((variant) => variant.key === key)!;
}

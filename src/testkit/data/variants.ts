import { STOCK } from '../../domain/companies';
import type { StockVariant, Variant } from '../../domain/company';

/** A variant that the portal ships with. */
export function stockVariant(key: StockVariant): Variant {
  return STOCK.variants.find((variant) => variant.key === key)!;
}

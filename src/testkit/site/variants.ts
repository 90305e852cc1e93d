import { STOCK_COMPANIES } from '../../domain/site/companies';
import type { StockVariant, Variant } from '../../domain/site/company';

/** One of the portal's own variants. */
export function stockVariant(key: StockVariant): Variant {
  return STOCK_COMPANIES.variants.find((variant) => variant.key === key)!;
}

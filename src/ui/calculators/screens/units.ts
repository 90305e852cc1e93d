import type { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';

/** Unit before or after the figure of a field. */
export function unitsOf(field: NumberField, store: CalculatorsStore): { before?: string; after?: string } {
  switch (field) {
    case 'amount':
      return { before: store.choice('from') };
    case 'balance':
      return { before: store.choice('accountCurrency') };
    case 'closePrice':
    case 'openPrice':
    case 'price':
      return store.instrument ? { before: store.instrument.currency } : {};
    case 'leverage':
      return { before: '1:' };
    case 'riskPercent':
    case 'swapPercent':
      return { after: '%' };
    default:
      return {};
  }
}

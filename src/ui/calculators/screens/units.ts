import type { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';

/** Unit before or after the figure of a field. */
export function unitsOf(field: NumberField, store: CalculatorsStore): { prefix?: string; suffix?: string } {
  switch (field) {
    case 'amount':
      return { prefix: store.choice('from') };
    case 'balance':
      return { prefix: store.choice('accountCurrency') };
    case 'closePrice':
    case 'openPrice':
    case 'price':
      return store.instrument ? { prefix: store.instrument.currency } : {};
    case 'leverage':
      return { prefix: '1:' };
    case 'riskPercent':
    case 'swapPercent':
      return { suffix: '%' };
    default:
      return {};
  }
}

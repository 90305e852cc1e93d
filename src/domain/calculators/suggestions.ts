import type { NumberField } from './calculators.table';
import { swapOf, type Instrument, type Side } from '../market/instrument';

/** The initial value of a field: the gateway's figure or a usual one; null if the client has to enter it. */
export function suggestion(field: NumberField, instrument: Instrument, side: Side): string | null {
  switch (field) {
    case 'price':
    case 'openPrice':
      return instrument.price;
    case 'swapPoints':
      return swapOf(instrument, side, 'points');
    case 'swapPercent':
      return swapOf(instrument, side, 'percent');
    case 'closePrice':
      return null;
    default:
      return USUAL_FIGURES[field];
  }
}

/** Round figures to begin with. */
const USUAL_FIGURES = Object.freeze({
  amount: '100',
  balance: '10000',
  leverage: '100',
  lots: '1',
  nights: '1',
  riskPercent: '2',
  stopPips: '20',
});

/** Figures that belong to a symbol: the client's changes to them are dropped when another symbol is chosen. */
export const FIELDS_OF_SYMBOL: readonly NumberField[] = [
  'price',
  'openPrice',
  'closePrice',
  'swapPoints',
  'swapPercent',
];

/** Figures that belong to a side as well. */
export const FIELDS_OF_SIDE: readonly NumberField[] = ['swapPoints', 'swapPercent'];

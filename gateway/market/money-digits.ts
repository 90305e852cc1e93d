import { currencyDigits } from '../../src/domain/kernel/numbers/currency-digits';
import { ASSETS } from './assets.table';

/** Digits with which the broker stores an amount of a currency or of a digital asset. */
export function moneyDigits(currency: string): number {
  return currencyDigits(currency) ?? ASSETS[currency]?.digits ?? 2;
}

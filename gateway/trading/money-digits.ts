import { currencyDigits } from '../../src/domain/kernel/numbers/currency-digits';
import { ASSETS } from './assets.table';

/** The broker keeps no cents of these, whatever ISO 4217 says. */
const WHOLE: ReadonlySet<string> = new Set(['IDR']);

/** Digits with which the broker keeps an amount of a currency or of a digital asset. */
export function moneyDigits(currency: string): number {
  return WHOLE.has(currency) ? 0 : (currencyDigits(currency) ?? ASSETS[currency]?.digits ?? 2);
}

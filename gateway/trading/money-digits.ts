import { currencyDigits } from '../../src/domain/kernel/numbers/currency-digits';
import { ASSETS } from './assets.table';

/** Currencies without cents at this broker, though ISO 4217 has them. */
const WHOLE_UNIT_CURRENCIES: ReadonlySet<string> = new Set(['IDR']);

/** Digits with which the broker stores an amount of a currency or of a digital asset. */
export function moneyDigits(currency: string): number {
  return WHOLE_UNIT_CURRENCIES.has(currency)
    ? 0
    : (currencyDigits(currency) ?? ASSETS[currency]?.digits ?? 2);
}

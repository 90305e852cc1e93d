import { currencyDigits } from '../../src/domain/accounts/currency-digits';

/** The broker keeps no cents of these, whatever ISO 4217 says. */
const WHOLE: ReadonlySet<string> = new Set(['IDR']);

/** Digits with which the broker keeps an amount of a currency. */
export function moneyDigits(currency: string): number {
  return WHOLE.has(currency) ? 0 : (currencyDigits(currency) ?? 2);
}

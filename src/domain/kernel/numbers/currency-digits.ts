import { CURRENCY_DIGITS } from './currency-digits.table';
import { fractionDigits, isDecimal } from './decimal';

const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CURRENCY_DIGITS).flatMap(([digits, codes]) =>
    codes.map((code) => [code, Number(digits)] as const),
  ),
);

/** Digits behind the point of a currency of ISO 4217; undefined for a gateway's own code. */
export function currencyDigits(currency: string): number | undefined {
  return DIGITS.get(currency);
}

/** An amount with the currency's decimals: zeros are added or removed, other digits are never changed. */
export function withCurrencyDigits(amount: string, currency: string): string {
  const digits = currencyDigits(currency);
  if (digits === undefined || !isDecimal(amount)) return amount;
  const integerPart = amount.replace(/\..*/, '');
  const fraction = amount.slice(integerPart.length + 1);
  const significant = fraction.replace(/0+$/, '').padEnd(digits, '0');
  return significant === '' ? integerPart : `${integerPart}.${significant}`;
}

/** Digits with which an amount is shown: the currency's, or as sent where the currency is unknown. */
export function amountDigits(amount: string, currency: string): number {
  return currencyDigits(currency) ?? fractionDigits(amount);
}

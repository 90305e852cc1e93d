import type { DocumentKind } from '../../src/domain/documents/document';
import { moneyDigits } from '../trading/money-digits';
import type { MessageValues } from './message-values';
import { toSupportedCulture } from './cultures';
import { getGatewayTexts } from './gateway-texts';
import { writeInstant } from './write-instant';

type Writer = (value: string, culture: string, values: MessageValues) => string;

const NO_CURRENCY = 'XXX';

const asIs: Writer = (value) => value;

/** Formats of a message's values in its reader's culture. */
export const VALUE_WRITERS: Readonly<Record<keyof MessageValues, Writer>> = Object.freeze({
  amount: (amount, culture, { currency }) => (currency ? writeMoney(amount, currency, culture) : amount),
  currency: asIs,
  login: asIs,
  server: asIs,
  reference: asIs,
  address: asIs,
  network: asIs,
  method: (kind, culture) => getGatewayTexts(culture).payments[kind as 'bank'].title,
  from: (instant, culture) => writeInstant(new Date(instant), culture),
  level: writePercent,
  threshold: writePercent,
  document: (kind, culture) => getGatewayTexts(culture).documents.kind[kind as DocumentKind] ?? kind,
  reason: (reason, culture) => {
    const texts = getGatewayTexts(culture).documents.reason;
    return texts[reason as 'other'] ?? texts.other;
  },
});

/** An amount as a culture writes it, with the currency's code: `USD 985.00`. */
export function writeMoney(amount: string, currency: string, culture: string): string {
  const digits = moneyDigits(currency);
  // Intl knows codes of three letters only: another one takes the place of the code for no currency.
  const code = /^[A-Z]{3}$/.test(currency) ? currency : NO_CURRENCY;
  const style = { style: 'currency', currency: code, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(toSupportedCulture(culture), {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount as Intl.StringNumericLiteral)
    .replace(code, currency);
}

function writePercent(percent: string, culture: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(toSupportedCulture(culture), format).format(Number(percent) / 100);
}

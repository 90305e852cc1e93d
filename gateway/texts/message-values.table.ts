import type { DocumentKind } from '../../src/domain/documents/document';
import { moneyDigits } from '../market/money-digits';
import { fillText } from './fill-text';
import type { ClosedDeal, MessageValues } from './message-values';
import { toSupportedCulture } from './cultures';
import { getGatewayTexts } from './gateway-texts';
import { writeDateTime } from './write-date-time';

type Writer<Value = string> = (value: Value, culture: string, values: MessageValues) => string;
type Values = Required<MessageValues>;
type Writers = { readonly [Name in keyof Values]: Writer<Values[Name]> };

const NO_CURRENCY = 'XXX';

const asIs: Writer = (value) => value;

/** Formats of a message's values in its reader's culture. */
export const VALUE_WRITERS: Writers = Object.freeze({
  amount: (amount, culture, { currency }) => (currency ? writeMoney(amount, currency, culture) : amount),
  currency: asIs,
  login: asIs,
  server: asIs,
  reference: asIs,
  address: asIs,
  network: asIs,
  method: (kind, culture) => getGatewayTexts(culture).payments[kind as 'bank'].title,
  from: (instant, culture) => writeDateTime(new Date(instant), culture),
  level: writePercent,
  threshold: writePercent,
  deals: (deals, culture, { currency = '' }) =>
    deals.map((deal) => writeDeal(deal, currency, culture)).join(' · '),
  levelAfter: (level, culture) => {
    const { levelAfter, noMargin } = getGatewayTexts(culture).stopOut;
    return level === '' ? noMargin : fillText(levelAfter, { level: writePercent(level, culture) });
  },
  correction: (amount, culture, { currency = '' }) =>
    fillText(getGatewayTexts(culture).stopOut.correction, { amount: writeMoney(amount, currency, culture) }),
  copyId: asIs,
  strategy: asIs,
  stop: (amount, culture, { currency = '' }) => writeMoney(amount, currency, culture),
  returned: (amount, culture, { currency = '', returnedCurrency = currency }) =>
    writeMoney(amount, returnedCurrency, culture),
  returnedCurrency: asIs,
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

function writeDeal({ lots, price, result, side, symbol }: ClosedDeal, currency: string, culture: string): string {
  const texts = getGatewayTexts(culture).stopOut;
  return fillText(texts.deal, {
    symbol,
    side: texts[side],
    lots: writeDecimal(lots, culture),
    price: writeDecimal(price, culture),
    result: writeMoney(result, currency, culture),
  });
}

/** A decimal number with all its digits. */
function writeDecimal(value: string, culture: string): string {
  const digits = value.split('.')[1]?.length ?? 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(toSupportedCulture(culture), format).format(value as Intl.StringNumericLiteral);
}

function writePercent(percent: string, culture: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(toSupportedCulture(culture), format).format(Number(percent) / 100);
}

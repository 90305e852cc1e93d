import type { MessageValues, notifications } from '../db/tables/notifications';
import { moneyDigits } from '../trading/money-digits';
import type { MessageKey, MessageTexts } from './gateway-texts';
import { MESSAGE_KINDS } from './messages.table';
import type { MoneyMessage } from './money-messages.table';
import { cultureOfFolder, filled, folderOf, knownCulture, textsIn } from './texts-in';

type MessageRow = typeof notifications.$inferSelect;
type Words = Pick<MessageRow, 'title' | 'body' | 'buttonText' | 'culture'>;

/** The columns of one of the gateway's own messages; stored in English and translated when read. */
export function messageOf(template: MessageKey) {
  const { category, link, severity } = MESSAGE_KINDS[template];
  return { ...{ template, category, severity }, ...wordsOf(template, 'en-US'), url: link?.url ?? null };
}

/** A message's texts in its reader's culture; a message written by others stays in its own. */
export function wordsFor(
  { template, title, body, buttonText, culture, values }: MessageRow,
  reader: string,
): Words {
  if (template === null) return { title, body, buttonText, culture };
  const words = wordsOf(template, reader);
  return values ? { ...words, body: withMoney(words.body, reader, values) } : words;
}

/** What a client is told about their money, in their culture. */
export function moneyWords(message: MoneyMessage, culture: string, values: MessageValues): MessageTexts {
  const { body, title } = textsIn(culture).money[message];
  return { title, body: withMoney(body, culture, values) };
}

/** An amount as a culture writes it, with the currency's code: `USD 985.00`. */
export function writeMoney(amount: string, currency: string, culture: string): string {
  const digits = moneyDigits(currency);
  const style = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(knownCulture(culture), {
    ...{ ...style, minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount as Intl.StringNumericLiteral);
}

const withMoney = (text: string, culture: string, { amount, currency, ...values }: MessageValues): string =>
  filled(text, { ...values, amount: writeMoney(amount, currency, culture) });

function wordsOf(template: MessageKey, reader: string): Words {
  const { alerts, buttons, messages, money } = textsIn(reader);
  const { link } = MESSAGE_KINDS[template];
  return {
    ...{ ...messages, ...alerts, ...money }[template],
    buttonText: link ? buttons[link.button] : null,
    culture: cultureOfFolder(folderOf(reader)),
  };
}

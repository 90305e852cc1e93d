import type { notifications } from '../db/tables/notifications';
import { getCultureOfFolder, getLocaleFolder } from '../texts/cultures';
import { fillText, hasPlaceholder } from '../texts/fill-text';
import { getGatewayTexts, type GatewayTexts, type MessageKey } from '../texts/gateway-texts';
import type { MessageValues } from '../texts/message-values';
import { VALUE_WRITERS } from '../texts/message-values.table';
import { MESSAGE_KINDS } from './messages.table';

type MessageRow = typeof notifications.$inferSelect;
type MessageColumns = Pick<MessageRow, 'title' | 'body' | 'buttonText' | 'culture'>;
type MessageTexts = GatewayTexts['messages'][MessageKey];

/** The columns of one of the gateway's own messages; stored in English and translated when read. */
export function createMessage(template: MessageKey, values: MessageValues | null = null) {
  const { category, link, severity } = MESSAGE_KINDS[template];
  const { deals: _deals, ...textValues } = values ?? {};
  const url = link ? fillText(link.url, textValues) : null;
  return { template, category, severity, values, url, ...writeColumns(template, 'en-US', values) };
}

/** A message's texts in its reader's culture; a message written by others stays in its own. */
export function translateMessage(
  { template, title, body, buttonText, culture, values }: MessageRow,
  reader: string,
): MessageColumns {
  if (template === null) return { title, body, buttonText, culture };
  return writeColumns(template, reader, values);
}

/** Title and body of a message in a culture. */
export function writeMessage(
  kind: MessageKey,
  culture: string,
  values: MessageValues | null = null,
): MessageTexts {
  const { body, title } = getGatewayTexts(culture).messages[kind];
  // Values that a message does not have leave spaces behind.
  const filledBody = values ? fillText(body, writeValues(values, culture)).trim() : body;
  return { title, body: [filledBody, writeReference(kind, culture, values)].filter(Boolean).join(' ') };
}

/** The text that the mail of a message adds to the common text of mails (mail-texts.ts); empty if there is none. */
export function writeMailBody(kind: MessageKey, culture: string, values: MessageValues | null): string {
  if (!values) return '';
  return hasPlaceholder(getGatewayTexts(culture).messages[kind].body)
    ? writeMessage(kind, culture, values).body
    : writeReference(kind, culture, values);
}

/** The reference of the event, if the text does not name it itself. */
function writeReference(kind: MessageKey, culture: string, values: MessageValues | null): string {
  const { messages, reference } = getGatewayTexts(culture);
  const isNamed = hasPlaceholder(messages[kind].body, 'reference');
  return values?.reference && !isNamed ? fillText(reference, { reference: values.reference }) : '';
}

function writeColumns(template: MessageKey, reader: string, values: MessageValues | null): MessageColumns {
  const { link } = MESSAGE_KINDS[template];
  return {
    ...writeMessage(template, reader, values),
    buttonText: link ? getGatewayTexts(reader).buttons[link.button] : null,
    culture: getCultureOfFolder(getLocaleFolder(reader)),
  };
}

function writeValues(values: MessageValues, culture: string): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(values) as (keyof MessageValues)[]).map((name) => [
      name,
      // Its names are those that it has.
      writeValue(name, values as Required<MessageValues>, culture),
    ]),
  );
}

const writeValue = <Name extends keyof MessageValues>(
  name: Name,
  values: Required<MessageValues>,
  culture: string,
): string => VALUE_WRITERS[name](values[name], culture, values);

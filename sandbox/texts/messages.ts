import type { notifications } from '../db/tables/notifications';
import type { MessageKey, MessageTexts } from './gateway-texts';
import type { MessageValues } from './message-values';
import { VALUE_WRITERS } from './message-values.table';
import { MESSAGE_KINDS } from './messages.table';
import { cultureOfFolder, filled, folderOf, textsIn } from './texts-in';

type MessageRow = typeof notifications.$inferSelect;
type Words = Pick<MessageRow, 'title' | 'body' | 'buttonText' | 'culture'>;

/** The columns of one of the gateway's own messages; stored in English and translated when read. */
export function messageOf(template: MessageKey, values: MessageValues | null = null) {
  const { category, link, severity } = MESSAGE_KINDS[template];
  const url = link ? filled(link.url, { ...values }) : null;
  return { ...{ template, category, severity, values, url }, ...wordsOf(template, 'en-US', values) };
}

/** A message's texts in its reader's culture; a message written by others stays in its own. */
export function wordsFor(
  { template, title, body, buttonText, culture, values }: MessageRow,
  reader: string,
): Words {
  if (template === null) return { title, body, buttonText, culture };
  return wordsOf(template, reader, values);
}

/** What a client is told, in a culture. */
export function textsOf(
  kind: MessageKey,
  culture: string,
  values: MessageValues | null = null,
): MessageTexts {
  const { body, title } = textsIn(culture).messages[kind];
  const said = values ? filled(body, written(values, culture)) : body;
  return { title, body: [said, referenceOf(kind, culture, values)].filter(Boolean).join(' ') };
}

/** What the mail of a message says below the text that every such mail has (`mailIn`); empty where there is nothing more. */
export function mailBodyOf(kind: MessageKey, culture: string, values: MessageValues | null): string {
  if (!values) return '';
  return textsIn(culture).messages[kind].body.includes('{')
    ? textsOf(kind, culture, values).body
    : referenceOf(kind, culture, values);
}

/** The reference of what happened, where the text does not name it itself. */
function referenceOf(kind: MessageKey, culture: string, values: MessageValues | null): string {
  const { messages, reference } = textsIn(culture);
  const isNamed = messages[kind].body.includes('{reference}');
  return values?.reference && !isNamed ? filled(reference, { reference: values.reference }) : '';
}

function wordsOf(template: MessageKey, reader: string, values: MessageValues | null): Words {
  const { link } = MESSAGE_KINDS[template];
  return {
    ...textsOf(template, reader, values),
    buttonText: link ? textsIn(reader).buttons[link.button] : null,
    culture: cultureOfFolder(folderOf(reader)),
  };
}

const written = (values: MessageValues, culture: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [
      name,
      VALUE_WRITERS[name as keyof MessageValues](value, culture, values),
    ]),
  );

import type { notifications } from '../db/tables/notifications';
import type { MessageKey } from './gateway-texts';
import { MESSAGE_KINDS } from './messages.table';
import { cultureOfFolder, folderOf, textsIn } from './texts-in';

type MessageRow = typeof notifications.$inferSelect;
type Words = Pick<MessageRow, 'title' | 'body' | 'buttonText' | 'culture'>;

/** The columns of one of the gateway's own messages; stored in English and translated when read. */
export function messageOf(template: MessageKey) {
  const { category, link, severity } = MESSAGE_KINDS[template];
  return { ...{ template, category, severity }, ...wordsOf(template, 'en-US'), url: link?.url ?? null };
}

/** A message's texts in its reader's culture; a message written by others stays in its own. */
export function wordsFor({ template, title, body, buttonText, culture }: MessageRow, reader: string): Words {
  return template === null ? { title, body, buttonText, culture } : wordsOf(template, reader);
}

function wordsOf(template: MessageKey, reader: string): Words {
  const { alerts, buttons, messages } = textsIn(reader);
  const { link } = MESSAGE_KINDS[template];
  return {
    ...{ ...messages, ...alerts }[template],
    buttonText: link ? buttons[link.button] : null,
    culture: cultureOfFolder(folderOf(reader)),
  };
}

import { hasPlaceholder } from '../texts/fill-text';
import { getGatewayTexts, type GatewayTexts, type MailKey, type MessageKey } from '../texts/gateway-texts';
import { MESSAGE_KINDS } from './messages.table';

type MailTexts = GatewayTexts['mails'][MailKey];

/** Subject of a mail, and the text above its body. A message with values has its whole text in its body. */
export function getMailTexts(culture: string, kind: MessageKey | MailKey): MailTexts {
  const { mails, messages, receipt } = getGatewayTexts(culture);
  if (!isMessage(kind)) return mails[kind];
  const { body, title } = messages[kind];
  if (MESSAGE_KINDS[kind].category === 'money') return { subject: title, text: receipt };
  return { subject: title, text: hasPlaceholder(body) ? '' : body };
}

const isMessage = (kind: MessageKey | MailKey): kind is MessageKey => Object.hasOwn(MESSAGE_KINDS, kind);

import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { notificationPreferences, notifications } from '../db/tables/notifications';
import { assertDefined } from '../kernel/assert-defined';
import type { MessageKey } from '../texts/gateway-texts';
import type { MessageValues } from '../texts/message-values';
import { createMessage, writeMailBody } from './write-message';
import { MESSAGE_KINDS } from './messages.table';
import { writeDateTime } from '../texts/write-date-time';
import { queueMessage } from '../db/outbox';
import { PREFERENCES } from './preferences.table';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';

const MAIL_SECONDS = 24 * 3_600;

/** The content of a message of any kind. */
interface NoticeContent {
  readonly at: Date;
  /** Values of the text's placeholders. */
  readonly values?: MessageValues;
  /** The mail's paragraph below the text, in the client's culture. */
  readonly mailFooter?: (culture: string) => Promise<string>;
}

/** Notifies clients of events (messages.table.ts): in the portal, and by mail if the kind and the client allow it. */
export class Notices {
  constructor(private readonly quotas: Quotas) {}

  /**
   * Writes a notification as part of the current transaction, so that one event makes one notification, and queues the
   * mail beside it. Beyond the day's quota no mail is queued; the call itself must not fail because of it.
   */
  async notify(
    transaction: Database,
    kind: MessageKey,
    clientId: number,
    content: NoticeContent,
  ): Promise<void> {
    const { at, mailFooter, values } = content;
    await this.writeNotification(transaction, kind, clientId, content);
    const { category, isMailed } = MESSAGE_KINDS[kind];
    if (!isMailed) return;
    const [row] = await transaction
      .select({ email: clients.email, culture: clients.culture, byMail: notificationPreferences.byMail })
      .from(clients)
      .leftJoin(
        notificationPreferences,
        and(eq(notificationPreferences.clientId, clients.id), eq(notificationPreferences.category, category)),
      )
      .where(eq(clients.id, clientId));
    const { byMail, culture, email } = assertDefined(row, 'the client');
    if (!(byMail ?? PREFERENCES[category].byMail)) return;
    if (!(await this.quotas.hasRoom(transaction, QUOTAS.alertMails, email, kind))) return;
    // A text without values is added to the body when the mail is sent.
    const lines = [writeMailBody(kind, culture, values ?? null), await mailFooter?.(culture)].filter(Boolean);
    const body = lines.join('\n\n') || writeDateTime(at, culture);
    const mail = { channel: 'email', kind, recipient: email, culture, body } as const;
    await queueMessage(transaction, { ...mail, lifetimeSeconds: MAIL_SECONDS }, at);
  }

  /** Writes a notification only, if the mail is sent in another way. */
  async writeNotification(
    transaction: Database,
    kind: MessageKey,
    clientId: number,
    { at, values }: NoticeContent,
  ): Promise<void> {
    await transaction
      .insert(notifications)
      .values({ ...createMessage(kind, values), clientId, createdAt: at });
  }
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open-database';
import { clients } from '../../../db/tables/clients';
import type { MoneyRequestRow } from '../../../db/tables/money';
import { notifications } from '../../../db/tables/notifications';
import { found } from '../../../found';
import { messageOf, moneyWords } from '../../../texts/messages';
import type { MoneyMessage } from '../../../texts/money-messages.table';
import { send } from '../outbox';
import type { Quotas } from '../quotas';
import { QUOTAS } from '../quotas.table';
import { requestReference } from './request-reference';

const MAIL_SECONDS = 24 * 3_600;

/** Tells a client what became of their money, with the reference, in the portal and by mail. */
export class Receipts {
  constructor(private readonly quotas: Quotas) {}

  /** Part of the current transaction. Beyond the day's quota the mail is left out. */
  async tell(own: Database, message: MoneyMessage, row: MoneyRequestRow, at: Date): Promise<void> {
    const isPaidIn = message === 'deposit-completed';
    const values = {
      ...{ amount: isPaidIn ? row.net : row.amount, currency: row.currency },
      ...{ login: String(row.toLogin ?? row.login), reference: requestReference(row) },
    };
    await own
      .insert(notifications)
      .values({ ...messageOf(message), clientId: row.clientId, values, createdAt: at });
    const [client] = await own
      .select({ email: clients.email, culture: clients.culture })
      .from(clients)
      .where(eq(clients.id, row.clientId));
    const { culture, email } = found(client, 'the client');
    if (!(await this.quotas.hasRoom(own, QUOTAS.alertMails, email, message))) return;
    const { body } = moneyWords(message, culture, values);
    const mail = { channel: 'email', kind: message, recipient: email, culture, body } as const;
    await send(own, { ...mail, lifetimeSeconds: MAIL_SECONDS }, at);
  }
}

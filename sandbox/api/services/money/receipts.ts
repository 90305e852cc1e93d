import type { Database } from '../../../db/open-database';
import type { MoneyRequestRow } from '../../../db/tables/money';
import type { MoneyMessage } from '../../../texts/gateway-texts';
import type { Notices } from '../notices';
import { requestReference } from './request-reference';

/** Tells a client what became of their money, with the reference, in the portal and by mail. */
export class Receipts {
  constructor(private readonly notices: Notices) {}

  /** Part of the current transaction. */
  async tell(own: Database, message: MoneyMessage, row: MoneyRequestRow, at: Date): Promise<void> {
    const isPaidIn = message === 'deposit-completed';
    const values = {
      ...{ amount: isPaidIn ? row.net : row.amount, currency: row.currency },
      ...{ login: String(row.toLogin ?? row.login), reference: requestReference(row) },
    };
    await this.notices.tell(own, message, row.clientId, { at, values });
  }
}

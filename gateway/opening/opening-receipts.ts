import type { Database } from '../db/open-database';
import type { AccountRequestRow } from '../db/tables/account-requests';
import type { OpeningMessage } from '../texts/gateway-texts';
import type { Notices } from '../notifications/notices';
import { openingReference } from './open-account';

/**
 * Notifies a client of the outcome of a request, with its reference and never a password, in the portal and by mail. It
 * is part of the current transaction.
 */
export async function notifyOpening(
  transaction: Database,
  notices: Notices,
  message: OpeningMessage,
  row: AccountRequestRow,
  at: Date,
): Promise<void> {
  const values = {
    ...(row.login !== null && { login: String(row.login) }),
    server: row.server,
    reference: openingReference(row),
  };
  await notices.notify(transaction, message, row.clientId, { at, values });
}

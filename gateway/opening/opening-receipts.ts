import type { Database } from '../db/open-database';
import type { AccountRequestRow } from '../db/tables/account-requests';
import type { OpeningMessage } from '../texts/gateway-texts';
import type { Notices } from '../notifications/notices';
import { openingReference } from './opened-account';

/**
 * Tells a client what became of their request, with its reference and never a password, in the portal and by mail. Part
 * of the current transaction.
 */
export async function tellOpening(
  own: Database,
  notices: Notices,
  message: OpeningMessage,
  row: AccountRequestRow,
  at: Date,
): Promise<void> {
  const values = {
    ...(row.login !== null && { login: String(row.login) }),
    server: row.server, reference: openingReference(row),
  };
  await notices.tell(own, message, row.clientId, { at, values });
}

import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import { WARNING_DAYS, type DocumentKind } from '../../src/domain/documents/document';
import { isNewest } from '../documents/is-newest';
import type { Notices } from '../notifications/notices';
import { addSeconds, type Clock } from '../kernel/time';
import { inTransaction, type Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import { claimRun } from './claim-run';

/** Proofs of identity: an identity card has two sides, each with its own file. */
const IDENTITY: readonly DocumentKind[] = ['identity-front', 'identity-back'];
const INTERVAL_SECONDS = 3_600;
const WARNING_SECONDS = WARNING_DAYS * 86_400;

/**
 * Notifies clients whose proof of identity expires, once an hour and on one replica, as many days before as the portal's
 * own warning appears. A client is notified once for each document, or once for both sides of a card.
 * @returns the number of notified clients; undefined if it was not due, or another replica ran it.
 */
export async function notifyExpiringDocuments(
  db: Database,
  notices: Notices,
  clock: Clock,
): Promise<number | undefined> {
  const at = clock();
  if (!(await claimRun(db, 'notify-expiring-documents', INTERVAL_SECONDS, at))) return undefined;
  const isExpiring = and(
    inArray(documents.kind, IDENTITY),
    eq(documents.status, 'verified'),
    isNewest,
    between(documents.validUntil, at, addSeconds(at, WARNING_SECONDS)),
    isNull(documents.runsOutToldAt),
  );
  let noticeCount = 0;
  for (const { clientId } of await db
    .selectDistinct({ clientId: documents.clientId })
    .from(documents)
    .where(isExpiring))
    await inTransaction(db, async (transaction) => {
      const notifiedDocuments = await transaction
        .update(documents)
        .set({ runsOutToldAt: at })
        .where(and(eq(documents.clientId, clientId), isExpiring))
        .returning({ id: documents.id });
      if (notifiedDocuments.length === 0) return;
      await notices.notify(transaction, 'identity-runs-out', clientId, { at });
      noticeCount += 1;
    });
  return noticeCount;
}

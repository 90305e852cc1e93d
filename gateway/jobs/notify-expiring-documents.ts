import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import { WARNING_DAYS, type DocumentKind } from '../../src/domain/documents/document';
import { isNewest } from '../documents/is-newest';
import type { Notices } from '../notifications/notices';
import { later, type Clock } from '../kernel/time';
import { inTransaction, type Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import { takeTurn } from './take-turn';

/** Proofs of identity: an identity card has two sides, each with its own file. */
const IDENTITY: readonly DocumentKind[] = ['identity-front', 'identity-back'];
const EVERY_SECONDS = 3_600;
const WARNING_SECONDS = WARNING_DAYS * 86_400;

/**
 * Once an hour, on one replica: notifies clients whose proof of identity expires, as many days before as the portal's own warning
 * appears. They are notified once for each document, both sides of a card together; a new document replaces the old one.
 * @returns the number of notified clients; undefined if it was not this replica's turn.
 */
export async function notifyExpiringDocuments(
  db: Database,
  notices: Notices,
  clock: Clock,
): Promise<number | undefined> {
  const at = clock();
  if (!(await takeTurn(db, 'tell-running-out', EVERY_SECONDS, at))) return undefined;
  const isExpiring = and(
    inArray(documents.kind, IDENTITY),
    eq(documents.status, 'verified'),
    isNewest,
    between(documents.validUntil, at, later(at, WARNING_SECONDS)),
    isNull(documents.runsOutToldAt),
  );
  let noticeCount = 0;
  for (const { clientId } of await db
    .selectDistinct({ clientId: documents.clientId })
    .from(documents)
    .where(isExpiring))
    await inTransaction(db, async (transaction) => {
      const due = await transaction
        .update(documents)
        .set({ runsOutToldAt: at })
        .where(and(eq(documents.clientId, clientId), isExpiring))
        .returning({ id: documents.id });
      if (due.length === 0) return;
      await notices.notify(transaction, 'identity-runs-out', clientId, { at });
      noticeCount += 1;
    });
  return noticeCount;
}

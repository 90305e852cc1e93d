import { and, between, eq, isNull } from 'drizzle-orm';
import { WARNING_DAYS } from '../../src/domain/documents/document';
import { isNewest } from '../api/services/documents/is-newest';
import type { Notices } from '../api/services/notices';
import { later, type Clock } from '../api/services/time';
import { inTransaction, type Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import { takeTurn } from './turn';

const EVERY_SECONDS = 3_600;
const WARNING_SECONDS = WARNING_DAYS * 86_400;

/**
 * Once an hour, on one replica: tells clients whose proof of identity runs out, as many days before as the portal warns
 * of it. Each document is told of once; one that was sent anew counts in its place.
 * @returns how many clients were told; undefined if it was not this replica's turn.
 */
export async function tellRunningOut(
  db: Database,
  notices: Notices,
  clock: Clock,
): Promise<number | undefined> {
  const at = clock();
  if (!(await takeTurn(db, 'tell-running-out', EVERY_SECONDS, at))) return undefined;
  const runsOut = and(
    ...[eq(documents.kind, 'identity-front'), eq(documents.status, 'verified'), isNewest],
    ...[between(documents.validUntil, at, later(at, WARNING_SECONDS)), isNull(documents.runsOutToldAt)],
  );
  let told = 0;
  for (const { id } of await db.select({ id: documents.id }).from(documents).where(runsOut))
    await inTransaction(db, async (own) => {
      const [due] = await own
        .update(documents)
        .set({ runsOutToldAt: at })
        .where(and(eq(documents.id, id), runsOut))
        .returning({ clientId: documents.clientId });
      if (!due) return;
      await notices.tell(own, 'identity-runs-out', due.clientId, { at });
      told += 1;
    });
  return told;
}

import { inTransaction } from '../db/open-database';
import { missingTexts } from '../db/tables/content';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../kernel/attempt-rules.table';
import { networkOf } from '../kernel/network';
import { QUOTAS, ROW_LIMITS } from '../kernel/quotas.table';
import type { Services } from '../http/services';

/** Translation keys the portal could not find, recorded for the translators. */
export function localeCalls({ attempts, clock, db, quotas }: Services): Calls<'addMissingTexts'> {
  return {
    addMissingTexts: async ({ body, path, request }) => {
      await attempts.countAttempt(ATTEMPT_RULES.missingTexts, request.ip);
      const seenAt = clock();
      const network = networkOf(request.ip);
      const rows = Object.entries(body).map(([key, fallback]) => ({
        language: path.lng,
        namespace: path.ns,
        key,
        fallback,
        network,
        seenAt,
      }));
      if (rows.length === 0) return;
      await inTransaction(db, async (transaction) => {
        await transaction.insert(missingTexts).values(rows).onConflictDoNothing();
        await quotas.checkQuota(transaction, QUOTAS.missingTexts, network);
        await quotas.keepNewest(transaction, ROW_LIMITS.missingTexts);
      });
    },
  };
}

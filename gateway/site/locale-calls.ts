import { inTransaction } from '../db/open-database';
import { missingTexts } from '../db/tables/content';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import { networkOf } from '../kernel/network';
import { QUOTAS, ROW_LIMITS } from '../db/quotas.table';
import type { Attempts } from '../db/attempts';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { Quotas } from '../db/quotas';

interface LocaleCallsDeps {
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly db: Database;
  readonly quotas: Quotas;
}

/** Translation keys the portal could not find, recorded for the translators. */
export function localeCalls({ attempts, clock, db, quotas }: LocaleCallsDeps): Calls<'addMissingTexts'> {
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

import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/open-database';
import { applications } from '../../db/tables/applications';
import type { Calls } from '../http/call';
import { QUOTAS } from '../services/quotas.table';
import type { Services } from '../services/services';

/** Drafts of the investment account application, which can be resumed on any device (V6). */
export function onboardingCalls({
  clock,
  db,
  quotas,
}: Services): Calls<'getApplication' | 'saveApplication'> {
  return {
    getApplication: async ({ client, query }) => {
      const [row] = await db
        .select()
        .from(applications)
        .where(and(eq(applications.clientId, client.id), eq(applications.typeId, query.typeId)));
      return { answers: row?.answers ?? {}, savedAt: row?.savedAt.toISOString() ?? null };
    },

    saveApplication: async ({ body, client }) => {
      const { salutation, firstName, lastName, birthDate, citizenship, reason } = body.answers;
      const typed = { salutation, firstName, lastName, birthDate, citizenship, reason };
      const answers = Object.fromEntries(
        Object.entries(typed).map(([name, value]): [string, string | null] => [name, value ?? null]),
      );
      const savedAt = clock();
      await inTransaction(db, async (own) => {
        await own
          .insert(applications)
          .values({ clientId: client.id, typeId: body.typeId, answers, savedAt })
          .onConflictDoUpdate({
            target: [applications.clientId, applications.typeId],
            set: { answers, savedAt },
          });
        await quotas.keep(own, QUOTAS.drafts, client.id);
      });
      return { savedAt: savedAt.toISOString() };
    },
  };
}

import { desc, eq } from 'drizzle-orm';
import { strategies } from '../db/tables/strategies';
import { translateRow } from '../texts/translate-row';
import type { Calls } from '../http/call';
import { cultureOf } from '../kernel/culture-of';
import type { Services } from '../http/services';

/** Strategies to copy. */
export function socialCalls({ db }: Services): Calls<'getStrategies'> {
  return {
    getStrategies: async ({ client }) => {
      const culture = await cultureOf(db, client.id);
      const rows = await db
        .select()
        .from(strategies)
        .where(eq(strategies.companyId, client.companyId))
        .orderBy(desc(strategies.copiers), strategies.id);
      return rows.map((row) => {
        const { companyId: _company, startedAt, ...strategy } = translateRow(row, culture);
        return { ...strategy, startedAt: startedAt.toISOString() };
      });
    },
  };
}

import { desc, eq } from 'drizzle-orm';
import { strategies } from '../../db/tables/strategies';
import type { Calls } from '../http/call';
import type { Services } from '../services/services';

/** Strategies to copy. */
export function socialCalls({ db }: Services): Calls<'getStrategies'> {
  return {
    getStrategies: async ({ client }) => {
      const rows = await db
        .select()
        .from(strategies)
        .where(eq(strategies.companyId, client.companyId))
        .orderBy(desc(strategies.copiers), strategies.id);
      return rows.map(({ companyId: _company, startedAt, ...strategy }) => ({
        ...strategy,
        startedAt: startedAt.toISOString(),
      }));
    },
  };
}

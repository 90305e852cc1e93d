import { desc, eq } from 'drizzle-orm';
import { strategies } from '../db/tables/strategies';
import { translateRow } from '../texts/translate-row';
import type { Calls } from '../http/call';
import { cultureOf } from '../kernel/culture-of';
import type { Services } from '../http/services';
import { readStrategyFigures } from './strategy-figures';

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
      const figures = await readStrategyFigures(db, client.companyId);
      return rows.map((row) => {
        const {
          companyId: _company,
          login: _login,
          providerClientId: _provider,
          startedAt,
          ...strategy
        } = translateRow(row, culture);
        return { ...strategy, ...figures.get(row.id), startedAt: startedAt.toISOString() };
      });
    },
  };
}

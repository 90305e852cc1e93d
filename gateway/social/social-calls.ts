import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of';
import { strategies } from '../db/tables/strategies';
import { translateRow } from '../texts/translate-row';
import type { Calls } from '../http/call';
import { cultureOf } from '../kernel/culture-of';
import type { Services } from '../http/services';
import { findCopy, listCopies } from './copy-reading';
import { readStrategyFigures } from './strategy-figures';
import { strategyStateOf } from './strategy-state';

type SocialCalls = Calls<
  'getStrategies' | 'copyStrategy' | 'getCopies' | 'getCopy' | 'stopCopy' | 'pauseCopy' | 'resumeCopy'
>;

/** Strategies to copy, and the client's copies. */
export function socialCalls({ clock, copies, db }: Services): SocialCalls {
  return {
    getStrategies: async ({ client }) => {
      const culture = await cultureOf(db, client.id);
      const rows = await db
        .select()
        .from(strategies)
        .where(eq(strategies.companyId, client.companyId))
        .orderBy(strategies.id);
      const figures = await readStrategyFigures(db, client.companyId);
      const copierRows = await rowsOf<{ id: number; count: number }>(
        db,
        sql`select strategy_id as id, count(*)::integer as count from copies where state <> 'stopped' group by strategy_id`,
      );
      const copiers = new Map(copierRows.map(({ count, id }) => [id, count]));
      return rows.map((row) => {
        const {
          capacity: _capacity,
          companyId: _company,
          endedAt,
          login: _login,
          providerClientId,
          startedAt,
          state: _state,
          ...strategy
        } = translateRow(row, culture);
        const copierCount = copiers.get(row.id) ?? 0;
        return {
          ...strategy,
          ...figures.get(row.id),
          copiers: copierCount,
          state: strategyStateOf(row, copierCount),
          isOwn: providerClientId === client.id,
          startedAt: startedAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        };
      });
    },

    copyStrategy: ({ body: { idempotencyKey, strategyId, ...order }, client }) =>
      copies.start(client, idempotencyKey, { ...order, strategyId: Number(strategyId) }),

    getCopies: ({ client }) => listCopies(db, client.id, clock()),

    getCopy: ({ client, query: { id } }) => findCopy(db, client.id, id, clock()),

    stopCopy: ({ body: { copyId, idempotencyKey }, client }) => copies.stop(client, idempotencyKey, copyId),

    pauseCopy: ({ body: { copyId, idempotencyKey }, client }) =>
      copies.setPaused(client, idempotencyKey, copyId, true),

    resumeCopy: ({ body: { copyId, idempotencyKey }, client }) =>
      copies.setPaused(client, idempotencyKey, copyId, false),
  };
}

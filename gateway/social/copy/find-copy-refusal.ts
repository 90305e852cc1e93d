import { and, eq, ne } from 'drizzle-orm';
import { MAX_COPIES, type CopyRefusal } from '../../../src/domain/social/copy';
import { CLOSING_RISK } from '../../../src/domain/social/strategy-risk';
import type { Database } from '../../db/database';
import { applications } from '../../db/tables/applications';
import { copies } from '../../db/tables/copies';
import type { strategies } from '../../db/tables/strategies';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { readStrategyRisk } from '../strategy/strategy-figures';
import { strategyStateOf } from '../strategy/strategy-state';

/** The reason why a client cannot copy a strategy with any order; undefined if they can. */
export async function findCopyRefusal(
  db: Database,
  { id: clientId }: Pick<SignedInClient, 'id'>,
  strategy: typeof strategies.$inferSelect,
): Promise<CopyRefusal | undefined> {
  if (strategy.providerClientId === clientId) return 'own';
  const isRunning = ne(copies.state, 'stopped');
  const ownCopies = await db
    .select({ strategyId: copies.strategyId })
    .from(copies)
    .where(and(eq(copies.clientId, clientId), isRunning));
  if (ownCopies.some(({ strategyId }) => strategyId === strategy.id)) return 'copied';
  const copierCount = await db.$count(copies, and(eq(copies.strategyId, strategy.id), isRunning));
  const risk = await readStrategyRisk(db, strategy.id);
  if (strategy.state === 'active' && (risk ?? 0) >= CLOSING_RISK) return 'risk';
  const state = strategyStateOf(strategy, copierCount, risk);
  if (state !== 'open' && state !== 'full') return state;
  if (ownCopies.length >= MAX_COPIES) return 'limit';
  const isDeclined = and(eq(applications.clientId, clientId), eq(applications.state, 'rejected'));
  if ((await db.$count(applications, isDeclined)) > 0) return 'declined';
  return state === 'full' ? state : undefined;
}

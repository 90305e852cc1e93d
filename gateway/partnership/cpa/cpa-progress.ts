import type { CpaProgress } from '../../../src/domain/partnership/cpa';
import type { Database } from '../../db/database';
import { readCpaFacts } from './cpa-facts';
import { cpaOutcome } from './cpa-outcome';
import { cpaSchemeAt, listCpaSchemes } from './cpa-scheme';

/** How far clients of a partner are whose reward, once for each, is not decided; by their ids. */
export async function readCpaProgress(
  db: Database,
  partnerId: number,
  clientIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, CpaProgress>> {
  const progress = new Map<number, CpaProgress>();
  if (clientIds.length === 0) return progress;
  const schemes = await listCpaSchemes(db, partnerId);
  const [currency] = schemes[0]?.rules.currencies ?? [];
  if (currency === undefined) return progress;
  for (const [clientId, facts] of await readCpaFacts(db, clientIds, currency)) {
    const scheme = cpaSchemeAt(schemes, facts.boundAt);
    if (!scheme) continue;
    const { conditions, from, until } = cpaOutcome(facts, scheme.rules.cpa, currency, now);
    progress.set(clientId, { conditions, from: from?.toISOString() ?? null, until: until.toISOString() });
  }
  return progress;
}

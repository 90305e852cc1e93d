import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { clients } from '../db/tables/clients';
import { partnerSchemes } from '../db/tables/partners';
import { assertDefined } from '../kernel/assert-defined';
import { termsOf } from './partner-rewards';
import { levelsOf } from './reward-deal';

/**
 * The rules and the currency by which a client is rewarded at an instant; without a scheme at a company that has none for
 * them, and after the end of a partnership.
 */
export async function programmeOf(db: Database, clientId: number, at: Date) {
  const [client] = await db.select({ isIb: clients.isIb }).from(clients).where(eq(clients.id, clientId));
  const programme = assertDefined(client, 'the client').isIb ? ('partner' as const) : ('client' as const);
  const [level] = await levelsOf(db, [clientId], at);
  const schemeId = level?.schemeId ?? null;
  const [scheme] =
    schemeId === null ? [] : await db.select().from(partnerSchemes).where(eq(partnerSchemes.id, schemeId));
  if (!scheme) return { programme, currency: null, scheme: null };
  if (level?.isEnded)
    return { programme, currency: level.currency ?? scheme.rules.currencies[0], scheme: null };
  const { holdDays, kind, levels, minimum, payDay, rules, version } = scheme;
  return {
    programme,
    currency: level?.currency ?? rules.currencies[0],
    scheme: { id: scheme.id, version, kind, ...termsOf(rules), levels, holdDays, minimum, payDay },
  };
}

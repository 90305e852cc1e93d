import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import type { clients } from '../db/tables/clients';

/** Levels of a client's verification; each includes those before it. */
export const LEVELS = Object.freeze(['none', 'sent', 'verified', 'professional'] as const);
export type Level = (typeof LEVELS)[number];

/** True if a client's level is high enough. */
export const isLevelReached = (level: Level, requiredLevel: Level): boolean =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(requiredLevel);

/** A client's level: by the proof of identity, and by professional status. */
export async function levelOf(
  db: Database,
  { id, isProfessional }: Pick<typeof clients.$inferSelect, 'id' | 'isProfessional'>,
  now: Date,
): Promise<Level> {
  const proofs = await db
    .select({ status: documents.status })
    .from(documents)
    .where(
      and(
        eq(documents.clientId, id),
        eq(documents.kind, 'identity-front'),
        inArray(documents.status, ['pending', 'verified']),
        or(isNull(documents.validUntil), gt(documents.validUntil, now)),
      ),
    );
  const isVerified = proofs.some(({ status }) => status === 'verified');
  if (isVerified) return isProfessional ? 'professional' : 'verified';
  return proofs.length > 0 ? 'sent' : 'none';
}

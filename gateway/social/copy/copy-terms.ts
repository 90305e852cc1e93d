import { and, eq } from 'drizzle-orm';
import type { CopyTerms } from '../../../src/domain/social/copy-terms';
import type { Database } from '../../db/database';
import { strategies } from '../../db/tables/strategies';
import { ApiError } from '../../kernel/api-error';
import { cultureOf } from '../../db/culture-of';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { COPY_TERMS_VERSION, isWarnedClient, writeConsents } from './copy-consents';
import { copyOverlap } from './copy-overlap';
import { findCopyRefusal } from './find-copy-refusal';

/**
 * Reads what a client has to know before they copy a strategy.
 * @throws ApiError `notFound` for another company's strategy.
 */
export async function readCopyTerms(
  db: Database,
  client: SignedInClient,
  strategyId: number,
  now: Date,
): Promise<CopyTerms> {
  const [strategy] = await db
    .select()
    .from(strategies)
    .where(and(eq(strategies.id, strategyId), eq(strategies.companyId, client.companyId)));
  if (!strategy) throw new ApiError('notFound');
  const isWarned = await isWarnedClient(db, client.id);
  return {
    version: COPY_TERMS_VERSION,
    refusal: (await findCopyRefusal(db, client, strategy)) ?? null,
    consents: writeConsents(strategy, await cultureOf(db, client.id), isWarned),
    overlap: await copyOverlap(db, client, strategy, now),
  };
}

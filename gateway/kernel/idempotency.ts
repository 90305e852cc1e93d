import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { idempotencyKeys } from '../db/tables/money';
import { ApiError } from './api-error';
import { digest } from './secrets';
import type { Clock } from './time';

/**
 * Performs a client's request once for each idempotency key (D9). A refused request does not use up its key, so that the
 * form can be corrected and sent again.
 */
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests of one client wait for each other. Throws `idempotencyConflict` if the key was used for another request.
   * @param request the data that must be the same in each call with the key.
   */
  async run<Answer extends object>(
    { id: clientId }: { id: number },
    key: string,
    request: object,
    perform: (transaction: Database, owner: typeof clients.$inferSelect) => Promise<Answer>,
  ): Promise<Answer> {
    const bodyHash = digest(JSON.stringify(request));
    return inTransaction(this.db, async (transaction) => {
      // Not FOR UPDATE: rows that only refer to the client can be written meanwhile.
      const [owner] = await transaction
        .select()
        .from(clients)
        .where(eq(clients.id, clientId))
        .for('no key update');
      if (!owner) throw new ApiError('unauthorized');
      const isClientKey = and(eq(idempotencyKeys.clientId, clientId), eq(idempotencyKeys.key, key));
      const [savedCall] = await transaction.select().from(idempotencyKeys).where(isClientKey);
      if (savedCall && savedCall.bodyHash !== bodyHash) throw new ApiError('idempotencyConflict');
      if (savedCall) return savedCall.answer as Answer;
      const answer = await perform(transaction, owner);
      await transaction
        .insert(idempotencyKeys)
        .values({ clientId, key, bodyHash, answer, createdAt: this.clock() });
      return answer;
    });
  }
}

import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { idempotencyKeys } from '../db/tables/money';
import { ApiError } from '../http/api-error';
import { digest } from './secrets';
import type { ClientRow, SignedInClient } from '../session/sessions';
import type { Clock } from './time';

/**
 * Does what a client asks for once for each key (D9). A refusal uses no key up: the form may be corrected and sent
 * again.
 */
export class Once {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves of one client wait for each other. Throws `idempotencyConflict` where the key was used for something else before.
   * @param asked what the key stands for.
   */
  async run<Answer extends object>(
    { id: clientId }: Pick<SignedInClient, 'id'>,
    key: string,
    asked: object,
    work: (own: Database, owner: ClientRow) => Promise<Answer>,
  ): Promise<Answer> {
    const bodyHash = digest(JSON.stringify(asked));
    return inTransaction(this.db, async (own) => {
      // Not FOR UPDATE: rows that only refer to the client can be written meanwhile.
      const [owner] = await own.select().from(clients).where(eq(clients.id, clientId)).for('no key update');
      if (!owner) throw new ApiError('unauthorized');
      const theirs = and(eq(idempotencyKeys.clientId, clientId), eq(idempotencyKeys.key, key));
      const [before] = await own.select().from(idempotencyKeys).where(theirs);
      if (before && before.bodyHash !== bodyHash) throw new ApiError('idempotencyConflict');
      if (before) return before.answer as Answer;
      const answer = await work(own, owner);
      await own.insert(idempotencyKeys).values({ clientId, key, bodyHash, answer, createdAt: this.clock() });
      return answer;
    });
  }
}

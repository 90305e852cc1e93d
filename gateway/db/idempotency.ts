import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from './open-database';
import { clients } from './tables/clients';
import { idempotencyKeys } from './tables/money';
import { ApiError } from '../kernel/api-error';
import { digest } from '../kernel/secrets';
import type { Clock } from '../kernel/time';

/** A client's call with its key, and the hash of its request. */
interface KeyedCall {
  readonly clientId: number;
  readonly key: string;
  readonly bodyHash: string;
}

/** JSON replacer that sorts the members of objects, so that equal objects have equal text. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Performs a client's request once for each idempotency key (D9). A refused request does not use up its key, so that the
 * form can be corrected and sent again.
 */
export class Idempotency {
  /** Answers that were given again. */
  readonly #repeatedAnswers = new WeakSet<object>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests of one client wait for each other. Throws `idempotencyConflict` if the key was used for another request.
   * @param request the data that must be the same in each call with the key.
   * @param guard runs the work unless its answer is given again, which is thus no attempt to prove anything.
   */
  async run<Answer extends object>(
    { id: clientId }: { id: number },
    key: string,
    request: object,
    perform: (transaction: Database, owner: typeof clients.$inferSelect) => Promise<Answer>,
    guard: (work: () => Promise<Answer>) => Promise<Answer> = (work) => work(),
  ): Promise<Answer> {
    const call = { clientId, key, bodyHash: digest(JSON.stringify(request, sortKeys)) };
    const answer = await this.#findAnswer<Answer>(this.db, call);
    return answer ?? guard(() => this.#performOnce(call, perform));
  }

  /** True for an answer that was given again, of a request that was performed before. */
  isRepeated(answer: unknown): boolean {
    return typeof answer === 'object' && answer !== null && this.#repeatedAnswers.has(answer);
  }

  async #performOnce<Answer extends object>(
    call: KeyedCall,
    perform: (transaction: Database, owner: typeof clients.$inferSelect) => Promise<Answer>,
  ): Promise<Answer> {
    return inTransaction(this.db, async (transaction) => {
      // Not FOR UPDATE: rows that only refer to the client can be written meanwhile.
      const [owner] = await transaction
        .select()
        .from(clients)
        .where(eq(clients.id, call.clientId))
        .for('no key update');
      if (!owner) throw new ApiError('unauthorized');
      const savedAnswer = await this.#findAnswer<Answer>(transaction, call);
      if (savedAnswer) return savedAnswer;
      const answer = await perform(transaction, owner);
      await transaction.insert(idempotencyKeys).values({ ...call, answer, createdAt: this.clock() });
      return answer;
    });
  }

  async #findAnswer<Answer extends object>(
    db: Database,
    { bodyHash, clientId, key }: KeyedCall,
  ): Promise<Answer | undefined> {
    const isClientKey = and(eq(idempotencyKeys.clientId, clientId), eq(idempotencyKeys.key, key));
    const [savedCall] = await db.select().from(idempotencyKeys).where(isClientKey);
    if (!savedCall) return undefined;
    if (savedCall.bodyHash !== bodyHash) throw new ApiError('idempotencyConflict');
    const answer = savedCall.answer as Answer;
    this.#repeatedAnswers.add(answer);
    return answer;
  }
}

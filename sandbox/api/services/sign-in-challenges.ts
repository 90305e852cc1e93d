import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../../db/open-database';
import { signInChallenges } from '../../db/tables/clients';
import { ApiError } from '../http/api-error';
import { ATTEMPT_RULES } from './attempt-rules.table';
import type { Attempts } from './attempts';
import type { Audit } from './audit';
import { originOf } from './origin';
import { isTotp, lockClient, type SecondFactor } from './second-factor';
import { digest, newToken } from './secrets';
import type { SecurityAlerts } from './security-alerts';
import type { ClientRow } from './sessions';
import type { SignIns } from './sign-ins';
import { later, type Clock } from './time';

const CHALLENGE_SECONDS = 300;
const MOST_TRIES = 5;

interface SignInChallengesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly alerts: SecurityAlerts;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly secondFactor: SecondFactor;
  readonly signIns: SignIns;
}

/** The second step of a sign-in, for a client who has a second factor (D9). */
export class SignInChallenges {
  constructor(private readonly deps: SignInChallengesDeps) {}

  /** What a client whose password was right has to answer; undefined for one without a second factor. */
  async begin(
    clientId: number,
  ): Promise<{ challengeId: string; methods: ('totp' | 'recovery')[] } | undefined> {
    const { clock, db, secondFactor } = this.deps;
    const methods = await secondFactor.methods(clientId);
    if (methods.length === 0) return undefined;
    const challengeId = newToken();
    const expiresAt = later(clock(), CHALLENGE_SECONDS);
    await db.insert(signInChallenges).values({ idHash: digest(challengeId), clientId, expiresAt });
    return { challengeId, methods };
  }

  /**
   * Answers a challenge; resolves to the token. Throws `wrongCode`, `tooManyTries` with the fifth wrong code,
   * which ends the challenge, and `wrongLink` where there is none of that id any more.
   */
  async answer(
    challengeId: string,
    method: 'totp' | 'recovery',
    code: string,
    request: FastifyRequest,
  ): Promise<string> {
    const { attempts, audit, db, signIns } = this.deps;
    await attempts.take(ATTEMPT_RULES.secondFactorIp, request.ip);
    const idHash = digest(challengeId);
    const [asked] = await db.select().from(signInChallenges).where(eq(signInChallenges.idHash, idHash));
    if (!asked) throw new ApiError('wrongLink');
    await attempts.take(ATTEMPT_RULES.secondFactor, String(asked.clientId));
    // A try that fails is counted too, so nothing is thrown before the transaction has committed.
    const outcome = await inTransaction(db, (own) => this.#try(own, idHash, method, code, request));
    if (typeof outcome === 'string') {
      if (outcome !== 'wrongLink')
        await audit.note('second-factor-failed', request, asked.clientId, 'password');
      throw new ApiError(outcome);
    }
    await attempts.forget(ATTEMPT_RULES.secondFactor, String(asked.clientId));
    await attempts.giveBack(ATTEMPT_RULES.secondFactorIp, request.ip);
    await signIns.note(outcome.client, method, request);
    return outcome.token;
  }

  async #try(
    own: Database,
    idHash: string,
    method: 'totp' | 'recovery',
    code: string,
    request: FastifyRequest,
  ): Promise<{ client: ClientRow; token: string } | 'wrongCode' | 'wrongLink' | 'tooManyTries'> {
    const { alerts, clock, secondFactor, signIns } = this.deps;
    const now = clock();
    const [row] = await own
      .select()
      .from(signInChallenges)
      .where(eq(signInChallenges.idHash, idHash))
      .for('update');
    if (!row || row.usedAt || row.expiresAt <= now || row.tries >= MOST_TRIES) return 'wrongLink';
    const tries = row.tries + 1;
    const client = await lockClient(own, row.clientId);
    const isRight = isTotp(code) === (method === 'totp') && (await secondFactor.take(own, client.id, code));
    await own
      .update(signInChallenges)
      .set({ tries, usedAt: isRight ? now : null })
      .where(eq(signInChallenges.idHash, idHash));
    if (!isRight) return tries >= MOST_TRIES ? 'tooManyTries' : 'wrongCode';
    if (method === 'recovery') await alerts.tell(own, 'recovery-code-used', client, originOf(request));
    return { client, token: await signIns.begin(own, client, method, request) };
  }
}

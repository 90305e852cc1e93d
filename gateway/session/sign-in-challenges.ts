import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { cleanCode } from '../../src/domain/kernel/identifiers/one-time-code';
import { inTransaction, type Database } from '../db/open-database';
import { signInChallenges } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import type { AttemptSubjects } from './attempt-subjects';
import type { Audit } from './audit';
import { originOf, type CallOrigin } from '../kernel/origin';
import type { Assertion, Passkeys } from './passkeys';
import { lockClient, lockProvedClient, type ProvedClient } from './credentials';
import type { FactorMethod, SecondFactor } from './second-factor';
import { isTotp } from './totp';
import { digest, newToken } from '../kernel/secrets';
import type { ClientRow } from './sessions';
import type { SignIns } from './sign-ins';
import type { Sites } from '../site/sites';
import { addSeconds, type Clock } from '../kernel/time';

const CHALLENGE_SECONDS = 300;
const MAX_TRIES = 5;

interface SignInChallengesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly attemptSubjects: AttemptSubjects;
  readonly audit: Audit;
  readonly passkeys: Passkeys;
  readonly secondFactor: SecondFactor;
  readonly signIns: SignIns;
  readonly sites: Sites;
}

/** Answer to a challenge: a code, or a passkey's signature. */
export type ChallengeAnswer =
  | { readonly method: 'totp' | 'recovery'; readonly code: string }
  | { readonly method: 'passkey'; readonly assertion: Assertion };

/** The second step of a sign-in, for a client who has a second factor (D9). */
export class SignInChallenges {
  constructor(private readonly deps: SignInChallengesDeps) {}

  /**
   * The challenge for a client whose password was right; undefined without a second factor. Throws `wrongCredentials` if
   * a credential has changed since.
   */
  async beginChallenge(
    client: ProvedClient,
  ): Promise<{ challengeId: string; methods: FactorMethod[] } | undefined> {
    const { clock, db, secondFactor } = this.deps;
    const methods = await secondFactor.listMethods(client.id);
    if (methods.length === 0) return undefined;
    const challengeId = newToken();
    const values = { clientId: client.id, expiresAt: addSeconds(clock(), CHALLENGE_SECONDS) };
    await inTransaction(db, async (transaction) => {
      await lockProvedClient(transaction, client, 'wrongCredentials');
      await transaction.insert(signInChallenges).values({ idHash: digest(challengeId), ...values });
    });
    return { challengeId, methods };
  }

  /**
   * Creates new options for a passkey, for each attempt. Throws `wrongLink` if the challenge no longer exists, and
   * `refused` if the client has no passkey for the page.
   */
  async createPasskeyOptions(challengeId: string, request: FastifyRequest) {
    const { attempts, clock, db, passkeys, sites } = this.deps;
    await attempts.countAttempt(ATTEMPT_RULES.secondFactorIp, request.ip);
    const isThisChallenge = eq(signInChallenges.idHash, digest(challengeId));
    const [row] = await db.select().from(signInChallenges).where(isThisChallenge);
    if (!row || hasEnded(row, clock())) throw new ApiError('wrongLink');
    await attempts.uncountAttempt(ATTEMPT_RULES.secondFactorIp, request.ip);
    const { challenge, options } = await passkeys.createSignOptions(
      row.clientId,
      await sites.pageOriginOf(request),
    );
    await db.update(signInChallenges).set({ passkey: challenge }).where(isThisChallenge);
    return options;
  }

  /**
   * Answers a challenge; resolves to the token. Throws `wrongCode`, `tooManyTries` with the fifth wrong code,
   * which ends the challenge, and `wrongLink` if the challenge no longer exists.
   */
  async answerChallenge(
    challengeId: string,
    answer: ChallengeAnswer,
    request: FastifyRequest,
  ): Promise<string> {
    const { attempts, attemptSubjects, audit, db, signIns } = this.deps;
    await attempts.countAttempt(ATTEMPT_RULES.secondFactorIp, request.ip);
    const idHash = digest(challengeId);
    const [challenge] = await db.select().from(signInChallenges).where(eq(signInChallenges.idHash, idHash));
    if (!challenge) throw new ApiError('wrongLink');
    const subject = await attemptSubjects.ofClient(challenge.clientId, request.ip);
    await attempts.countAttempt(ATTEMPT_RULES.secondFactor, subject);
    // A failed attempt is counted too, so nothing is thrown before the transaction has committed.
    const outcome = await inTransaction(db, (transaction) =>
      this.#tryAnswer(transaction, challenge, answer, request),
    );
    if (typeof outcome === 'string') {
      if (outcome !== 'wrongLink')
        await audit.recordEvent('second-factor-failed', request, challenge.clientId, 'password');
      throw new ApiError(outcome);
    }
    await attempts.reset(ATTEMPT_RULES.secondFactor, subject);
    await attempts.uncountAttempt(ATTEMPT_RULES.secondFactorIp, request.ip);
    await signIns.recordSignIn(outcome.client, answer.method, request);
    return outcome.token;
  }

  async #tryAnswer(
    transaction: Database,
    { clientId, idHash }: ChallengeRow,
    answer: ChallengeAnswer,
    request: FastifyRequest,
  ): Promise<{ client: ClientRow; token: string } | 'wrongCode' | 'wrongLink' | 'tooManyTries'> {
    const { clock, signIns } = this.deps;
    const now = clock();
    // The client is locked before the challenge, as a change of the password does, which deletes it.
    const client = await lockClient(transaction, clientId);
    const [row] = await transaction
      .select()
      .from(signInChallenges)
      .where(eq(signInChallenges.idHash, idHash))
      .for('update');
    if (!row || hasEnded(row, now)) return 'wrongLink';
    const tries = row.tries + 1;
    const isRight = await this.#isRightAnswer(transaction, row, answer, originOf(request));
    await transaction
      .update(signInChallenges)
      .set({ tries, usedAt: isRight ? now : null, passkey: null })
      .where(eq(signInChallenges.idHash, idHash));
    if (!isRight) return tries >= MAX_TRIES ? 'tooManyTries' : 'wrongCode';
    return { client, token: await signIns.beginSession(transaction, client, answer.method, request) };
  }

  /** A passkey's signature is valid once, and for the latest options only. */
  async #isRightAnswer(
    transaction: Database,
    { clientId, passkey }: ChallengeRow,
    answer: ChallengeAnswer,
    origin: CallOrigin,
  ): Promise<boolean> {
    const { passkeys, secondFactor } = this.deps;
    if (answer.method === 'passkey')
      return passkey !== null && passkeys.verifySignature(transaction, clientId, answer.assertion, passkey);
    const { method } = answer;
    const code = cleanCode(answer.code);
    return isTotp(code) === (method === 'totp') && secondFactor.useCode(transaction, clientId, code, origin);
  }
}

type ChallengeRow = typeof signInChallenges.$inferSelect;

const hasEnded = ({ expiresAt, tries, usedAt }: ChallengeRow, now: Date) =>
  usedAt !== null || expiresAt <= now || tries >= MAX_TRIES;

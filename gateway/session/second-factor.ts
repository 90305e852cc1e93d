import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { cleanCode } from '../../src/domain/kernel/identifiers/one-time-code';
import { inTransaction, type Database } from '../db/open-database';
import { secondFactors } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import type { AttemptSubjects } from './attempt-subjects';
import { originOf, type CallOrigin } from '../kernel/origin';
import { lockClient } from './credentials';
import type { Assertion, Passkeys } from './passkeys';
import type { RecoveryCodes } from './recovery-codes';
import type { Encryption } from '../kernel/encryption';
import type { SecurityAlerts } from './security-alerts';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import type { Clock } from '../kernel/time';
import { isTotp, matchingStep } from './totp';

interface SecondFactorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly alerts: SecurityAlerts;
  readonly attempts: Attempts;
  readonly attemptSubjects: AttemptSubjects;
  readonly codes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly encryption: Encryption;
}

/** Proof of a second factor by one call. */
export interface FactorProof {
  /** A code of the app, a recovery code, or a passkey's signature. */
  readonly answer: string | Assertion | null | undefined;
  readonly origin: CallOrigin;
}

/** The proof in the body of a call. */
export function proofOf(
  { assertion, code }: { assertion?: Assertion | null | undefined; code?: string | null | undefined },
  request: FastifyRequest,
): FactorProof {
  return { answer: assertion ?? code, origin: originOf(request) };
}

export type FactorMethod = Exclude<SignInMethod, 'password'>;

/** The second factor of clients: by which methods they have it, and the proof of it (D9). */
export class SecondFactor {
  /** Right or wrong proofs; a proof that was not required is neither. */
  readonly #verdicts = new WeakMap<FactorProof, boolean>();

  constructor(private readonly deps: SecondFactorDeps) {}

  /** The methods by which a client can prove their second factor; empty without one. */
  async listMethods(clientId: number, db: Database = this.deps.db): Promise<FactorMethod[]> {
    const { codes, passkeys } = this.deps;
    const app: FactorMethod[] = (await this.findApp(db, clientId)) ? ['totp'] : [];
    const keys: FactorMethod[] = (await passkeys.countPasskeys(clientId, db)) > 0 ? ['passkey'] : [];
    if (app.length + keys.length === 0) return [];
    const recovery: FactorMethod[] = (await codes.countUnused(db, clientId)) > 0 ? ['recovery'] : [];
    return [...app, ...recovery, ...keys];
  }

  /** The client's authenticator app, once it is set up. */
  async findApp(db: Database, clientId: number) {
    const confirmedFactor = and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt));
    const [row] = await db.select().from(secondFactors).where(confirmedFactor);
    return row;
  }

  /**
   * Requires the second factor before a change, in a transaction that has locked the client. A client without a second
   * factor need not prove any. Throws `codeNeeded` and `wrongCode`.
   */
  async checkProof(transaction: Database, clientId: number, proof: FactorProof): Promise<void> {
    const methods = await this.listMethods(clientId, transaction);
    if (methods.length === 0) return;
    const { answer, origin } = proof;
    if (!answer) throw new ApiError('codeNeeded', undefined, { methods });
    const isRight =
      typeof answer === 'string'
        ? await this.useCode(transaction, clientId, answer, origin)
        : await this.deps.passkeys.verifyProof(transaction, clientId, answer);
    this.judgeProof(proof, isRight);
  }

  /** Notes whether a proof is right, for `countAttempt`; throws `wrongCode` for a wrong one. */
  judgeProof(proof: FactorProof, isRight: boolean): void {
    this.#verdicts.set(proof, isRight);
    if (!isRight) throw new ApiError('wrongCode');
  }

  /**
   * Counts an attempt to prove the factor, before `work` checks it. Only a right proof resets the count: work that
   * never looked at the proof, such as a repeated request, takes back its own attempt and no other. A right proof is used
   * up even if the work is refused for another reason. Throws `tooManyTries`.
   */
  async countAttempt<T>({ id }: SignedInClient, proof: FactorProof, work: () => Promise<T>): Promise<T> {
    if (!proof.answer) return work();
    const { attempts, attemptSubjects } = this.deps;
    const subject = await attemptSubjects.ofClient(id, proof.origin.ip);
    await attempts.countAttempt(ATTEMPT_RULES.secondFactor, subject);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && this.#verdicts.get(proof) === true) await this.#useUp(id, proof);
      throw error;
    } finally {
      const verdict = this.#verdicts.get(proof);
      if (verdict === true) await attempts.reset(ATTEMPT_RULES.secondFactor, subject);
      if (verdict === undefined) await attempts.uncountAttempt(ATTEMPT_RULES.secondFactor, subject);
    }
  }

  /** Uses up a right proof whose transaction was rolled back. */
  async #useUp(clientId: number, { answer, origin }: FactorProof): Promise<void> {
    await inTransaction(this.deps.db, async (transaction) => {
      await lockClient(transaction, clientId);
      if (typeof answer === 'string') await this.useCode(transaction, clientId, answer, origin);
      else if (answer) await this.deps.passkeys.verifyProof(transaction, clientId, answer);
    });
  }

  /**
   * Uses up a code of the app or a recovery code, under the client's lock; false for a wrong one. The client is notified
   * of every used recovery code.
   */
  async useCode(
    transaction: Database,
    clientId: number,
    typedCode: string,
    origin: CallOrigin,
  ): Promise<boolean> {
    const code = cleanCode(typedCode);
    const { alerts, clock, codes, encryption } = this.deps;
    if (!isTotp(code)) {
      const isUsed = await codes.useCode(transaction, clientId, code);
      if (isUsed) await alerts.notify(transaction, 'recovery-code-used', { id: clientId }, origin);
      return isUsed;
    }
    const row = await this.findApp(transaction, clientId);
    if (!row) return false;
    const step = matchingStep(encryption.decrypt(row.secret, clientId), code, clock(), row.lastStep);
    if (step === undefined) return false;
    await transaction
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: clock() })
      .where(eq(secondFactors.clientId, clientId));
    return true;
  }

  /** Called after a method was removed: without another method the recovery codes are deleted, and the client is notified. */
  async deleteCodesIfLast(transaction: Database, clientId: number, origin: CallOrigin): Promise<boolean> {
    const { alerts, codes } = this.deps;
    if ((await this.listMethods(clientId, transaction)).length > 0) return false;
    await codes.deleteCodes(transaction, clientId);
    await alerts.notify(transaction, 'second-factor-off', { id: clientId }, origin);
    return true;
  }
}

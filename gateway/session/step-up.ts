import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/open-database';
import { ApiError } from '../kernel/api-error';
import type { ProvedClient } from './credentials';
import type { CurrentPassword } from './current-password';
import { proofOf, type FactorProof, type SecondFactor } from './second-factor';
import type { ClientRow } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

interface StepUpDeps {
  readonly currentPassword: CurrentPassword;
  readonly secondFactor: SecondFactor;
}

/** The proof of a call, in addition to its session. */
export interface StepUpProof {
  readonly password?: string | null | undefined;
  readonly factor: FactorProof;
}

/** The proof in the body of a call. */
export function stepUpProofOf(
  { password, ...proof }: Parameters<typeof proofOf>[0] & Pick<StepUpProof, 'password'>,
  request: FastifyRequest,
): StepUpProof {
  return { password, factor: proofOf(proof, request) };
}

/**
 * Proof of the client's identity, for actions that need more than a session: a client with a second factor proves it, by
 * any method, any other client enters the password. A password that is sent has to be right in either case.
 */
export class StepUp {
  /** The clients whose password a proof has proved. */
  readonly #provedClients = new WeakMap<StepUpProof, ProvedClient>();

  constructor(private readonly deps: StepUpDeps) {}

  /**
   * Counts the attempt, and checks the password before `work` begins its transaction: hashing takes long. Throws
   * `wrongCurrentPassword` and `tooManyTries`.
   */
  async countAttempt<T>(client: SignedInClient, proof: StepUpProof, work: () => Promise<T>): Promise<T> {
    const { currentPassword, secondFactor } = this.deps;
    if (proof.password) this.#provedClients.set(proof, await currentPassword.check(client, proof.password));
    return secondFactor.countAttempt(client, proof.factor, work);
  }

  /**
   * Requires the proof in the transaction that makes the change and has locked the client. Throws `codeNeeded` with the
   * methods, `wrongCode`, and `wrongCurrentPassword` if a credential has changed since.
   * @param requiredProof what a client without a second factor has to prove.
   */
  async check(
    transaction: Database,
    owner: ClientRow,
    proof: StepUpProof,
    requiredProof: 'session' | 'password' = 'password',
  ): Promise<void> {
    const { secondFactor } = this.deps;
    const provedClient = this.#provedClients.get(proof);
    if (provedClient && provedClient.credentialsVersion !== owner.credentialsVersion)
      throw new ApiError('wrongCurrentPassword');
    const hasFactor = (await secondFactor.listMethods(owner.id, transaction)).length > 0;
    if (!hasFactor && !provedClient && requiredProof === 'password')
      throw new ApiError('codeNeeded', undefined, { methods: ['password'] });
    await secondFactor.checkProof(transaction, owner.id, proof.factor);
  }
}

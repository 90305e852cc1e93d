import { inTransaction, type Database } from '../db/open-database';
import { ApiError } from '../kernel/api-error';
import { lockClient, type Credentials } from './credentials';
import { requireProvedEmail } from './email-proof';
import type { SecondFactor } from './second-factor';
import type { StepUp, StepUpProof } from './step-up';
import type { ClientRow } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

interface FactorGateDeps {
  readonly db: Database;
  readonly credentials: Credentials;
  readonly secondFactor: SecondFactor;
  readonly stepUp: StepUp;
}

/** Determines whether other sessions end with the change; they do unless the client opts out. */
export type EndsOthers = boolean | null | undefined;

type Work<T> = (transaction: Database, owner: ClientRow) => Promise<T>;

/**
 * The one gate for every change of a factor, with the proof of `StepUp`. Before it, the client proves the e-mail
 * address. Throws `emailUnproved`, `wrongCurrentPassword` without a password if the client has no second factor, `codeNeeded`,
 * `wrongCode` and `tooManyTries`.
 */
export class FactorGate {
  constructor(private readonly deps: FactorGateDeps) {}

  /** Begins a change that a further call completes; `Credentials` ends it if a credential changes before. */
  async beginChange<T>(client: SignedInClient, proof: StepUpProof, work: Work<T>): Promise<T> {
    const { db, stepUp } = this.deps;
    return stepUp.countAttempt(client, proof, () =>
      inTransaction(db, async (transaction) => {
        const owner = await lockClient(transaction, client.id);
        await this.#check(transaction, owner, proof);
        return work(transaction, owner);
      }),
    );
  }

  /** Makes a change, which ends everything that was issued by the credentials before it. */
  async makeChange<T>(
    client: SignedInClient,
    proof: StepUpProof,
    endsOtherSessions: EndsOthers,
    change: Work<T>,
  ): Promise<T> {
    const { credentials, stepUp } = this.deps;
    return stepUp.countAttempt(client, proof, () =>
      credentials.changeCredentials(
        client.id,
        { currentSession: client, endsOtherSessions },
        async (transaction, owner) => {
          await this.#check(transaction, owner, proof);
          return change(transaction, owner);
        },
      ),
    );
  }

  async #check(transaction: Database, owner: ClientRow, proof: StepUpProof): Promise<void> {
    requireProvedEmail(owner);
    const { secondFactor, stepUp } = this.deps;
    const hasFactor = (await secondFactor.listMethods(owner.id, transaction)).length > 0;
    if (!hasFactor && !proof.password) throw new ApiError('wrongCurrentPassword');
    await stepUp.check(transaction, owner, proof);
  }
}

import { inTransaction, type Database } from '../db/open-database';
import { ApiError } from '../kernel/api-error';
import { lockClient, type Credentials } from './credentials';
import type { CurrentPassword } from './current-password';
import { requireProvedEmail } from './email-proof';
import type { FactorProof, SecondFactor } from './second-factor';
import type { ClientRow, SignedInClient } from './sessions';

interface FactorGateDeps {
  readonly db: Database;
  readonly credentials: Credentials;
  readonly currentPassword: CurrentPassword;
  readonly secondFactor: SecondFactor;
}

/** The proof that a change of the second factor needs, in addition to the session. */
export interface ChangeProof {
  readonly password?: string | null | undefined;
  readonly factor: FactorProof;
}

/** Answer to whether other sessions end with the change; they do unless the client says no. */
export type EndsOthers = boolean | null | undefined;

type Work<T> = (transaction: Database, owner: ClientRow) => Promise<T>;

/**
 * The one gate for every change of a factor: a client with a second factor proves it, by whichever method, any other
 * client enters the password. Before that, the client proves the e-mail address. Throws `emailUnproved`, `wrongCurrentPassword`,
 * `codeNeeded`, `wrongCode` and `tooManyTries`.
 */
export class FactorGate {
  constructor(private readonly deps: FactorGateDeps) {}

  /** Begins a change that a further call completes; `Credentials` ends it if a credential changes before. */
  async beginChange<T>(client: SignedInClient, proof: ChangeProof, work: Work<T>): Promise<T> {
    const { db, secondFactor } = this.deps;
    const check = await this.#checkOf(client, proof);
    return secondFactor.countAttempt(client, proof.factor, () =>
      inTransaction(db, async (transaction) => {
        const owner = await lockClient(transaction, client.id);
        await check(transaction, owner);
        return work(transaction, owner);
      }),
    );
  }

  /** Makes a change, which ends whatever was issued by the credentials before it. */
  async makeChange<T>(
    client: SignedInClient,
    proof: ChangeProof,
    endsOtherSessions: EndsOthers,
    change: Work<T>,
  ): Promise<T> {
    const { credentials, secondFactor } = this.deps;
    const check = await this.#checkOf(client, proof);
    return secondFactor.countAttempt(client, proof.factor, () =>
      credentials.changeCredentials(
        client.id,
        { currentSession: client, endsOtherSessions },
        async (transaction, owner) => {
          await check(transaction, owner);
          return change(transaction, owner);
        },
      ),
    );
  }

  /** Checks the password, if there is one, before the transaction: hashing takes long. */
  async #checkOf(client: SignedInClient, { factor, password }: ChangeProof) {
    const { currentPassword, secondFactor } = this.deps;
    const proved = password ? await currentPassword.check(client, password) : undefined;
    return async (transaction: Database, owner: ClientRow): Promise<void> => {
      requireProvedEmail(owner);
      const isFactorNeeded = (await secondFactor.listMethods(owner.id, transaction)).length > 0;
      const isPasswordCurrent = proved?.credentialsVersion === owner.credentialsVersion;
      if (proved ? !isPasswordCurrent : !isFactorNeeded) throw new ApiError('wrongCurrentPassword');
      await secondFactor.checkProof(transaction, owner.id, factor);
    };
  }
}

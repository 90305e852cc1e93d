import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients, secondFactors, signInChallenges } from '../db/tables/clients';
import { passkeyChallenges } from '../db/tables/passkeys';
import { ApiError } from '../kernel/api-error';
import type { RefusalName } from '../kernel/refusals.table';
import type { ClientRow, Sessions } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

/**
 * A client at the time of proving a credential; `credentialsVersion` identifies the credentials that were current then.
 */
export type ProvedClient = Pick<ClientRow, 'id' | 'credentialsVersion'>;

export interface CredentialChange {
  /** The session that stays open. */
  readonly currentSession?: SignedInClient | undefined;
  /** False if the client's other sessions stay open too. */
  readonly endsOtherSessions?: boolean | null | undefined;
}

/** Changes of what a client proves who they are with: the password, the authenticator app, passkeys, recovery codes. */
export class Credentials {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Changes a credential while the client is locked. What was issued by the credentials before ends in the same
   * transaction: other sessions, challenges, and changes of a factor that have only begun.
   */
  async changeCredentials<T>(
    clientId: number,
    { currentSession, endsOtherSessions }: CredentialChange,
    change: (transaction: Database, owner: ClientRow) => Promise<T>,
  ): Promise<T> {
    const result = await inTransaction(this.db, async (transaction) => {
      const changed = await change(transaction, await lockClient(transaction, clientId));
      await endBegunProofs(transaction, clientId);
      if (endsOtherSessions !== false) await this.sessions.revokeAll(clientId, currentSession, transaction);
      return changed;
    });
    this.sessions.clearCache();
    return result;
  }
}

/** Locks a client, so that changes run one at a time: otherwise two attempts with one code could both use it. */
export async function lockClient(transaction: Database, clientId: number): Promise<ClientRow> {
  const [row] = await transaction.select().from(clients).where(eq(clients.id, clientId)).for('update');
  if (!row) throw new ApiError('unauthorized');
  return row;
}

/**
 * Locks a client in the transaction that issues or changes something by a proof from before it. Throws `refusal` if a
 * credential has changed since the proof.
 */
export async function lockProvedClient(
  transaction: Database,
  { credentialsVersion, id }: ProvedClient,
  refusal: RefusalName,
): Promise<ClientRow> {
  const row = await lockClient(transaction, id);
  if (row.credentialsVersion !== credentialsVersion) throw new ApiError(refusal);
  return row;
}

async function endBegunProofs(transaction: Database, clientId: number): Promise<void> {
  await transaction
    .update(clients)
    .set({ credentialsVersion: sql`${clients.credentialsVersion} + 1` })
    .where(eq(clients.id, clientId));
  await transaction.delete(signInChallenges).where(eq(signInChallenges.clientId, clientId));
  await transaction.delete(passkeyChallenges).where(eq(passkeyChallenges.clientId, clientId));
  await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.clientId, clientId), isNull(secondFactors.confirmedAt)));
}

import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { Origin } from '../kernel/origin';
import type { Services } from '../http/services';
import type { SignedInClient } from './sessions';

/** Changes a password after checking the current one, and ends the client's other sessions (S10, D4). */
export async function changePassword(
  services: Services,
  client: SignedInClient,
  input: { currentPassword: string; newPassword: string },
  origin: Origin,
): Promise<void> {
  const { currentPassword, passwords } = services;
  const { id, email, passwordHash } = await currentPassword.check(client, input.currentPassword);
  const newHash = await passwords.hashNew(input.newPassword, email);
  await setPassword(services, id, newHash, {
    origin,
    currentSession: client,
    // If two changes run at once, the second was checked against a password that is no longer current.
    expectedHash: passwordHash,
  });
}

interface PasswordChange {
  /** The origin of the request, for the notification to the client. */
  origin: Origin;
  /** Runs first, in the same transaction; if it throws, everything is rolled back. */
  beforeChange?(db: Database): Promise<void>;
  /** The session that stays open; all others end. */
  currentSession?: SignedInClient;
  /** The hash that must still be the current one; throws `wrongCurrentPassword` otherwise. */
  expectedHash?: string;
}

/** Sets a password, invalidates every password link, ends every other session and notifies the client, in one transaction. */
export async function setPassword(
  { alerts, db, links, sessions }: Services,
  clientId: number,
  passwordHash: string,
  { beforeChange, origin, currentSession, expectedHash }: PasswordChange,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await beforeChange?.(transaction);
    const isExpectedClient = and(
      eq(clients.id, clientId),
      expectedHash === undefined ? undefined : eq(clients.passwordHash, expectedHash),
    );
    const updatedRows = await transaction
      .update(clients)
      .set({ passwordHash })
      .where(isExpectedClient)
      .returning({ id: clients.id });
    if (updatedRows.length === 0) throw new ApiError('wrongCurrentPassword');
    await links.invalidateLinks(clientId, transaction);
    await sessions.revokeAll(clientId, currentSession, transaction);
    await alerts.notify(transaction, 'password-changed', { id: clientId }, origin);
  });
  sessions.clearCache();
}

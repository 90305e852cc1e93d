import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { ApiError } from '../http/api-error';
import type { Origin } from '../kernel/origin';
import type { Services } from '../http/services';
import type { SignedInClient } from './sessions';

/** Changes a password after checking the current one, and ends the client's other sessions (S10, D4). */
export async function changePassword(
  services: Services,
  client: SignedInClient,
  typed: { currentPassword: string; newPassword: string },
  from: Origin,
): Promise<void> {
  const { currentPassword, passwords } = services;
  const { id, email, passwordHash } = await currentPassword.check(client, typed.currentPassword);
  const changed = await passwords.hashNew(typed.newPassword, email);
  await setPassword(services, id, changed, {
    from,
    keep: client,
    // If two changes run at once, the second was checked against a password that is no longer current.
    unchanged: passwordHash,
  });
}

interface SettingPassword {
  /** The place of the change, for the notification to the client. */
  from: Origin;
  /** Runs first, in the same transaction; if it throws, everything is rolled back. */
  first?(db: Database): Promise<void>;
  /** The session to keep; all others end. */
  keep?: SignedInClient;
  /** The hash that must still be the current one; throws `wrongCurrentPassword` otherwise. */
  unchanged?: string;
}

/** Sets a password, invalidates every password link, ends every other session and notifies the client, in one transaction. */
export async function setPassword(
  { alerts, db, links, sessions }: Services,
  clientId: number,
  passwordHash: string,
  { first, from, keep, unchanged }: SettingPassword,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await first?.(transaction);
    const targetClient = and(
      eq(clients.id, clientId),
      unchanged === undefined ? undefined : eq(clients.passwordHash, unchanged),
    );
    const set = await transaction
      .update(clients)
      .set({ passwordHash })
      .where(targetClient)
      .returning({ id: clients.id });
    if (set.length === 0) throw new ApiError('wrongCurrentPassword');
    await links.useAll(clientId, transaction);
    await sessions.revokeAll(clientId, keep, transaction);
    await alerts.notify(transaction, 'password-changed', { id: clientId }, from);
  });
  sessions.clearCache();
}

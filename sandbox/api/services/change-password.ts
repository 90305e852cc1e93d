import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { ApiError } from '../http/api-error';
import type { Services } from './services';
import type { SignedInClient } from './sessions';

/** Changes a password against the current one and ends every other session (S10, D4). */
export async function changePassword(
  services: Services,
  client: SignedInClient,
  typed: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { currentPassword, passwords } = services;
  const { id, email, passwordHash } = await currentPassword.check(client, typed.currentPassword);
  const changed = await passwords.hashNew(typed.newPassword, email);
  await setPassword(services, id, changed, {
    keep: client,
    // Two changes at once: the second typed a password that is no longer the current one.
    unchanged: passwordHash,
  });
}

interface SettingPassword {
  /** Runs first, in the same transaction; what it throws undoes all. */
  first?(db: Database): Promise<void>;
  /** The session that goes on. */
  keep?: SignedInClient;
  /** The hash that has to be the current one still; throws `wrongCurrentPassword` otherwise. */
  unchanged?: string;
}

/** Sets a password, uses up every link and ends every other session: all of it, or nothing. */
export async function setPassword(
  { db, links, sessions }: Services,
  clientId: number,
  passwordHash: string,
  { first, keep, unchanged }: SettingPassword,
): Promise<void> {
  await inTransaction(db, async (own) => {
    await first?.(own);
    const isTheirs = and(
      eq(clients.id, clientId),
      unchanged === undefined ? undefined : eq(clients.passwordHash, unchanged),
    );
    const set = await own.update(clients).set({ passwordHash }).where(isTheirs).returning({ id: clients.id });
    if (set.length === 0) throw new ApiError('wrongCurrentPassword');
    await links.useAll(clientId, own);
    await sessions.revokeAll(clientId, keep, own);
  });
  sessions.forgetFound();
}

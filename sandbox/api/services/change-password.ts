import { eq } from 'drizzle-orm';
import { clients } from '../../db/tables/clients';
import { ApiError } from '../http/api-error';
import type { Services } from './services';
import type { SignedInClient } from './sessions';

/** Changes a password against the current one and ends every other session (S10, D4). */
export async function changePassword(
  { db, links, passwords, sessions }: Services,
  client: SignedInClient,
  typed: { currentPassword: string; newPassword: string },
): Promise<void> {
  const [row] = await db.select().from(clients).where(eq(clients.id, client.id));
  if (!row) throw new ApiError('unauthorized');
  const { id, email, passwordHash } = row;
  const isRight = await passwords.inTurn(() => passwords.matches(passwordHash, typed.currentPassword));
  if (!isRight) throw new ApiError('wrongCurrentPassword');
  const changed = await passwords.hashNew(typed.newPassword, email);
  await db.update(clients).set({ passwordHash: changed }).where(eq(clients.id, id));
  await links.useAll(id);
  await sessions.revokeAll(id, client);
}

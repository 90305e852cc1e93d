import { readSession, type Session } from '../../domain/session/session';
import type { VaultKey } from '../../domain/kernel/storage-keys.table';

/** The session from its two stored texts, however they are read: boot and the vault must never see two different ones. */
export function storedSession(
  read: (key: VaultKey) => string | null,
  nowSeconds: number,
): Session | undefined {
  return readSession({ token: read('token'), tokenExp: read('tokenExp') }, nowSeconds);
}

import { readSession, type Session } from '../../domain/session/session';
import type { VaultKey } from '../../domain/kernel/storage-keys.table';

/** The session from its two stored texts, however they are read, so that boot and the vault always agree. */
export function storedSession(
  read: (key: VaultKey) => string | null,
  nowSeconds: number,
): Session | undefined {
  return readSession({ token: read('token'), tokenExp: read('tokenExp') }, nowSeconds);
}

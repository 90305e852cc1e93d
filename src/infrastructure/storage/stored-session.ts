import { readSession, type Session } from '../../domain/session/session';
import type { VaultKey } from '../../domain/kernel/storage-keys.table';

/** Reads the session from its two stored texts; shared by the boot script and the vault, which must agree. */
export function storedSession(
  read: (key: VaultKey) => string | null,
  nowSeconds: number,
): Session | undefined {
  return readSession({ token: read('token'), tokenExp: read('tokenExp') }, nowSeconds);
}

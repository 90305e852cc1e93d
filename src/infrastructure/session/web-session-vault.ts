import type { SessionVault } from '../../application/session/core-ports/session-vault';
import type { Session } from '../../domain/session/session';
import { keysClearedBySignOut, type VaultKey } from '../../domain/kernel/storage-keys.table';
import { storedSession } from '../storage/stored-session';
import { WebStore } from '../storage/web-store';

const KEYS = keysClearedBySignOut('vault');

/** The session in `localStorage`, as two plain texts (D7). */
export class WebSessionVault implements SessionVault {
  readonly #texts: WebStore<VaultKey>;

  constructor(area: () => Storage) {
    this.#texts = new WebStore(area);
  }

  get persistent(): boolean {
    return this.#texts.persistent;
  }

  read(nowSeconds: number): Session | undefined {
    return storedSession((key) => this.#texts.get(key), nowSeconds);
  }

  store({ token, expiresAt }: Session): void {
    this.#texts.set('token', token);
    this.#texts.set('tokenExp', String(expiresAt));
  }

  clear(): void {
    for (const key of KEYS) this.#texts.remove(key);
  }

  onForeignChange(listener: () => void): () => void {
    return this.#texts.onForeignChange((key) => {
      if (key === null || KEYS.some((sessionKey) => sessionKey === key)) listener();
    });
  }
}

import type { UserSetting } from '../../../domain/client/user-setting';
import { port } from '../../kernel/port';

/**
 * The signed-in client (R3 "user setting"), loaded at the start of each page and after the sign-in. Rejects with
 * `PortalError` only.
 */
export interface Clients {
  /**
   * The setting of the client whom the session's token identifies, or, with `token`, of that token's owner: a 401 is then
   * an ordinary failure and does not sign out (D5, token links).
   */
  setting(options?: { token?: string; signal?: AbortSignal }): Promise<UserSetting>;
  /** Saves the client's language or theme (`white` is light), which `setting` then returns. */
  saveSettings(change: { culture: string } | { theme: 'dark' | 'white' }): Promise<void>;
}
export const Clients = port<Clients>('Clients');

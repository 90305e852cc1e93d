import type { Profile } from '../../domain/client/profile';
import { port } from './port';

/** The client's personal data and password. Rejects with `PortalError` only. */
export interface Profiles {
  current(signal?: AbortSignal): Promise<Profile>;
  /**
   * Sets a new password and ends every other session (quality S10). `refused` carries 13 where the current one is
   * wrong, 14 where the new one is too weak.
   */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
}
export const Profiles = port<Profiles>('Profiles');

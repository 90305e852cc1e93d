import type { Profile, ProfileChange } from '../../../domain/profile/profile';
import type { Proof } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/** The client's personal data and password, for the profile. Rejects with `PortalError` only. */
export interface Profiles {
  /** The current data. */
  current(signal?: AbortSignal): Promise<Profile>;
  /**
   * Saves the changed fields (R7 `change-client-info`); a change of a locked field waits for a review, which `current`
   * shows. `refused` has code 2 for an invalid field or none at all, 5 for one review too many.
   */
  change(fields: ProfileChange): Promise<void>;
  /** Withdraws the change under review, if any: it may have been decided meanwhile, which `current` shows. */
  withdrawChange(): Promise<void>;
  /**
   * Sets a new password and ends every other session (S10). `refused` has code 13 if the current one is wrong, 14 if the
   * new one is too weak, 17 with `details.methods` if a client has a second factor, 10 for a wrong one.
   */
  changePassword(currentPassword: string, newPassword: string, proof?: Proof): Promise<void>;
}
export const Profiles = port<Profiles>('Profiles');

import type { Profiles } from '../../application/ports/profiles';
import type { Profile } from '../../domain/client/profile';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';
import type { FakeBackend } from './fake-backend';

/** Personal data of the backend's client; a password of fewer than eight characters is too weak. */
export class FakeProfiles implements Profiles {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<Profile> {
    return this.backend.secured('profile', ({ profile }) => profile, { signal });
  }

  changePassword(currentPassword: string, newPassword: string): Promise<void> {
    return this.backend.secured('changePassword', (client) => {
      if (client.password !== currentPassword)
        throw PortalError.refused([ERROR_CODE.wrongCurrentPassword], 400);
      if (newPassword.length < 8) throw PortalError.refused([ERROR_CODE.weakPassword], 400);
      client.password = newPassword;
    });
  }
}

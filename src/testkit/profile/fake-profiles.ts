import type { Profiles } from '../../application/profile/ports/profiles';
import type { Profile, ProfileChange } from '../../domain/profile/profile';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { Proof } from '../../domain/session/passkey';
import type { FakeBackend } from '../portal/fake-backend';
import { checkFactor } from '../session/fake-second-factors';

/**
 * Personal data of the backend's client. A change of a locked field stays in review. A password of fewer than eight
 * characters is too weak.
 */
export class FakeProfiles implements Profiles {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<Profile> {
    return this.backend.answerClient('profile', ({ profile }) => profile, { signal });
  }

  change(fields: ProfileChange): Promise<void> {
    const refuse = () => {
      throw PortalError.refused([ERROR_CODE.invalid], 400);
    };
    return this.backend.answerClient(
      'changeInfo',
      (client) => {
        if (Object.keys(fields).length === 0) refuse();
        if (typeof fields.country === 'string' && !/^[A-Z]{2}$/.test(fields.country)) refuse();
        const { locks, review } = client.profile;
        const isLocked = (name: string) => locks.some(({ field }) => field === name);
        const fieldsWhere = (areLocked: boolean): ProfileChange =>
          Object.fromEntries(Object.entries(fields).filter(([name]) => isLocked(name) === areLocked));
        client.profile = { ...client.profile, ...fieldsWhere(false) };
        const lockedChange = fieldsWhere(true);
        if (Object.keys(lockedChange).length === 0) return;
        client.profile = {
          ...client.profile,
          review: {
            state: 'pending',
            fields: { ...(review?.state === 'pending' && review.fields), ...lockedChange },
            askedAt: new Date(this.backend.now()).toISOString(),
            reference: 'S-7K2M9QXD',
            refusedAt: null,
            reason: null,
          },
        };
      },
      { args: [fields] },
    );
  }

  withdrawChange(): Promise<void> {
    return this.backend.answerClient('withdrawProfileChange', (client) => {
      if (client.profile.review?.state === 'pending') client.profile = { ...client.profile, review: null };
    });
  }

  changePassword(currentPassword: string, newPassword: string, proof: Proof = { code: null }): Promise<void> {
    return this.backend.answerClient('changePassword', (client) => {
      if (client.password !== currentPassword)
        throw PortalError.refused([ERROR_CODE.wrongCurrentPassword], 400);
      checkFactor(client, 'password' in proof ? {} : proof);
      if (newPassword.length < 8) throw PortalError.refused([ERROR_CODE.weakPassword], 400);
      client.password = newPassword;
    });
  }
}

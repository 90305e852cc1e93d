import * as z from 'zod/mini';
import type { Profiles } from '../../application/ports/profiles';
import type { Profile, ProfileChange } from '../../domain/client/profile';
import { instantOrNull, nothing, result, textOrNull } from './codecs';
import type { HttpClient } from './http-client';

const profile = z.object({
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  country: textOrNull,
  address: textOrNull,
  city: textOrNull,
  postcode: textOrNull,
  registeredAt: instantOrNull,
  isVerified: z.boolean(),
});

/** Personal data and password over HTTP. */
export class HttpProfiles implements Profiles {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<Profile> {
    return this.http.call('profile', { signal, read: result(profile) });
  }

  change(fields: ProfileChange): Promise<void> {
    return this.http.call('changeInfo', { body: fields, read: nothing });
  }

  changePassword(currentPassword: string, newPassword: string): Promise<void> {
    return this.http.call('changePassword', { body: { currentPassword, newPassword }, read: nothing });
  }
}

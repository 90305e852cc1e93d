import * as z from 'zod/mini';
import type { Profiles } from '../../application/profile/ports/profiles';
import type { Proof } from '../../domain/session/passkey';
import {
  PROFILE_FIELDS,
  REVIEW_REFUSALS,
  type Profile,
  type ProfileChange,
} from '../../domain/profile/profile';
import { instantOrNull, list, emptyResult, orElse, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asContractBody } from '../session/passkey-json';

const lock = z.object({
  field: z.enum(PROFILE_FIELDS),
  by: z.enum(['identity-front', 'address', 'regulator']),
  at: instantOrNull,
});

const review = z.object({
  state: z.enum(['pending', 'refused']),
  fields: z.pipe(z.record(z.string(), z.nullable(z.string())), z.transform(changeOf)),
  askedAt: instantOrNull,
  reference: textOrNull,
  refusedAt: instantOrNull,
  reason: orElse(z.enum(REVIEW_REFUSALS), null),
});

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
  locks: orElse(list(lock), []),
  review: orElse(review, null),
});

/** The fields that are known. */
function changeOf(sentFields: Readonly<Record<string, string | null>>): ProfileChange {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => (sentFields[field] === undefined ? [] : [[field, sentFields[field]]])),
  );
}

/** Personal data and password over HTTP. */
export class HttpProfiles implements Profiles {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<Profile> {
    return this.http.call('profile', { signal, read: result(profile) });
  }

  change(fields: ProfileChange): Promise<void> {
    return this.http.call('changeInfo', { body: fields, read: emptyResult });
  }

  withdrawChange(): Promise<void> {
    return this.http.call('withdrawProfileChange', { body: {}, read: emptyResult });
  }

  changePassword(currentPassword: string, newPassword: string, proof: Proof = { code: null }): Promise<void> {
    // Without a proof the body is exactly the one of the contract's table (D4).
    const factor = 'code' in proof && proof.code === null ? {} : proof;
    const body = { currentPassword, newPassword, ...factor };
    return this.http.call('changePassword', { body: asContractBody(body), read: emptyResult });
  }
}

import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../application/kernel/ports/clock';
import type { SupportSecret } from '../../application/support/ports/support-identity';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { PortalError } from '../../domain/kernel/errors';
import { id, orElse, resultOrBody, text, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

/**
 * Fields of the user setting; the e-mail is used for this token only. A gateway that requires no proof has proved it by
 * itself.
 */
const person = resultOrBody(
  z.object({ id, fullName: text, email: textOrNull, isEmailProved: orElse(z.boolean(), true) }),
);

/** Signs identity tokens with an integrator's secret: HS256, 300 s, claims 60 s (R9, D2). */
export function browserSupportIdentity(http: HttpClient, secret: SupportSecret, clock: Clock) {
  return async (signal?: AbortSignal): Promise<string> => {
    const key = await secret.read();
    if (key === null) throw PortalError.refused([], 404);
    const client = await http.call('client', { signal, read: person });
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT({
      scope: 'user',
      external_id: String(client.id),
      name: client.fullName,
      ...(client.email === null ? {} : { email: client.email }),
      email_verified: client.email !== null && client.isEmailProved,
      claims_exp: now + CONSTANTS.chatClaimsLifetimeSeconds,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + CONSTANTS.chatIdentityLifetimeSeconds)
      .sign(new TextEncoder().encode(key));
  };
}

import * as z from 'zod/mini';
import type { ScaHeaders } from '../../application/session/ports/auth';
import type { PasswordLinkState, Passwords } from '../../application/passwords/ports/passwords';
import { emptyResult, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { scaHeaders } from '../session/sca-headers';

const linkState = z.object({ state: z.enum(['valid', 'expired', 'used', 'unknown']) });

/** Password links over HTTP. */
export class HttpPasswords implements Passwords {
  constructor(private readonly http: HttpClient) {}

  requestLink(email: string, headers: ScaHeaders): Promise<void> {
    return this.http.call('resetPassword', {
      body: { email },
      headers: scaHeaders(headers),
      read: emptyResult,
    });
  }

  async linkState(token: string, signal?: AbortSignal): Promise<PasswordLinkState> {
    const body = { token };
    return (await this.http.call('checkPasswordLink', { body, signal, read: result(linkState) })).state;
  }

  create(token: string, password: string, headers: ScaHeaders): Promise<void> {
    return this.http.call('createPassword', {
      body: { token, password },
      headers: scaHeaders(headers),
      read: emptyResult,
    });
  }
}

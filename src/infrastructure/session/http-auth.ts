import * as z from 'zod/mini';
import type { Auth, Credentials, ScaHeaders } from '../../application/session/ports/auth';
import type { SignInChallenge } from '../../domain/session/second-factor';
import { isToken } from '../../domain/session/session';
import { emptyResult, nonEmptyText, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { scaHeaders } from './sca-headers';

const tokenResult = z.object({ token: z.string().check(z.refine(isToken)) });

const challenge = z.object({ challengeId: nonEmptyText, methods: z.array(z.string()) });

/** `Sca` over HTTP (D4): refusals have status 200 and `hasError`. */
export class HttpAuth implements Auth {
  constructor(private readonly http: HttpClient) {}

  async login(
    credentials: Credentials,
    headers: ScaHeaders,
    signal?: AbortSignal,
  ): Promise<string | SignInChallenge> {
    const answer = await this.http.call('login', {
      body: { email: credentials.email, password: credentials.password },
      headers: scaHeaders(headers),
      signal,
      read: result(z.union([tokenResult, challenge])),
    });
    return 'token' in answer ? answer.token : answer;
  }

  revoke(token: string): Promise<void> {
    return this.http.call('logout', { bearer: token, read: emptyResult });
  }

  async renew(signal?: AbortSignal): Promise<string> {
    const { token } = await this.http.call('renew', { signal, read: result(tokenResult) });
    return token;
  }
}

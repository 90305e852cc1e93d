import * as z from 'zod/mini';
import type { IdentitySigner, SupportIdentity } from '../../application/support/ports/support-identity';
import { nonEmptyText, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const identityToken = z.object({ token: nonEmptyText.check(z.refine(({ length }) => length <= 8_192)) });

/** Identity tokens: signed by the gateway, or in the browser by code that is loaded on demand (D2). */
export class HttpSupportIdentity implements SupportIdentity {
  constructor(
    private readonly http: HttpClient,
    private readonly loadBrowserSigner: () => Promise<(signal?: AbortSignal) => Promise<string>>,
  ) {}

  async token(signer: IdentitySigner, signal?: AbortSignal): Promise<string> {
    if (signer === 'browser') return (await this.loadBrowserSigner())(signal);
    const answer = await this.http.call('supportIdentity', { signal, read: result(identityToken) });
    return answer.token;
  }
}

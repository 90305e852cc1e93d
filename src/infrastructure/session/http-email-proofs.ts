import * as z from 'zod/mini';
import type { EmailProofs } from '../../application/session/ports/email-proofs';
import type { EmailProofState } from '../../domain/session/email-proof';
import { emptyResult, instantOrNull, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const state = z.object({ email: textOrNull, isProved: z.boolean(), sentAt: instantOrNull });

/** The proof of the e-mail address over HTTP. */
export class HttpEmailProofs implements EmailProofs {
  constructor(private readonly http: HttpClient) {}

  state(signal?: AbortSignal): Promise<EmailProofState> {
    return this.http.call('emailProof', { signal, read: result(state) });
  }

  sendCode(): Promise<void> {
    return this.http.call('sendEmailCode', { read: emptyResult });
  }

  prove(code: string): Promise<void> {
    return this.http.call('proveEmail', { body: { code }, read: emptyResult });
  }
}

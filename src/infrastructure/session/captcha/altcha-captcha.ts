import { solveChallenge } from 'altcha-lib';
import * as z from 'zod/mini';
import type { Captcha } from '../../../application/session/ports/captcha';
import { ERROR_CODE } from '../../../domain/kernel/error-codes.table';
import { PortalError } from '../../../domain/kernel/errors';
import { result } from '../../http/codecs';
import type { HttpClient } from '../../http/http-client';

/** Reads the gateway's challenge. */
export const readChallenge = result(
  z.object({
    algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
);

const SAFETY_MS = 5_000;

/** ALTCHA writes the end of a challenge, in seconds, into its salt; without one it never expires. */
function expiryOf(salt: string): number {
  const seconds = Number(new URLSearchParams(salt.split('?')[1]).get('expires') ?? NaN);
  return Number.isNaN(seconds) ? Infinity : seconds * 1000;
}

/** ALTCHA: the gateway requires a proof of work, which the browser computes, without a third party (D2). */
export class AltchaCaptcha implements Captcha {
  private solving: Promise<string> | null = null;
  /** End of the answer's validity, epoch milliseconds on the gateway's clock. */
  private validUntil = Infinity;

  constructor(private readonly http: HttpClient) {}

  prepare(): void {
    this.solve().catch(() => undefined);
  }

  /** Each answer is used once: the gateway refuses a replay. */
  async token(signal?: AbortSignal): Promise<string> {
    // A form may be open for longer than its answer is valid.
    if (this.http.time.now() > this.validUntil - SAFETY_MS) this.solving = null;
    const token = await this.solve();
    this.solving = null;
    if (signal?.aborted) throw PortalError.aborted();
    return token;
  }

  private solve(): Promise<string> {
    this.solving ??= this.work();
    this.solving.catch(() => (this.solving = null));
    return this.solving;
  }

  private async work(): Promise<string> {
    const challenge = await this.http.call('captchaChallenge', { read: readChallenge });
    this.validUntil = expiryOf(challenge.salt);
    const { promise } = solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    );
    const solution = await promise;
    if (!solution) throw PortalError.refused([ERROR_CODE.captchaFailed]);
    const { algorithm, challenge: hash, salt, signature } = challenge;
    return btoa(JSON.stringify({ algorithm, challenge: hash, number: solution.number, salt, signature }));
  }
}

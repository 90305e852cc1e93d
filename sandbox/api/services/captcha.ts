import { createChallenge, extractParams, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib/types';
import type { ApiConfig } from '../api-config';
import { ApiError } from '../http/api-error';
import { newToken } from './secrets';
import { later } from './time';
import type { Clock } from './time';

const LIFETIME_SECONDS = 600;
/** Work of a challenge: on average half as many hashes, well below a second on a phone. */
const MAX_NUMBER = 20_000;

/** The self-hosted proof of work; its key lives as long as the process, so do the solutions used. */
export class Captcha {
  readonly #key = newToken();
  readonly #usedUntil = new Map<string, number>();

  constructor(
    private readonly provider: ApiConfig['captchaProvider'],
    private readonly clock: Clock,
  ) {}

  /** A new challenge; throws `notFound` where the provider is not altcha. */
  async challenge() {
    if (this.provider !== 'altcha') throw new ApiError('notFound');
    const challenge = await createChallenge({
      hmacKey: this.#key,
      maxNumber: MAX_NUMBER,
      expires: later(this.clock(), LIFETIME_SECONDS),
    });
    return { ...challenge, maxnumber: MAX_NUMBER };
  }

  /**
   * Verifies a token whenever one is sent; throws `captchaFailed` for a wrong, expired or used one, and for a missing
   * one where it is demanded.
   */
  async check(token: string | undefined, isDemanded: () => Promise<boolean>): Promise<void> {
    if (this.provider === 'none') return;
    const passes = token ? await this.#accept(token) : !(await isDemanded());
    if (!passes) throw new ApiError('captchaFailed');
  }

  async #accept(token: string): Promise<boolean> {
    const now = this.clock().getTime();
    this.#dropExpired(now);
    const solution = await this.#genuine(token);
    // The signature names the challenge, however the token is spelled.
    if (!solution || solution.expires <= now || this.#usedUntil.has(solution.signature)) return false;
    this.#usedUntil.set(solution.signature, solution.expires);
    return true;
  }

  /** The solution of a challenge of this process, with its end in milliseconds; undefined for anything else. */
  async #genuine(token: string): Promise<{ signature: string; expires: number } | undefined> {
    try {
      const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
      if (!(await verifySolution(payload, this.#key, false))) return undefined;
      return { signature: payload.signature, expires: Number(extractParams(payload)['expires']) * 1_000 };
    } catch {
      return undefined;
    }
  }

  #dropExpired(now: number): void {
    for (const [signature, until] of this.#usedUntil) if (until <= now) this.#usedUntil.delete(signature);
  }
}

import { createChallenge, extractParams, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib/types';
import type { Database } from '../../db/open-database';
import { usedSolutions } from '../../db/tables/operations';
import type { ApiConfig } from '../api-config';
import { ApiError } from '../http/api-error';
import { keyFor } from './secrets';
import { later } from './time';
import type { Clock } from './time';

const LIFETIME_SECONDS = 600;
/** Work of a challenge: on average half as many hashes, well below a second on a phone. */
const MAX_NUMBER = 20_000;

/** The self-hosted proof of work. Replicas share its key, and in the database the solutions used (G6). */
export class Captcha {
  readonly #key: string;

  constructor(
    private readonly provider: ApiConfig['captchaProvider'],
    private readonly db: Database,
    private readonly clock: Clock,
    secret: string,
  ) {
    this.#key = keyFor('captcha', secret).toString('hex');
  }

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
    const solution = await this.#genuine(token);
    if (!solution || solution.expires <= this.clock().getTime()) return false;
    // The signature names the challenge, however the token is spelled.
    const { signature, expires } = solution;
    const taken = await this.db
      .insert(usedSolutions)
      .values({ signature, expiresAt: new Date(expires) })
      .onConflictDoNothing()
      .returning({ signature: usedSolutions.signature });
    return taken.length > 0;
  }

  /** The solution of a challenge of ours, with its end in milliseconds; undefined for anything else. */
  async #genuine(token: string): Promise<{ signature: string; expires: number } | undefined> {
    try {
      const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
      if (!(await verifySolution(payload, this.#key, false))) return undefined;
      return { signature: payload.signature, expires: Number(extractParams(payload)['expires']) * 1_000 };
    } catch {
      return undefined;
    }
  }
}

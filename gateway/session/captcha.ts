import { createChallenge, extractParams, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib/types';
import type { Database } from '../db/open-database';
import { usedSolutions } from '../db/tables/operations';
import type { ApiConfig } from '../http/api-config';
import { ApiError } from '../kernel/api-error';
import { keysFor, type Secrets } from '../kernel/secrets';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

const LIFETIME_SECONDS = 600;
/** Difficulty of a challenge: on average it takes half as many hashes, well under a second on a phone. */
const DEFAULT_HASHES = 20_000;

/**
 * The self-hosted proof-of-work captcha. Replicas share its key and, through the database, the list of used
 * solutions (G6).
 */
export class Captcha {
  readonly #keys: readonly string[];

  constructor(
    private readonly config: Pick<ApiConfig, 'captchaProvider' | 'captchaHashes'>,
    private readonly db: Database,
    private readonly clock: Clock,
    secrets: Secrets,
  ) {
    this.#keys = keysFor('captcha', secrets).map((key) => key.toString('hex'));
  }

  /** Creates a challenge; throws `notFound` if the provider is not altcha. */
  async issueChallenge() {
    if (this.config.captchaProvider !== 'altcha') throw new ApiError('notFound');
    const maxNumber = this.config.captchaHashes ?? DEFAULT_HASHES;
    const challenge = await createChallenge({
      hmacKey: this.#keys[0] ?? '',
      maxNumber,
      expires: addSeconds(this.clock(), LIFETIME_SECONDS),
    });
    return { ...challenge, maxnumber: maxNumber };
  }

  /**
   * Verifies a token if one is sent. Throws `captchaFailed` if it is wrong, expired or already used, or if
   * it is missing although `isDemanded` resolves to true.
   */
  async checkToken(token: string | undefined, isDemanded: () => Promise<boolean>): Promise<void> {
    if (this.config.captchaProvider === 'none') return;
    const isPassed = token ? await this.#acceptToken(token) : !(await isDemanded());
    if (!isPassed) throw new ApiError('captchaFailed');
  }

  async #acceptToken(token: string): Promise<boolean> {
    const solution = await this.#readSolution(token);
    if (!solution || solution.expires <= this.clock().getTime()) return false;
    // The signature identifies the challenge, however the token was encoded.
    const { signature, expires } = solution;
    const insertedRows = await this.db
      .insert(usedSolutions)
      .values({ signature, expiresAt: new Date(expires) })
      .onConflictDoNothing()
      .returning({ signature: usedSolutions.signature });
    return insertedRows.length > 0;
  }

  /**
   * The signature of a token solving one of our challenges, and when it expires (epoch milliseconds);
   * undefined for anything else.
   */
  async #readSolution(token: string): Promise<{ signature: string; expires: number } | undefined> {
    try {
      const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
      const verdicts = await Promise.all(this.#keys.map((key) => verifySolution(payload, key, false)));
      if (!verdicts.includes(true)) return undefined;
      return { signature: payload.signature, expires: Number(extractParams(payload)['expires']) * 1_000 };
    } catch {
      return undefined;
    }
  }
}

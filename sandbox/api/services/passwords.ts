import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/api-error';
import { newToken } from './secrets';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MOST_AT_ONCE = 4;
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 2;

/** What a new password has to keep; the portal is told, so that it can say so while one types. */
export const PASSWORD_RULES = Object.freeze({ minLength: 8, maxLength: 128, needs: [], notEmail: true });

/** Hashes and verifies passwords, at most four at once with twenty waiting; beyond that callers are told to come back. */
export class Passwords {
  /** A hash of nobody's password, so that an unknown address takes as long as a known one (O4). */
  readonly #nobody = hashForSeed(newToken());
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Runs `job`, which hashes or verifies, when it is its turn; throws `busy` when the queue is full. */
  async inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running < MOST_AT_ONCE) this.#running += 1;
    else await this.#queue();
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Hashes a new password; throws `weakPassword` for one that does not keep the rules. */
  async hashNew(password: string, email: string): Promise<string> {
    if (!isAcceptable(password, email)) throw new ApiError('weakPassword');
    return this.inTurn(() => hash(password, COST));
  }

  /** Whether a password is the one of `passwordHash`, inside a turn; without a hash the same work is done for nothing. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const isSame = await verify(passwordHash ?? (await this.#nobody), password);
    return isSame && passwordHash !== undefined;
  }

  async #queue(): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) throw new ApiError('busy', RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

/** Hashes a password of the seed data, outside the queue. */
export function hashForSeed(password: string): Promise<string> {
  return hash(password, COST);
}

function isAcceptable(password: string, email: string): boolean {
  const { length } = [...password];
  const { minLength, maxLength } = PASSWORD_RULES;
  return length >= minLength && length <= maxLength && password.toLowerCase() !== email.trim().toLowerCase();
}

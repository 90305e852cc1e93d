import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { opaqueString } from '../../src/domain/kernel/identifiers/opaque-string';
import { DEFAULT_PASSWORD_RULES, checkPassword } from '../../src/domain/session/password-rules';
import { ApiError } from '../kernel/api-error';
import { ACCOUNT_PASSWORD_RULES } from './account-password-rules.table';
import { normalizeEmail } from './client-by-email';
import { isCommonPassword } from './common-passwords';
import { newToken } from '../kernel/secrets';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Jobs that run or wait. */
const MAX_JOBS = 24;
/** A processor is left to the requests of everybody else: with all of them hashing, reads take seconds. */
const RUNNING_AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
const RETRY_AFTER_SECONDS = 2;

/** Hashes and verifies passwords, a few at a time. When 24 run or wait, other callers have to retry. */
export class Passwords {
  /**
   * Hash of a random password. For an unknown email address the password is checked against it, so that the answer takes
   * as long as for a known one (O4).
   */
  readonly #decoyHash = hashUnqueued(newToken());
  #running = 0;
  readonly #queue: (() => void)[] = [];
  readonly #runningAtOnce: number;

  /** @param runningAtOnce the number of jobs that run at the same time; one less than there are processors, at most four. */
  constructor(runningAtOnce = RUNNING_AT_ONCE) {
    this.#runningAtOnce = runningAtOnce;
  }

  /** Number of jobs running and waiting. */
  get queue(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#queue.length };
  }

  /** Runs a job that hashes or verifies, when its turn comes; throws `busy` if the queue is full. */
  async runQueued<T>(job: () => Promise<T>): Promise<T> {
    this.refuseIfFull();
    if (this.#running < this.#runningAtOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#queue.shift();
      // The next one takes over the slot.
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Hashes a new password; throws `weakPassword` if it breaks the rules or is a common password. */
  async hashNew(typedPassword: string, email: string): Promise<string> {
    const password = opaqueString(typedPassword);
    if (!(await isAcceptable(password, email))) throw new ApiError('weakPassword');
    return this.runQueued(() => hash(password, COST));
  }

  /**
   * Hashes the password of a trading account; throws `weakPassword` if it breaks the trading server's rules, is a common
   * password, or one of `otherPasswords`, which the client uses elsewhere.
   */
  async hashForAccount(typedPassword: string, otherPasswords: readonly string[]): Promise<string> {
    const password = opaqueString(typedPassword);
    const isWeak = checkPassword(password, ACCOUNT_PASSWORD_RULES, undefined).some(({ isMet }) => !isMet);
    if (isWeak || otherPasswords.map(opaqueString).includes(password) || (await isCommonPassword(password)))
      throw new ApiError('weakPassword');
    return this.runQueued(() => hash(password, COST));
  }

  /**
   * True if a password matches `passwordHash`; call it inside `runQueued`. Without a hash (undefined, or empty for a
   * client who has no password) it does the same work and returns false.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const hasPassword = passwordHash !== undefined && passwordHash !== '';
    const storedHash = hasPassword ? passwordHash : await this.#decoyHash;
    for (const spelling of spellingsOf(password)) if (await verify(storedHash, spelling)) return hasPassword;
    return false;
  }

  /** Throws `busy` if the queue is full. Call it before work that a refusal would waste, such as queries. */
  refuseIfFull(): void {
    if (this.#running + this.#queue.length >= MAX_JOBS) throw new ApiError('busy', RETRY_AFTER_SECONDS);
  }
}

/** Hashes a password without the queue: at the start, and for the seed data. */
export function hashUnqueued(password: string): Promise<string> {
  return hash(password, COST);
}

/** The ways to read a typed password: hashes from before RFC 8265 contain it as a keyboard sent it. */
function spellingsOf(password: string): ReadonlySet<string> {
  return new Set([opaqueString(password), password, password.normalize('NFD')]);
}

async function isAcceptable(password: string, email: string): Promise<boolean> {
  const meetsRules = checkPassword(password, DEFAULT_PASSWORD_RULES, email).every(({ isMet }) => isMet);
  const isAddress = normalizeEmail(password) === normalizeEmail(email);
  return meetsRules && !isAddress && !(await isCommonPassword(password));
}

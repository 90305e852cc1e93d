import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { checkEmail } from '../../domain/session/credentials';
import type { Clock } from '../kernel/ports/clock';
import type { Registration } from './ports/registration';

const PAUSE_MS = 3_000;
const MAX_CHECKS = 10;

/**
 * `clientcheck` when the e-mail field is left (V5): a hint for visitors who have forgotten that they are
 * clients, never a verdict. Asked sparingly: not twice for one address, not within 3 s, ten times at most.
 */
export class EmailCheck {
  /** The address that has a client. */
  knownEmail: string | null = null;
  readonly #checkedEmails = new Set<string>();
  #lastCheckAt = Number.NEGATIVE_INFINITY;
  readonly #registration: Registration;
  readonly #clock: Clock;

  constructor(registration: Registration, clock: Clock) {
    this.#registration = registration;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  async check(typed: string): Promise<void> {
    const email = typed.trim().toLowerCase();
    const now = this.#clock.now();
    if (checkEmail(email) !== undefined || this.#checkedEmails.has(email)) return;
    if (this.#checkedEmails.size >= MAX_CHECKS || now - this.#lastCheckAt < PAUSE_MS) return;
    this.#checkedEmails.add(email);
    this.#lastCheckAt = now;
    // If this fails, submitting will tell.
    const exists = await this.#registration.isKnown(email).catch((error: unknown) => this.#onFailure(error));
    if (exists) runInAction(() => (this.knownEmail = email));
  }

  /** The gateway's Retry-After is honoured. */
  #onFailure(error: unknown): false {
    if (isPortalError(error) && error.retryAfterMs !== undefined)
      this.#lastCheckAt = this.#clock.now() + error.retryAfterMs - PAUSE_MS;
    return false;
  }

  /** True for the address that is known to have a client. */
  isKnown(typed: string): boolean {
    return this.knownEmail !== null && typed.trim().toLowerCase() === this.knownEmail;
  }
}

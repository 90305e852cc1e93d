import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { checkEmail } from '../../domain/session/credentials';
import type { Clock } from '../kernel/ports/clock';
import type { Registration } from './ports/registration';

const PAUSE_MS = 3_000;
const MOST_CHECKS = 10;

/**
 * `clientcheck` when the e-mail field is left (V5): a hint for visitors who have forgotten that they are
 * clients, never a verdict. Asked sparingly: not twice for one address, not within 3 s, ten times at most.
 */
export class EmailCheck {
  /** The address that has a client. */
  known: string | null = null;
  readonly #asked = new Set<string>();
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #registration: Registration;
  readonly #clock: Clock;

  constructor(registration: Registration, clock: Clock) {
    this.#registration = registration;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  async look(typed: string): Promise<void> {
    const email = typed.trim().toLowerCase();
    const now = this.#clock.now();
    if (checkEmail(email) !== undefined || this.#asked.has(email)) return;
    if (this.#asked.size >= MOST_CHECKS || now - this.#askedAt < PAUSE_MS) return;
    this.#asked.add(email);
    this.#askedAt = now;
    // If this fails, submitting will tell.
    const exists = await this.#registration.isKnown(email).catch((error: unknown) => this.#refused(error));
    if (exists) runInAction(() => (this.known = email));
  }

  /** The gateway's Retry-After is honoured. */
  #refused(error: unknown): false {
    if (isPortalError(error) && error.retryAfterMs !== undefined)
      this.#askedAt = this.#clock.now() + error.retryAfterMs - PAUSE_MS;
    return false;
  }

  /** Whether an address is one that is known to have a client. */
  isKnown(typed: string): boolean {
    return this.known !== null && typed.trim().toLowerCase() === this.known;
  }
}

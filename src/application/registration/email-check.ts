import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { cleanEmail } from '../../domain/kernel/identifiers/email';
import { checkEmail } from '../../domain/session/credentials';
import type { Clock } from '../kernel/ports/clock';
import type { Registration } from './ports/registration';

const PAUSE_MS = 3_000;
const MAX_CHECKS = 10;

/**
 * Calls `clientcheck` when the e-mail field loses focus (V5), as a hint for visitors who have forgotten that they are
 * clients. Calls are limited: once for an address, every 3 s, ten in all.
 */
export class EmailCheck {
  /** The last checked address that belongs to a client. */
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

  async check(typedEmail: string): Promise<void> {
    const email = cleanEmail(typedEmail);
    const now = this.#clock.now();
    if (checkEmail(email) !== undefined || this.#checkedEmails.has(email)) return;
    if (this.#checkedEmails.size >= MAX_CHECKS || now - this.#lastCheckAt < PAUSE_MS) return;
    this.#checkedEmails.add(email);
    this.#lastCheckAt = now;
    // A failure does no harm: the submission reports a duplicate.
    const exists = await this.#registration.isKnown(email).catch((error: unknown) => this.#onFailure(error));
    if (exists) runInAction(() => (this.knownEmail = email));
  }

  /** Waits for the time of the gateway's Retry-After. */
  #onFailure(error: unknown): false {
    if (isPortalError(error) && error.retryAfterMs !== undefined)
      this.#lastCheckAt = this.#clock.now() + error.retryAfterMs - PAUSE_MS;
    return false;
  }

  /** True if the address belongs to a client. */
  isKnown(typedEmail: string): boolean {
    return this.knownEmail !== null && cleanEmail(typedEmail) === this.knownEmail;
  }
}

import type { Authenticator, AuthenticatorOutcome } from '../../application/session/ports/authenticator';
import type { PasskeyOptions } from '../../domain/session/passkey';

/** An authenticator that answers at once with `outcome`. */
export class FakeAuthenticator implements Authenticator {
  isSupported = true;
  /** Outcome of the next requests. */
  outcome: AuthenticatorOutcome['is'] = 'done';
  /** The requests so far. */
  readonly requests: { action: 'create' | 'sign'; options: PasskeyOptions }[] = [];
  /** The passkey that it uses. */
  passkeyId = 'passkey-1';

  create(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return this.#answer('create', options);
  }

  sign(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return this.#answer('sign', options);
  }

  async #answer(action: 'create' | 'sign', options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    this.requests.push({ action, options });
    if (this.outcome !== 'done') return { is: this.outcome };
    return { is: 'done', answer: { id: this.passkeyId, response: { clientDataJSON: 'e30' } } };
  }
}

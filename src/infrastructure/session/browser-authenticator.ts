import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Authenticator, AuthenticatorOutcome } from '../../application/session/ports/authenticator';
import type { PasskeyAnswer, PasskeyOptions } from '../../domain/session/passkey';

const library = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Outcomes of WebAuthn's errors; any other error is a failure. */
const MEANINGS: Readonly<Record<string, 'cancelled' | 'exists'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

/** WebAuthn of the browser; its library is loaded with the first use. */
export class BrowserAuthenticator implements Authenticator {
  get isSupported(): boolean {
    return typeof window.PublicKeyCredential === 'function';
  }

  create(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return outcomeOf(async () =>
      (await library()).startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      }),
    );
  }

  sign(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return outcomeOf(async () =>
      (await library()).startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      }),
    );
  }
}

async function outcomeOf(request: () => Promise<object>): Promise<AuthenticatorOutcome> {
  try {
    return { is: 'done', answer: (await request()) as PasskeyAnswer };
  } catch (error) {
    return { is: (error instanceof Error ? MEANINGS[error.name] : undefined) ?? 'failed' };
  }
}

import type { PasskeyAnswer, PasskeyOptions } from '../../domain/session/passkey';
import type { AuthenticatorOutcome } from './ports/authenticator';

/** Why the authenticator gave no answer. */
export type PasskeyIssue = Exclude<AuthenticatorOutcome['is'], 'done'>;

/** Passes the gateway's options to the authenticator; resolves to its answer, or to the reason why it gave none. */
export async function requestPasskey(
  options: Promise<PasskeyOptions>,
  callAuthenticator: (options: PasskeyOptions) => Promise<AuthenticatorOutcome>,
): Promise<PasskeyAnswer | PasskeyIssue> {
  const outcome = await callAuthenticator(await options);
  return outcome.is === 'done' ? outcome.answer : outcome.is;
}

import type {
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyProof,
  PasskeyState,
} from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/**
 * The client's passkeys at the gateway (D9). Adding or removing one ends the client's other sessions unless
 * `endsOtherSessions` is false. Rejects with `PortalError` only.
 */
export interface Passkeys {
  state(signal?: AbortSignal): Promise<PasskeyState>;
  /**
   * Options for creating a passkey. A client with a second factor proves it, any other gives the password: `refused` has
   * code 17 if it is missing, 10 or 13 if it is wrong.
   */
  begin(proof: PasskeyProof): Promise<PasskeyOptions>;
  /** Stores the new passkey; resolves to the recovery codes of a client who had no second factor before, or to none. */
  add(name: string, newPasskey: PasskeyAnswer, endsOtherSessions?: boolean): Promise<readonly string[]>;
  /** `refused` with 404 for one that is not the client's. */
  rename(id: string, name: string): Promise<void>;
  /** `refused` as by `begin`, and with 404 for one that is not the client's. */
  remove(id: string, proof: PasskeyProof, endsOtherSessions?: boolean): Promise<void>;
  /**
   * Challenge for a passkey that proves a change; valid once. `refused` has code 8 if the client has no passkey for this
   * host.
   */
  challenge(): Promise<PasskeyOptions>;
  /** The same for the challenge of a sign-in; code 11 if it has ended. */
  signInChallenge(challengeId: string): Promise<PasskeyOptions>;
}
export const Passkeys = port<Passkeys>('Passkeys');

import type { FactorProof, PasskeyAnswer } from '../../../domain/session/passkey';
import type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
} from '../../../domain/session/second-factor';
import { port } from '../../kernel/port';

/**
 * The client's authenticator app and recovery codes (D9). A change ends the client's other sessions unless
 * `endsOtherSessions` is false. Rejects with `PortalError` only.
 */
export interface SecondFactors {
  /** State of the second factor; while it is off `recoveryCodesLeft` is 0. */
  state(signal?: AbortSignal): Promise<SecondFactorState>;
  /**
   * A new secret; it takes effect with `confirm`. A client with passkeys proves the second factor too. `refused` has code
   * 9 if an app is on, 13 for a wrong password, 17 without the second factor, 10 for a wrong one.
   */
  begin(password: string, factor?: FactorProof): Promise<SecondFactorSecret>;
  /**
   * Turns it on with a first code; resolves to the recovery codes, or to none for a client who has some. `refused` has
   * code 10 for a wrong code, 11 if a password or factor has changed since `begin`.
   */
  confirm(code: string, endsOtherSessions?: boolean): Promise<readonly string[]>;
  /** `code` is one of the app or a recovery code. `refused` has code 13 for a wrong password, 10 for a wrong code. */
  turnOff(password: string, code: string, endsOtherSessions?: boolean): Promise<void>;
  /** New recovery codes in place of those before; `refused` as by `turnOff`. */
  newCodes(password: string, code: string, endsOtherSessions?: boolean): Promise<readonly string[]>;
  /**
   * Answers the challenge of a sign-in, by a code or by a passkey's signature; resolves to the session token. `refused`
   * has code 10 for a wrong one, 5 once there were too many, 11 for a challenge that has ended.
   */
  answer(challengeId: string, method: SecondFactorMethod, proof: string | PasskeyAnswer): Promise<string>;
}
export const SecondFactors = port<SecondFactors>('SecondFactors');

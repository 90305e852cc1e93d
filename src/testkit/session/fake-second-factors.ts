import type { SecondFactors } from '../../application/session/ports/second-factors';
import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
} from '../../domain/session/second-factor';
import { hasApp, type FakeBackend, type FakeClient } from '../portal/fake-backend';

/** The code that the fake's authenticator app always shows. */
export const APP_CODE = '123456';
const MOST_TRIES = 5;
const SECRET = 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ';

const refuse = (name: ErrorName, status = 400): never => {
  throw PortalError.refused([ERROR_CODE[name]], status);
};

/** The second factor of the backend's client. */
export class FakeSecondFactors implements SecondFactors {
  constructor(private readonly backend: FakeBackend) {}

  state(signal?: AbortSignal): Promise<SecondFactorState> {
    const answer = (client: FakeClient): SecondFactorState => ({
      isOn: hasApp(client),
      since: hasApp(client) ? '2026-03-02T09:30:00Z' : null,
      lastUsedAt: null,
      recoveryCodesLeft: client.recoveryCodes?.length ?? 0,
    });
    return this.backend.secured('secondFactor', answer, { signal });
  }

  begin(password: string): Promise<SecondFactorSecret> {
    return this.backend.secured('beginSecondFactor', (client) => {
      if (client.password !== password) refuse('wrongCurrentPassword');
      if (hasApp(client)) refuse('duplicate', 409);
      return {
        secret: SECRET,
        uri: `otpauth://totp/Portico:${client.email}?secret=${SECRET}&issuer=Portico`,
      };
    });
  }

  confirm(code: string): Promise<readonly string[]> {
    return this.backend.secured('confirmSecondFactor', (client) => {
      if (code !== APP_CODE) refuse('wrongCode');
      client.passkeysOnly = false;
      return (client.recoveryCodes = newCodes());
    });
  }

  turnOff(password: string, code: string): Promise<void> {
    return this.backend.secured('turnOffSecondFactor', (client) => {
      prove(client, password, code);
      client.passkeysOnly = client.passkeys.length > 0;
      if (!client.passkeysOnly) client.recoveryCodes = null;
    });
  }

  newCodes(password: string, code: string): Promise<readonly string[]> {
    return this.backend.secured('newRecoveryCodes', (client) => {
      prove(client, password, code);
      return (client.recoveryCodes = newCodes('B'));
    });
  }

  answer(challengeId: string, _method: SecondFactorMethod, proof: string | PasskeyAnswer): Promise<string> {
    const { backend } = this;
    return backend.open('answerSecondFactor', () => {
      const challenge = backend.challenges.get(challengeId);
      if (!challenge || challenge.tries >= MOST_TRIES) return refuse('wrongLink', 200);
      challenge.tries += 1;
      if (!takes(challenge.client, proof))
        return refuse(challenge.tries < MOST_TRIES ? 'wrongCode' : 'tooManyTries', 200);
      backend.challenges.delete(challengeId);
      return backend.issueToken(challenge.client);
    });
  }
}

function prove(client: FakeClient, password: string, code: string): void {
  if (client.password !== password) refuse('wrongCurrentPassword');
  if (!takesCode(client, code)) refuse('wrongCode');
}

/** True for a valid code, or an answer of one of the client's passkeys. */
export function takes(client: FakeClient, proof: string | PasskeyAnswer): boolean {
  return typeof proof === 'string'
    ? takesCode(client, proof)
    : client.passkeys.some(({ id }) => proof.id.endsWith(id));
}

/** True for a valid code. A recovery code works once. */
export function takesCode(client: FakeClient, code: string): boolean {
  if (code === APP_CODE) return true;
  if (!client.recoveryCodes?.includes(code)) return false;
  client.recoveryCodes = client.recoveryCodes.filter((recoveryCode) => recoveryCode !== code);
  return true;
}

const newCodes = (begin = 'A') => Array.from({ length: 10 }, (_, at) => `${begin}KQ7-M2X${at}`);

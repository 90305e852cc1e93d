import type { SecondFactors } from '../../application/session/ports/second-factors';
import type { FactorProof, PasskeyAnswer } from '../../domain/session/passkey';
import type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
} from '../../domain/session/second-factor';
import { refuse } from '../kernel/refuse';
import { hasApp, methodsOf, type FakeBackend, type FakeClient } from '../portal/fake-backend';
import { revokeOthers } from './fake-sessions';

/** The code that the fake's authenticator app always shows. */
export const APP_CODE = '123456';
const MAX_TRIES = 5;
const SECRET = 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ';

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
    return this.backend.answerClient('secondFactor', answer, { signal });
  }

  begin(password: string, factor?: FactorProof): Promise<SecondFactorSecret> {
    return this.backend.answerClient('beginSecondFactor', (client) => {
      if (client.password !== password) refuse('wrongCurrentPassword');
      if (hasApp(client)) refuse('duplicate', 409);
      if (client.recoveryCodes && !factor) refuse('codeNeeded', 403);
      if (factor && !acceptsProof(client, 'code' in factor ? factor.code : factor.assertion))
        refuse('wrongCode');
      return {
        secret: SECRET,
        uri: `otpauth://totp/Portico:${client.email}?secret=${SECRET}&issuer=Portico`,
      };
    });
  }

  confirm(code: string, endsOtherSessions = true): Promise<readonly string[]> {
    return this.backend.answerClient('confirmSecondFactor', (client) => {
      if (code !== APP_CODE) refuse('wrongCode');
      if (endsOtherSessions) revokeOthers(this.backend, client);
      client.passkeysOnly = false;
      if (client.recoveryCodes) return [];
      return (client.recoveryCodes = newCodes());
    });
  }

  turnOff(password: string, code: string, endsOtherSessions = true): Promise<void> {
    return this.backend.answerClient('turnOffSecondFactor', (client) => {
      checkPasswordAndCode(client, password, code);
      if (endsOtherSessions) revokeOthers(this.backend, client);
      client.passkeysOnly = client.passkeys.length > 0;
      if (!client.passkeysOnly) client.recoveryCodes = null;
    });
  }

  newCodes(password: string, code: string, endsOtherSessions = true): Promise<readonly string[]> {
    return this.backend.answerClient('newRecoveryCodes', (client) => {
      checkPasswordAndCode(client, password, code);
      if (endsOtherSessions) revokeOthers(this.backend, client);
      return (client.recoveryCodes = newCodes('B'));
    });
  }

  answer(challengeId: string, _method: SecondFactorMethod, proof: string | PasskeyAnswer): Promise<string> {
    const { backend } = this;
    return backend.answerAnyone('answerSecondFactor', () => {
      const challenge = backend.challenges.get(challengeId);
      if (!challenge || challenge.tries >= MAX_TRIES) return refuse('wrongLink', 200);
      challenge.tries += 1;
      if (!acceptsProof(challenge.client, proof))
        return refuse(challenge.tries < MAX_TRIES ? 'wrongCode' : 'tooManyTries', 200);
      backend.challenges.delete(challengeId);
      return backend.issueToken(challenge.client);
    });
  }
}

function checkPasswordAndCode(client: FakeClient, password: string, code: string): void {
  if (client.password !== password) refuse('wrongCurrentPassword');
  if (!acceptsCode(client, code)) refuse('wrongCode');
}

/** Refuses a call of a client with a second factor if it has no valid proof. */
export function checkFactor(
  client: FakeClient,
  {
    assertion,
    code,
  }: { readonly assertion?: PasskeyAnswer | null | undefined; readonly code?: string | null | undefined },
): void {
  const proof = assertion ?? code;
  if (client.recoveryCodes && !proof) refuse('codeNeeded', 403, { methods: methodsOf(client) });
  if (client.recoveryCodes && !acceptsProof(client, proof ?? '')) refuse('wrongCode');
}

/** True for a valid code, or an answer of one of the client's passkeys. */
export function acceptsProof(client: FakeClient, proof: string | PasskeyAnswer): boolean {
  return typeof proof === 'string'
    ? acceptsCode(client, proof)
    : client.passkeys.some(({ id }) => proof.id.endsWith(id));
}

/** True for a valid code. A recovery code works once. */
export function acceptsCode(client: FakeClient, code: string): boolean {
  if (code === APP_CODE) return true;
  if (!client.recoveryCodes?.includes(code)) return false;
  client.recoveryCodes = client.recoveryCodes.filter((recoveryCode) => recoveryCode !== code);
  return true;
}

const newCodes = (prefix = 'A') => Array.from({ length: 10 }, (_, at) => `${prefix}KQ7-M2X${at}`);

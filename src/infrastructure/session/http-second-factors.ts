import * as z from 'zod/mini';
import type { SecondFactors } from '../../application/session/ports/second-factors';
import type { FactorProof, PasskeyAnswer } from '../../domain/session/passkey';
import type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
} from '../../domain/session/second-factor';
import { isToken } from '../../domain/session/session';
import { emptyResult, instantOrNull, nonEmptyText, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asContractBody } from './passkey-json';

const state = z.object({
  isOn: z.boolean(),
  since: instantOrNull,
  lastUsedAt: instantOrNull,
  recoveryCodesLeft: orElse(z.int().check(z.refine((count) => count >= 0)), null),
});
const secret = z.object({
  secret: z.string().check(z.regex(/^[A-Z2-7]{16,128}$/)),
  uri: z.string().check(z.regex(/^otpauth:\/\/totp\//)),
});
const codes = z.object({ recoveryCodes: z.array(nonEmptyText) });
const token = z.object({ token: z.string().check(z.refine(isToken)) });

/** The second factor over HTTP. */
export class HttpSecondFactors implements SecondFactors {
  constructor(private readonly http: HttpClient) {}

  state(signal?: AbortSignal): Promise<SecondFactorState> {
    return this.http.call('secondFactor', { signal, read: result(state) });
  }

  begin(password: string, factor?: FactorProof): Promise<SecondFactorSecret> {
    const body = asContractBody({ password, ...factor });
    return this.http.call('beginSecondFactor', { body, read: result(secret) });
  }

  async confirm(code: string, endsOtherSessions = true): Promise<readonly string[]> {
    const body = { code, endsOtherSessions };
    return (await this.http.call('confirmSecondFactor', { body, read: result(codes) })).recoveryCodes;
  }

  turnOff(password: string, code: string, endsOtherSessions = true): Promise<void> {
    const body = { password, code, endsOtherSessions };
    return this.http.call('turnOffSecondFactor', { body, read: emptyResult });
  }

  async newCodes(password: string, code: string, endsOtherSessions = true): Promise<readonly string[]> {
    const body = { password, code, endsOtherSessions };
    return (await this.http.call('newRecoveryCodes', { body, read: result(codes) })).recoveryCodes;
  }

  async answer(
    challengeId: string,
    method: SecondFactorMethod,
    proof: string | PasskeyAnswer,
  ): Promise<string> {
    const proofFields = typeof proof === 'string' ? { code: proof } : { assertion: proof };
    const body = asContractBody({ challengeId, method, ...proofFields });
    return (await this.http.call('answerSecondFactor', { body, read: result(token) })).token;
  }
}

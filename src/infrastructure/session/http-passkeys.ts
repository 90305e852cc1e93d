import * as z from 'zod/mini';
import type { Passkeys } from '../../application/session/ports/passkeys';
import type { PasskeyAnswer, PasskeyOptions, PasskeyProof, PasskeyState } from '../../domain/session/passkey';
import { emptyResult, instantOrNull, list, nonEmptyText, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asContractBody } from './passkey-json';
import { device } from './sign-in-device';

const state = z.object({
  methods: orElse(z.array(z.string()), []),
  passkeys: list(
    z.object({
      id: nonEmptyText,
      name: nonEmptyText,
      device,
      createdAt: instantOrNull,
      lastUsedAt: instantOrNull,
    }),
  ),
});
const options = z.looseObject({ challenge: nonEmptyText });
const addedPasskey = z.object({ recoveryCodes: z.array(nonEmptyText) });

/** Passkeys over HTTP; messages between browser and authenticator are passed through unchanged. */
export class HttpPasskeys implements Passkeys {
  constructor(private readonly http: HttpClient) {}

  state(signal?: AbortSignal): Promise<PasskeyState> {
    return this.http.call('passkeys', { signal, read: result(state) });
  }

  begin(proof: PasskeyProof): Promise<PasskeyOptions> {
    return this.http.call('beginPasskey', { body: asContractBody(proof), read: result(options) });
  }

  async add(name: string, attestation: PasskeyAnswer, endsOtherSessions = true): Promise<readonly string[]> {
    const body = asContractBody({ name, attestation, endsOtherSessions });
    return (await this.http.call('addPasskey', { body, read: result(addedPasskey) })).recoveryCodes;
  }

  rename(id: string, name: string): Promise<void> {
    return this.http.call('renamePasskey', { body: { id, name }, read: emptyResult });
  }

  remove(id: string, proof: PasskeyProof, endsOtherSessions = true): Promise<void> {
    const body = asContractBody({ id, ...proof, endsOtherSessions });
    return this.http.call('removePasskey', { body, read: emptyResult });
  }

  challenge(): Promise<PasskeyOptions> {
    return this.http.call('askPasskey', { body: {}, read: result(options) });
  }

  signInChallenge(challengeId: string): Promise<PasskeyOptions> {
    return this.http.call('askPasskeyToSignIn', { body: { challengeId }, read: result(options) });
  }
}

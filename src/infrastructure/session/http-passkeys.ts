import * as z from 'zod/mini';
import type { Passkeys } from '../../application/session/ports/passkeys';
import type { PasskeyAnswer, PasskeyOptions, PasskeyProof, PasskeyState } from '../../domain/session/passkey';
import { instantOrNull, list, nothing, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asMade } from './passkey-json';
import { device } from './sign-in-device';

const state = z.object({
  methods: orElse(z.array(z.string()), []),
  passkeys: list(
    z.object({
      id: z.string().check(z.minLength(1)),
      name: z.string().check(z.minLength(1)),
      device,
      createdAt: instantOrNull,
      lastUsedAt: instantOrNull,
    }),
  ),
});
const options = z.looseObject({ challenge: z.string().check(z.minLength(1)) });
const added = z.object({ recoveryCodes: z.array(z.string().check(z.minLength(1))) });

/** Passkeys over HTTP; what browser and authenticator say to each other goes through as it is. */
export class HttpPasskeys implements Passkeys {
  constructor(private readonly http: HttpClient) {}

  state(signal?: AbortSignal): Promise<PasskeyState> {
    return this.http.call('passkeys', { signal, read: result(state) });
  }

  begin(proof: PasskeyProof): Promise<PasskeyOptions> {
    return this.http.call('beginPasskey', { body: asMade(proof), read: result(options) });
  }

  async add(name: string, made: PasskeyAnswer): Promise<readonly string[]> {
    const body = asMade({ name, attestation: made });
    return (await this.http.call('addPasskey', { body, read: result(added) })).recoveryCodes;
  }

  rename(id: string, name: string): Promise<void> {
    return this.http.call('renamePasskey', { body: { id, name }, read: nothing });
  }

  remove(id: string, proof: PasskeyProof): Promise<void> {
    return this.http.call('removePasskey', { body: asMade({ id, ...proof }), read: nothing });
  }

  challenge(): Promise<PasskeyOptions> {
    return this.http.call('askPasskey', { body: {}, read: result(options) });
  }

  signInChallenge(challengeId: string): Promise<PasskeyOptions> {
    return this.http.call('askPasskeyToSignIn', { body: { challengeId }, read: result(options) });
  }
}

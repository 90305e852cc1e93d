import * as z from 'zod/mini';
import type { Passkeys } from '../../application/ports/passkeys';
import type { PasskeyAnswer, PasskeyOptions, PasskeyProof, PasskeyState } from '../../domain/session/passkey';
import { instantOrNull, list, nothing, orElse, result } from './codecs';
import type { BodyIn } from './contract';
import type { operations } from './contract.generated';
import type { HttpClient } from './http-client';
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
    const body = proof as BodyIn<operations['beginPasskey']>;
    return this.http.call('beginPasskey', { body, read: result(options) });
  }

  async add(name: string, made: PasskeyAnswer): Promise<readonly string[]> {
    const body = { name, attestation: made } as unknown as BodyIn<operations['addPasskey']>;
    return (await this.http.call('addPasskey', { body, read: result(added) })).recoveryCodes;
  }

  rename(id: string, name: string): Promise<void> {
    return this.http.call('renamePasskey', { body: { id, name }, read: nothing });
  }

  remove(id: string, proof: PasskeyProof): Promise<void> {
    const body = { id, ...proof } as BodyIn<operations['removePasskey']>;
    return this.http.call('removePasskey', { body, read: nothing });
  }

  challenge(): Promise<PasskeyOptions> {
    return this.http.call('askPasskey', { body: {}, read: result(options) });
  }

  signInChallenge(challengeId: string): Promise<PasskeyOptions> {
    return this.http.call('askPasskeyToSignIn', { body: { challengeId }, read: result(options) });
  }
}

import type { Passkeys } from '../../application/session/ports/passkeys';
import type { PasskeyAnswer, PasskeyOptions, PasskeyProof, PasskeyState } from '../../domain/session/passkey';
import { refuse } from '../kernel/refuse';
import { hasApp, methodsOf, type FakeBackend, type FakeClient } from '../portal/fake-backend';
import { acceptsProof } from './fake-second-factors';
import { revokeOthers } from './fake-sessions';

const OPTIONS: PasskeyOptions = { challenge: 'ZmFrZS1jaGFsbGVuZ2U', rpId: 'localhost' };
const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `CKQ7-M2X${at}`);

/** The passkeys of the backend's client; every one of them accepts an answer of `FakeAuthenticator`. */
export class FakePasskeys implements Passkeys {
  #count = 0;

  constructor(private readonly backend: FakeBackend) {}

  state(signal?: AbortSignal): Promise<PasskeyState> {
    const answer = (client: FakeClient) => ({ passkeys: client.passkeys, methods: methodsOf(client) });
    return this.backend.answerClient('passkeys', answer, { signal });
  }

  begin(proof: PasskeyProof): Promise<PasskeyOptions> {
    return this.backend.answerClient('beginPasskey', (client) => {
      checkPasskeyProof(client, proof);
      return OPTIONS;
    });
  }

  add(name: string, answer: PasskeyAnswer, endsOtherSessions = true): Promise<readonly string[]> {
    return this.backend.answerClient(
      'addPasskey',
      (client) => {
        if (endsOtherSessions) revokeOthers(this.backend, client);
        const createdAt = new Date(this.backend.now()).toISOString();
        client.passkeys = [
          ...client.passkeys,
          { id: `passkey-${++this.#count}`, name, device: null, createdAt, lastUsedAt: null },
        ];
        if (client.recoveryCodes) return [];
        client.passkeysOnly = true;
        return (client.recoveryCodes = RECOVERY_CODES);
      },
      { args: [name, answer] },
    );
  }

  rename(id: string, name: string): Promise<void> {
    return this.backend.answerClient('renamePasskey', (client) => {
      requirePasskey(client, id);
      client.passkeys = client.passkeys.map((passkey) =>
        passkey.id === id ? { ...passkey, name } : passkey,
      );
    });
  }

  remove(id: string, proof: PasskeyProof, endsOtherSessions = true): Promise<void> {
    return this.backend.answerClient('removePasskey', (client) => {
      checkPasskeyProof(client, proof);
      requirePasskey(client, id);
      if (endsOtherSessions) revokeOthers(this.backend, client);
      client.passkeys = client.passkeys.filter((passkey) => passkey.id !== id);
      if (client.passkeys.length > 0 || hasApp(client)) return;
      client.passkeysOnly = false;
      client.recoveryCodes = null;
    });
  }

  challenge(): Promise<PasskeyOptions> {
    return this.backend.answerClient('askPasskey', ({ passkeys }) =>
      passkeys.length > 0 ? OPTIONS : refuse('refused', 403),
    );
  }

  signInChallenge(challengeId: string): Promise<PasskeyOptions> {
    const { backend } = this;
    return backend.answerAnyone('askPasskeyToSignIn', () =>
      backend.challenges.has(challengeId) ? OPTIONS : refuse('wrongLink'),
    );
  }
}

function requirePasskey(client: FakeClient, id: string): void {
  if (!client.passkeys.some((passkey) => passkey.id === id)) refuse('notFound', 404);
}

function checkPasskeyProof(client: FakeClient, proof: PasskeyProof): void {
  if (!client.recoveryCodes) {
    if ('password' in proof && proof.password === client.password) return;
    return refuse('wrongCurrentPassword');
  }
  if ('password' in proof) refuse('codeNeeded', 403);
  if (!acceptsProof(client, 'code' in proof ? proof.code : proof.assertion)) refuse('wrongCode');
}

import {
  Authenticator,
  type AuthenticatorOutcome,
  bind,
  ERROR_CODE,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyOptions,
  type PasskeyProof,
  Passkeys,
  type PasskeyState,
  PortalError,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import type { Directory } from './directory';
import { clientsDirectory, directoryWorld } from './sign-in';
import { inMemory, replaces, runner, signedIn } from './trial';

/*
 * Passkeys of Acme's own app: the directory keeps them, the app's key store signs.
 */

/** Passkeys that the directory keeps; `holds` checks what one has signed. */
export class DirectoryPasskeys implements Passkeys {
  readonly #directory: Directory;
  readonly #holds: (signed: PasskeyAnswer) => boolean;
  #kept: readonly Passkey[] = [];

  constructor(directory: Directory, holds: (signed: PasskeyAnswer) => boolean) {
    this.#directory = directory;
    this.#holds = holds;
  }

  state(signal?: AbortSignal): Promise<PasskeyState> {
    return answer(() => {
      this.#directory.session();
      return { passkeys: this.#kept, methods: this.#kept.length > 0 ? ['passkey'] : [] };
    }, signal);
  }

  begin(proof: PasskeyProof): Promise<PasskeyOptions> {
    return answer(() => {
      this.#prove(proof);
      return newChallenge();
    });
  }

  add(name: string, made: PasskeyAnswer): Promise<readonly string[]> {
    return answer(() => {
      this.#directory.session();
      const createdAt = new Date().toISOString();
      this.#kept = [...this.#kept, { id: made.id, name, device: null, createdAt, lastUsedAt: null }];
      return [];
    });
  }

  rename(id: string, name: string): Promise<void> {
    return answer(() => {
      this.#find(id);
      this.#kept = this.#kept.map((one) => (one.id === id ? { ...one, name } : one));
    });
  }

  remove(id: string, proof: PasskeyProof): Promise<void> {
    return answer(() => {
      this.#prove(proof);
      this.#find(id);
      this.#kept = this.#kept.filter((one) => one.id !== id);
    });
  }

  challenge(): Promise<PasskeyOptions> {
    return answer(() => {
      this.#directory.session();
      if (this.#kept.length === 0) throw PortalError.refused([ERROR_CODE.refused]);
      return newChallenge();
    });
  }

  signInChallenge(challengeId: string): Promise<PasskeyOptions> {
    return answer(() => {
      if (!this.#directory.at(challengeId)) throw PortalError.refused([ERROR_CODE.wrongLink]);
      return newChallenge();
    });
  }

  #find(id: string): void {
    if (!this.#kept.some((one) => one.id === id)) throw PortalError.refused([ERROR_CODE.notFound], 404);
  }

  #prove(proof: PasskeyProof): void {
    const { person } = this.#directory.session();
    if (this.#kept.length === 0) {
      this.#directory.checkCurrent(person, 'password' in proof ? proof.password : '');
    } else if (!('assertion' in proof) || !this.#holds(proof.assertion)) {
      throw PortalError.refused([ERROR_CODE.wrongCode]);
    }
  }
}

const newChallenge = (): PasskeyOptions => ({ challenge: crypto.randomUUID() });

/** The app's key store in the browser's place; `allows` asks the client for their face or finger. */
export class AppKeys implements Authenticator {
  readonly isSupported = true;
  readonly #allows: () => boolean;

  constructor(allows: () => boolean) {
    this.#allows = allows;
  }

  create(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return this.#answer(options);
  }

  sign(options: PasskeyOptions): Promise<AuthenticatorOutcome> {
    return this.#answer(options);
  }

  async #answer({ challenge }: PasskeyOptions): Promise<AuthenticatorOutcome> {
    if (!this.#allows()) return { is: 'cancelled' };
    return { is: 'done', answer: { id: 'acme-app-key', response: { challenge } } };
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Passkeys, () => new DirectoryPasskeys(clientsDirectory(), () => false), {
    stock: kit.FakePasskeys.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Passkeys).state(),
  });
  replaces(Authenticator, () => new AppKeys(() => true), {
    stock: kit.FakeAuthenticator.prototype,
    ask: (portal) => portal.resolve(Authenticator).sign({ challenge: 'YWNtZQ' }),
  });
  kit.describePasskeysContract(
    runner,
    'Directory',
    directoryWorld((directory) => [bind(Passkeys, () => new DirectoryPasskeys(directory, () => true))]),
    inMemory,
  );
  kit.describeAuthenticatorContract(runner, 'App', () => {
    let isAllowed = true;
    return { authenticator: new AppKeys(() => isAllowed), cancel: () => void (isAllowed = false) };
  });
}

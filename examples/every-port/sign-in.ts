import {
  Auth,
  bind,
  type Binding,
  Captcha,
  Clients,
  Clock,
  type CodeChannel,
  type Credentials,
  type CursorPage,
  ERROR_CODE,
  OneTimeCodes,
  type OpenSession,
  type PasskeyAnswer,
  type PasswordLinkState,
  Passwords,
  PortalError,
  type ScaHeaders,
  type SecondFactorMethod,
  SecondFactors,
  type SecondFactorSecret,
  type SecondFactorState,
  type SecurityEvent,
  Sessions,
  type SignInChallenge,
  type SignInTry,
  type UserSetting,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { Directory, type Open, type Person } from './directory';
import { credentials, inMemory, replaces, runner, signedIn, world } from './trial';

/*
 * Signing in with Acme's own directory.
 */

/** E-mail and password of the directory; a person with an authenticator app is asked for its code. */
export class DirectoryAuth implements Auth {
  readonly #directory: Directory;

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  login(
    { email, password }: Credentials,
    _headers: ScaHeaders,
    signal?: AbortSignal,
  ): Promise<string | SignInChallenge> {
    return answer(() => {
      const person = this.#directory.at(email);
      if (person?.password !== password) throw PortalError.refused([ERROR_CODE.wrongCredentials]);
      if (person.secondFactor?.isOn) return { challengeId: person.email, methods: ['totp', 'recovery'] };
      return this.#directory.open(person);
    }, signal);
  }

  revoke(token: string): Promise<void> {
    return answer(() => {
      const { id } = this.#directory.session(token);
      this.#directory.keep((one) => one.id !== id);
    });
  }

  /** Sessions last as long as the page: there is nothing to renew. */
  renew(signal?: AbortSignal): Promise<string> {
    return answer(() => {
      throw PortalError.refused([], 404);
    }, signal);
  }
}

/** Who is signed in, as the directory says. */
export class DirectoryClients implements Clients {
  readonly #directory: Directory;

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  setting({ token, signal }: { token?: string; signal?: AbortSignal } = {}): Promise<UserSetting> {
    return answer(() => this.#directory.session(token).person.setting, signal);
  }

  saveSettings(change: { culture: string } | { theme: 'dark' | 'white' }): Promise<void> {
    return answer(() => {
      const { person } = this.#directory.session();
      person.setting = { ...person.setting, ...change };
    });
  }
}

/** The open sessions of the directory. */
export class DirectorySessions implements Sessions {
  readonly #directory: Directory;

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  open(signal?: AbortSignal): Promise<readonly OpenSession[]> {
    return answer(() => {
      const current = this.#directory.session();
      return this.#own().map(({ id }): OpenSession => ({
        id,
        method: 'password',
        signedInAt: null,
        lastSeenAt: null,
        isCurrent: id === current.id,
        device: null,
        country: null,
        network: null,
      }));
    }, signal);
  }

  end(id: string): Promise<void> {
    return answer(() => {
      if (!this.#own().some((one) => one.id === id)) throw PortalError.refused([ERROR_CODE.notFound]);
      this.#directory.keep((one) => one.id !== id);
    });
  }

  endOthers(): Promise<void> {
    return answer(() => {
      const current = this.#directory.session();
      this.#directory.keep((one) => one.person !== current.person || one.id === current.id);
    });
  }

  history(signal?: AbortSignal): Promise<readonly SignInTry[]> {
    return answer(() => this.#directory.session().person.history, signal);
  }

  /** Acme notes by hand that a password was handed out. */
  events(_cursor: string, signal?: AbortSignal): Promise<CursorPage<SecurityEvent>> {
    return answer(() => ({ items: [HANDED_OUT], next: null }), signal);
  }

  #own(): readonly Open[] {
    const { person } = this.#directory.session();
    return this.#directory.sessions.filter((one) => one.person === person);
  }
}

const HANDED_OUT: SecurityEvent = {
  ...{ id: 1, at: '2026-01-12T09:00:00Z', kind: 'passwordChanged', reference: 'ACME-1' },
  ...{ device: null, country: null, network: null },
};

/** Links to a new password; `send` brings one to who asked for it. */
export class DirectoryPasswords implements Passwords {
  readonly #links = new Map<string, { person: Person; used: boolean }>();
  readonly #directory: Directory;
  readonly #send: (email: string, token: string) => void;

  constructor(directory: Directory, send: (email: string, token: string) => void) {
    this.#directory = directory;
    this.#send = send;
  }

  requestLink(email: string, _headers: ScaHeaders): Promise<void> {
    return answer(() => {
      const person = this.#directory.at(email);
      if (!person) return; // The answer does not tell.
      const token = `link-${this.#directory.nextId()}`;
      this.#links.set(token, { person, used: false });
      this.#send(email, token);
    });
  }

  linkState(token: string, signal?: AbortSignal): Promise<PasswordLinkState> {
    return answer(() => {
      const link = this.#links.get(token);
      if (!link) return 'unknown';
      return link.used ? 'used' : 'valid';
    }, signal);
  }

  create(token: string, password: string, _headers: ScaHeaders): Promise<void> {
    return answer(() => {
      const link = this.#links.get(token);
      if (!link || link.used) throw PortalError.refused([ERROR_CODE.wrongLink]);
      this.#directory.checkNew(password);
      link.used = true;
      link.person.password = password;
      this.#directory.keep((one) => one.person !== link.person);
    });
  }
}

/** Authenticator apps; `isRight` knows the code of a secret at this time. */
export class DirectoryFactors implements SecondFactors {
  readonly #directory: Directory;
  readonly #isRight: (secret: string, code: string) => boolean;

  constructor(directory: Directory, isRight: (secret: string, code: string) => boolean) {
    this.#directory = directory;
    this.#isRight = isRight;
  }

  state(signal?: AbortSignal): Promise<SecondFactorState> {
    return answer(() => {
      const { secondFactor } = this.#directory.session().person;
      const isOn = secondFactor?.isOn ?? false;
      return {
        isOn,
        since: null,
        lastUsedAt: null,
        recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
      };
    }, signal);
  }

  begin(password: string): Promise<SecondFactorSecret> {
    return answer(() => {
      const { person } = this.#directory.session();
      this.#directory.checkCurrent(person, password);
      if (person.secondFactor?.isOn) throw PortalError.refused([ERROR_CODE.duplicate]);
      const secret = base32(crypto.getRandomValues(new Uint8Array(20)));
      person.secondFactor = { secret, isOn: false, recoveryCodes: [] };
      const label = encodeURIComponent(`Acme:${person.email}`);
      return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Acme` };
    });
  }

  confirm(code: string): Promise<readonly string[]> {
    return answer(() => {
      const { person } = this.#directory.session();
      this.#checkCode(person, 'totp', code);
      return this.#newCodes(person);
    });
  }

  turnOff(password: string, code: string): Promise<void> {
    return answer(() => {
      this.#checkBoth(password, code).secondFactor = null;
    });
  }

  newCodes(password: string, code: string): Promise<readonly string[]> {
    return answer(() => this.#newCodes(this.#checkBoth(password, code)));
  }

  answer(challengeId: string, method: SecondFactorMethod, proof: string | PasskeyAnswer): Promise<string> {
    return answer(() => {
      const code = typeof proof === 'string' ? proof : '';
      const person = this.#directory.at(challengeId);
      if (!person?.secondFactor?.isOn) throw PortalError.refused([ERROR_CODE.wrongLink]);
      this.#checkCode(person, method, code);
      return this.#directory.open(person);
    });
  }

  #checkBoth(password: string, code: string): Person {
    const { person } = this.#directory.session();
    this.#directory.checkCurrent(person, password);
    this.#checkCode(person, person.secondFactor?.recoveryCodes.includes(code) ? 'recovery' : 'totp', code);
    return person;
  }

  /** Throws where a code does not fit; a recovery code is used up. */
  #checkCode({ secondFactor }: Person, method: SecondFactorMethod, code: string): void {
    const isRight =
      method === 'recovery'
        ? secondFactor?.recoveryCodes.includes(code)
        : secondFactor && this.#isRight(secondFactor.secret, code);
    if (!secondFactor || !isRight) throw PortalError.refused([ERROR_CODE.wrongCode]);
    secondFactor.recoveryCodes = secondFactor.recoveryCodes.filter((one) => one !== code);
  }

  #newCodes(person: Person): readonly string[] {
    const recoveryCodes = Array.from({ length: 8 }, () => crypto.randomUUID().slice(0, 8));
    if (person.secondFactor) person.secondFactor = { ...person.secondFactor, isOn: true, recoveryCodes };
    return recoveryCodes;
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => BASE32.charAt(byte % 32)).join('');

const BETWEEN_CODES_MS = 60_000;

/** Codes that Acme's own pager brings; `page` hands one over. */
export class PagerCodes implements OneTimeCodes {
  readonly #sent = new Map<string, { code: string; at: number }>();
  readonly #clock: Clock;
  readonly #page: (channel: CodeChannel, phone: string, code: string) => void;

  constructor(clock: Clock, page: (channel: CodeChannel, phone: string, code: string) => void) {
    this.#clock = clock;
    this.#page = page;
  }

  send(channel: CodeChannel, phone: string): Promise<void> {
    return answer(() => {
      const at = this.#clock.now();
      const last = this.#sent.get(phone);
      if (last && at - last.at < BETWEEN_CODES_MS) throw PortalError.refused([ERROR_CODE.tooManyTries]);
      const code = String(Math.floor(10_000 + Math.random() * 89_999));
      this.#sent.set(phone, { code, at });
      this.#page(channel, phone, code);
    });
  }

  verify(_channel: CodeChannel, phone: string, code: string): Promise<void> {
    return answer(() => {
      if (this.#sent.get(phone)?.code !== code) throw PortalError.refused([ERROR_CODE.wrongCode]);
      this.#sent.delete(phone);
    });
  }
}

/** Acme's door man: whoever asks gets a token that is good for one call. */
export class DoormanCaptcha implements Captcha {
  readonly #given = new Set<string>();

  prepare(): void {
    // A token takes no time.
  }

  token(signal?: AbortSignal): Promise<string | undefined> {
    return answer(() => {
      const token = crypto.randomUUID();
      this.#given.add(token);
      return token;
    }, signal);
  }

  /** Whether a token was given and is not used up. */
  accepts(token: string): boolean {
    return this.#given.delete(token);
  }
}

/** A directory with the client that test portals have, signed in. */
export function clientsDirectory(): Directory {
  const directory = new Directory();
  const site = { companyId: kit.companyIdOf('main') };
  directory.open(directory.add('main@portico.test', kit.TEST_PASSWORD, site));
  return directory;
}

async function signIn({ login }: kit.TestPortal): Promise<void> {
  login.touched();
  login.setEmail('main@portico.test');
  login.setPassword(kit.TEST_PASSWORD);
  await login.submit();
}

/** The code of every secret at every time. */
const APP_CODE = '271828';

/**
 * A world with one directory behind all of it.
 * @param others adapters that ask the directory too.
 */
export const directoryWorld =
  (others: (directory: Directory) => readonly Binding[] = () => []) =>
  () => {
    const directory = new Directory();
    const site = { companyId: 42, siteId: 7 };
    const { setting } = directory.add(credentials.email, credentials.password, site);
    const open = async () => {
      const person = directory.at(credentials.email);
      if (!person) throw new Error('The directory has lost its client.');
      return directory.open(person);
    };
    return kit.makeFakeWorld({
      bindings: [
        bind(Auth, () => new DirectoryAuth(directory)),
        bind(Clients, () => new DirectoryClients(directory)),
        bind(Sessions, () => new DirectorySessions(directory)),
        bind(Passwords, () => new DirectoryPasswords(directory, () => undefined)),
        bind(SecondFactors, () => new DirectoryFactors(directory, (_, code) => code === APP_CODE)),
        ...others(directory),
      ],
      ...site,
      credentials,
      clientId: setting.id,
      sessionToken: open,
      freshToken: open,
    });
  };

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Auth, () => new DirectoryAuth(clientsDirectory()), {
    stock: kit.FakeAuth.prototype,
    ask: signIn,
  });
  replaces(Clients, () => new DirectoryClients(clientsDirectory()), {
    stock: kit.FakeClients.prototype,
    options: signedIn,
  });
  replaces(Sessions, () => new DirectorySessions(clientsDirectory()), {
    stock: kit.FakeSessions.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Sessions).open(),
  });
  replaces(Passwords, () => new DirectoryPasswords(clientsDirectory(), () => undefined), {
    stock: kit.FakePasswords.prototype,
    ask: (portal) => portal.resolve(Passwords).requestLink('main@portico.test', { siteId: 7 }),
  });
  replaces(SecondFactors, () => new DirectoryFactors(clientsDirectory(), () => false), {
    stock: kit.FakeSecondFactors.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(SecondFactors).state(),
  });
  replaces(OneTimeCodes, () => new PagerCodes(new kit.FakeClock(), () => undefined), {
    stock: kit.FakeOneTimeCodes.prototype,
    ask: (portal) => portal.resolve(OneTimeCodes).send('sms', '+4930123456'),
  });
  replaces(Captcha, () => new DoormanCaptcha(), {
    stock: kit.FakeCaptcha.prototype,
    ask: signIn,
  });
  kit.describeAuthContract(runner, 'Directory', directoryWorld(), { ...inMemory, renew: false });
  kit.describeClientsContract(runner, 'Directory', directoryWorld(), inMemory);
  kit.describeSessionsContract(runner, 'Directory', directoryWorld(), inMemory);
  kit.describePasswordsContract(runner, 'Directory', directoryWorld(), inMemory);
  kit.describeSecondFactorsContract(runner, 'Directory', directoryWorld(), inMemory);
  kit.describeOneTimeCodesContract(
    runner,
    'Pager',
    world(bind(OneTimeCodes, [Clock], (clock) => new PagerCodes(clock, () => undefined))),
    inMemory,
  );
  kit.describeCaptchaContract(
    runner,
    'Doorman',
    async () => {
      const captcha = new DoormanCaptcha();
      return { captcha, accepts: async (token) => captcha.accepts(token) };
    },
    inMemory,
  );
}

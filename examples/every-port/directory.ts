import { ERROR_CODE, PortalError, type SignInTry, type UserSetting } from '@portico/portal';

/** A client, as Acme's directory has them. */
export interface Person {
  readonly email: string;
  password: string;
  setting: UserSetting;
  /** Newest first. */
  history: readonly SignInTry[];
  secondFactor: { secret: string; isOn: boolean; recoveryCodes: readonly string[] } | null;
}

/** An open session. */
export interface Open {
  readonly id: string;
  readonly token: string;
  readonly person: Person;
}

const SHORTEST_PASSWORD = 8;

/** Acme's directory of clients, which every adapter about signing in asks. The session opened first is this page's. */
export class Directory {
  readonly #people = new Map<string, Person>();
  #sessions: readonly Open[] = [];
  #lastId = 0;

  get sessions(): readonly Open[] {
    return this.#sessions;
  }

  /** Who has an address, in whatever letters it is written. */
  at(email: string): Person | undefined {
    return this.#people.get(email.trim().toLowerCase());
  }

  add(email: string, password: string, setting: Partial<UserSetting> = {}): Person {
    if (this.at(email)) throw PortalError.refused([ERROR_CODE.duplicate]);
    this.checkNew(password);
    const id = this.nextId();
    const person: Person = {
      email,
      password,
      setting: { ...NOBODY, id, ...setting },
      history: [],
      secondFactor: null,
    };
    this.#people.set(email.trim().toLowerCase(), person);
    return person;
  }

  /** Opens a session, which stands in the history. */
  open(person: Person): string {
    const id = this.nextId();
    const session = { id: `session-${id}`, token: `token-${id}`, person };
    this.#sessions = [...this.#sessions, session];
    const signIn: SignInTry = {
      id,
      at: new Date().toISOString(),
      result: 'signedIn',
      method: 'password',
      device: null,
      country: null,
      network: null,
    };
    person.history = [signIn, ...person.history];
    return session.token;
  }

  /** Ends the sessions that are not to stay. */
  keep(stays: (session: Open) => boolean): void {
    this.#sessions = this.#sessions.filter(stays);
  }

  /** The session of a token, this page's without one. Throws `unauthorized` where there is none. */
  session(token?: string): Open {
    const found = token === undefined ? this.#sessions[0] : this.#sessions.find((one) => one.token === token);
    if (!found) throw PortalError.unauthorized();
    return found;
  }

  /** Throws where a password is not the person's. */
  checkCurrent(person: Person, password: string): void {
    if (person.password !== password) throw PortalError.refused([ERROR_CODE.wrongCurrentPassword]);
  }

  /** Throws where a new password does not keep the rules. */
  checkNew(password: string): void {
    if (password.length < SHORTEST_PASSWORD) throw PortalError.refused([ERROR_CODE.weakPassword]);
  }

  nextId(): number {
    return (this.#lastId += 1);
  }
}

const NOBODY: UserSetting = {
  id: 0,
  companyId: 1,
  firstName: '',
  lastName: '',
  fullName: '',
  siteId: 10,
  culture: 'en-US',
  theme: null,
  isOpenAccount: false,
  isIb: false,
  isAnyLiveAccount: true,
  isAnyCfdMetaAccount: false,
  firstMt4Login: null,
  firstMt5Login: null,
  isVisibleDocumentUpload: false,
  reAssessmentResult: [],
};

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { digest } from '../../../gateway/kernel/secrets';
import { CannotContinue, type Answer, type ChaosRequest, type Caller, type Change } from './caller';
import { DocumentUpload } from './document-upload';
import type { Ledger } from './ledger';

/** Pairs of settings that are saved together: a mixed pair was saved only in part. */
const SETTINGS = [
  { culture: 'en-US', theme: 'white' },
  { culture: 'de-DE', theme: 'dark' },
] as const;

interface Session {
  readonly token: string;
  readonly hash: string;
}

/** A client of the portal, who registers first. Every answer is recorded; a request without an answer is repeated. */
export class ChaosClient {
  readonly #email = `${randomUUID()}@client.example`;
  readonly #phone = `+49151${String(randomInt(100_000_000)).padStart(8, '0')}`;
  #password = newPassword();
  #session: Session = { token: '', hash: '' };
  #profileChangeCount = 0;

  constructor(
    private readonly caller: Caller,
    private readonly ledger: Ledger,
    /** The database, to read the codes and links sent to a client. */
    private readonly db: Pool,
  ) {}

  /** Registers, then makes a client's usual calls in random order, until `isOver`. */
  async run(isOver: () => boolean): Promise<void> {
    try {
      await this.#visit();
      await this.#register();
      await this.#proveEmail();
      const actions = shuffle([
        () => this.#changeSettings(),
        () => this.#changeSettings(),
        () => this.#changeProfile(),
        () => this.#changeProfile(),
        () => this.#changePassword(),
        () => this.#resetPassword(),
        () => this.#sendDocument(),
        () => this.#changePayoutAddress(),
        () => this.#changePayoutAddress(),
        () => this.#writeToSupport(),
        () => this.#signInAndOut(),
      ]);
      for (const act of actions) {
        if (isOver()) return;
        await act();
      }
    } catch (error) {
      if (!(error instanceof CannotContinue)) throw error;
    }
  }

  async #visit(): Promise<void> {
    const body = { uri: 'https://portal.example/?affid=7', siteId: '1' };
    const { result, ...answer } = await this.caller.request({ call: 'createMarketingId', body });
    // The subject is the new marketing id. Without an answer there is none, and the email tells the entries apart.
    this.caller.record({ kind: 'visit', subject: String(result ?? this.#email) }, answer);
  }

  async #register(): Promise<void> {
    const email = this.#email;
    const [firstName, lastName] = ['Mira', 'Moon'];
    const registration = await this.#change(
      {
        call: 'registerStep1',
        body: {
          email,
          password: this.#password,
          firstName,
          lastName,
          phone: this.#phone,
          country: 'DE',
          acceptsTerms: true,
          siteId: 1,
        },
      },
      'registration started',
      email,
    );
    if (registration.outcome !== 'done') throw new CannotContinue();
    const { registrationId } = registration.result as { registrationId: string };
    if (Math.random() < 0.5) await this.#verifyPhone();
    const body = {
      registrationId,
      birthDate: '1990-01-01',
      citizenship: 'DE',
      address: 'Unter den Linden 1',
      city: 'Berlin',
      postcode: '10117',
    };
    // Some clients double-click: only one of the two requests may succeed.
    const answers = await Promise.all(
      Array.from({ length: Math.random() < 0.3 ? 2 : 1 }, () =>
        this.#change({ call: 'registerStep2', body }, 'client registered', email),
      ),
    );
    const answer =
      answers.find(({ outcome }) => outcome === 'done') ??
      answers.find(({ outcome }) => outcome === 'refused');
    if (!answer) throw new CannotContinue();
    // A refusal also means that the client exists: an earlier request that got no answer registered it.
    this.caller.record(
      { kind: 'password', subject: email, value: this.#password },
      { ...answer, outcome: 'done' },
    );
    if (answer.outcome === 'done')
      this.#session = this.#recordSession(answer.result.scaToken as string, answer);
    else this.#session = await this.#signIn();
  }

  /** Otherwise the first password link would end what the client has set up. */
  async #proveEmail(): Promise<void> {
    const { token } = this.#session;
    await this.caller.requestUntilAnswered({ call: 'sendEmailCode', token });
    const code = /^\d{6}/.exec(await this.#findMessage('email-code', this.#email))?.[0];
    await this.caller.requestUntilAnswered({ call: 'proveEmail', body: { code }, token });
  }

  async #verifyPhone(): Promise<void> {
    const phone = this.#phone;
    await this.#change({ call: 'sendSmsCode', body: { phone } }, 'code sent', phone);
    const code = /^\d{6}/.exec(await this.#findMessage('code', phone))?.[0];
    await this.#change({ call: 'verifySmsCode', body: { phone, code } }, 'phone verified', phone);
  }

  async #signIn(): Promise<Session> {
    for (;;) {
      const body = { email: this.#email, password: this.#password };
      const answer = await this.caller.request({ call: 'login', body });
      if (answer.outcome === 'done') return this.#recordSession(answer.result.token as string, answer);
      // No token was answered, so the subject is the email; no stored session has it.
      this.caller.record({ kind: 'signed in', subject: this.#email }, answer);
      if (answer.outcome === 'refused') throw new CannotContinue();
      await this.caller.waitToRetry();
    }
  }

  async #signInAndOut(): Promise<void> {
    const { hash, token } = await this.#signIn();
    await this.#change({ call: 'logout', token }, 'signed out', hash);
    await sleep(1_100); // a token lookup is cached for one second
    const answer = await this.#fetchClient(token);
    if (answer.outcome === 'done')
      this.ledger.addViolation('signed out', hash, 'a token is valid after the sign-out');
  }

  async #changeSettings(): Promise<void> {
    const settings = SETTINGS[randomInt(SETTINGS.length)]!;
    const value = `${settings.culture}/${settings.theme}`;
    const request = { call: 'changeClientSettings', body: settings, token: this.#session.token } as const;
    await this.#change(request, 'settings', this.#email, value);
    const { result, outcome } = await this.#fetchClient(this.#session.token);
    if (outcome !== 'done')
      return this.ledger.addViolation('settings', this.#email, 'a session ended on its own');
    if (result.email !== this.#email)
      this.ledger.addViolation('settings', this.#email, "another client's data");
    const entries = this.ledger.entriesOfKind('settings').get(this.#email) ?? [];
    const isUncertain = entries.some((entry) => entry.outcome === 'unknown');
    if (!isUncertain && `${result.culture}/${result.theme}` !== value)
      this.ledger.addViolation(
        'settings',
        this.#email,
        `read ${result.culture}/${result.theme} after ${value}`,
      );
  }

  async #changeProfile(): Promise<void> {
    const number = (this.#profileChangeCount += 1);
    const body = { city: `City ${number}`, postcode: String(10_000 + number), address: `Street ${number}` };
    const value = `${body.city}/${body.postcode}/${body.address}`;
    const request = { call: 'changeClientInfo', body, token: this.#session.token } as const;
    await this.#change(request, 'profile', this.#email, value);
  }

  async #changePassword(): Promise<void> {
    const secondSession = await this.#signIn();
    const password = newPassword();
    const request = {
      call: 'changePassword',
      body: { currentPassword: this.#password, newPassword: password },
      token: this.#session.token,
    } as const;
    await this.#setPassword(request, password, { kind: 'signed out', subject: secondSession.hash });
  }

  async #resetPassword(): Promise<void> {
    const email = this.#email;
    await this.#change({ call: 'resetPassword', body: { email } }, 'link sent', email);
    const token = /resetToken=([\w-]+)/.exec(await this.#findMessage('password-link', email))?.[1] ?? '';
    const password = newPassword();
    const usedLink = { kind: 'link used', subject: digest(token) };
    await this.#setPassword({ call: 'createPassword', body: { token, password } }, password, usedLink, {
      kind: 'signed out',
      subject: this.#session.hash,
    });
    this.#session = await this.#signIn();
  }

  /**
   * Sets a password. If the first request was carried out but got no answer, its repetition is refused, because the
   * current password has changed or the link is used. The other changes of that request must then be stored as well.
   */
  async #setPassword(request: ChaosRequest, value: string, ...otherChanges: Change[]): Promise<void> {
    const changes = [{ kind: 'password', subject: this.#email, value }, ...otherChanges];
    let isRepeated = false;
    for (;;) {
      const answer = await this.caller.request(request);
      const isDone = answer.outcome === 'done' || (answer.outcome === 'refused' && isRepeated);
      for (const change of changes)
        this.caller.record(change, isDone ? { ...answer, outcome: 'done' } : answer);
      if (isDone) {
        this.#password = value;
        return;
      }
      if (answer.outcome === 'refused') throw new CannotContinue();
      isRepeated = true;
      await this.caller.waitToRetry();
    }
  }

  async #sendDocument(): Promise<void> {
    const upload = new DocumentUpload(this.caller, this.ledger, this.#session.token);
    // Some clients send it from two tabs at once: one of the copies is refused.
    const tabs = Math.random() < 0.3 ? 2 : 1;
    await Promise.all(Array.from({ length: tabs }, () => upload.send()));
  }

  async #changePayoutAddress(): Promise<void> {
    const walletAddress = `0x${randomBytes(20).toString('hex')}`;
    const body = { walletAddress, network: 'ETH', password: this.#password };
    await this.caller.requestUntilAnswered(
      { call: 'changeDigitalAsset', body, token: this.#session.token },
      { kind: 'payout address', subject: this.#email, value: walletAddress },
      { kind: 'payout mail', subject: walletAddress },
    );
  }

  async #writeToSupport(): Promise<void> {
    const visitor = randomUUID();
    const body = { visitor, id: randomUUID(), text: 'How do I withdraw?' };
    const sendMessage = () =>
      this.#change({ call: 'sendSupportMessage', body }, 'support message', `visitor:${visitor}`);
    await Promise.all(Math.random() < 0.3 ? [sendMessage(), sendMessage()] : [sendMessage()]);
  }

  #change(request: ChaosRequest, kind: string, subject: string, value = ''): Promise<Answer> {
    return this.caller.requestUntilAnswered(request, { kind, subject, value });
  }

  async #fetchClient(token: string): Promise<Answer> {
    const answer = await this.caller.requestUntilAnswered({ call: 'getClient', token });
    if (answer.outcome === 'unknown') throw new CannotContinue();
    return answer;
  }

  /** Reads the newest message to a recipient; waits while the database is down. */
  async #findMessage(kind: string, recipient: string): Promise<string> {
    for (;;) {
      try {
        const { rows } = await this.db.query<{ body: string }>(
          'select body from outbox where kind = $1 and recipient = $2 order by id desc limit 1',
          [kind, recipient],
        );
        if (rows[0]) return rows[0].body;
        throw new CannotContinue();
      } catch (error) {
        if (error instanceof CannotContinue) throw error;
        await this.caller.waitToRetry();
      }
    }
  }

  #recordSession(token: string, answer: Answer): Session {
    const hash = digest(token);
    this.caller.record({ kind: 'signed in', subject: hash }, answer);
    return { token, hash };
  }
}

const newPassword = (): string => `Horse-${randomBytes(9).toString('base64url')}-7`;

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, position: Math.random() }))
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item);

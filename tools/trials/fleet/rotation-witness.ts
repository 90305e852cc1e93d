import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { Pool } from 'pg';
import type { Answer, Caller, ChaosRequest } from '../chaos/caller';

/** A code of an authenticator app counts once, and is another one after this time. */
const APP_CODE_MS = 31_000;
/** Ten recovery codes last for two minutes. */
const RECOVERY_CODE_MS = 12_000;
const PAUSE_MS = 1_000;
const PASSWORD = 'Horse-of-a-witness-7';

/** A way in which a client is recognised; each but the session depends on SECRET. */
export type Proof = 'session' | 'app' | 'recovery';

export interface WitnessAnswer {
  readonly proof: Proof;
  readonly isAccepted: boolean;
}

/** The results of a witness's calls; each has some of them. */
interface Results {
  readonly registrationId: string;
  readonly scaToken: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
  readonly challengeId: string;
}

/** A client with an authenticator app and recovery codes, who is signed in all the time and signs in again and again. */
export class RotationWitness {
  readonly #email = `${randomUUID()}@client.example`;
  #token = '';
  #secret = '';
  #recoveryCodes: string[] = [];
  #appCodeAt = 0;
  #recoveryCodeAt = 0;

  private constructor(private readonly caller: Caller) {}

  /**
   * Registers a client and turns on the second factor.
   * @param db the database, to read the code that proves the address.
   */
  static async register(caller: Caller, db: Pool): Promise<RotationWitness> {
    const witness = new RotationWitness(caller);
    await witness.#register();
    await witness.#proveEmail(db);
    await witness.#turnOnSecondFactor();
    return witness;
  }

  async #register(): Promise<void> {
    const start = await this.#answerOf({
      call: 'registerStep1',
      body: {
        email: this.#email,
        password: PASSWORD,
        firstName: 'Mira',
        lastName: 'Moon',
        phone: `+49151${String(randomInt(100_000_000)).padStart(8, '0')}`,
        country: 'DE',
        acceptsTerms: true,
        siteId: 1,
      },
    });
    const registration = await this.#answerOf({
      call: 'registerStep2',
      body: {
        registrationId: start.registrationId,
        birthDate: '1990-01-01',
        citizenship: 'DE',
        address: 'Unter den Linden 1',
        city: 'Berlin',
        postcode: '10117',
      },
    });
    this.#token = registration.scaToken;
  }

  async #proveEmail(db: Pool): Promise<void> {
    const token = this.#token;
    await this.#request({ call: 'sendEmailCode', token });
    const { rows } = await db.query<{ body: string }>(
      `select body from outbox where kind = 'email-code' and recipient = $1 order by id desc limit 1`,
      [this.#email],
    );
    const code = /^\d{6}/.exec(rows[0]?.body ?? '')?.[0];
    await this.#answerOf({ call: 'proveEmail', body: { code }, token });
  }

  async #turnOnSecondFactor(): Promise<void> {
    const token = this.#token;
    const setup = await this.#answerOf({ call: 'beginSecondFactor', body: { password: PASSWORD }, token });
    this.#secret = setup.secret;
    const body = { code: this.#appCode(), endsOtherSessions: false };
    const { recoveryCodes } = await this.#answerOf({ call: 'confirmSecondFactor', body, token });
    this.#recoveryCodes = recoveryCodes;
    this.#recoveryCodeAt = performance.now();
  }

  /** Uses the session, and signs in with app and recovery codes, until the end. */
  async run(isOver: () => boolean, observe: (answer: WitnessAnswer) => void): Promise<void> {
    while (!isOver()) {
      const session = await this.#request({ call: 'getClient', token: this.#token });
      observe({ proof: 'session', isAccepted: session.outcome === 'done' });
      const now = performance.now();
      if (now - this.#appCodeAt > APP_CODE_MS)
        observe({ proof: 'app', isAccepted: await this.#signIn('totp', this.#appCode()) });
      else if (now - this.#recoveryCodeAt > RECOVERY_CODE_MS && this.#recoveryCodes.length > 0)
        observe({ proof: 'recovery', isAccepted: await this.#useRecoveryCode() });
      await sleep(PAUSE_MS);
    }
  }

  #useRecoveryCode(): Promise<boolean> {
    this.#recoveryCodeAt = performance.now();
    return this.#signIn('recovery', this.#recoveryCodes.pop() ?? '');
  }

  async #signIn(method: 'totp' | 'recovery', code: string): Promise<boolean> {
    const body = { email: this.#email, password: PASSWORD };
    const { challengeId } = await this.#answerOf({ call: 'login', body });
    const answer = await this.#request({ call: 'answerSecondFactor', body: { challengeId, method, code } });
    if (answer.outcome !== 'done') return false;
    await this.#request({ call: 'logout', token: answer.result.token as string });
    return true;
  }

  #appCode(): string {
    this.#appCodeAt = performance.now();
    return new TOTP({ secret: this.#secret }).generate();
  }

  /** Repeats a request until it has an answer. */
  async #request(request: ChaosRequest): Promise<Answer> {
    for (;;) {
      const answer = await this.caller.request(request);
      if (answer.outcome !== 'unknown') return answer;
      await this.caller.waitToRetry();
    }
  }

  /** The result of a request that must not be refused. */
  async #answerOf(request: ChaosRequest): Promise<Results> {
    const answer = await this.#request(request);
    if (answer.outcome !== 'done')
      throw new Error(`${request.call} of a witness was refused: ${answer.status} ${answer.errorCode}`);
    return answer.result as Results;
  }
}

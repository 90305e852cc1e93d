import { codeAt } from '../../gateway/kit/authenticator';
import { DEMO_PASSWORD } from './clients';
import { fetchJson } from './fetch-json';
import type { PrivateGateway } from './own-gateway';

/** The demo client who has a wallet, on a private gateway whose clock the test advances. */
export class WalletClient {
  #secret = '';

  private constructor(
    private readonly gateway: PrivateGateway,
    readonly token: string,
  ) {}

  static async signIn(gateway: PrivateGateway): Promise<WalletClient> {
    const body = { email: 'international@portico.test', password: DEMO_PASSWORD };
    const { result } = await fetchJson<{ result: { token: string } }>(
      `${gateway.origin}/api/client/Sca/login`,
      {
        body,
      },
    );
    return new WalletClient(gateway, result.token);
  }

  /** Advances the gateway's clock; returns its time. */
  async advanceClock(seconds: number): Promise<Date> {
    const body = { advanceMs: seconds * 1_000 };
    const { now } = await fetchJson<{ now: string }>(`${this.gateway.origin}/__clock`, { body });
    return new Date(now);
  }

  /** Turns on the second factor. */
  async addSecondFactor(): Promise<void> {
    const setup = await this.#call<{ secret: string }>('Security/begin-second-factor', {
      password: DEMO_PASSWORD,
    });
    this.#secret = setup.secret;
    // The page under test stays signed in.
    const body = { code: await this.code(), endsOtherSessions: false };
    await this.#call('Security/confirm-second-factor', body);
  }

  /** A code of the second factor that was not used yet. */
  async code(): Promise<string> {
    const now = await this.advanceClock(31);
    return codeAt(this.#secret, now);
  }

  /** The wallet's balance of an asset. */
  async balanceOf(code: string): Promise<number> {
    const { assets } = await this.#call<{ assets: { asset: string; balance: string }[] }>('Wallet/overview');
    return Number(assets.find(({ asset }) => asset === code)?.balance);
  }

  /** Number of the wallet's requests; they fit on a page. */
  async requestCount(): Promise<number> {
    return (await this.#call<unknown[]>('Wallet/history')).length;
  }

  async #call<T>(call: string, body?: object): Promise<T> {
    const url = `${this.gateway.origin}/api/client/v1/${call}`;
    const { result } = await fetchJson<{ result: T }>(url, { body, token: this.token });
    return result;
  }
}

import { expect } from '@playwright/test';
import { instrumentOf, priceAt } from '../../../gateway/market/market';
import { DEMO_PASSWORD } from './clients';
import { fetchJson } from './fetch-json';
import type { PrivateGateway } from './own-gateway';
import type { GatewayAccount } from './portal-gateway';

const MINUTE = 60_000;
/** Hours in which to look for a trade that lost. */
const PAST_HOURS = 120;

interface Trade {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
}

/** An account with its figures; decimal strings. */
type AccountFigures = GatewayAccount & Readonly<Record<'equity' | 'margin' | 'marginLevel', string>>;

/** The main demo client on a private gateway, whose clock and trades are up to the test. */
export class StopOutClient {
  #token = '';

  constructor(
    private readonly gateway: PrivateGateway,
    readonly login: number,
  ) {}

  get token(): string {
    return this.#token;
  }

  async signIn(): Promise<void> {
    const body = { email: 'main@portico.test', password: DEMO_PASSWORD };
    const { result } = await this.#post<{ result: { token: string } }>('/api/client/Sca/login', body);
    this.#token = result.token;
  }

  /** The gateway's time, after moving its clock forward to an instant that has not passed yet. */
  async moveClockTo(instant: number): Promise<number> {
    const now = await this.#advanceClock(0);
    return instant > now ? this.#advanceClock(instant - now) : now;
  }

  /** The gateway's time. */
  now(): Promise<number> {
    return this.#advanceClock(0);
  }

  async read<Result>(call: string): Promise<Result> {
    const url = `${this.gateway.origin}/api/client/v1/${call}`;
    return (await fetchJson<{ result: Result }>(url, { token: this.#token })).result;
  }

  async account(): Promise<AccountFigures> {
    const accounts = await this.read<AccountFigures[]>('Account/accounts');
    const account = accounts.find(({ login }) => login === this.login);
    if (!account) throw new Error(`There is no account ${this.login}`);
    return account;
  }

  /** Trades more and more of a symbol, until the margin does not allow the smallest of these lots either. */
  async tradeUntilRefused(trade: Trade): Promise<void> {
    for (const lots of ['50', '5', '0.5']) {
      let answer = await this.#trade({ ...trade, lots });
      while (answer.ok) answer = await this.#trade({ ...trade, lots });
      expect([answer.status, await answer.json()]).toEqual([
        409,
        {
          reason: 'margin',
          needed: expect.any(String),
          free: expect.any(String),
          missing: expect.any(String),
          currency: 'USD',
        },
      ]);
    }
  }

  /** Loses so much with a closed trade that the margin level falls to a percentage. */
  async loseUntil(level: number, symbol: string): Promise<void> {
    const { equity, margin } = await this.account();
    const loss = Number(equity) - (Number(margin) * level) / 100;
    const instrument = instrumentOf(symbol);
    const closedAt = (await this.now()) - MINUTE;
    const fallFrom = (openedAt: number) => priceAt(instrument, openedAt) - priceAt(instrument, closedAt);
    const hours = Array.from({ length: PAST_HOURS }, (_, hour) => closedAt - (hour + 1) * 60 * MINUTE);
    const [openedAt = closedAt] = hours.sort((a, b) => Math.abs(fallFrom(b)) - Math.abs(fallFrom(a)));
    const fall = fallFrom(openedAt);
    const answer = await this.#trade({
      symbol,
      side: fall > 0 ? 'buy' : 'sell',
      lots: (loss / Math.abs(fall) / Number(instrument.contractSize)).toFixed(2),
      openedAt: new Date(openedAt).toISOString(),
      closedAt: new Date(closedAt).toISOString(),
    });
    expect(answer.status).toBe(201);
  }

  #trade(trade: Trade & { readonly lots: string; readonly openedAt?: string; readonly closedAt?: string }) {
    return fetch(`${this.gateway.origin}/__trades`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: this.login, ...trade }),
    });
  }

  async #advanceClock(advanceMs: number): Promise<number> {
    const { now } = await this.#post<{ now: string }>('/__clock', { advanceMs });
    return Date.parse(now);
  }

  #post<Answer>(path: string, body: object): Promise<Answer> {
    return fetchJson<Answer>(`${this.gateway.origin}${path}`, { body });
  }
}

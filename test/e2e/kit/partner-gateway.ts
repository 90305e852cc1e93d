import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import getPort from 'get-port';
import { DEMO_PASSWORD } from './clients';
import { fetchJson } from './fetch-json';
import { PrivateGateway } from './own-gateway';
import { fillLogin } from './portal';
import { REVIEW_KEY } from './review-address';
import { decide, decideMark } from './review-desk';

const MINUTE = 60_000;

/** The pair of a referral link's address. */
export interface LinkPair {
  readonly affid: string;
  readonly cxd: string;
}

interface PartnerLink {
  readonly code: string;
  readonly url: string;
}

interface Trade {
  readonly login: number;
  readonly symbol: string;
  readonly lots: string;
  /** A purchase by default. */
  readonly side?: 'buy' | 'sell';
}

/** A private gateway with reviewers, whose clock and trades are up to the test. */
export class PartnerGateway {
  private constructor(
    private readonly gateway: PrivateGateway,
    readonly reviewPort: number,
  ) {}

  static async start(): Promise<PartnerGateway> {
    const reviewPort = await getPort();
    const gateway = await PrivateGateway.start({
      FAULTS: 'on',
      OUTBOX: 'on',
      DATA_FOLDER: 'memory',
      METRICS_PORT: String(reviewPort),
      REVIEW_KEY,
    });
    return new PartnerGateway(gateway, reviewPort);
  }

  stop(): Promise<void> {
    return this.gateway.stop();
  }

  get origin(): string {
    return this.gateway.origin;
  }

  site(name: string): string {
    return this.gateway.site(name);
  }

  /** Moves the clock; resolves to the gateway's time. */
  async advance(advanceMs: number): Promise<number> {
    const { now } = await this.#post<{ now: string }>('/__clock', { advanceMs });
    return Date.parse(now);
  }

  /** Moves the clock to an instant that has not passed yet. */
  async advanceTo(instant: number): Promise<void> {
    await this.advance(instant - (await this.advance(0)));
  }

  /** A trade that lasted an hour and ended a minute ago; resolves to its ticket. */
  async trade(trade: Trade): Promise<number> {
    const closedAt = (await this.advance(0)) - MINUTE;
    const { ticket } = await this.#post<{ ticket: number }>('/__trades', {
      side: 'buy',
      ...trade,
      openedAt: new Date(closedAt - 60 * MINUTE).toISOString(),
      closedAt: new Date(closedAt).toISOString(),
    });
    return ticket;
  }

  /** A page in a browser of its own, signed in. */
  async openPage(browser: Browser, site: string, email: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${site}/login`);
    await fillLogin(page, email);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    return page;
  }

  async signIn(email: string, password = DEMO_PASSWORD): Promise<string> {
    const { result } = await this.#post<{ result: { token: string } }>('/api/client/Sca/login', {
      email,
      password,
    });
    return result.token;
  }

  async read<Result>(call: string, token: string, area = 'client'): Promise<Result> {
    const url = `${this.origin}/api/${area}/v1/${call}`;
    return (await fetchJson<{ result: Result }>(url, { token })).result;
  }

  async write(call: string, token: string, body: object): Promise<void> {
    await this.#post(`/api/client/v1/${call}`, body, token);
  }

  /** Registers a client of international over HTTP, by a partner's link. */
  async register({ affid, cxd }: LinkPair): Promise<{ email: string; token: string }> {
    const email = `${randomUUID()}@portico.test`;
    const form = {
      firstName: 'Nadia',
      lastName: 'Keller',
      phone: `+353 1 ${randomInt(1_000_000, 9_999_999)}`,
      country: 'IE',
      culture: 'en-US',
      siteId: 4,
    };
    const path = '/api/gateway/registration/v1/Registration/singleregister';
    const { result } = await this.#post<{ result: { scaToken: string } }>(path, {
      ...form,
      email,
      password: DEMO_PASSWORD,
      affid,
      cxd,
    });
    return { email, token: result.scaToken };
  }

  /** Applies as a partner and is approved; resolves to the pair of the partner's link. */
  async becomePartner(request: APIRequestContext, email: string, token: string): Promise<LinkPair> {
    const { version, sha256 } = await this.read<{ version: number; sha256: string }>(
      'Partnership/agreement',
      token,
    );
    await this.write('Partnership/apply', token, {
      agreementVersion: version,
      sha256,
      channels: ['website'],
      countries: ['IE'],
      website: 'https://partner.example',
    });
    await decide(request, email, 'partner', { decision: 'approve' }, this.reviewPort);
    await this.write('Partnership/add-link', token, { name: 'Walk' });
    const { links } = await this.read<{ links: PartnerLink[] }>('Partnership/overview', token);
    const { searchParams } = new URL(links[0]?.url ?? '');
    return { affid: searchParams.get('affid') ?? '', cxd: searchParams.get('cxd') ?? '' };
  }

  /** Refuses the referral of a client, for fraud. */
  async refuseReferral(request: APIRequestContext, token: string): Promise<void> {
    const { id } = await this.read<{ id: number }>('Client/client', token);
    const decision = { decision: 'refuse', reason: 'fraud' };
    await decideMark(request, `F-${String(id).padStart(8, '0')}`, decision, this.reviewPort);
  }

  #post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
    return fetchJson<Answer>(this.origin + path, { body, ...(token !== undefined && { token }) });
  }
}

import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { DEMO_PASSWORD } from './clients';
import { PORT } from './portal';

/** The gateway is one for all sites; not every system resolves names under `localhost` outside a browser. */
const GATEWAY = `http://localhost:${PORT}`;

/** The stand-in's answer to a captcha, as a script of its own may give it. */
async function captchaToken(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Captcha/challenge`);
  const { result } = (await answer.json()) as {
    result: { algorithm: 'SHA-256'; challenge: string; salt: string; signature: string; maxnumber: number };
  };
  const solution = await solveChallenge(result.challenge, result.salt, result.algorithm, result.maxnumber)
    .promise;
  const { algorithm, challenge, salt, signature } = result;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }));
}

/** A session token, got over HTTP without a browser. A captcha takes its time: it is solved only where it is demanded. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const signIn = async (headers: Record<string, string> = {}) => {
    const data = { email, password: DEMO_PASSWORD };
    const answer = await request.post(`${GATEWAY}/api/client/Sca/login`, { data, headers });
    return (await answer.json()) as { result?: { token: string } };
  };
  const first = await signIn();
  const answer = first.result ? first : await signIn({ 'X-Captcha-Token': await captchaToken(request) });
  if (!answer.result) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  return answer.result.token;
}

export interface GatewayAccount {
  login: number;
  kind: 'live' | 'demo';
  status: 'active' | 'pending' | 'archived';
  /** A decimal string. */
  balance: string;
}

/** The accounts that the gateway holds for a token's client: what the page must show. */
export async function accountsOf(request: APIRequestContext, token: string): Promise<GatewayAccount[]> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Account/accounts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: GatewayAccount[] }).result;
}

/** The gateway's own answer for a client's setting, to be changed and given to the page in its place. */
export async function settingOf(
  request: APIRequestContext,
  token: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Client/client`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: Record<string, unknown> }).result;
}

/** What the gateway says to a token: 200 while it is good, 401 once it is not. */
export async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Client/client`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status();
}

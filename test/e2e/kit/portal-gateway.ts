import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { DEMO_PASSWORD } from './clients';
import { PORT } from './portal';

/** One gateway serves all sites; outside browsers, not every system resolves names under `localhost`. */
const GATEWAY = `http://localhost:${PORT}`;

/** Solves a captcha challenge of the gateway. */
export async function solveCaptcha(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Captcha/challenge`);
  const { result } = (await answer.json()) as {
    result: { algorithm: 'SHA-256'; challenge: string; salt: string; signature: string; maxnumber: number };
  };
  const solution = await solveChallenge(result.challenge, result.salt, result.algorithm, result.maxnumber)
    .promise;
  const { algorithm, challenge, salt, signature } = result;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }));
}

/** Gets a session token over HTTP, without a browser. Solving a captcha takes time, so it is done only on demand. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const signIn = async (headers: Record<string, string> = {}) => {
    const data = { email, password: DEMO_PASSWORD };
    const answer = await request.post(`${GATEWAY}/api/client/Sca/login`, { data, headers });
    return (await answer.json()) as { result?: { token: string } };
  };
  const firstAnswer = await signIn();
  const answer = firstAnswer.result
    ? firstAnswer
    : await signIn({ 'X-Captcha-Token': await solveCaptcha(request) });
  if (!answer.result) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  return answer.result.token;
}

export interface GatewayAccount {
  login: number;
  kind: 'live' | 'demo';
  status: 'active' | 'pending' | 'archived';
  currency: string;
  /** A decimal string. */
  balance: string;
}

/** The client's accounts in the gateway. */
export async function accountsOf(request: APIRequestContext, token: string): Promise<GatewayAccount[]> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Account/accounts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: GatewayAccount[] }).result;
}

/** Money requests of a client, newest first; amounts are decimal strings. */
export async function moneyRequestsOf(
  request: APIRequestContext,
  token: string,
): Promise<readonly { readonly amount: string }[]> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Money/requests?state=all`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: { amount: string }[] }).result;
}

/** The client's setting, for tests that change it before the page gets it. */
export async function settingOf(
  request: APIRequestContext,
  token: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Client/client`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: Record<string, unknown> }).result;
}

/** The status the gateway answers to a token: 200 while it is valid, then 401. */
export async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get(`${GATEWAY}/api/client/v1/Client/client`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status();
}

import { DEMO_PASSWORD } from '../../gateway/seed/demo-sign-ins.table';

/** The session as the portal stores it (D7), by storage key. */
export type Session = Readonly<Record<'token' | 'tokenExp', string>>;

/** Signs in a seeded client over HTTP; the session is stored as one of an hour. */
export async function signIn(origin: string, email: string): Promise<Session> {
  const answer = await fetch(`${origin}/api/client/Sca/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const text = await answer.text();
  const { result } = JSON.parse(text) as { result?: { token: string } };
  if (!result) throw new Error(`${email} could not sign in: ${text}`);
  return { token: result.token, tokenExp: String(Math.floor(Date.now() / 1000) + 3600) };
}

/** Fetches the accounts list of a client, as the gateway sends it. */
export async function fetchAccounts(origin: string, { token }: Session): Promise<string> {
  const answer = await fetch(`${origin}/api/client/v1/Account/accounts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The request for the accounts got the status ${answer.status}.`);
  return answer.text();
}

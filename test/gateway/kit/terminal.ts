import type { TerminalAccess, TerminalBody } from '../../../gateway/terminal/terminal-wire';
import { DEMO_ACCOUNT_PASSWORDS } from '../../../gateway/seed/demo-sign-ins.table';
import type { Gateway } from './start-gateway';

export interface TerminalAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Makes a call of the web terminal: POST with a body, otherwise GET. */
export async function callTerminal(
  framesUrl: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<TerminalAnswer> {
  const response = await fetch(`${framesUrl}/Terminal/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** Gives an account of a test the passwords of the seeded ones. */
export const setDemoPasswords = (gateway: Pick<Gateway, 'rows'>, login: number) =>
  gateway.rows(`insert into account_access (login, client_id, trading_hash, read_only_hash)
    select ${login}, a.client_id, seeded.trading_hash, seeded.read_only_hash from accounts a,
      (select * from account_access where trading_hash is not null and trading_changed_at is null limit 1) seeded
    where a.login = ${login}`);

/** A session of the web terminal. */
export interface TerminalClient {
  readonly token: string;
  get(path: string): Promise<TerminalAnswer>;
  post(path: string, body: object): Promise<TerminalAnswer>;
  order(fields?: Partial<TerminalBody<'order'>>): Promise<TerminalAnswer>;
}

export async function signInToTerminal(
  { framesUrl }: Pick<Gateway, 'framesUrl'>,
  login: number,
  access: TerminalAccess = 'trade',
): Promise<TerminalClient> {
  const password = access === 'trade' ? DEMO_ACCOUNT_PASSWORDS.trading : DEMO_ACCOUNT_PASSWORDS.readOnly;
  const { body } = await callTerminal(framesUrl, 'sign-in', undefined, { login, password });
  if (typeof body?.token !== 'string') throw new Error(`no sign-in for ${login}: ${JSON.stringify(body)}`);
  const token = body.token as string;
  const post = (path: string, input: object) => callTerminal(framesUrl, path, token, input);
  return {
    token,
    get: (path) => callTerminal(framesUrl, path, token),
    post,
    order: (fields = {}) =>
      post('order', {
        requestId: crypto.randomUUID(),
        kind: 'market',
        symbol: 'EURUSD',
        side: 'buy',
        lots: '0.10',
        ...fields,
      }),
  };
}

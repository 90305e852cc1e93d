import { DEMO_ACCOUNT_PASSWORDS } from '../../../gateway/seed/demo-sign-ins.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { callTerminal, setDemoPasswords, signInToTerminal } from '../kit/terminal';
import { openTradingAccount, payment, type TradingAccountOptions } from '../kit/trading-account';

jest.setTimeout(60_000);

const { readOnly: READ_ONLY, trading: TRADING } = DEMO_ACCOUNT_PASSWORDS;
const PORTAL_PASSWORD = 'Portico-demo-1';
const WRONG = { code: ERROR_CODE.wrongCredentials, message: 'wrong address or password' };
const NO_TOKEN = { code: ERROR_CODE.refused, message: 'no valid token' };

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

let login = 62_100_000;
async function openAccount(options: Omit<TradingAccountOptions, 'login'> = {}): Promise<number> {
  login += 1;
  await openTradingAccount(gateway, { ...options, login });
  await setDemoPasswords(gateway, login);
  return login;
}
const signIn = (account: number, password: string) =>
  callTerminal(gateway.framesUrl, 'sign-in', undefined, { login: account, password });
const auditKinds = async () =>
  (
    await gateway.rows("select kind, client_id from audit_events where kind like 'terminal-%' order by id")
  ).map(({ kind }) => kind);

it('begins with an account’s trading or read-only password', async () => {
  const account = await openAccount({ currency: 'JPY', marginMode: 'netting', rights: 'closeOnly' });
  const { body, status } = await signIn(account, TRADING);
  expect([status, body]).toEqual([
    200,
    {
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-11-21T02:32:07.000Z',
      access: 'trade',
      account: {
        login: account,
        server: 'Server',
        platform: 'MT5',
        type: 'Standard',
        currency: 'JPY',
        digits: 0,
        leverage: 100,
        marginMode: 'netting',
        rights: 'closeOnly',
      },
    },
  ]);
  expect((await signIn(account, READ_ONLY)).body).toMatchObject({ access: 'read' });
  const storedSessions = await gateway.rows(
    `select token_hash from terminal_sessions where login = ${account}`,
  );
  expect(storedSessions).toHaveLength(2);
  expect(JSON.stringify(storedSessions)).not.toContain(body.token);
});

it('knows the passwords of every seeded account', async () => {
  for (const account of [50128841, 95010442, 21098350])
    expect((await signIn(account, TRADING)).body).toMatchObject({
      access: 'trade',
      account: { login: account },
    });
});

it('neither a wrong password, the portal’s, an unknown login nor an archived account signs in, and all are alike', async () => {
  const account = await openAccount();
  const [archived, closed] = [
    await openAccount({ status: 'archived' }),
    await openAccount({ rights: 'noLogin' }),
  ];
  for (const [candidate, password] of [
    [account, 'Wrong-demo-1'],
    [account, PORTAL_PASSWORD],
    [99_999_999, TRADING],
    [archived, TRADING],
    [closed, READ_ONLY],
  ] as const) {
    const answer = await signIn(candidate, password);
    expect([answer.status, answer.body]).toEqual([401, WRONG]);
  }
});

it('five wrong passwords make the login wait, and each is recorded', async () => {
  const account = await openAccount();
  const before = (await auditKinds()).length;
  for (let tries = 0; tries < 5; tries += 1) expect((await signIn(account, 'Wrong-demo-1')).status).toBe(401);
  const locked = await signIn(account, TRADING);
  expect([locked.status, locked.body.code]).toEqual([429, ERROR_CODE.tooManyTries]);
  expect(locked.headers.get('retry-after')).toBe('30');
  expect((await auditKinds()).slice(before)).toEqual([
    ...Array.from({ length: 5 }, () => 'terminal-sign-in-failed'),
    'terminal-sign-in-locked',
  ]);
  await gateway.advance(31);
  expect((await signIn(account, TRADING)).status).toBe(200);
  // The client reads of them among the attempts to sign in.
  const token = await gateway.signIn('main@portico.test');
  const { body } = await gateway.call('getSignIns', { token });
  const attempts = (body.result as { method: string | null; result: string }[])
    .filter(({ method }) => method === 'terminal')
    .slice(0, 7);
  expect(attempts.map(({ result }) => result)).toEqual([
    'signedIn',
    'locked',
    ...Array.from({ length: 5 }, () => 'wrongPassword'),
  ]);
});

it('a client on their own network is not locked out by others’ wrong passwords', async () => {
  const account = await openAccount();
  for (let tries = 0; tries < 5; tries += 1) await signIn(account, 'Wrong-demo-1');
  expect((await signIn(account, TRADING)).status).toBe(429);
  const { body } = await gateway.call('login', {
    body: { email: 'main@portico.test', password: PORTAL_PASSWORD },
    ip: '127.0.0.1',
  });
  expect(body.hasError).toBe(false);
  expect((await signIn(account, TRADING)).status).toBe(200);
  await gateway.rows("delete from audit_events where network = '127.0.0.1' and kind = 'sign-in'");
});

it('no call but the sign-in works without its token, or with the portal’s', async () => {
  const portalToken = await gateway.signIn('main@portico.test');
  const account = await openAccount();
  const terminal = await signInToTerminal(gateway, account);
  for (const path of ['instruments', 'positions', 'orders', 'history', 'events'])
    for (const token of [undefined, portalToken, 'x'])
      expect(await callTerminal(gateway.framesUrl, path, token)).toMatchObject({
        status: 401,
        body: NO_TOKEN,
      });
  for (const path of ['sign-out', 'quote', 'order', 'change', 'cancel', 'close'])
    for (const token of [undefined, portalToken, 'x'])
      expect(await callTerminal(gateway.framesUrl, path, token, {})).toMatchObject({
        status: 401,
        body: NO_TOKEN,
      });
  const { status } = await gateway.call('getAccounts', { token: terminal.token });
  expect(status).toBe(401);
});

it('ends at the sign-out, after twelve hours, and at a change of either password', async () => {
  const account = await openAccount();
  const [first, second] = [
    await signInToTerminal(gateway, account),
    await signInToTerminal(gateway, account),
  ];
  expect((await first.post('sign-out', {})).body).toEqual({});
  expect((await first.get('positions')).status).toBe(401);
  expect((await second.get('positions')).status).toBe(200);
  expect((await auditKinds()).at(-1)).toBe('terminal-sign-out');

  await gateway.advance(12 * 3_600);
  expect((await second.get('positions')).status).toBe(401);

  for (const kind of ['trading', 'readOnly']) {
    const sessions = [
      await signInToTerminal(gateway, account),
      await signInToTerminal(gateway, account, kind === 'trading' ? 'read' : 'trade').catch(() => undefined),
    ];
    const token = await gateway.signIn('main@portico.test');
    const body = { login: account, kind, currentPassword: PORTAL_PASSWORD, newPassword: `Changed${kind}1` };
    const { body: answer } = await gateway.call('changeAccountPassword', { token, body });
    expect(answer).toMatchObject({ hasError: false });
    for (const session of sessions) if (session) expect((await session.get('positions')).status).toBe(401);
    await gateway.rows(`update account_access set trading_hash = (select trading_hash from account_access
      where login = 50128841) where login = ${account}`);
  }
});

it('ends when the account is archived, and stays so when it is restored', async () => {
  const account = await openAccount({ balance: '10.00' });
  await gateway.post(payment({ kind: 'client', login: account, currency: 'USD' }, '-10.00'));
  const terminal = await signInToTerminal(gateway, account);
  // The accounts of the tests before count against the client's limit.
  await gateway.rows(
    `update accounts set status = 'archived' where login between 62100000 and ${account - 1}`,
  );
  const token = await gateway.signIn('main@portico.test');
  for (const change of ['archiveAccount', 'restoreAccount'] as const) {
    expect((await gateway.call(change, { token, body: { login: account } })).body).toMatchObject({
      hasError: false,
    });
    expect((await terminal.get('positions')).status).toBe(401);
  }
  expect((await signIn(account, TRADING)).status).toBe(200);
});

it('twenty sessions of an account are open at most: a new one ends the oldest', async () => {
  const account = await openAccount();
  const sessions = [];
  for (let count = 0; count < 21; count += 1) {
    sessions.push(await signInToTerminal(gateway, account));
    await gateway.advance(1);
  }
  expect((await sessions[0]!.get('instruments')).status).toBe(401);
  expect((await sessions[1]!.get('instruments')).status).toBe(200);
  expect((await sessions[20]!.get('instruments')).status).toBe(200);
});

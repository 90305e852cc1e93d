import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { deviceOf } from '../../../gateway/kernel/device';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

const MAIN = 'main@portico.test';
const PASSWORD = 'Portico-demo-1';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const login = (email: string, agent: string, ip: string, password = PASSWORD) =>
  gateway.call('login', { body: { email, password }, ip, headers: { 'user-agent': agent } });
const signIn = async (email: string, agent = CHROME, ip = '127.0.0.1') =>
  (await login(email, agent, ip)).body.result.token as string;
const sessionsOf = async (token: string) => (await gateway.call('getSessions', { token })).body.result;
const isOpen = async (token: string) => (await gateway.call('getClient', { token })).status === 200;

it('a session has its device, shortened network, country and times; the current one is marked', async () => {
  const [ownSession, otherToken] = [await signIn(MAIN), await signIn(MAIN, SAFARI, '8.8.8.77')];
  const sessions = await sessionsOf(ownSession);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    isCurrent: true,
    method: 'password',
    device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
    network: '127.0.0.0/24',
    country: 'DE',
    signedInAt: expect.any(String),
    lastSeenAt: expect.any(String),
  });
  // The address is in no known range, so the place is unknown.
  expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)).toMatchObject({
    device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
    network: '8.8.8.0/24',
    country: null,
  });
  expect(JSON.stringify(sessions)).not.toContain('8.8.8.77');
  await gateway.call('endOtherSessions', { token: otherToken });
});

it('ends one session, whose next call is a 401', async () => {
  const [ownSession, otherToken] = [
    await signIn('invest@portico.test'),
    await signIn('invest@portico.test', SAFARI),
  ];
  const { id } = (await sessionsOf(ownSession)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  expect(await isOpen(otherToken)).toBe(true);
  expect((await gateway.call('endSession', { token: ownSession, body: { id } })).status).toBe(200);
  expect([await isOpen(ownSession), await isOpen(otherToken)]).toEqual([true, false]);
  expect(await sessionsOf(ownSession)).toHaveLength(1);
  const secondAnswer = await gateway.call('endSession', { token: ownSession, body: { id } });
  expect([secondAnswer.status, secondAnswer.body.errors]).toEqual([
    404,
    [{ errorCode: ERROR_CODE.notFound }],
  ]);
});

it("another client's session is not found, and stays (H5)", async () => {
  const [otherToken, ownSession] = [await signIn('bank@portico.test'), await signIn(MAIN)];
  const [{ id }] = await sessionsOf(otherToken);
  expect((await gateway.call('endSession', { token: ownSession, body: { id } })).status).toBe(404);
  expect(await isOpen(otherToken)).toBe(true);
  expect((await gateway.call('endSession', { token: ownSession, body: { id: 'x' } })).status).toBe(404);
});

it('ends all other sessions', async () => {
  const tokens = [await signIn('bank@portico.test'), await signIn('bank@portico.test', SAFARI)];
  const ownSession = await signIn('bank@portico.test');
  expect((await gateway.call('endOtherSessions', { token: ownSession })).status).toBe(200);
  expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
  expect(await sessionsOf(ownSession)).toHaveLength(1);
});

it('the last use of a session is recorded to the minute', async () => {
  const token = await signIn('bank@portico.test');
  const [{ lastSeenAt: before }] = await sessionsOf(token);
  await gateway.advance(30);
  const [{ lastSeenAt: unchanged }] = await sessionsOf(token);
  expect(unchanged).toBe(before);
  await gateway.advance(60);
  // The earlier lookup may be cached for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await sessionsOf(token);
  const [{ lastSeenAt: after }] = await sessionsOf(token);
  expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(90_000);
});

describe('the history', () => {
  const EMAIL = 'international@portico.test';
  const history = async (token: string) => (await gateway.call('getSignIns', { token })).body.result;

  it('has successes and failures of the client only', async () => {
    await login(EMAIL, SAFARI, '198.51.100.9', 'wrong');
    await login('nobody@portico.test', SAFARI, '198.51.100.9', 'wrong');
    const token = await signIn(EMAIL);
    const tries = await history(token);
    expect(tries).toEqual([
      expect.objectContaining({ result: 'signedIn', method: 'password', country: 'DE' }),
      expect.objectContaining({
        result: 'wrongPassword',
        network: '198.51.100.0/24',
        country: 'ID',
        method: null,
        device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
      }),
    ]);
  });

  it.each([['127.0.0.9'], ['::1'], ['::ffff:203.0.113.7'], ['2001:db8:7:1::9']])(
    'names the country of the session of %s',
    async (ip) => {
      const token = await signIn('bank@portico.test', CHROME, ip);
      const ownSession = (await sessionsOf(token)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      const [newest] = await history(token);
      expect([newest.network, newest.country]).toEqual([ownSession.network, ownSession.country]);
      expect(ownSession.country).toBe(
        { '::1': 'DE', '127.0.0.9': 'DE', '::ffff:203.0.113.7': 'KE' }[ip] ?? null,
      );
    },
  );

  it('covers 90 days', async () => {
    await gateway.advance(90 * 24 * 3_600);
    expect(await history(await signIn(EMAIL))).toHaveLength(1);
  });
});

describe('a sign-in from a new device', () => {
  const EMAIL = 'invest@portico.test';
  const mails = async () =>
    gateway.rows(`select body, culture from outbox where kind = 'new-device' and recipient = '${EMAIL}'`);

  it('is notified by mail and in the portal, once for each device', async () => {
    const before = (await mails()).length;
    const token = await signIn(EMAIL, CHROME.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'));
    const sentMails = await mails();
    expect(sentMails).toHaveLength(before + 1);
    expect(String(sentMails.at(-1)?.['body'])).toMatch(/UTC · Chrome, Linux · /);
    const notices = (await gateway.call('getNotifications', { token })).body.result;
    expect(notices[0]).toMatchObject({
      category: 'security',
      severity: 'warning',
      url: '/Profile?tab=sessions',
    });
    await signIn(EMAIL, CHROME.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'));
    expect(await mails()).toHaveLength(before + 1);
  });
});

it.each([
  [undefined, null],
  ['curl/8.5.0', null],
  [CHROME, { kind: 'computer', browser: 'Chrome', system: 'Windows' }],
  [SAFARI, { kind: 'phone', browser: 'Safari', system: 'iOS' }],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    { kind: 'computer', browser: 'Firefox', system: 'Linux' },
  ],
  [`${'x'.repeat(20_000)} Chrome/141`, null],
])('device of %p', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device);
});

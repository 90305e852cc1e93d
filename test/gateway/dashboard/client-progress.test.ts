import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Blockers and progress of a client are derived from the same data as the gateway's other calls.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const HOUR = 3_600;
const MAIN = 'main@portico.test';
const CARD = { methodId: 'card', amount: '250.00', currency: 'USD' };

interface Blocker {
  action: string;
  reason: string;
  document?: string;
  login?: number;
  requestId?: string;
  from?: string;
  until?: string;
}
const blockers = async (email: string): Promise<readonly Blocker[]> =>
  (await gateway.call('getClientBlockers', { token: await gateway.signIn(email) })).body.result;
const reasons = async (email: string) => (await blockers(email)).map(({ reason }) => reason);
const steps = async (email: string): Promise<Record<string, boolean>> => {
  const { body } = await gateway.call('getFirstSteps', { token: await gateway.signIn(email) });
  const list = body.result as readonly { step: string; isDone: boolean }[];
  return Object.fromEntries(list.map(({ step, isDone }) => [step, isDone]));
};

describe('the blockers of a client', () => {
  it('need a session', async () => {
    expect((await gateway.call('getClientBlockers', {})).status).toBe(401);
    expect((await gateway.call('getFirstSteps', {})).status).toBe(401);
  });

  it('a rejected document blocks from its date until it is verified', async () => {
    const [addressBlocker] = (await blockers(MAIN)).filter(({ document }) => document === 'address');
    expect(addressBlocker).toMatchObject({
      action: 'withdraw',
      reason: 'document-rejected',
      above: '2000.00',
      currency: 'USD',
      minutes: 1440,
    });
    expect(Date.parse(addressBlocker!.from!)).toBeGreaterThan(Date.UTC(2026, 10, 20));
    await gateway.rows(`update documents set status = 'verified', valid_until = null
      where kind = 'address' and client_id = (select id from clients where email = '${MAIN}')`);
    expect((await blockers(MAIN)).some(({ document }) => document === 'address')).toBe(false);
  });

  it('an expired document blocks now, with no date', async () => {
    const [expired] = (await blockers('main-reassessment@portico.test')).filter(
      ({ reason }) => reason === 'document-expired',
    );
    expect(expired).toMatchObject({ action: 'withdraw', document: 'identity-front' });
    expect(expired).not.toHaveProperty('from');
  });

  it('a document under review that was sent too late still blocks; one that was sent in time does not', async () => {
    const email = 'main-reassessment@portico.test';
    const send = (at: string) =>
      gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sent_at)
      select gen_random_uuid(), id, 'identity-front', 'new.pdf', 1, 'pending', ${at} from clients where email = '${email}'`);
    const identity = async () =>
      (await blockers(email)).filter(({ document }) => document === 'identity-front');
    await send("'2026-11-20'");
    expect(await identity()).toMatchObject([{ action: 'withdraw', reason: 'document-pending' }]);
    await gateway.rows("update documents set sent_at = '2026-09-01' where file_name = 'new.pdf'");
    expect(await identity()).toEqual([]);
    await gateway.rows("delete from documents where file_name = 'new.pdf'");
  });

  it('an open application blocks until it is closed', async () => {
    const email = 'main-onboarding@portico.test';
    expect((await blockers(email)).find(({ action }) => action === 'open')).toMatchObject({
      reason: 'application',
    });
    await gateway.call('closeOnboardingPage', { token: await gateway.signIn(email), body: {} });
    expect(await reasons(email)).not.toContain('application');
  });

  it.each(['main', 'invest', 'bank', 'international'])(
    'of %s have a re-assessment, with its date only before it',
    async (company) => {
      const email = `${company}-demo@portico.test`;
      expect(await reasons(email)).not.toContain('assessment');
      await gateway.rows(`insert into reassessments (client_id, type_id, show_popup, finish_date, is_skip)
        select id, 3, false, '2026-12-04T10:00:00Z', true from clients where email = '${email}'`);
      const due = async () => (await blockers(email)).find(({ reason }) => reason === 'assessment');
      const blocker = { action: 'trade', reason: 'assessment', typeId: 3, minutes: 6 };
      expect(await due()).toEqual({ ...blocker, from: '2026-12-04T10:00:00.000Z' });
      await gateway.rows(`update reassessments set finish_date = '2026-11-01T10:00:00Z'
        where client_id = (select id from clients where email = '${email}')`);
      expect(await due()).toEqual(blocker);
    },
  );

  it('withdrawals are on hold for two days after the second factor was turned off', async () => {
    const email = 'international@portico.test';
    expect(await reasons(email)).not.toContain('second-factor-off');
    await gateway.rows(`insert into notifications (client_id, template, category, severity, title, body, created_at)
      select id, 'second-factor-off', 'security', 'info', 'Off', 'Off', '2026-11-20T14:00:00Z' from clients where email = '${email}'`);
    expect((await blockers(email))[0]).toMatchObject({
      action: 'withdraw',
      reason: 'second-factor-off',
      until: '2026-11-22T14:00:00.000Z',
    });
    await gateway.advance(48 * HOUR);
    expect(await reasons(email)).not.toContain('second-factor-off');
  });

  it('an unpaid deposit is listed until it expires', async () => {
    const email = 'main-live@portico.test';
    const token = await gateway.signIn(email);
    const [account] = await gateway.rows(`select login, currency from accounts
      where client_id = (select id from clients where email = '${email}') and kind = 'live' and platform = 'MT5'`);
    const { body } = await gateway.call('deposit', {
      token,
      body: {
        ...CARD,
        login: account!['login'],
        currency: account!['currency'],
        idempotencyKey: '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b',
      },
    });
    const { requestId } = body.result as { requestId: string };
    const unpaidBlocker = (await blockers(email)).find(({ reason }) => reason === 'unpaid');
    expect(unpaidBlocker).toMatchObject({
      action: 'deposit',
      requestId,
      login: account!['login'],
      amount: '250.00',
    });
    expect((await reasons(MAIN)).includes('unpaid')).toBe(false);
    await gateway.advance(HOUR);
    expect(await reasons(email)).not.toContain('unpaid');
  });

  it('an account with limited rights is listed; accounts of other clients are not', async () => {
    const bankBlockers = (await blockers('bank@portico.test')).filter(({ action }) => action === 'trade');
    expect(bankBlockers).toEqual([{ action: 'trade', reason: 'close-only', login: 81007901 }]);
    for (const email of [MAIN, 'invest@portico.test', 'international@portico.test']) {
      const logins = (await blockers(email)).flatMap(({ login }) => (login === undefined ? [] : [login]));
      const ownAccounts = await gateway.rows(
        `select login from accounts where client_id = (select id from clients where email = '${email}')`,
      );
      expect(ownAccounts.map(({ login }) => login)).toEqual(expect.arrayContaining(logins));
    }
  });
});

describe('the steps to the first trade', () => {
  it('are derived from the client’s data', async () => {
    expect(await steps(MAIN)).toMatchObject({ profile: true, identity: true, deposit: true, trade: true });
    const { deposit, trade } = await steps('main-demo@portico.test');
    expect([deposit, trade]).toEqual([false, false]);
  });

  it('include an application only for a client who has begun one', async () => {
    expect(await steps(MAIN)).not.toHaveProperty('application');
    expect(await steps('bank-onboarding@portico.test')).toMatchObject({ application: false });
  });

  it('leave the profile open while the address is missing', async () => {
    expect(await steps('main-dark@portico.test')).toMatchObject({ profile: false });
  });
});

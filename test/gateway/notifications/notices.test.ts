import { startGateway, type Gateway } from '../kit/start-gateway';

// Each event writes one notification and one mail, in the same transaction.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const PASSWORD = 'Portico-demo-1';
const signIn = async (email: string, ip: string) =>
  (await gateway.call('login', { body: { email, password: PASSWORD }, ip })).body.result.token as string;
/** Kinds of the notifications and mails that a client got during some work. */
async function noticesDuring(email: string, work: () => Promise<unknown>) {
  const read = async (columns: string) => (await gateway.rows(columns)).map(({ kind }) => String(kind));
  const kinds = () =>
    read(`select template as kind from notifications n join clients c on c.id = n.client_id
      where c.email = '${email}' order by n.id`);
  const mails = () => read(`select kind from outbox where recipient = '${email}' order by id`);
  const before = [(await kinds()).length, (await mails()).length] as const;
  await work();
  return { kinds: (await kinds()).slice(before[0]), mails: (await mails()).slice(before[1]) };
}

describe('a sign-in', () => {
  const EMAIL = 'bank@portico.test';

  it('from a new country is notified once, also by mail', async () => {
    expect(await noticesDuring(EMAIL, () => signIn(EMAIL, '127.0.0.1'))).toEqual({ kinds: [], mails: [] });
    expect(await noticesDuring(EMAIL, () => signIn(EMAIL, '198.51.100.9'))).toEqual({
      kinds: ['new-place'],
      mails: ['new-place'],
    });
    expect(await noticesDuring(EMAIL, () => signIn(EMAIL, '198.51.100.9'))).toEqual({ kinds: [], mails: [] });
    expect(await noticesDuring(EMAIL, () => signIn(EMAIL, '127.0.0.1'))).toEqual({ kinds: [], mails: [] });
    // The address is in no known range, so the place is unknown.
    expect(await noticesDuring(EMAIL, () => signIn(EMAIL, '8.8.8.77'))).toEqual({ kinds: [], mails: [] });
  });
});

describe('the sessions', () => {
  const EMAIL = 'main-ib@portico.test';

  it('ending other sessions is notified once', async () => {
    const ownToken = await gateway.signIn(EMAIL);
    await gateway.signIn(EMAIL);
    const end = () => gateway.call('endOtherSessions', { token: ownToken });
    expect(await noticesDuring(EMAIL, end)).toEqual({ kinds: ['session-ended'], mails: ['session-ended'] });
    expect(await noticesDuring(EMAIL, end)).toEqual({ kinds: [], mails: [] });
  });

  it('ending one is notified once, even if two requests do it', async () => {
    const ownToken = await gateway.signIn(EMAIL);
    await gateway.call('endOtherSessions', { token: ownToken });
    await gateway.signIn(EMAIL);
    const sessions = (await gateway.call('getSessions', { token: ownToken })).body.result;
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const end = () => gateway.call('endSession', { token: ownToken, body: { id } });
    const notices = await noticesDuring(EMAIL, () => Promise.all([end(), end()]));
    expect(notices).toEqual({ kinds: ['session-ended'], mails: ['session-ended'] });
  });
});

describe('a password', () => {
  const EMAIL = 'main-dark@portico.test';

  it('a change is notified once', async () => {
    const token = await gateway.signIn(EMAIL);
    const change = (currentPassword: string) =>
      gateway.call('changePassword', {
        token,
        body: { currentPassword, newPassword: 'a long and quiet sentence' },
      });
    expect(await noticesDuring(EMAIL, () => change('wrong'))).toEqual({ kinds: [], mails: [] });
    const notices = await noticesDuring(EMAIL, () => change(PASSWORD));
    expect(notices).toEqual({ kinds: ['password-changed'], mails: ['password-changed'] });
  });

  it('a change for a trading account is notified too, with its login', async () => {
    const token = await gateway.signIn('main@portico.test');
    const body = {
      login: 50128841,
      kind: 'trading',
      currentPassword: PASSWORD,
      newPassword: 'Quiet-River-27!',
    };
    const set = await noticesDuring('main@portico.test', () =>
      gateway.call('changeAccountPassword', { token, body }),
    );
    expect(set.kinds).toEqual(['account-password-changed']);
    const [newest] = (await gateway.call('getNotifications', { token })).body.result;
    expect(newest).toMatchObject({
      category: 'security',
      body: expect.stringContaining('A password of account 50128841 was changed.'),
      url: '/accounts?account=50128841&tab=settings',
    });
    const [mail] = await gateway.rows(`select body from outbox where kind = 'account-password-changed'`);
    expect(mail?.['body']).toMatch(/50128841.*\n\n.*UTC/s);
  });
});

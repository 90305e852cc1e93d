import { startGateway, type Gateway } from '../kit/start-gateway';

// What happens writes one notification and one mail, in the transaction in which it happens.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const PASSWORD = 'Portico-demo-1';
const signIn = async (email: string, ip: string) =>
  (await gateway.call('login', { body: { email, password: PASSWORD }, ip })).body.result.token as string;
/** The kinds of notification that a client got while something was done, and those of the mails. */
async function told(email: string, work: () => Promise<unknown>) {
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

  it('in a country that was not seen before is told once, by mail too', async () => {
    expect(await told(EMAIL, () => signIn(EMAIL, '127.0.0.1'))).toEqual({ kinds: [], mails: [] });
    expect(await told(EMAIL, () => signIn(EMAIL, '198.51.100.9'))).toEqual({
      kinds: ['new-place'],
      mails: ['new-place'],
    });
    expect(await told(EMAIL, () => signIn(EMAIL, '198.51.100.9'))).toEqual({ kinds: [], mails: [] });
    expect(await told(EMAIL, () => signIn(EMAIL, '127.0.0.1'))).toEqual({ kinds: [], mails: [] });
    // In no known range: no place is made up.
    expect(await told(EMAIL, () => signIn(EMAIL, '8.8.8.77'))).toEqual({ kinds: [], mails: [] });
  });
});

describe('the sessions', () => {
  const EMAIL = 'main-ib@portico.test';

  it('ending others is told once, ending none is not', async () => {
    const own = await gateway.signIn(EMAIL);
    await gateway.signIn(EMAIL);
    const end = () => gateway.call('endOtherSessions', { token: own });
    expect(await told(EMAIL, end)).toEqual({ kinds: ['session-ended'], mails: ['session-ended'] });
    expect(await told(EMAIL, end)).toEqual({ kinds: [], mails: [] });
  });

  it('ending one is told once, though it is asked twice', async () => {
    const own = await gateway.signIn(EMAIL);
    await gateway.call('endOtherSessions', { token: own });
    await gateway.signIn(EMAIL);
    const listed = (await gateway.call('getSessions', { token: own })).body.result;
    const { id } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const end = () => gateway.call('endSession', { token: own, body: { id } });
    const ended = await told(EMAIL, () => Promise.all([end(), end()]));
    expect(ended).toEqual({ kinds: ['session-ended'], mails: ['session-ended'] });
  });
});

describe('a password', () => {
  const EMAIL = 'main-dark@portico.test';

  it('that is changed is told once; a wrong current one is not', async () => {
    const token = await gateway.signIn(EMAIL);
    const change = (currentPassword: string) =>
      gateway.call('changePassword', {
        token,
        body: { currentPassword, newPassword: 'a long and quiet sentence' },
      });
    expect(await told(EMAIL, () => change('wrong'))).toEqual({ kinds: [], mails: [] });
    const changed = await told(EMAIL, () => change(PASSWORD));
    expect(changed).toEqual({ kinds: ['password-changed'], mails: ['password-changed'] });
  });

  it('of a trading account too, by its login', async () => {
    const token = await gateway.signIn('main@portico.test');
    const body = {
      login: 50128841, kind: 'trading', currentPassword: PASSWORD,
      newPassword: 'Quiet-River-27!',
    };
    const set = await told('main@portico.test', () => gateway.call('changeAccountPassword', { token, body }));
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

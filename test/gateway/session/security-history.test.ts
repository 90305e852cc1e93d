import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

// Changes of a client's sign-in and data are in their history, with the reference of the message and the mail.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const PASSWORD = 'Portico-demo-1';
const REFERENCE = /^S-[0-9A-HJKMNP-TV-Z]{8}$/;

interface Event {
  readonly id: number;
  readonly kind: string;
  readonly reference: string | null;
}

const eventsOf = async (token: string, cursor?: string) => {
  const answer = await gateway.call('getSecurityEvents', { token, query: cursor ? { cursor } : {} });
  return answer.body as { result: Event[]; next: string | null };
};
const newest = async (token: string) => (await eventsOf(token)).result[0]!;
const messages = async (token: string): Promise<{ body: string }[]> =>
  (await gateway.call('getNotifications', { token })).body.result;
const mails = async (kind: string) =>
  (await gateway.rows(`select body from outbox where kind = '${kind}' order by id desc limit 1`)).map(
    ({ body }) => String(body),
  );

const FIRST_WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Actions of a client, with their kind in the history and the kind of their mail. */
const ACTIONS: readonly (readonly [kind: string, mail: string, run: (token: string) => Promise<unknown>])[] =
  [
    [
      'payoutChanged',
      'payout-address',
      (token) =>
        gateway.call('changeDigitalAsset', { token, body: { walletAddress: FIRST_WALLET, network: 'ETH' } }),
    ],
    [
      'profileChangeAsked',
      'profile-change-asked',
      (token) => gateway.call('changeClientInfo', { token, body: { lastName: 'Al Amiri' } }),
    ],
    [
      'profileChangeRefused',
      'change-refused',
      async () => {
        const mark = /^\d+-[0-9a-f]{8}/m.exec((await gateway.review()).lines.join('\n'))?.[0] ?? '';
        return gateway.review('refuse', mark, 'differs');
      },
    ],
    [
      'passwordChanged',
      'password-changed',
      (token) =>
        gateway.call('changePassword', {
          token,
          body: { currentPassword: PASSWORD, newPassword: 'a long and quiet sentence' },
        }),
    ],
  ];

describe('the security history', () => {
  const EMAIL = 'international@portico.test';

  it('has changes of wallet addresses, and a withdrawn change of the profile', async () => {
    const token = await gateway.signIn(EMAIL);
    const addition = await gateway.call('addWalletAddress', {
      token,
      body: {
        label: 'Vault',
        asset: 'ETH',
        network: 'ERC20',
        address: FIRST_WALLET,
        password: PASSWORD,
        idempotencyKey: '5b7f0a34-2f5a-4ed3-9d2f-5a3c1e0f7a11',
      },
    });
    expect(addition.status).toBe(200);
    expect(await newest(token)).toMatchObject({ kind: 'addressAdded' });
    const { addresses } = (await gateway.call('getWalletAddresses', { token })).body.result;
    const { addressId } = addresses.at(-1);
    expect((await gateway.call('removeWalletAddress', { token, body: { addressId } })).status).toBe(200);
    const removalEvent = await newest(token);
    expect(removalEvent).toMatchObject({ kind: 'addressRemoved' });
    expect((await messages(token))[0]?.body).toContain(`${FIRST_WALLET} (Ethereum`);
    expect((await messages(token))[0]?.body).toContain(removalEvent.reference);
    await gateway.call('changeClientInfo', { token, body: { firstName: 'Mira' } });
    expect((await gateway.call('withdrawProfileChange', { token, body: {} })).status).toBe(200);
    const withdrawalEvent = await newest(token);
    expect(withdrawalEvent).toMatchObject({ kind: 'profileChangeWithdrawn' });
    expect((await gateway.call('withdrawProfileChange', { token, body: {} })).status).toBe(200);
    expect(await newest(token)).toEqual(withdrawalEvent);
  });

  it.each(ACTIONS)('has %s with the reference of its message and its mail', async (kind, mail, run) => {
    const token = await gateway.signIn(EMAIL);
    await run(token);
    const event = await newest(token);
    expect(event).toMatchObject({ kind, reference: expect.stringMatching(REFERENCE) });
    const [message] = await messages(token);
    expect(message?.body).toContain(event.reference);
    expect((await mails(mail))[0]).toContain(event.reference);
  });

  it('has the place of an event, but not of a reviewer’s command line', async () => {
    const token = await gateway.signIn('bank@portico.test');
    await gateway.call('changeClientInfo', { token, body: { city: 'Basel' } });
    expect(await newest(token)).toMatchObject({ kind: 'profileChangeAsked', network: '127.0.0.0/24' });
    const mark = /^\d+-[0-9a-f]{8}/m.exec((await gateway.review()).lines.join('\n'))?.[0] ?? '';
    await gateway.review('approve', mark);
    expect(await newest(token)).toMatchObject({
      kind: 'profileChangeApproved',
      device: null,
      country: null,
      network: null,
      reference: expect.stringMatching(REFERENCE),
    });
  });

  it('is listed in pages, each event once, and only those of the client', async () => {
    const email = 'main-ib@portico.test';
    const token = await gateway.signIn(email);
    await gateway.rows(`insert into audit_events (at, kind, client_id, network, request_id)
      select now() - n * interval '1 hour', 'passkey-added', id, '127.0.0.1', '' from clients, generate_series(1, 45) n
      where email = '${email}'`);
    const events: Event[] = [];
    let cursor: string | undefined;
    do {
      const page = await eventsOf(token, cursor);
      expect(page.result.length).toBeLessThanOrEqual(20);
      events.push(...page.result);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    const [row] = await gateway.rows(
      `select count(*)::int from audit_events where kind = 'passkey-added' and client_id = (select id from clients where email = '${email}')`,
    );
    expect(events.filter(({ kind }) => kind === 'passkeyAdded')).toHaveLength(Number(row?.['count']));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    // Older events have no reference.
    expect(events.at(-1)).toMatchObject({ kind: 'passkeyAdded', reference: null });
    const wrong = await gateway.call('getSecurityEvents', { token, query: { cursor: 'nowhere' } });
    expect([wrong.status, wrong.body.errors[0].errorCode]).toEqual([400, ERROR_CODE.invalid]);
  });

  it('has no sign-ins', async () => {
    const kinds = (await eventsOf(await gateway.signIn('main-ib@portico.test'))).result.map(
      ({ kind }) => kind,
    );
    expect(kinds).not.toContain('signIn');
  });

  it('allows twenty requests for a review a day', async () => {
    const token = await gateway.signIn('bank@portico.test');
    const changeCity = () => gateway.call('changeClientInfo', { token, body: { city: 'Bern' } });
    const statuses = new Set<number>();
    for (let times = 0; times < 25; times += 1) statuses.add((await changeCity()).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

import { stageOf } from '../../../gateway/accounts/margin-notice-stage';
import { startGateway, type Gateway } from '../kit/start-gateway';

// A round reads 7,000 accounts, which takes longer on a busy machine.
jest.setTimeout(120_000);

describe('the stage of an account', () => {
  const stageAt = (marginLevel: string | null, previousStage = 0) =>
    stageOf({ marginLevel, marginCallLevel: '100.00', stopOutLevel: '50.00' }, previousStage);

  test.each([
    ['200.00', 0],
    ['125.00', 0],
    ['124.99', 1],
    ['100.00', 1],
    ['99.99', 2],
    ['50.00', 2],
    ['49.99', 3],
    ['-12.00', 3],
    [null, 0],
  ] as const)('at level %s is %d for a client who was not notified before', (level, stage) => {
    expect(stageAt(level)).toBe(stage);
  });

  test.each([
    // A level slightly above the limit does not end the stage.
    ['100.00', 2, 2],
    ['109.99', 2, 2],
    ['110.01', 2, 1],
    ['137.49', 1, 1],
    ['137.51', 1, 0],
    ['54.99', 3, 3],
    ['55.01', 3, 2],
    ['400.00', 3, 0],
    [null, 3, 0],
    // A worse level counts at once.
    ['99.00', 1, 2],
    ['10.00', 1, 3],
  ] as const)('at level %s, after a notice of stage %d, is %d', (level, previousStage, stage) => {
    expect(stageAt(level, previousStage)).toBe(stage);
  });

  test('is zero if the account’s type has no levels', () => {
    expect(stageOf({ marginLevel: '10.00', marginCallLevel: null, stopOutLevel: null }, 0)).toBe(0);
  });
});

describe('notices about margins', () => {
  const LOGIN = 50128841;
  const EMAIL = 'main@portico.test';
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  }, 60_000);
  afterAll(() => gateway.stop());

  /** Kinds and levels of the messages since the last call. */
  let seenCount = 0;
  async function readNewNotices() {
    const rows = await gateway.rows(`select n.id, template, values from notifications n
      where category = 'margin' and n.id > ${seenCount} order by n.id`);
    seenCount = Math.max(seenCount, ...rows.map(({ id }) => Number(id)));
    return rows.map(({ template, values }) => [template, (values as { login: string }).login]);
  }
  /** Sets the limits of the account, so that its margin level is this share of its margin call. */
  async function setMarginLevel(share: number) {
    const token = await gateway.signIn(EMAIL);
    const accounts = (await gateway.call('getAccounts', { token })).body.result;
    const { marginLevel } = accounts.find(({ login }: { login: number }) => login === LOGIN);
    const call = Number(marginLevel) / share;
    await gateway.rows(`update accounts set margin_call_level = ${call.toFixed(4)}, stop_out_level = ${(call / 2).toFixed(4)}
      where login = ${LOGIN}`);
  }

  it('are sent once for accounts that are near a margin call at the start', async () => {
    await gateway.watchMargins();
    const first = await readNewNotices();
    expect(first.length).toBeGreaterThan(0);
    expect(first.map(([, login]) => login)).not.toContain(String(LOGIN));
    await gateway.watchMargins(3);
    expect(await readNewNotices()).toEqual([]);
  });

  it('are sent once for each crossing, in the portal and by mail, even by three replicas', async () => {
    await setMarginLevel(1.2);
    await gateway.watchMargins(3);
    await gateway.watchMargins(3);
    expect(await readNewNotices()).toEqual([['margin-low', String(LOGIN)]]);
    await setMarginLevel(0.9);
    await gateway.watchMargins(3);
    expect(await readNewNotices()).toEqual([['margin-call', String(LOGIN)]]);
    const [mail] = await gateway.rows(`select body, recipient from outbox where kind = 'margin-call'`);
    expect(mail).toMatchObject({ recipient: EMAIL, body: expect.stringContaining(String(LOGIN)) });
    await setMarginLevel(0.3);
    await gateway.watchMargins(3);
    expect(await readNewNotices()).toEqual([['stop-out', String(LOGIN)]]);
  });

  it('are not repeated near the limit, but are sent again after the account has left the stage', async () => {
    for (const share of [0.52, 0.48, 0.53]) {
      await setMarginLevel(share);
      await gateway.watchMargins();
    }
    expect(await readNewNotices()).toEqual([]);
    await setMarginLevel(3);
    await gateway.watchMargins();
    expect(await gateway.rows(`select * from margin_watches where login = ${LOGIN}`)).toEqual([]);
    expect(await readNewNotices()).toEqual([]);
    await setMarginLevel(0.9);
    await gateway.watchMargins(3);
    expect(await readNewNotices()).toEqual([['margin-call', String(LOGIN)]]);
  });

  it('are critical messages that lead to a deposit', async () => {
    const token = await gateway.signIn(EMAIL);
    const [newest] = (await gateway.call('getNotifications', { token, query: { category: 'margin' } })).body
      .result;
    expect(newest).toMatchObject({
      severity: 'critical',
      title: 'Margin call',
      buttonText: 'Deposit',
      url: `/accounts?deposit=${LOGIN}`,
      body: expect.stringMatching(
        /^The margin level of account 50128841 fell to [\d,.]+%, below the margin call/,
      ),
    });
  });
});

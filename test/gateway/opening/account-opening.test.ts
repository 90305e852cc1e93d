import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';

// Account openings by clients: offers, results and refusals.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const CHOICES = {
  offerId: 'demo-mt5-standard',
  currency: 'EUR',
  leverage: 50,
  termsVersion: '2026-03',
  tradingPassword: 'Trading1234',
  readOnlyPassword: 'ReadOnly1234',
};
const LIVE = { ...CHOICES, offerId: 'live-mt5-standard' };

const client = async (email: string) => {
  const token = await gateway.signIn(`${email}@portico.test`);
  const open = (choices: object) =>
    gateway.call('openAccount', { token, body: { idempotencyKey: randomUUID(), ...choices } });
  const read = async (id: 'getAccounts' | 'getAccountOffers' | 'getOpenRequests' | 'getNotifications') =>
    (await gateway.call(id, { token })).body.result;
  /** 200, or the status, the code and the details. */
  const refusalOf = async (choices: object) => {
    const { body, status } = await open(choices);
    return status === 200 ? 200 : [status, body.errors[0].errorCode, body.errors[0].details];
  };
  return { token, open, read, refusalOf };
};

interface ListedOffer {
  id: string;
  kind: string;
  leverages: { leverage: number; isAllowed: boolean; isReviewed: boolean; margins: object[] }[];
  isAllowed: boolean;
  needs: string;
}

describe('the offers', () => {
  test('are the company’s accounts, with limits, rules and terms', async () => {
    const { read } = await client('main');
    const { level, limits, nicknameLength, offers, passwordRules } = await read('getAccountOffers');
    expect({ level, nicknameLength }).toEqual({ level: 'verified', nicknameLength: 40 });
    expect(limits).toEqual([
      { kind: 'live', most: 10, count: 6 },
      { kind: 'demo', most: 5, count: 2 },
    ]);
    expect(passwordRules).toMatchObject({ minLength: 10, maxLength: 16 });
    const byId = new Map((offers as ListedOffer[]).map((offer) => [offer.id, offer]));
    expect(byId.get('live-mt5-raw')).toMatchObject({
      server: 'Portico-Live',
      isAllowed: true,
      isReviewed: false,
      currencies: ['USD', 'EUR'],
      marginModes: ['hedging', 'netting'],
      commission: { amount: '3.00', currency: 'USD' },
      spread: { symbol: 'EURUSD', pips: expect.stringMatching(/^\d\.\d$/) },
      firstDeposits: expect.arrayContaining([{ currency: 'USD', amount: '20.00' }]),
      balances: [],
      terms: { version: '2026-03', url: '/legal/terms.html', riskUrl: '/legal/risk.html' },
    });
    expect(byId.get('live-mt5-professional')).toMatchObject({ isAllowed: false, needs: 'professional' });
    expect(byId.get('live-mt4-standard')).toMatchObject({
      server: 'Portico-Live4',
      marginModes: ['hedging'],
    });
    expect(byId.get('live-investor-cash')).toMatchObject({
      isSwapFreeOffered: false,
      server: 'Portico-Shares',
    });
    expect(byId.get('demo-mt5-standard')).toMatchObject({
      server: 'Portico-Demo',
      balances: expect.arrayContaining([
        { currency: 'EUR', amounts: ['10000.00', '1000.00', '50000.00', '100000.00'] },
      ]),
    });
    const { leverages } = byId.get('live-mt5-standard') as ListedOffer;
    expect(leverages.map(({ isAllowed, isReviewed, leverage }) => [leverage, isAllowed, isReviewed])).toEqual(
      [[500, false, false], [200, true, true], ...[100, 50, 30].map((leverage) => [leverage, true, false])],
    );
    const margin = (at: number) =>
      Number(
        (
          leverages.find(({ leverage }) => leverage === at)!.margins as { currency: string; amount: string }[]
        ).find(({ currency }) => currency === 'USD')?.amount,
      );
    expect(margin(50) / margin(100)).toBeCloseTo(2, 4);
    expect(margin(100)).toBeGreaterThan(900);
  });

  test('depend on the proof of identity and on the client’s category', async () => {
    const levels = async (email: string) => {
      const { level, offers } = await (await client(email)).read('getAccountOffers');
      const open = (offers as ListedOffer[]).filter(({ isAllowed, kind }) => isAllowed && kind === 'live');
      return [level, open.length];
    };
    expect(await levels('main-live')).toEqual(['none', 0]);
    await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sent_at)
      select gen_random_uuid(), id, 'identity-front', 'id.pdf', 10,
        case email when 'main-ib@portico.test' then 'verified' else 'pending' end, now()
      from clients where email in ('main-ib@portico.test', 'main-dark@portico.test')`);
    expect(await levels('main-dark')).toEqual(['sent', 2]);
    expect(await levels('main-ib')).toEqual(['professional', 5]);
  });
});

describe('a practice account', () => {
  test('is open at once, with the practice money in a ledger that adds up', async () => {
    const { open, read, token } = await client('bank');
    const { body } = await open({
      ...CHOICES,
      balance: '50000.00',
      nickname: '  Robot   one ',
      swapFree: true,
      leverage: 20,
    });
    const { login, ...answer } = body.result;
    expect(answer).toMatchObject({
      state: 'opened',
      server: 'Portico-Demo',
      platform: 'MT5',
      decideBy: null,
      reference: expect.stringMatching(/^A-\d{8}$/),
    });
    const account = (await read('getAccounts')).find(
      (candidate: { login: number }) => candidate.login === login,
    );
    expect(account).toMatchObject({
      kind: 'demo',
      status: 'active',
      currency: 'EUR',
      leverage: 20,
      nickname: 'Robot one',
      swapFree: true,
      balance: '50000.00',
      equity: '50000.00',
      freeMargin: '50000.00',
      marginLevel: null,
      marginMode: 'hedging',
      accountType: 'Standard',
      rights: 'full',
    });
    expect(await ledgerErrors(gateway)).toEqual([]);
    const funds = await gateway.call('getFunds', { token, query: { login } });
    expect(funds.body.result).toMatchObject([{ kind: 'opening', amount: '50000.00' }]);
    const [access] = await gateway.rows(`select * from account_access where login = ${login}`);
    expect([access?.['trading_hash'], access?.['read_only_hash']]).toEqual([
      expect.stringMatching(/^\$argon2id\$/),
      expect.stringMatching(/^\$argon2id\$/),
    ]);
    const settings = await gateway.call('getAccountSettings', { token, query: { login } });
    expect(settings.body.result.readOnlyPassword.changedAt).toEqual(expect.any(String));
  });

  test('is notified with its reference and without a password, in the portal and by mail', async () => {
    const { open, read } = await client('bank-demo');
    const { login, reference } = (await open({ ...CHOICES, leverage: 30 })).body.result;
    const [message] = await read('getNotifications');
    expect(message).toMatchObject({ category: 'security', severity: 'success' });
    const [mail] = await gateway.rows("select * from outbox where recipient = 'bank-demo@portico.test'");
    expect(mail).toMatchObject({ kind: 'account-opened', channel: 'email', culture: 'it-IT' });
    for (const text of [message.body, mail?.['body']]) {
      expect(text).toContain(String(login));
      expect(text).toContain(reference);
      expect(text).not.toContain(CHOICES.tradingPassword);
    }
    const requests = await gateway.rows('select * from account_requests');
    const keys = await gateway.rows('select * from idempotency_keys');
    expect(JSON.stringify([requests, keys])).not.toContain(CHOICES.tradingPassword);
    expect(requests.every((row) => row['trading_hash'] === null)).toBe(true);
  });

  test('is opened once for a key, which is refused with another body', async () => {
    const { read, token } = await client('international-demo');
    const idempotencyKey = randomUUID();
    const body = { ...CHOICES, currency: 'USD', leverage: 500, idempotencyKey };
    const send = (changes = {}) => gateway.call('openAccount', { token, body: { ...body, ...changes } });
    const before = (await read('getAccounts')).length;
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await send()).body).toEqual(answers[0]?.body);
    expect((await read('getAccounts')).length).toBe(before + 1);
    for (const changes of [{ leverage: 100 }, { tradingPassword: 'Trading12345' }]) {
      const { body: refusal, status } = await send(changes);
      expect([status, refusal.errors[0].errorCode]).toEqual([409, 20]);
    }
  });

  test('is one of at most five, even with simultaneous requests', async () => {
    const { open, read } = await client('invest-dark');
    const choices = { ...CHOICES, currency: 'IDR', leverage: 100 };
    const answers = await Promise.all(Array.from({ length: 7 }, () => open(choices)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refusal = answers.find(({ status }) => status !== 200);
    expect([refusal?.status, refusal?.body.errors[0]]).toEqual([
      400,
      { errorCode: ERROR_CODE.refused, details: { field: 'kind', reason: 'limit', most: 5 } },
    ]);
    const demos = (await read('getAccounts')).filter(({ kind }: { kind: string }) => kind === 'demo');
    expect(demos).toHaveLength(5);
    expect(demos.at(-1).balance).toBe('150000000');
  });
});

describe('a live account', () => {
  test('of a verified client is open at once, empty, and in the user setting', async () => {
    const { open, read, token } = await client('international');
    const { body } = await open({ ...LIVE, marginMode: 'netting' });
    const { login, state } = body.result;
    expect(state).toBe('opened');
    const account = (await read('getAccounts')).find(
      (candidate: { login: number }) => candidate.login === login,
    );
    expect(account).toMatchObject({ kind: 'live', status: 'active', balance: '0.00', marginMode: 'netting' });
    const methods = await gateway.call('getPaymentMethods', {
      token,
      query: { login, direction: 'deposit' },
    });
    expect(methods.body.result.methods.length).toBeGreaterThan(0);
  });

  test('at a higher leverage waits for a review, which approves it', async () => {
    const { open, read } = await client('main');
    const { login, requestId, ...answer } = (await open({ ...LIVE, leverage: 200, nickname: 'Indices' })).body
      .result;
    expect([login, answer]).toEqual([
      null,
      // Friday afternoon: a working day later is Monday.
      expect.objectContaining({ state: 'pending', decideBy: expect.stringMatching(/^2026-11-23T/) }),
    ]);
    const { lines } = await gateway.review();
    expect(lines.slice(0, 2)).toEqual([
      expect.stringContaining(`${answer.reference}  "main@portico.test"`),
      '  live, MT5, Standard, EUR, 1:200, hedging, Portico-Live',
    ]);
    expect(await gateway.review('approve', answer.reference)).toEqual({
      code: 0,
      lines: [`${answer.reference}: account-approved.`],
    });
    const [request] = await read('getOpenRequests');
    expect(request).toMatchObject({
      requestId,
      state: 'opened',
      nickname: 'Indices',
      hasReadOnlyPassword: true,
    });
    const account = (await read('getAccounts')).find(
      (candidate: { login: number }) => candidate.login === request.login,
    );
    expect(account).toMatchObject({ status: 'active', leverage: 200, nickname: 'Indices' });
    const [access] = await gateway.rows(`select * from account_access where login = ${request.login}`);
    expect(String(access?.['trading_hash'])).toMatch(/^\$argon2id\$/);
    expect((await gateway.review('refuse', answer.reference)).code).toBe(1);
  });

  test('of a client whose proof is being checked waits for a review, and its refusal is notified', async () => {
    const { open, read } = await client('main-dark');
    const { reference, state } = (await open(LIVE)).body.result;
    expect(state).toBe('pending');
    expect((await gateway.review('refuse', reference)).code).toBe(0);
    const [request] = await read('getOpenRequests');
    expect(request).toMatchObject({ state: 'refused', login: null, decidedAt: expect.any(String) });
    expect((await read('getNotifications'))[0]).toMatchObject({ severity: 'warning' });
    const rows = await gateway.rows(`select trading_hash from account_requests where state = 'refused'`);
    expect(rows).toEqual([{ trading_hash: null }]);
  });

  test('that waits can be cancelled by its client only', async () => {
    const { open, read, token } = await client('bank');
    const { requestId } = (await open({ ...LIVE, leverage: 50 })).body.result;
    const cancel = async (id: string, sessionToken = token) => {
      const { body, status } = await gateway.call('cancelOpenRequest', {
        token: sessionToken,
        body: { requestId: id },
      });
      return status === 200 ? 200 : [status, body.errors[0].errorCode];
    };
    const otherClient = await client('bank-ib');
    expect(await otherClient.read('getOpenRequests')).toEqual([]);
    expect(await cancel(requestId, otherClient.token)).toEqual([404, ERROR_CODE.notFound]);
    expect(await cancel('no-such-request')).toEqual([404, ERROR_CODE.notFound]);
    expect(await cancel(requestId)).toBe(200);
    expect(await cancel(requestId)).toEqual([400, ERROR_CODE.refused]);
    expect((await read('getOpenRequests'))[0]).toMatchObject({ requestId, state: 'cancelled' });
    // A decided request leaves the list after a month.
    await gateway.rows(
      `update account_requests set decided_at = decided_at - interval '31 days' where id = '${requestId}'`,
    );
    expect(JSON.stringify(await read('getOpenRequests'))).not.toContain(requestId);
  });
});

describe('refusals', () => {
  const INVALID = 2;
  test.each([
    ['a currency that is not on offer', { currency: 'SEK' }, [400, INVALID, { field: 'currency' }]],
    ['a leverage that is not on offer', { leverage: 77 }, [400, INVALID, { field: 'leverage' }]],
    [
      'a margin mode that MT4 does not have',
      { offerId: 'demo-mt4-standard', marginMode: 'netting' },
      [400, INVALID, { field: 'marginMode' }],
    ],
    ['a balance that is not on offer', { balance: '123.00' }, [400, INVALID, { field: 'balance' }]],
    [
      'practice money for a live account',
      { offerId: 'live-mt5-standard', balance: '10000.00' },
      [400, INVALID, { field: 'balance' }],
    ],
    [
      'shares without swap',
      { offerId: 'live-investor-cash', leverage: 1, swapFree: true },
      [400, INVALID, { field: 'swapFree' }],
    ],
    ['a nickname that is too long', { nickname: 'x'.repeat(41) }, [400, INVALID, { field: 'nickname' }]],
    [
      'terms that are not current',
      { termsVersion: '2019-01' },
      [400, INVALID, { field: 'terms', reason: 'terms' }],
    ],
    ['no terms at all', { termsVersion: null }, [400, INVALID, { field: 'terms', reason: 'terms' }]],
    ['a weak trading password', { tradingPassword: 'short' }, [400, 14, { field: 'tradingPassword' }]],
    ['the portal’s password', { tradingPassword: 'Portico-demo-1' }, [400, 14, { field: 'tradingPassword' }]],
    ['one password for both', { readOnlyPassword: 'Trading1234' }, [400, 14, { field: 'readOnlyPassword' }]],
    [
      'a leverage for professionals',
      { offerId: 'live-mt5-standard', leverage: 500 },
      [400, 1, { field: 'leverage', reason: 'leverage', needs: 'professional' }],
    ],
    [
      'an offer for professionals',
      { offerId: 'live-mt5-professional', leverage: 500 },
      [403, 8, { field: 'offer', reason: 'level', needs: 'professional' }],
    ],
  ])('%s', async (_description, choices, refusal) => {
    const { refusalOf } = await client('main');
    expect(await refusalOf({ ...CHOICES, ...choices })).toEqual(refusal);
    // The attempts of one test do not count for the next one.
    await gateway.rows('delete from attempts');
  });

  test('another company’s offer, by 403 and code 8', async () => {
    const { refusalOf } = await client('invest');
    expect(await refusalOf({ ...CHOICES, offerId: 'live-mt5-professional' })).toEqual([
      403,
      ERROR_CODE.forbidden,
      undefined,
    ]);
  });

  test('a live account without a proof of identity', async () => {
    const { refusalOf } = await client('main-live');
    expect(await refusalOf(LIVE)).toEqual([403, 8, { field: 'offer', reason: 'level', needs: 'sent' }]);
  });

  describe('the portal’s password', () => {
    const PORTAL = 'Portico-demo-1';
    const comparisons = async () => {
      const [row] = await gateway.rows(
        "select coalesce(sum(count), 0)::int as count from attempts where kind = 'password-comparison'",
      );
      return row?.['count'];
    };
    const events = async () => {
      const [row] = await gateway.rows(
        "select count(*)::int as count from audit_events where kind = 'account-password-refused'",
      );
      return Number(row?.['count']);
    };
    beforeEach(() => gateway.rows('delete from attempts'));

    test.each([
      ['terms that are not current', { termsVersion: 'no-such' }],
      ['an offer of another level', { offerId: 'live-mt5-professional', leverage: 500 }],
      ['a trading password that is weak by itself', { tradingPassword: 'short' }],
    ])('is not compared for %s', async (_description, choices) => {
      const { refusalOf } = await client('main');
      const refused = await refusalOf({ ...CHOICES, readOnlyPassword: PORTAL, ...choices });
      expect(refused).not.toBe(200);
      expect(await comparisons()).toBe(0);
    });

    test('cannot be guessed: each comparison counts, and a refusal is an event', async () => {
      const { refusalOf } = await client('main');
      const before = await events();
      const weak = [400, ERROR_CODE.weakPassword, { field: 'readOnlyPassword' }];
      for (let calls = 1; calls <= 10; calls += 1) {
        expect(await refusalOf({ ...CHOICES, readOnlyPassword: PORTAL })).toEqual(weak);
        expect(await comparisons()).toBe(2 * calls);
      }
      expect(await refusalOf({ ...CHOICES, readOnlyPassword: PORTAL })).toMatchObject([
        429,
        ERROR_CODE.tooManyTries,
      ]);
      expect(await events()).toBe(before + 11);
    });

    test('is not compared again for an order that was carried out', async () => {
      const { token } = await client('main');
      const body = { ...CHOICES, idempotencyKey: randomUUID() };
      const openedAccount = await gateway.call('openAccount', { token, body });
      expect(openedAccount.status).toBe(200);
      const after = await comparisons();
      expect((await gateway.call('openAccount', { token, body })).body).toEqual(openedAccount.body);
      expect(await comparisons()).toBe(after);
    });
  });

  test('more than twenty a day, and too many tries', async () => {
    const { open } = await client('bank-dark');
    await gateway.rows(`insert into account_requests (id, client_id, state, offer_id, kind, platform, account_type, server,
        currency, leverage, margin_mode, swap_free, terms_version, has_read_only_password, created_at)
      select gen_random_uuid(), c.id, 'cancelled', 'x', 'demo', 'MT5', 'Standard', 'x', 'EUR', 30, 'hedging', false, 'x', false,
        timestamptz '2026-11-20T14:00:00Z'
      from clients c, generate_series(1, 20) where email = 'bank-dark@portico.test'`);
    expect((await open({ ...CHOICES, leverage: 30 })).status).toBe(429);
    await gateway.rows("update attempts set count = 59 where kind = 'account-opening'");
    await open({ ...CHOICES, leverage: 30 });
    const answer = await open({ ...CHOICES, tradingPassword: 'short' });
    expect([answer.status, answer.body.errors[0].errorCode]).toEqual([429, ERROR_CODE.tooManyTries]);
  });
});

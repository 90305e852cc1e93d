import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { codeAt } from '../kit/authenticator';
import { markPaid } from '../kit/mark-paid';
import { networksOf } from '../../../gateway/money/wallet-address';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { ledgerBalance } from '../kit/ledger-balance';

const LOGIN = 50128841;
const IBAN = 'DE89 3704 0044 0532 0130 00';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let gateway: Gateway;
let token: string;
let otherToken: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
  otherToken = await gateway.signIn('main-ib@portico.test');
  await markPaid(gateway, LOGIN, IBAN.replaceAll(' ', ''), TRON, '12340000', '12349999');
}, 120_000);
afterAll(() => gateway.stop());

const send = (id: 'deposit' | 'withdraw' | 'quoteMoney', body: object, sessionToken = token) =>
  gateway.call(id, {
    token: sessionToken,
    body: { login: LOGIN, currency: 'USD', amount: '500', idempotencyKey: randomUUID(), ...body },
  });
const deposit = (body: object, sessionToken?: string) => send('deposit', body, sessionToken);
const withdraw = (body: object, sessionToken?: string) =>
  send('withdraw', { methodId: 'bank', destination: IBAN, ...body }, sessionToken);
const cancel = (requestId: string, sessionToken = token, idempotencyKey = randomUUID()) =>
  gateway.call('cancelMoneyRequest', { token: sessionToken, body: { requestId, idempotencyKey } });
const request = async (id: string) =>
  (await gateway.call('getMoneyRequest', { token, query: { id } })).body.result;
const balanceOf = async (kind: 'client' | 'reserved') =>
  Big((await ledgerBalance(gateway, LOGIN, kind)) ?? '0');
/** Gain of an account during some work. */
async function gainDuring(work: () => Promise<unknown>): Promise<string> {
  const before = await balanceOf('client');
  await work();
  return (await balanceOf('client')).minus(before).toFixed(2);
}
const errorOf = ({ body, status }: { body: { errors?: object[] }; status: number }) => [
  status,
  body.errors?.[0],
];
const answerPage = (url: string, answer: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
const newestMessage = async () =>
  ((await gateway.call('getNotifications', { token })).body.result as { title: string; body: string }[])[0];
const mails = (reference: string) =>
  gateway.rows(`select kind, culture from outbox where body like '%${reference}%' order by id`);

describe('the methods', () => {
  const methods = async (direction: string, login = LOGIN, sessionToken = token) =>
    (await gateway.call('getPaymentMethods', { token: sessionToken, query: { login, direction } })).body
      .result;

  test('are those of the company and the account’s currency, in the client’s culture', async () => {
    const offeredMethods = await methods('deposit');
    expect(offeredMethods.methods).toMatchObject([
      {
        id: 'card',
        kind: 'card',
        title: 'Card',
        min: '50.00',
        max: '10000.00',
        feePercent: '1.5',
        needsAddress: false,
      },
      { id: 'bank', time: '1 to 2 working days' },
      { id: 'crypto', networks: [{ id: 'TRC20', asset: 'USDT' }, { id: 'ERC20' }] },
    ]);
    expect(
      (await methods('withdraw')).methods.map(({ needsAddress }: { needsAddress: boolean }) => needsAddress),
    ).toEqual([false, true, true]);
    const yen = await methods('withdraw', 21098350);
    expect(yen.methods).toMatchObject([
      { id: 'card', min: '5000' },
      { id: 'bank', feeFixed: '1200' },
    ]);
    const german = await gateway.signIn('main-dark@portico.test');
    expect((await methods('deposit', 50131904, german)).methods[0]).toMatchObject({
      title: 'Karte',
      time: 'Sofort',
    });
  });

  test('are empty for a practice account, and not found for another client’s account', async () => {
    expect(await methods('withdraw', 95010442)).toMatchObject({ methods: [], available: null });
    const answer = await gateway.call('getPaymentMethods', {
      token: otherToken,
      query: { login: LOGIN, direction: 'deposit' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('a deposit by card', () => {
  test('is paid on a page of another origin, which links back to the client’s portal', async () => {
    const { result } = (await deposit({ methodId: 'card' })).body;
    expect(result).toMatchObject({ state: 'pending', reference: expect.stringMatching(/^D-\d{8}$/) });
    const url = new URL(result.redirectUrl);
    expect([url.origin === gateway.url, url.search, url.href.includes(token)]).toEqual([false, '', false]);
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self' http:\/\/127\.0\.0\.1:\d+$/,
    );
    expect(await page.text()).toMatch(/<html lang="en-US".*USD\s500\.00.*Portico/s);
    const gain = await gainDuring(async () => {
      const answers = await Promise.all([answerPage(url.href, 'pay'), answerPage(url.href, 'pay')]);
      for (const answer of answers) {
        expect(answer.status).toBe(303);
        const returnUrl = new URL(answer.headers.get('location')!);
        expect([returnUrl.origin, returnUrl.pathname]).toEqual([gateway.url, '/accounts']);
        expect(Object.fromEntries(returnUrl.searchParams)).toEqual({
          deposit: String(LOGIN),
          request: result.requestId,
        });
      }
    });
    expect(gain).toBe('492.50');
    expect(await request(result.requestId)).toMatchObject({
      state: 'completed',
      fee: '7.50',
      net: '492.50',
      method: 'card',
      methodTitle: 'Card',
      redirectUrl: null,
      steps: [{ state: 'pending' }, { state: 'completed' }],
    });
    expect(await newestMessage()).toMatchObject({
      title: 'Your deposit has arrived',
      body: `USD\u{a0}492.50 is on account ${LOGIN}. Reference ${result.reference}.`,
    });
    expect(await mails(result.reference)).toEqual([{ kind: 'deposit-completed', culture: 'en-US' }]);
    expect(await (await fetch(url)).text()).not.toContain('<form');
  });

  test.each([
    ['decline', 'failed', 'The payment was declined.'],
    ['cancel', 'cancelled', null],
    ['nonsense', 'pending', null],
  ])('%s on the page: %s, and nothing is charged', async (answer, state, reason) => {
    const { result } = (await deposit({ methodId: 'card' })).body;
    expect(await gainDuring(() => answerPage(result.redirectUrl, answer))).toBe('0.00');
    expect(await request(result.requestId)).toMatchObject({ state, reason });
  });

  test('cannot be paid after it has expired or was cancelled', async () => {
    const [late, cancelled] = [
      (await deposit({ methodId: 'card' })).body.result,
      (await deposit({ methodId: 'card' })).body.result,
    ];
    expect((await cancel(cancelled.requestId)).body.result).toMatchObject({
      state: 'cancelled',
      cancelUntil: null,
    });
    await gateway.advance(1_801);
    const gain = await gainDuring(async () => {
      await answerPage(late.redirectUrl, 'pay');
      await answerPage(cancelled.redirectUrl, 'pay');
    });
    expect(gain).toBe('0.00');
    expect(await request(late.requestId)).toMatchObject({
      state: 'cancelled',
      reason: 'It was not paid in time.',
    });
  });

  test('an unknown page is a 404', async () => {
    const { redirectUrl } = (await deposit({ methodId: 'card' })).body.result;
    const unknownAddress = `${new URL(redirectUrl).origin}/cashier/nobody`;
    expect([(await fetch(unknownAddress)).status, (await answerPage(unknownAddress, 'pay')).status]).toEqual([
      404, 404,
    ]);
  });
});

test('a bank transfer arrives after some time', async () => {
  const { result } = (await deposit({ methodId: 'bank' })).body;
  await answerPage(result.redirectUrl, 'pay');
  expect(await request(result.requestId)).toMatchObject({ state: 'processing', cancelUntil: null });
  const gain = await gainDuring(async () => {
    await gateway.advance(61);
    expect(await request(result.requestId)).toMatchObject({ state: 'completed', fee: '0.00' });
  });
  expect(gain).toBe('500.00');
});

test('a deposit in a digital asset has an address of the account and its confirmations', async () => {
  const { result } = (await deposit({ methodId: 'crypto', network: 'TRC20' })).body;
  expect(result).toMatchObject({
    network: 'TRC20',
    asset: 'USDT',
    payAmount: '500.00',
    confirmations: 20,
    qr: result.address,
  });
  expect(networksOf(result.address)).toContain('TRC20');
  const secondDeposit = (await deposit({ methodId: 'crypto', network: 'TRC20' })).body.result;
  expect(secondDeposit.address).toBe(result.address);
  expect(networksOf((await deposit({ methodId: 'crypto', network: 'ERC20' })).body.result.address)).toContain(
    'ERC20',
  );
  expect(await request(result.requestId)).toMatchObject({ state: 'pending', confirmations: 0, txid: null });
  await gateway.advance(15 + 42);
  expect(await request(result.requestId)).toMatchObject({
    state: 'processing',
    confirmations: 14,
    confirmationsNeeded: 20,
    txid: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await gateway.advance(18);
  expect(await request(result.requestId)).toMatchObject({ state: 'completed', confirmations: 20 });
  expect((await deposit({ methodId: 'crypto', network: 'DOGE' })).status).toBe(400);
});

describe('a withdrawal', () => {
  test('is reserved at once, and changes its states by the gateway’s clock', async () => {
    const reservedBefore = await balanceOf('reserved');
    let result: { requestId: string; cancelUntil: string; reference: string } | undefined;
    expect(await gainDuring(async () => (result = (await withdraw({})).body.result))).toBe('-500.00');
    expect((await balanceOf('reserved')).minus(reservedBefore).toFixed(2)).toBe('500.00');
    const { requestId, reference } = result!;
    expect(await request(requestId)).toMatchObject({
      state: 'pending',
      fee: '12.00',
      net: '488.00',
      destination: '•••• 3000',
      cancelUntil: result!.cancelUntil,
    });
    const states = [];
    for (const seconds of [180, 20, 20, 60]) {
      await gateway.advance(seconds);
      states.push((await request(requestId)).state);
    }
    expect(states).toEqual(['approved', 'processing', 'sent', 'completed']);
    expect((await balanceOf('reserved')).eq(reservedBefore)).toBe(true);
    expect((await mails(reference)).map(({ kind }) => kind)).toEqual([
      'withdrawal-requested',
      'withdrawal-completed',
    ]);
    expect(await newestMessage()).toMatchObject({
      body: `USD\u{a0}500.00 of account ${LOGIN} was paid out. Reference ${reference}.`,
    });
  });

  test('is paid to a digital address at the market’s price', async () => {
    const target = { methodId: 'crypto', network: 'TRC20', destination: TRON };
    const quote = (await send('quoteMoney', { ...target, direction: 'withdraw' })).body.result;
    expect(quote).toMatchObject({
      fee: '5.00',
      net: '495.00',
      received: '495.00',
      receivedCurrency: 'USDT',
    });
    const { cancelUntil, requestId } = (await withdraw(target)).body.result;
    expect(Date.parse(cancelUntil) - Date.parse(quote.cancelUntil)).toBeLessThan(60_000);
    await gateway.advance(220);
    expect(await request(requestId)).toMatchObject({
      state: 'sent',
      received: '495.00',
      txid: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { explorerUrl, txid } = await request(requestId);
    expect(explorerUrl).toBe(`https://tronscan.org/#/transaction/${txid}`);
  });

  test.each([
    ['pending', 'sent'],
    ['rejected', 'none'],
  ])('to a new destination needs the proof of identity, which is %s', async (status, level) => {
    const prove = (as: string) =>
      gateway.rows(`update documents set status = '${as}' where kind = 'identity-front' and client_id =
        (select id from clients where email = 'main@portico.test')`);
    await prove(status);
    const details = { field: 'destination', reason: 'level', needs: 'verified', level };
    expect(errorOf(await withdraw({ destination: 'GB82 WEST 1234 5698 7654 32' }))).toEqual([
      403,
      { errorCode: 8, details },
    ]);
    // Money was withdrawn to this destination before; only an approved proof ends a block that has begun.
    expect(errorOf(await withdraw({}))).toEqual([
      403,
      { errorCode: 8, details: { reason: 'document', document: 'identity-front', status } },
    ]);
    await prove('verified');
    const order = { destination: 'GB82 WEST 1234 5698 7654 32', password: 'Portico-demo-1' };
    const acceptedRequest = (await withdraw(order)).body.result;
    expect((await cancel(acceptedRequest.requestId)).status).toBe(200);
  });

  describe('without a proof of address', () => {
    const change = (file: string, columns: string) =>
      gateway.rows(`update documents set ${columns} where file_name = '${file}'`);
    const addressBlock = async () => {
      const { body } = await gateway.call('getClientBlockers', { token });
      return body.result.find(({ document }: { document?: string }) => document === 'address');
    };
    const withdrawAmount = async (amount: string, body = {}): Promise<string> =>
      (await withdraw({ amount, ...body })).body.result.requestId;
    const limitRefusal = (limitLeft: string, status = 'rejected') => [
      403,
      {
        errorCode: 8,
        details: {
          reason: 'document',
          document: 'address',
          status,
          above: '2000.00',
          currency: 'USD',
          left: limitLeft,
        },
      },
    ];
    const last = '(select max(created_at) from money_requests)';
    afterAll(async () => {
      await gateway.rows("delete from documents where file_name = 'phone-bill.pdf'");
      await change('energy-bill.pdf', "status = 'rejected', reviewed_at = now()");
    });

    test('an amount above the limit is refused from the announced day on', async () => {
      expect(await addressBlock()).toMatchObject({
        above: '2000.00',
        currency: 'USD',
        from: expect.any(String),
      });
      await cancel(await withdrawAmount('2500'));
      await change('energy-bill.pdf', `reviewed_at = ${last} - interval '14 days'`);
      await gateway.advance(1);
      expect(await addressBlock()).not.toHaveProperty('from');
      await cancel(await withdrawAmount('2000'));
      expect(errorOf(await withdraw({ amount: '2500' }))).toEqual(limitRefusal('2000.00'));
    });

    test('the limit is for the sum of all withdrawals since then, from all accounts', async () => {
      const firstId = await withdrawAmount('1500');
      expect(errorOf(await withdraw({ amount: '600' }))).toEqual(limitRefusal('500.00'));
      await withdrawAmount('500');
      const euros = { login: 21094417, currency: 'EUR', amount: '100' };
      expect(errorOf(await withdraw(euros))).toEqual(limitRefusal('0.00'));
      await cancel(firstId);
      await cancel(await withdrawAmount('1500'));
    });

    test('a document that is rejected again does not restart the sum', async () => {
      const id = await withdrawAmount('1500');
      await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sent_at, reviewed_at)
        select gen_random_uuid(), client_id, kind, 'phone-bill.pdf', 1, 'rejected', ${last}, ${last}
        from documents where file_name = 'energy-bill.pdf'`);
      expect(await addressBlock()).not.toHaveProperty('from');
      expect(errorOf(await withdraw({ amount: '600' }))).toEqual(limitRefusal('0.00'));
      await change('phone-bill.pdf', "status = 'pending', reviewed_at = null");
      expect(errorOf(await withdraw({ amount: '600' }))).toEqual(limitRefusal('0.00', 'pending'));
      await change('phone-bill.pdf', `sent_at = ${last} - interval '20 days'`);
      await change('energy-bill.pdf', `sent_at = ${last} - interval '21 days'`);
      await cancel(await withdrawAmount('2500'));
      await change('phone-bill.pdf', `status = 'verified', sent_at = ${last}`);
      await cancel(await withdrawAmount('2500'));
      await cancel(id);
    });
  });

  test.each([
    ['the review', '12340000', 180, 'rejected', 'The destination is in another name.'],
    ['its bank', '12349999', 280, 'failed', 'The payment came back from its destination.'],
  ])('is returned when %s refuses it', async (_party, destination, seconds, state, reason) => {
    const gain = await gainDuring(async () => {
      const { requestId } = (await withdraw({ destination })).body.result;
      await gateway.advance(seconds);
      expect(await request(requestId)).toMatchObject({ state, reason });
    });
    expect(gain).toBe('0.00');
  });

  test('can be cancelled until it is approved, once', async () => {
    const gain = await gainDuring(async () => {
      const { requestId } = (await withdraw({})).body.result;
      expect((await cancel(requestId, otherToken)).status).toBe(404);
      const key = randomUUID();
      const [first, repeated, otherOrder] = await Promise.all([
        cancel(requestId, token, key),
        cancel(requestId, token, key),
        cancel(requestId),
      ]);
      // The first request wins; a repeated request gets the answer of the original.
      expect(repeated.status).toBe(first.status);
      expect([first.status, otherOrder.status].toSorted()).toEqual([200, 400]);
      expect(await request(requestId)).toMatchObject({ state: 'cancelled', cancelUntil: null });
    });
    expect(gain).toBe('0.00');
    const { requestId } = (await withdraw({})).body.result;
    await gateway.advance(180);
    expect(errorOf(await cancel(requestId))).toEqual([400, { errorCode: 1 }]);
  });

  test.each([
    ['an IBAN with a wrong digit', { destination: 'DE88 3704 0044 0532 0130 00' }, 400, 2],
    ['no destination', { destination: null }, 400, 2],
    ['another network’s address', { methodId: 'crypto', network: 'ERC20', destination: TRON }, 400, 16],
    ['an unknown method', { methodId: 'cheque' }, 400, 2],
    ['too little', { amount: '99' }, 400, 1],
    ['more than the balance', { amount: '99000' }, 400, 1],
    ['another client’s account', { login: 50120117 }, 404, 7],
    ['a demo account', { login: 95010442 }, 403, 8],
  ])('%s is refused, and nothing is reserved', async (_description, body, status, code) => {
    const gain = await gainDuring(async () => {
      const refusal = await withdraw(body);
      expect(errorOf(refusal)).toMatchObject([status, { errorCode: code }]);
    });
    expect(gain).toBe('0.00');
  });
});

test('another client’s accounts and requests are refused by every call', async () => {
  const foreignLogin = 50120117;
  const { requestId } = (await withdraw({})).body.result;
  const move = { amount: '100', currency: 'USD', idempotencyKey: randomUUID() };
  const answers = await Promise.all([
    gateway.call('getPaymentMethods', { token, query: { login: foreignLogin, direction: 'deposit' } }),
    ...['deposit', 'withdraw'].map((direction) =>
      send('quoteMoney', { direction, login: foreignLogin, methodId: 'card' }),
    ),
    deposit({ login: foreignLogin, methodId: 'card' }),
    deposit({ login: foreignLogin, methodId: 'crypto', network: 'TRC20' }),
    withdraw({ login: foreignLogin }),
    gateway.call('transfer', { token, body: { ...move, fromLogin: foreignLogin, toLogin: LOGIN } }),
    gateway.call('transfer', { token, body: { ...move, fromLogin: LOGIN, toLogin: foreignLogin } }),
    gateway.call('getMoneyRequests', { token, query: { login: foreignLogin } }),
    gateway.call('getMoneyRequest', { token: otherToken, query: { id: requestId } }),
    gateway.call('getMoneyRequest', { token, query: { id: 'nothing' } }),
    cancel(requestId, otherToken),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await gateway.call('getMoneyRequests', { token: otherToken })).body.result).toEqual([]);
});

test('an idempotency key with another body or call is refused', async () => {
  const depositKey = { idempotencyKey: randomUUID() };
  const withdrawalKey = { idempotencyKey: randomUUID() };
  expect((await deposit({ methodId: 'card', ...depositKey })).status).toBe(200);
  expect((await withdraw(withdrawalKey)).status).toBe(200);
  const conflict = [409, { errorCode: 20 }];
  expect(errorOf(await deposit({ methodId: 'card', ...depositKey, amount: '501' }))).toEqual(conflict);
  expect(errorOf(await withdraw({ ...withdrawalKey, amount: '501' }))).toEqual(conflict);
  expect(errorOf(await withdraw({ ...withdrawalKey, ...depositKey }))).toEqual(conflict);
});

test('requests are listed newest first in pages, with a filter for unfinished ones', async () => {
  const page = async (query: Record<string, string | number>) =>
    (await gateway.call('getMoneyRequests', { token, query })).body as {
      result: { requestId: string; state: string }[];
      next: string | null;
    };
  const all = (await page({})).result;
  const pages: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const part: Awaited<ReturnType<typeof page>> = await page({ limit: 5, ...(cursor && { cursor }) });
    pages.push(...part.result.map(({ requestId }) => requestId));
    cursor = part.next;
  }
  expect(pages).toEqual(all.map(({ requestId }) => requestId));
  const ends = ['completed', 'rejected', 'failed', 'cancelled'];
  expect((await page({ state: 'pending' })).result.map(({ requestId }) => requestId)).toEqual(
    all.filter(({ state }) => !ends.includes(state)).map(({ requestId }) => requestId),
  );
});

test('a client with a second factor proves it, and waits 48 hours after turning it off', async () => {
  const ownToken = await gateway.signIn('main-live@portico.test');
  const euros = { login: 50133390, currency: 'EUR' };
  await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sent_at)
    select gen_random_uuid(), id, 'identity-front', 'id.pdf', 10, 'verified', now()
    from clients where email = 'main-live@portico.test'`);
  const password = 'Portico-demo-1';
  const [{ at } = { at: '' }] = await gateway.rows(
    "select max(at)::text as at from audit_events where kind = 'sign-in'",
  );
  const setup = await gateway.call('beginSecondFactor', { token: ownToken, body: { password } });
  const secret = String(setup.body.result.secret);
  const codeAfter = (seconds: number) => codeAt(secret, new Date(Date.parse(String(at)) + seconds * 1_000));
  const confirmation = await gateway.call('confirmSecondFactor', {
    token: ownToken,
    body: { code: codeAfter(0) },
  });
  const [recovery] = confirmation.body.result.recoveryCodes as string[];

  const key = randomUUID();
  const first = { ...euros, idempotencyKey: key };
  expect(errorOf(await withdraw(first, ownToken))).toEqual([
    403,
    { errorCode: 17, details: { methods: ['totp', 'recovery'] } },
  ]);
  expect(errorOf(await withdraw({ ...first, code: '000000' }, ownToken))).toEqual([400, { errorCode: 10 }]);
  await gateway.advance(30);
  const withdrawal = await withdraw({ ...first, code: codeAfter(30) }, ownToken);
  expect(withdrawal.status).toBe(200);
  expect((await withdraw(first, ownToken)).body).toEqual(withdrawal.body);
  expect(errorOf(await withdraw({ ...euros, code: codeAfter(30) }, ownToken))).toEqual([
    400,
    { errorCode: 10 },
  ]);
  expect((await withdraw({ ...euros, code: recovery }, ownToken)).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await withdraw({ ...euros, code: '000000' }, ownToken);
  expect(errorOf(await withdraw({ ...euros, code: '000000' }, ownToken))).toMatchObject([
    429,
    { errorCode: 5 },
  ]);

  const auditRows = await gateway.rows(
    "select kind, count(*)::int from audit_events where kind like 'withdrawal-%' and client_id = (select client_id from accounts where login = 50133390) group by kind order by kind",
  );
  expect(auditRows).toEqual([
    { kind: 'withdrawal-asked', count: 2 },
    { kind: 'withdrawal-code-failed', count: 13 },
  ]);

  await gateway.advance(700);
  const proof = { password, code: codeAfter(730) };
  expect((await gateway.call('turnOffSecondFactor', { token: ownToken, body: proof })).status).toBe(200);
  const methods = await gateway.call('getPaymentMethods', {
    token: ownToken,
    query: { login: 50133390, direction: 'withdraw' },
  });
  const until = methods.body.result.heldUntil as string;
  expect(errorOf(await withdraw(euros, ownToken))).toEqual([403, { errorCode: 19, details: { until } }]);
  await gateway.advance(48 * 3_600 - 1);
  const laterToken = await gateway.signIn('main-live@portico.test');
  expect((await withdraw(euros, laterToken)).status).toBe(403);
  await gateway.advance(2);
  expect((await withdraw({ ...euros, password }, laterToken)).status).toBe(200);
});

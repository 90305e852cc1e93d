import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { ledgerBalance } from '../kit/ledger-balance';

let gateway: Gateway;
let token: string;
let otherToken: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
  otherToken = await gateway.signIn('main-ib@portico.test');
}, 120_000);
afterAll(() => gateway.stop());

const DOLLARS = 50128841;
const SHARES = 77001935;
const EUROS = 21094417;

const transfer = (body: object, sessionToken = token) =>
  gateway.call('transfer', {
    token: sessionToken,
    body: { currency: 'USD', idempotencyKey: randomUUID(), ...body },
  });
const quote = (body: object, sessionToken = token) =>
  gateway.call('quoteMoney', {
    token: sessionToken,
    body: { direction: 'transfer', currency: 'USD', ...body },
  });
const balanceOf = async (login: number) => Big(String(await ledgerBalance(gateway, login)));
const refusal = ({ body, status }: { body: { errors?: object[] }; status: number }) => [
  status,
  body.errors?.[0],
];

test('moves money of one currency at once, and shows it on both accounts', async () => {
  const [from, to] = [await balanceOf(DOLLARS), await balanceOf(SHARES)];
  const { body, status } = await transfer({ fromLogin: DOLLARS, toLogin: SHARES, amount: '250.50' });
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ state: 'completed', reference: expect.stringMatching(/^T-\d{8}$/) });
  expect((await balanceOf(DOLLARS)).minus(from).toFixed(2)).toBe('-250.50');
  expect((await balanceOf(SHARES)).minus(to).toFixed(2)).toBe('250.50');
  const funds = await gateway.call('getFunds', { token, query: { login: SHARES, limit: 1 } });
  expect(funds.body.result[0]).toMatchObject({
    kind: 'transfer',
    amount: '250.50',
    counterpart: String(DOLLARS),
  });
  const requests = await gateway.call('getMoneyRequests', { token, query: { login: SHARES } });
  expect(requests.body.result).toMatchObject([
    {
      requestId: body.result.requestId,
      kind: 'transfer',
      login: DOLLARS,
      toLogin: SHARES,
      amount: '250.50',
      steps: [{ state: 'completed' }],
    },
  ]);
});

test('the quote fixes the rate for a minute, and can be used once', async () => {
  const quoteRequest = { login: DOLLARS, toLogin: EUROS, amount: '800' };
  const { result } = (await quote(quoteRequest)).body;
  expect(result).toMatchObject({
    amount: '800.00',
    fee: '0.00',
    net: '800.00',
    receivedCurrency: 'EUR',
    warnings: [],
  });
  expect(Big(result.amount).times(result.rate).minus(result.received).toNumber()).toBeLessThan(0.01);
  expect(Big(result.balanceNow).minus(result.balanceAfter).toFixed(2)).toBe('800.00');
  expect(Big(result.receiver.balanceAfter).minus(result.receiver.balanceNow).toFixed(2)).toBe(
    result.received,
  );
  const before = await balanceOf(EUROS);
  const move = { fromLogin: DOLLARS, toLogin: EUROS, amount: '800.00', quoteId: result.quoteId };
  expect(refusal(await transfer({ ...move, amount: '900' }))).toEqual([409, { errorCode: 18 }]);
  await gateway.advance(59);
  expect((await transfer(move)).status).toBe(200);
  expect((await balanceOf(EUROS)).minus(before).toFixed(2)).toBe(result.received);
  expect(refusal(await transfer(move))).toEqual([409, { errorCode: 18 }]);
  expect(refusal(await transfer({ ...move, quoteId: null }))).toEqual([409, { errorCode: 18 }]);
  const late = (await quote(quoteRequest)).body.result.quoteId;
  await gateway.advance(61);
  expect(refusal(await transfer({ ...move, quoteId: late }))).toEqual([409, { errorCode: 18 }]);
});

test('a quote voids the earlier one between the two currencies, in either direction', async () => {
  const outwardOrder = { login: DOLLARS, toLogin: EUROS, amount: '20' };
  const move = { fromLogin: DOLLARS, toLogin: EUROS, amount: '20.00' };
  const first = (await quote(outwardOrder)).body.result;
  expect(Big(first.spreadPercent).gt(0)).toBe(true);
  const returnQuote = (await quote({ login: EUROS, toLogin: DOLLARS, amount: '20', currency: 'EUR' })).body
    .result;
  expect(refusal(await transfer({ ...move, quoteId: first.quoteId }))).toEqual([409, { errorCode: 18 }]);
  const second = (await quote(outwardOrder)).body.result;
  const inEuros = { fromLogin: EUROS, toLogin: DOLLARS, amount: '20.00', currency: 'EUR' };
  expect(refusal(await transfer({ ...inEuros, quoteId: returnQuote.quoteId }))).toEqual([
    409,
    { errorCode: 18 },
  ]);
  expect((await transfer({ ...move, quoteId: second.quoteId })).status).toBe(200);
});

test('a quote is refused where the market has moved against the broker, and the next one is accepted', async () => {
  const { result } = (await quote({ login: DOLLARS, toLogin: EUROS, amount: '20' })).body;
  const move = { fromLogin: DOLLARS, toLogin: EUROS, amount: '20.00', quoteId: result.quoteId };
  await gateway.rows(`update money_quotes set rate = rate * 1.003 where id = '${result.quoteId}'`);
  expect(refusal(await transfer(move))).toEqual([409, { errorCode: 18 }]);
  await gateway.rows(`update money_quotes set rate = rate / 1.003 where id = '${result.quoteId}'`);
  expect((await transfer(move)).status).toBe(200);
});

test.each([
  ['another amount', { amount: '1.50' }],
  ['another receiver of that currency', { toLogin: SHARES }],
  ['the opposite direction', { fromLogin: EUROS, toLogin: DOLLARS, currency: 'EUR' }],
])('a quote with %s is refused, and moves nothing', async (_description, change) => {
  const { result } = (await quote({ login: DOLLARS, toLogin: EUROS, amount: '1500' })).body;
  const before = await Promise.all([DOLLARS, EUROS, SHARES].map(balanceOf));
  const move = { fromLogin: DOLLARS, toLogin: EUROS, amount: '1500.00', quoteId: result.quoteId };
  expect(refusal(await transfer({ ...move, ...change }))).toEqual([409, { errorCode: 18 }]);
  const after = await Promise.all([DOLLARS, EUROS, SHARES].map(balanceOf));
  expect(after.map(String)).toEqual(before.map(String));
});

test('an idempotency key with another body is refused', async () => {
  const body = { fromLogin: DOLLARS, toLogin: SHARES, amount: '10.00', idempotencyKey: randomUUID() };
  expect((await transfer(body)).status).toBe(200);
  expect(refusal(await transfer({ ...body, amount: '11.00' }))).toEqual([409, { errorCode: 20 }]);
});

test('the order of a body’s members does not matter to its key', async () => {
  const body = { fromLogin: DOLLARS, toLogin: SHARES, amount: '10.00', idempotencyKey: randomUUID() };
  const first = await transfer(body);
  expect(first.status).toBe(200);
  const reversedBody = Object.fromEntries(Object.entries(body).reverse());
  expect((await transfer(reversedBody)).body).toEqual(first.body);
});

test('a refusal does not use up the key', async () => {
  const idempotencyKey = randomUUID();
  const body = { fromLogin: DOLLARS, toLogin: SHARES, amount: '10000000', idempotencyKey };
  expect((await transfer(body)).status).toBe(400);
  expect((await transfer({ ...body, amount: '1' })).status).toBe(200);
});

test('a transfer cannot exceed the available money, which the refusal states', async () => {
  const { available } = (
    await gateway.call('getPaymentMethods', { token, query: { login: DOLLARS, direction: 'withdraw' } })
  ).body.result;
  const all = (await gateway.call('getAccounts', { token })).body.result as {
    login: number;
    freeMargin: string;
  }[];
  const account = all.find(({ login }) => login === DOLLARS)!;
  expect(Big(available).lte(account.freeMargin)).toBe(true);
  const amount = Big(available).plus('1000').toFixed(2);
  for (const answer of [
    await transfer({ fromLogin: DOLLARS, toLogin: SHARES, amount }),
    await quote({ login: DOLLARS, toLogin: SHARES, amount }),
  ]) {
    const [status, { errorCode, details }] = refusal(answer) as [
      number,
      { errorCode: number; details: Record<string, string> },
    ];
    expect([status, errorCode, details['currency']]).toEqual([400, 1, 'USD']);
    expect(details['limit']).toBe(details['available']);
  }
  expect(refusal(await transfer({ fromLogin: DOLLARS, toLogin: SHARES, amount: '0.5' }))).toMatchObject([
    400,
    { errorCode: 1, details: { limit: '1.00', currency: 'USD' } },
  ]);
});

test.each([
  ['more decimals than the currency has', { amount: '10.005' }, 400],
  ['the other account’s currency', { currency: 'EUR' }, 400],
  ['the same account', { toLogin: DOLLARS }, 400],
  ['a demo account', { toLogin: 95010442 }, 403],
  ['an archived account', { toLogin: 20870019 }, 403],
  ['an account that is not open yet', { toLogin: 50137702 }, 403],
  ['another client’s account', { toLogin: 50120117 }, 404],
  ['out of another client’s account', { fromLogin: 50120117 }, 404],
])('%s is refused, by the quote too', async (_description, change, status) => {
  const body = { fromLogin: DOLLARS, toLogin: SHARES, amount: '10.00', ...change };
  expect((await transfer(body)).status).toBe(status);
  expect((await quote({ login: body.fromLogin, ...body })).status).toBe(status);
});

test('keys, quotes and requests of another client do not count', async () => {
  const idempotencyKey = randomUUID();
  const transferAnswer = await transfer({ fromLogin: DOLLARS, toLogin: SHARES, amount: '5', idempotencyKey });
  const id = transferAnswer.body.result.requestId;
  expect((await gateway.call('getMoneyRequest', { token, query: { id } })).body.result.amount).toBe('5.00');
  expect((await gateway.call('getMoneyRequest', { token: otherToken, query: { id } })).status).toBe(404);
  expect((await gateway.call('getMoneyRequests', { token: otherToken })).body.result).toEqual([]);
  expect(
    (await gateway.call('getMoneyRequests', { token: otherToken, query: { login: DOLLARS } })).status,
  ).toBe(404);
  expect(
    (await transfer({ fromLogin: 50120117, toLogin: 21071183, amount: '5', idempotencyKey }, otherToken))
      .status,
  ).toBe(409);
  const quoteId = (await quote({ login: DOLLARS, toLogin: EUROS, amount: '5' })).body.result.quoteId;
  const stolenOrder = { fromLogin: 50120117, toLogin: 21071183, amount: '5.00', quoteId };
  expect(refusal(await transfer(stolenOrder, otherToken))).toEqual([409, { errorCode: 18 }]);
});

import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { COPY_SOURCE as SOURCE, copyOrder, startCopy as start } from '../kit/copying';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount, payment } from '../kit/trading-account';

jest.setTimeout(120_000);

const CLIENT = 'international@portico.test';
const HOUR = 3_600;

let gateway: Gateway;
let token: string;
let now = START.getTime();
let leaderLogin = 62_800_000;

beforeAll(async () => {
  gateway = await startGateway();
  // Accounts whose owner has an assessment to do are closed for openings.
  await gateway.rows('delete from reassessments');
  token = await gateway.signIn(CLIENT);
}, 120_000);
afterAll(() => gateway.stop());

const advance = async (seconds: number) => {
  await gateway.advance(seconds);
  now += seconds * 1_000;
  // Sessions end meanwhile.
  if (seconds > 600) token = await gateway.signIn(CLIENT);
};
const advanceTo = (instant: string) => advance((Date.parse(instant) - now) / 1_000);
const today = () => new Date(now).toISOString().slice(0, 10);

/** A strategy that begins now. */
async function openStrategy() {
  leaderLogin += 1;
  const login = await openTradingAccount(gateway, { login: leaderLogin });
  const [row] = await gateway.rows(
    `insert into strategies (company_id, name, provider, summary, currency, login, provider_client_id, fee_percent, minimum,
        started_at)
      select (select company_id from clients where email = '${CLIENT}'), 'Leader ${login}', 'Leader', '', 'USD', ${login},
        client_id, 20, 100, '${new Date(now).toISOString()}' from accounts where login = ${login} returning id`,
  );
  return { id: Number(row?.['id']), login, from: today() };
}
type Strategy = Awaited<ReturnType<typeof openStrategy>>;

const rehearse = async ({ from, id }: Strategy, fields: object = {}) => {
  const query = {
    strategy: id,
    amount: '1000',
    currency: 'USD',
    from,
    stop: 50,
    multiplier: '1',
    fromLogin: SOURCE,
    ...fields,
  };
  return (await gateway.call('getRehearsal', { token, query })).body;
};
const startCopy = async ({ id }: Strategy, fields: object = {}) => {
  const copy = await start(gateway, token, id, { stop: 50, ...fields });
  await gateway.runCopies();
  return copy;
};
const open = async (login: number, symbol: string, side: string, lots: string) => {
  const [trade] = await gateway.deal(['order', { kind: 'market', login, symbol, side, lots }]);
  expect(trade).toEqual({ ticket: expect.any(Number), price: expect.any(String) });
  return Number(trade?.['ticket']);
};
const close = (ticket: number, lots?: string) => gateway.deal(['close', { ticket, ...(lots && { lots }) }]);
/** Lets copies follow, and charges what is due. */
const follow = () => gateway.runCopies();

/** A copy's figures as the rehearsal has them, from its deals and fees. */
async function figuresOf(copyId: string, login: number) {
  const copy = (await gateway.call('getCopy', { token, query: { id: copyId } })).body.result;
  const [sums] = await gateway.rows(
    `select coalesce(-sum(spread), 0)::text as spread, coalesce(-sum(commission), 0)::text as commission,
        coalesce(-sum(swap), 0)::text as swap from deals where login = ${login}`,
  );
  const fees = await gateway.rows(
    `select fee::text, result::text from copy_fees where copy_id = '${copyId}' order by at`,
  );
  const skipReasons = copy.positions.flatMap(
    (position: { skipped: string | null }) => position.skipped ?? [],
  );
  return {
    gap: copy.gap,
    result: Big(copy.returned).minus(copy.allocated).toFixed(2),
    costs: {
      spread: Big(String(sums?.['spread'])).toFixed(2),
      commission: Big(String(sums?.['commission'])).toFixed(2),
      swap: Big(String(sums?.['swap'])).toFixed(2),
      fee: copy.feesTotal,
    },
    fees: fees.map(({ fee, result }) => [fee, Big(String(result)).toFixed(2)]),
    taken: copy.positions.length - skipReasons.length,
    skipped: skipReasons.toSorted(),
  };
}
const stop = async (copyId: string) => {
  const { body } = await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId } });
  expect(body.result).toEqual({ state: 'stopped' });
};
interface Rehearsal {
  readonly result: string;
  readonly costs: object;
  readonly fees: readonly { readonly fee: string; readonly result: string }[];
  readonly taken: number;
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
}
const comparable = ({ costs, fees, result, skipped, taken }: Rehearsal) => ({
  result,
  costs,
  fees: fees.map((charge) => [charge.fee, charge.result]),
  taken,
  skipped: skipped.flatMap(({ count, reason }) => Array.from({ length: count }, () => reason)).toSorted(),
});

test('a rehearsal has the figures of a live copy over the same trades, to the cent', async () => {
  const strategy = await openStrategy();
  const { copyId, login } = await startCopy(strategy);
  await advance(HOUR);
  const euro = await open(strategy.login, 'EURUSD', 'buy', '1.00');
  await follow();
  await open(strategy.login, 'XAUUSD', 'sell', '0.05');
  await follow();
  await advance(2 * HOUR);
  const yen = await open(strategy.login, 'GBPJPY', 'sell', '0.80');
  await follow();
  await advanceTo('2026-11-23T10:00:00Z');
  await close(euro, '0.40');
  await follow();
  // The leader's deposit makes the same lots a smaller share.
  await gateway.post(
    payment({ kind: 'client', login: strategy.login, currency: 'USD' }, '5000.00', new Date(now)),
  );
  await advanceTo('2026-11-25T15:30:00.500Z');
  await close(yen, '0.50');
  await follow();
  const index = await open(strategy.login, 'DE40', 'buy', '4.00');
  await follow();
  await advanceTo('2026-12-01T00:00:00Z');
  await follow();
  await advanceTo('2026-12-02T11:00:00Z');
  await close(euro);
  await follow();
  await advance(HOUR);
  await close(index);
  await open(strategy.login, 'USDCHF', 'sell', '1.30');
  await follow();
  await advanceTo('2026-12-04T09:12:31Z');
  const { result: rehearsal } = await rehearse(strategy);
  await stop(copyId);
  const { gap, ...live } = await figuresOf(copyId, login);
  expect(gap).toBe('0.00');
  expect(live.skipped).toEqual(['too-small']);
  expect(live.fees).toHaveLength(2);
  expect(comparable(rehearsal)).toEqual(live);
  expect(rehearsal).toMatchObject({
    basis: 'simulated-past',
    amount: '1000.00',
    stopEquity: '500.00',
    stoppedAt: null,
  });
});

test('a copy that trades two minutes later, as after a restart, differs from the rehearsal by its execution gap', async () => {
  const strategy = await openStrategy();
  const { copyId, login } = await startCopy(strategy);
  await advance(60);
  const ticket = await open(strategy.login, 'XAUUSD', 'buy', '3.00');
  await advance(120);
  await follow();
  await advance(HOUR);
  await close(ticket);
  await follow();
  await advance(60);
  const { result: rehearsal } = await rehearse(strategy);
  await stop(copyId);
  const live = await figuresOf(copyId, login);
  const beforeFees = ({ costs, result }: { costs: { fee: string }; result: string }) =>
    Big(result).plus(costs.fee);
  expect(Number(live.gap)).not.toBe(0);
  expect(beforeFees(live).minus(beforeFees(rehearsal)).toFixed(2)).toBe(Big(live.gap).toFixed(2));
});

test('a copy with the open positions, and twice the lots, is the same live and rehearsed', async () => {
  const strategy = await openStrategy();
  await open(strategy.login, 'EURUSD', 'buy', '1.00');
  await open(strategy.login, 'USDJPY', 'sell', '0.01');
  await advance(60);
  await gateway.rows(
    `update strategies set started_at = '${new Date(now).toISOString()}' where id = ${strategy.id}`,
  );
  const options = { withOpen: true, multiplier: '2' };
  const { copyId, login } = await startCopy(strategy, options);
  await advance(3 * HOUR);
  const { result: rehearsal } = await rehearse(strategy, { multiplier: '2', withOpen: 'true' });
  await stop(copyId);
  const { gap, ...live } = await figuresOf(copyId, login);
  expect(gap).not.toBeUndefined();
  expect(comparable(rehearsal)).toEqual(live);
  expect(live.taken).toBe(1);
});

test('a start before the strategy’s, in the future, with too little, or from another account is refused', async () => {
  const strategy = await openStrategy();
  await advance(HOUR);
  const reasonOf = async (fields: object) => (await rehearse(strategy, fields)).errors?.[0];
  const dayBefore = new Date(now - 86_400_000).toISOString().slice(0, 10);
  const dayAfter = new Date(now + 86_400_000).toISOString().slice(0, 10);
  expect((await reasonOf({ from: dayBefore })).details).toEqual({ reason: 'from' });
  expect((await reasonOf({ from: dayAfter })).details).toEqual({ reason: 'from' });
  expect((await reasonOf({ amount: '99.99' })).details).toEqual({ reason: 'amount' });
  expect((await reasonOf({ amount: '1000.001' })).details).toEqual({ reason: 'amount' });
  expect((await reasonOf({ currency: 'EUR' })).details).toEqual({ reason: 'account' });
  expect((await reasonOf({ fromLogin: 91205933 })).details).toEqual({ reason: 'account' });
  expect(await reasonOf({ fromLogin: 90338440 })).toMatchObject({ errorCode: 7 });
  expect(await reasonOf({ stop: 4 })).toMatchObject({ errorCode: 2 });
  expect(await reasonOf({ strategy: 999_999 })).toMatchObject({ errorCode: 7 });
  // Without an account, the oldest one of the currency defines the leverage.
  const { result } = await rehearse(strategy);
  expect(result).toMatchObject({ taken: 0, skipped: [], result: '0.00', overlap: [] });
});

test('other variants are refused, and a client with too many requests has to wait', async () => {
  const strategy = await openStrategy();
  await advance(60);
  const other = await gateway.signIn('main@portico.test');
  const query = {
    strategy: strategy.id,
    amount: '1000',
    currency: 'USD',
    from: today(),
    stop: 50,
    multiplier: '1',
  };
  const answer = await gateway.call('getRehearsal', { token: other, query });
  expect([answer.status, answer.body.errors[0].errorCode]).toEqual([403, 8]);
  let tries = 0;
  while (!(await rehearse(strategy)).hasError && tries < 200) tries += 1;
  expect(tries).toBeGreaterThan(50);
  expect((await rehearse(strategy)).errors).toEqual([
    expect.objectContaining({ retryAfterSeconds: expect.any(Number) }),
  ]);
});

test('a strategy that has ended is rehearsed until its end', async () => {
  await advance(HOUR);
  const strategy = await openStrategy();
  await advance(HOUR);
  await gateway.rows(
    `update strategies set state = 'retired', ended_at = '${new Date(now).toISOString()}' where id = ${strategy.id}`,
  );
  const end = new Date(now).toISOString();
  await advance(HOUR);
  expect((await rehearse(strategy)).result).toMatchObject({ end });
});

test('an amount above the free margin is rehearsed all the same, and its start is refused with the limit', async () => {
  const strategy = await openStrategy();
  await advance(2 * HOUR);
  const { result } = await rehearse(strategy, { amount: '9999999' });
  expect(result).toMatchObject({ amount: '9999999.00', stopEquity: '4999999.50', result: '0.00' });
  const order = await copyOrder(gateway, token, strategy.id, { amount: '9999999', stop: 50 });
  const { body } = await gateway.call('copyStrategy', { token, body: order });
  expect(body.errors[0]).toMatchObject({ errorCode: 1, details: { limit: expect.any(String) } });
});

import { randomUUID } from 'node:crypto';
import { COPY_SOURCE, openStrategy, startCopy } from '../kit/copying';
import { ledgerBalance } from '../kit/ledger-balance';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { payment } from '../kit/trading-account';

jest.setTimeout(60_000);

type Change = 'changeCopy' | 'addCopyFunds' | 'removeCopyFunds';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('international@portico.test');
}, 120_000);
afterAll(() => gateway.stop());
afterEach(async () => {
  for (const { id } of await gateway.rows(`select id from copies where state <> 'stopped'`))
    await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId: id } });
  expect(await ledgerErrors(gateway)).toEqual([]);
});

let leaderLogin = 62_800_000;
const openLeader = () => {
  leaderLogin += 1;
  return openStrategy(gateway, { login: leaderLogin });
};
const send = async (id: Change, copyId: string, fields: object, idempotencyKey: string = randomUUID()) =>
  (await gateway.call(id, { token, body: { idempotencyKey, copyId, ...fields } })).body;
const copyOf = async (copyId: string) =>
  (await gateway.call('getCopy', { token, query: { id: copyId } })).body.result;
/** A result of the copy, as trades would bring it. */
const gain = (login: number, amount: string) =>
  gateway.post(payment({ kind: 'client', login, currency: 'USD' }, amount));
const order = async (login: number, lots: string) => {
  const [trade] = await gateway.deal([
    'order',
    { kind: 'market', login, symbol: 'EURUSD', side: 'buy', lots },
  ]);
  await gateway.runCopies();
  return Number(trade?.['ticket']);
};

test('money added and taken out moves once for its key, and changes neither result nor high water nor fee', async () => {
  const { id } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id);
  const source = Number(await ledgerBalance(gateway, COPY_SOURCE));
  await gain(login, '40.00');
  const before = await copyOf(copyId);
  const key = randomUUID();
  const addition = await send('addCopyFunds', copyId, { amount: '500' }, key);
  expect(addition.result).toEqual({ allocated: '1500.00', stopEquity: '700.00', multiplier: '1' });
  expect(await send('addCopyFunds', copyId, { amount: '500' }, key)).toEqual(addition);
  expect(Number(await ledgerBalance(gateway, COPY_SOURCE))).toBeCloseTo(source - 500, 2);
  const removal = await send('removeCopyFunds', copyId, { amount: '650.50' });
  expect(removal.result).toMatchObject({ allocated: '849.50', stopEquity: '700.00' });
  expect(Number(await ledgerBalance(gateway, COPY_SOURCE))).toBeCloseTo(source + 150.5, 2);
  const { equity, feeNow, feesTotal, highWater, result } = await copyOf(copyId);
  expect({ feeNow, feesTotal, highWater, result }).toEqual({
    feeNow: before.feeNow,
    feesTotal: '0.00',
    highWater: before.highWater,
    result: '40.00',
  });
  // N8: transfers in − out + results − fees.
  expect(Number(equity)).toBe(1_000 + 500 - 650.5 + 40);
});

test('a month’s fee after flows is that of the result alone', async () => {
  const { id } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id, { stop: 10 });
  await gain(login, '10.00');
  await send('addCopyFunds', copyId, { amount: '300' });
  await send('removeCopyFunds', copyId, { amount: '100' });
  await gateway.rows(
    `update copies set fee_day = '${START.toISOString().slice(0, 10)}' where id = '${copyId}' returning id`,
  );
  await gateway.runCopies();
  const { equity, fees, highWater } = await copyOf(copyId);
  expect(fees).toMatchObject([
    { result: '10.00', highWater: '0.00', fee: '1.00' },
    { at: null, result: '10.00', highWater: '10.00', fee: '0.00' },
  ]);
  expect([highWater, equity]).toEqual(['10.00', '1209.00']);
});

test('no more can be added than the account has, and no more taken out than the part above the stop', async () => {
  const { id } = await openLeader();
  const { copyId } = await startCopy(gateway, token, id);
  const excessiveAddition = await send('addCopyFunds', copyId, { amount: '9999999' });
  expect(excessiveAddition.errors[0]).toMatchObject({ errorCode: 1, details: { limit: expect.any(String) } });
  expect((await copyOf(copyId)).removable).toBe('299.99');
  const removalAfterStop = await send('removeCopyFunds', copyId, { amount: '300' });
  expect(removalAfterStop.errors[0]).toMatchObject({ errorCode: 1, details: { limit: '299.99' } });
  expect((await send('removeCopyFunds', copyId, { amount: '299.99' })).result.allocated).toBe('700.01');
  await gateway.runCopies();
  expect((await copyOf(copyId)).state).toBe('active');
});

test('no margin of open positions is taken out', async () => {
  const { id, login: leader } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id, { stop: 5, multiplier: '2' });
  await gateway.rows(`update accounts set leverage = 30 where login = ${login} returning login`);
  const ticket = await order(leader, '1');
  const { openCount, removable } = await copyOf(copyId);
  expect(openCount).toBe(1);
  // 0.20 lots at 1:30 need about 770 dollars.
  expect(Number(removable)).toBeGreaterThan(0);
  expect(Number(removable)).toBeLessThan(400);
  const { errors } = await send('removeCopyFunds', copyId, { amount: '900' });
  expect(errors[0].errorCode).toBe(1);
  await gateway.deal(['close', { ticket }]);
  await gateway.runCopies();
});

test('the multiplier doubles the lots of the next trade, and the stop is any whole percent of the money', async () => {
  const { id, login: leader } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id);
  await order(leader, '0.5');
  const changed = await send('changeCopy', copyId, { multiplier: '2' });
  expect(changed.result).toEqual({ allocated: '1000.00', stopEquity: '700.00', multiplier: '2' });
  await order(leader, '0.5');
  const lots = await gateway.rows(`select lots::text from positions where login = ${login} order by ticket`);
  const [first, second] = lots.map((row) => Number(row['lots']));
  expect([first, Number(second) >= 0.09]).toEqual([0.05, true]);
  expect((await send('changeCopy', copyId, { stop: 37 })).result).toMatchObject({
    stopEquity: '370.00',
    multiplier: '2',
  });
  expect((await send('changeCopy', copyId, { stop: 4 })).errors[0].errorCode).toBe(2);
});

test('a stop that the copy has reached already is refused with its reason', async () => {
  const { id } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id, { stop: 50 });
  await gain(login, '-200.00');
  const { errors } = await send('changeCopy', copyId, { stop: 80 });
  expect(errors[0]).toMatchObject({ errorCode: 1, details: { reason: 'stop' } });
  expect((await send('changeCopy', copyId, { stop: 79 })).result.stopEquity).toBe('790.00');
});

test('once more was taken out than paid in, a stop is a share of what the copy is worth', async () => {
  const { id } = await openLeader();
  const { copyId, login } = await startCopy(gateway, token, id, { stop: 10 });
  await gain(login, '2000.00');
  await send('removeCopyFunds', copyId, { amount: '1500' });
  expect((await send('changeCopy', copyId, { stop: 50 })).result).toMatchObject({
    allocated: '-500.00',
    stopEquity: '750.00',
  });
  expect((await copyOf(copyId)).result).toBe('2000.00');
});

test('another client, and a copy that has ended, are refused', async () => {
  const { id } = await openLeader();
  const { copyId } = await startCopy(gateway, token, id);
  const other = await gateway.signIn('international-dark@portico.test');
  const body = { idempotencyKey: randomUUID(), copyId, amount: '10' };
  expect((await gateway.call('addCopyFunds', { token: other, body })).body.errors[0].errorCode).toBe(7);
  await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId } });
  for (const call of ['addCopyFunds', 'removeCopyFunds'] as const)
    expect((await send(call, copyId, { amount: '10' })).errors[0].errorCode).toBe(1);
  expect((await send('changeCopy', copyId, { stop: 50 })).errors[0].errorCode).toBe(1);
});

test('open positions are copied at the start at the prices of the moment, in proportion and with the multiplier', async () => {
  const { id, login: leader } = await openLeader();
  const ticket = await order(leader, '1');
  const plain = await startCopy(gateway, token, id);
  await gateway.runCopies();
  expect((await copyOf(plain.copyId)).positions).toEqual([]);
  await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId: plain.copyId } });
  const { copyId } = await startCopy(gateway, token, id, { withOpen: true, multiplier: '2' });
  await gateway.runCopies();
  const { positions } = await copyOf(copyId);
  expect(positions).toEqual([
    expect.objectContaining({ source: ticket, leaderLots: '1.00', skipped: null, price: expect.any(String) }),
  ]);
  expect(Number(positions[0].lots)).toBeCloseTo(0.2, 2);
  await gateway.deal(['close', { ticket }]);
  await gateway.runCopies();
  expect((await copyOf(copyId)).positions[0].openLots).toBeNull();
});

import { randomUUID } from 'node:crypto';
import {
  COPY_SOURCE as SOURCE,
  copyOrder,
  openStrategy as openLeader,
  startCopy as start,
} from '../kit/copying';
import { ledgerBalance } from '../kit/ledger-balance';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { payment } from '../kit/trading-account';

jest.setTimeout(60_000);

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('international@portico.test');
}, 120_000);
afterAll(async () => {
  const errors = await ledgerErrors(gateway);
  await gateway.stop();
  expect(errors).toEqual([]);
});

let leaderLogin = 62_500_000;

/** A strategy of another client with this much money. */
const openStrategy = (balance = '10000.00', fields: Record<string, unknown> = {}) => {
  leaderLogin += 1;
  return openLeader(gateway, { login: leaderLogin, balance }, fields);
};

const startCopy = (strategyId: number, fields: object = {}) => start(gateway, token, strategyId, fields);
const copyOf = async (copyId: string) =>
  (await gateway.call('getCopy', { token, query: { id: copyId } })).body.result;
const stopCopy = async (copyId: string) =>
  (await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId } })).body.result;
const open = async (login: number, lots: string, fields: object = {}) => {
  const [trade] = await gateway.deal([
    'order',
    { kind: 'market', login, symbol: 'EURUSD', side: 'buy', lots, ...fields },
  ]);
  expect(trade).toEqual({ ticket: expect.any(Number), price: expect.any(String) });
  await gateway.runCopies();
  return Number(trade?.['ticket']);
};
const close = async (ticket: number, lots?: string) => {
  await gateway.deal(['close', { ticket, ...(lots && { lots }) }]);
  await gateway.runCopies();
};
const lotsOf = async (login: number) =>
  (await gateway.rows(`select lots::text, origin from positions where login = ${login} order by ticket`)).map(
    ({ lots, origin }) => `${String(origin)} ${String(lots)}`,
  );
const dealsOf = (login: number) =>
  gateway.rows(`select lots::text, closed_by from deals where login = ${login} order by ticket`);
const refusalOf = async (strategyId: number, fields: object = {}) => {
  const order = await copyOrder(gateway, token, strategyId, fields);
  const { body } = await gateway.call('copyStrategy', { token, body: order });
  return body.errors?.[0];
};

test('a copy opens in proportion to equity, and closes half and all with the strategy', async () => {
  const strategy = await openStrategy();
  const before = Number(await ledgerBalance(gateway, SOURCE));
  const copy = await startCopy(strategy.id);
  expect(Number(await ledgerBalance(gateway, SOURCE))).toBeCloseTo(before - 1_000, 2);
  expect(Number(await ledgerBalance(gateway, copy.login))).toBe(1_000);

  const ticket = await open(strategy.login, '1');
  expect(await lotsOf(copy.login)).toEqual(['copy 0.10']);
  await close(ticket, '0.50');
  expect(await lotsOf(copy.login)).toEqual(['copy 0.05']);
  await close(ticket);
  expect(await lotsOf(copy.login)).toEqual([]);
  expect(await dealsOf(copy.login)).toEqual([
    { lots: '0.05', closed_by: 'copy' },
    { lots: '0.05', closed_by: 'copy' },
  ]);
  expect((await copyOf(copy.copyId)).positions).toEqual([
    expect.objectContaining({
      source: ticket,
      leaderLots: '1.00',
      lots: '0.10',
      skipped: null,
      openLots: null,
    }),
  ]);
  expect(await stopCopy(copy.copyId)).toEqual({ state: 'stopped' });
});

test('what is too small, what has no margin and what is closed already is skipped with its reason', async () => {
  const strategy = await openStrategy();
  const copy = await startCopy(strategy.id);
  const small = await open(strategy.login, '0.05');
  await gateway.rows(`update accounts set leverage = 1 where login = ${copy.login}`);
  const dear = await open(strategy.login, '0.20');
  const [quick] = await gateway.deal([
    'order',
    { kind: 'market', login: strategy.login, symbol: 'EURUSD', side: 'sell', lots: '0.50' },
  ]);
  await close(Number(quick?.['ticket']));
  const { positions, skippedCount } = await copyOf(copy.copyId);
  expect(
    Object.fromEntries(
      positions.map(({ skipped, source }: { skipped: string; source: number }) => [source, skipped]),
    ),
  ).toEqual({ [small]: 'too-small', [dear]: 'no-margin', [Number(quick?.['ticket'])]: 'closed-before' });
  expect(skippedCount).toBe(3);
  // 0.02 lots at 1:1 are 2,000 euros; the copy has 1,000 dollars.
  const skippedFor = (source: number) =>
    positions.find((position: { source: number }) => position.source === source);
  const missing = Number(skippedFor(dear).missing);
  expect(missing).toBeGreaterThan(1_000);
  expect(missing).toBeLessThan(2_000);
  expect(skippedFor(small).missing).toBeNull();
  expect(await lotsOf(copy.login)).toEqual([]);
  await stopCopy(copy.copyId);
});

test('three replicas make each trade once', async () => {
  const strategy = await openStrategy();
  const copy = await startCopy(strategy.id);
  await gateway.deal([
    'order',
    { kind: 'market', login: strategy.login, symbol: 'EURUSD', side: 'buy', lots: '1' },
  ]);
  await gateway.runCopies(3);
  await gateway.runCopies(3);
  expect(await lotsOf(copy.login)).toEqual(['copy 0.10']);
  await stopCopy(copy.copyId);
  expect(await dealsOf(copy.login)).toHaveLength(1);
});

test('the stop closes everything, and the money is back with a notice in both figures', async () => {
  const strategy = await openStrategy();
  const copy = await startCopy(strategy.id, { stop: 90 });
  await open(strategy.login, '1');
  const before = Number(await ledgerBalance(gateway, SOURCE));
  await gateway.post(payment({ kind: 'client', login: copy.login, currency: 'USD' }, '-150.00'));
  await gateway.runCopies(3);
  const endedCopy = await copyOf(copy.copyId);
  expect(endedCopy).toMatchObject({
    state: 'stopped',
    reason: 'stop',
    stopEquity: '900.00',
    returnedLogin: SOURCE,
  });
  expect(Number(endedCopy.endEquity)).toBeLessThanOrEqual(900);
  expect(await lotsOf(copy.login)).toEqual([]);
  expect(await ledgerBalance(gateway, copy.login)).toBe('0.00');
  expect(Number(await ledgerBalance(gateway, SOURCE))).toBeCloseTo(before + Number(endedCopy.returned), 2);
  const notices = await gateway.rows(
    `select values, url from notifications where template = 'copy-stopped' and values->>'strategy' = 'Leader ${strategy.login}'`,
  );
  expect(notices).toEqual([
    {
      values: expect.objectContaining({
        amount: endedCopy.endEquity,
        stop: '900.00',
        returned: endedCopy.returned,
      }),
      url: `/{slug}-social?copy=${copy.copyId}`,
    },
  ]);
});

test('the same key twice, and two keys at once, make one copy', async () => {
  const strategy = await openStrategy();
  const order = await copyOrder(gateway, token, strategy.id);
  const [first, second, other] = await Promise.all(
    [order, order, { ...order, idempotencyKey: randomUUID() }].map((body) =>
      gateway.call('copyStrategy', { token, body }),
    ),
  );
  const answers = [first, second, other].map((answer) => answer?.body);
  // The second key is refused, or was first and refuses the others.
  expect(answers.some(({ errors }) => errors?.[0]?.details?.reason === 'copied')).toBe(true);
  expect(await gateway.rows(`select id from copies where strategy_id = ${strategy.id}`)).toHaveLength(1);
  const [running] = await gateway.rows(`select id from copies where strategy_id = ${strategy.id}`);
  await stopCopy(String(running?.['id']));
});

test('a strategy that is one’s own, full, closed, paused, retired or copied already is refused with its reason', async () => {
  const reasonOf = async (fields: Record<string, unknown>) =>
    (await refusalOf((await openStrategy('10000.00', fields)).id))?.details?.reason;
  expect(await reasonOf({ capacity: 0 })).toBe('full');
  expect(await reasonOf({ state: "'closed'" })).toBe('closed-to-new');
  expect(await reasonOf({ state: "'paused'" })).toBe('paused');
  expect(await reasonOf({ state: "'retired'" })).toBe('retired');
  const strategy = await openStrategy();
  expect((await refusalOf(strategy.id, { consents: [] }))?.details?.reason).toBe('consents');
  expect((await refusalOf(strategy.id, { fromLogin: 91205933 }))?.details?.reason).toBe('account');
  expect((await refusalOf(strategy.id, { amount: '99' }))?.details).toMatchObject({ limit: '100.00' });
  expect(await refusalOf(strategy.id, { fromLogin: 90338440 })).toMatchObject({ errorCode: 7 });
  const { copyId } = await startCopy(strategy.id);
  expect((await refusalOf(strategy.id))?.details?.reason).toBe('copied');
  await gateway.rows(
    `update strategies set provider_client_id = (select id from clients where email = 'international@portico.test') where id = ${strategy.id}`,
  );
  expect((await refusalOf(strategy.id))?.details?.reason).toBe('own');
  await stopCopy(copyId);
});

test('a client whose application was declined copies nothing', async () => {
  const { id } = await openStrategy();
  await gateway.rows(`insert into applications (client_id, type_id, state, answers, saved_at)
    select id, 1, 'rejected', '{}', now() from clients where email = 'international@portico.test'`);
  expect((await refusalOf(id))?.details?.reason).toBe('declined');
  await gateway.rows("delete from applications where state = 'rejected' and answers = '{}'");
});

test('a paused copy closes with the strategy and opens nothing; resumed, it opens again', async () => {
  const strategy = await openStrategy();
  const { copyId, login } = await startCopy(strategy.id);
  const ticket = await open(strategy.login, '1');
  const change = async (id: 'pauseCopy' | 'resumeCopy') =>
    (await gateway.call(id, { token, body: { idempotencyKey: randomUUID(), copyId } })).body.result;
  expect(await change('pauseCopy')).toEqual({ state: 'paused' });
  await open(strategy.login, '1');
  expect(await lotsOf(login)).toEqual(['copy 0.10']);
  await close(ticket);
  expect(await lotsOf(login)).toEqual([]);
  expect(await change('resumeCopy')).toEqual({ state: 'active' });
  await open(strategy.login, '1');
  expect(await lotsOf(login)).toEqual(['copy 0.10']);
  await stopCopy(copyId);
});

test('the account of a copy takes no payment, has no password, and cannot sign in at the terminal', async () => {
  const strategy = await openStrategy();
  const { copyId, login } = await startCopy(strategy.id);
  const transfer = { idempotencyKey: randomUUID(), amount: '10', currency: 'USD' };
  const { body: into } = await gateway.call('transfer', {
    token,
    body: { ...transfer, fromLogin: SOURCE, toLogin: login },
  });
  const { body: refusedTransfer } = await gateway.call('transfer', {
    token,
    body: { ...transfer, idempotencyKey: randomUUID(), fromLogin: login, toLogin: SOURCE },
  });
  const { body: password } = await gateway.call('changeAccountPassword', {
    token,
    body: { login, kind: 'trading', currentPassword: 'Portico-demo-1', newPassword: 'Another-one-7' },
  });
  const { body: archived } = await gateway.call('archiveAccount', { token, body: { login } });
  expect([into, refusedTransfer, password, archived].map(({ errors }) => errors?.[0]?.errorCode)).toEqual([
    8, 8, 8, 1,
  ]);
  const { body: setting } = await gateway.call('getClient', { token });
  expect(setting.result.firstMt5Login).toBe(SOURCE);
  expect(
    await gateway.deal(['order', { kind: 'market', login, symbol: 'EURUSD', side: 'buy', lots: '0.01' }]),
  ).toEqual([{ reason: 'rights' }]);
  await stopCopy(copyId);
  expect((await gateway.rows(`select status from accounts where login = ${login}`))[0]).toEqual({
    status: 'archived',
  });
});

test('money returns to the oldest account if the funding one is closed', async () => {
  const strategy = await openStrategy();
  const { copyId } = await startCopy(strategy.id);
  await gateway.rows(`update accounts set status = 'archived' where login = ${SOURCE}`);
  try {
    await stopCopy(copyId);
    const { returned, returnedLogin } = await copyOf(copyId);
    expect([returned, returnedLogin]).toEqual(['1000.00', 90342255]);
  } finally {
    await gateway.rows(`update accounts set status = 'active' where login = ${SOURCE}`);
  }
});

test('a client ends and sees their own copies alone', async () => {
  const strategy = await openStrategy();
  const { copyId } = await startCopy(strategy.id);
  const other = await gateway.signIn('international-dark@portico.test');
  const body = { idempotencyKey: randomUUID(), copyId };
  expect((await gateway.call('stopCopy', { token: other, body })).body.errors?.[0]?.errorCode).toBe(7);
  expect((await gateway.call('getCopy', { token: other, query: { id: copyId } })).status).toBe(404);
  expect((await gateway.call('getCopies', { token: other })).body.result).toEqual([]);
  await stopCopy(copyId);
});

import { COPY_SOURCE, copyOrder, openStrategy, startCopy } from '../kit/copying';
import { ledgerBalance } from '../kit/ledger-balance';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';

jest.setTimeout(60_000);

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('international@portico.test');
}, 120_000);
afterAll(() => gateway.stop());

let leaderLogin = 62_900_000;
const openLeader = () => {
  leaderLogin += 1;
  return openStrategy(gateway, { login: leaderLogin });
};

test('a strategy that is closed ends its copies: positions close, the money is back, and a notice leads to the copy', async () => {
  const strategy = await openLeader();
  const before = Number(await ledgerBalance(gateway, COPY_SOURCE));
  const { copyId, login } = await startCopy(gateway, token, strategy.id);
  await gateway.deal([
    'order',
    { kind: 'market', login: strategy.login, symbol: 'EURUSD', side: 'buy', lots: '1' },
  ]);
  await gateway.runCopies();
  await gateway.rows(
    `update strategies set state = 'retired', ended_at = now() where id = ${strategy.id} returning id`,
  );
  await gateway.runCopies(3);
  const { body } = await gateway.call('getCopy', { token, query: { id: copyId } });
  const { reason, returned, returnedLogin, state } = body.result;
  expect({ reason, returnedLogin, state }).toEqual({
    reason: 'strategy',
    returnedLogin: COPY_SOURCE,
    state: 'stopped',
  });
  expect(await gateway.rows(`select ticket from positions where login = ${login}`)).toEqual([]);
  expect(Number(await ledgerBalance(gateway, COPY_SOURCE))).toBeCloseTo(before - 1_000 + Number(returned), 2);
  expect(
    await gateway.rows(
      `select url from notifications where template = 'strategy-closed' and values->>'copyId' = '${copyId}'`,
    ),
  ).toEqual([{ url: `/{slug}-social?copy=${copyId}` }]);
  expect(await ledgerErrors(gateway)).toEqual([]);
});

test('a client has five copies at most', async () => {
  for (let count = 0; count < 5; count += 1)
    await startCopy(gateway, token, (await openLeader()).id, { amount: '100' });
  const { id } = await openLeader();
  const { body } = await gateway.call('copyStrategy', { token, body: await copyOrder(gateway, token, id) });
  expect(body.errors[0]).toMatchObject({ errorCode: 1, details: { reason: 'limit' } });
  const terms = await gateway.call('getCopyTerms', { token, query: { strategy: id } });
  expect(terms.body.result.refusal).toBe('limit');
});

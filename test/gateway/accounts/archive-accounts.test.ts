import { randomUUID } from 'node:crypto';
import { openingEntry } from '../../../gateway/ledger/ledger';
import { MAX_ACCOUNTS } from '../../../gateway/accounts/account-rules.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

// No money reaches an archived account, and no way to an account leads past the most allowed ones.
const EMAIL = 'main@portico.test';
const IBAN = 'DE89370400440532013000';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 60_000);
afterAll(() => gateway.stop());

const send = (id: OperationId, body: object) =>
  gateway.call(id, { token, body: { idempotencyKey: randomUUID(), ...body } });
/** 200, or the error code and its details. */
const change = async (id: 'archiveAccount' | 'restoreAccount', login: number) => {
  const { body, status } = await gateway.call(id, { token, body: { login } });
  return status === 200 ? 200 : [body.errors[0].errorCode as number, body.errors[0].details as unknown];
};
const blockersOf = async (login: number) =>
  (await gateway.call('getAccountSettings', { token, query: { login } })).body.result.archive.blockers;
const addAccount = (login: number, kind: 'live' | 'demo') =>
  gateway.rows(`insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency,
      leverage, is_reported, swap_free, margin_mode, rights, opened_at)
    select ${login}, id, 'MT5', '${kind}', 'active', 'Archive', 'Standard', 'Archive', 'USD', 100, true, false, 'hedging',
      'full', '${START.toISOString()}' from clients where email = '${EMAIL}'`);
const REFUSED = [ERROR_CODE.refused, undefined];

it('an account whose money is reserved for a withdrawal is not archived', async () => {
  const login = 61_930_001;
  await addAccount(login, 'live');
  await gateway.post(openingEntry(login, 'USD', '500', START));
  await markPaid(gateway, login, IBAN);
  const order = { login, methodId: 'bank', amount: '500', currency: 'USD', destination: IBAN };
  const { requestId } = (await send('withdraw', order)).body.result;
  expect(await blockersOf(login)).toEqual([{ kind: 'requests' }]);
  expect(await change('archiveAccount', login)).toEqual(REFUSED);
  expect((await send('cancelMoneyRequest', { requestId })).status).toBe(200);
  expect(await blockersOf(login)).toEqual([{ kind: 'balance', amount: '500.00', currency: 'USD' }]);
});

it('an account whose deposit may still be paid is not archived', async () => {
  const login = 61_930_002;
  await addAccount(login, 'live');
  const deposit = { login, methodId: 'card', amount: '100', currency: 'USD' };
  const { requestId } = (await send('deposit', deposit)).body.result;
  expect(await change('archiveAccount', login)).toEqual(REFUSED);
  expect((await send('cancelMoneyRequest', { requestId })).status).toBe(200);
  expect(await change('archiveAccount', login)).toBe(200);
});

it('an account is restored only while the client has fewer of its kind than allowed', async () => {
  const isOwnActiveDemo = `kind = 'demo' and status = 'active'
    and client_id = (select id from clients where email = '${EMAIL}')`;
  const logins = Array.from({ length: MAX_ACCOUNTS.demo }, (_, index) => 61_930_100 + index);
  await gateway.rows(`update accounts set status = 'archived' where ${isOwnActiveDemo}`);
  for (const login of logins) await addAccount(login, 'demo');
  const [first = 0, second = 0] = logins;
  expect(await change('archiveAccount', first)).toBe(200);
  await addAccount(61_930_200, 'demo');
  const details = { field: 'kind', reason: 'limit', most: MAX_ACCOUNTS.demo };
  expect(await change('restoreAccount', first)).toEqual([ERROR_CODE.refused, details]);
  expect(await change('archiveAccount', second)).toBe(200);
  expect(await change('restoreAccount', first)).toBe(200);
  expect(await change('restoreAccount', second)).toEqual([ERROR_CODE.refused, details]);
});

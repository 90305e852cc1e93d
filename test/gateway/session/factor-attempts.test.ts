import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { codeAt } from '../kit/authenticator';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

// Only a right proof clears the count of wrong ones; a repeated request neither counts, nor clears, nor is an event.
const EMAIL = 'international@portico.test';
const PASSWORD = 'Portico-demo-1';
const TRIES = 10;

let gateway: Gateway;
let token: string;
let secret: string;
let recoveryCodes: string[];
let elapsedSeconds = 0;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
  const setup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
  secret = setup.body.result.secret;
  const confirmation = await gateway.call('confirmSecondFactor', {
    token,
    body: { code: codeAt(secret, START) },
  });
  ({ recoveryCodes } = confirmation.body.result);
}, 60_000);
afterAll(() => gateway.stop());

const errorOf = ({ body }: { body: { errors?: { errorCode: number }[] } }) => body.errors?.[0]?.errorCode;
const send = (id: OperationId, body: object) => gateway.call(id, { token, body });
/** A code of the app that was not used before. */
async function nextCode(): Promise<string> {
  elapsedSeconds += 60;
  await gateway.advance(60);
  return codeAt(secret, new Date(START.getTime() + elapsedSeconds * 1_000));
}
async function forgetTries(): Promise<void> {
  await gateway.rows('delete from attempts');
}
const countEvents = async (kind: string) => {
  const [row] = await gateway.rows(`select count(*)::int as count from audit_events where kind = '${kind}'`);
  return row?.['count'];
};

const withdrawal = async () => {
  const { addresses } = (await gateway.call('getWalletAddresses', { token })).body.result;
  const { addressId } = addresses.find(
    ({ asset, state }: { asset: string; state: string }) => asset === 'USDT' && state === 'usable',
  );
  return { addressId, asset: 'USDT', amount: '20' };
};
const newAddress = () =>
  Promise.resolve({
    label: `New ${randomUUID()}`,
    asset: 'ETH',
    network: 'ERC20',
    address: `0x${randomUUID().replaceAll('-', '')}12345678`.toLowerCase(),
  });

const CALLS = [
  ['withdrawFromWallet', withdrawal, 'withdrawal-asked'],
  ['addWalletAddress', newAddress, 'address-added'],
] as const;

describe.each(CALLS)('%s', (id, bodyOf, kind) => {
  test('is repeated without forgetting wrong codes, and without an event', async () => {
    await forgetTries();
    const before = Number(await countEvents(kind));
    const first = { ...(await bodyOf()), idempotencyKey: randomUUID() };
    const answer = await send(id, { ...first, code: await nextCode() });
    expect(answer.status).toBe(200);
    const guess = async () =>
      errorOf(await send(id, { ...(await bodyOf()), idempotencyKey: randomUUID(), code: '000000' }));
    for (let tries = 1; tries < TRIES; tries += 1) {
      expect(await guess()).toBe(ERROR_CODE.wrongCode);
      expect((await send(id, { ...first, code: '000000' })).body).toEqual(answer.body);
    }
    expect(await guess()).toBe(ERROR_CODE.wrongCode);
    expect(await guess()).toBe(ERROR_CODE.tooManyTries);
    // The first answer is given again even while the client has to wait.
    expect((await send(id, { ...first, code: '000000' })).body).toEqual(answer.body);
    expect(await countEvents(kind)).toBe(before + 1);
  });

  test('forgets wrong codes once one was right', async () => {
    await forgetTries();
    const guess = async () =>
      errorOf(await send(id, { ...(await bodyOf()), idempotencyKey: randomUUID(), code: '000000' }));
    for (let tries = 1; tries < TRIES; tries += 1) await guess();
    const code = await nextCode();
    expect((await send(id, { ...(await bodyOf()), idempotencyKey: randomUUID(), code })).status).toBe(200);
    for (let tries = 1; tries <= TRIES; tries += 1) expect(await guess()).toBe(ERROR_CODE.wrongCode);
  });

  test('with a recovery code notifies the client', async () => {
    await forgetTries();
    const before = Number(await countEvents('recovery-code-used'));
    const code = recoveryCodes.pop();
    expect((await send(id, { ...(await bodyOf()), idempotencyKey: randomUUID(), code })).status).toBe(200);
    expect(await countEvents('recovery-code-used')).toBe(before + 1);
  });
});

test('wrong codes from elsewhere do not make the owner wait in a network of theirs', async () => {
  await forgetTries();
  const [home, elsewhere] = ['10.77.0.1', '10.78.0.1'];
  const challenge = async (ip: string) => {
    const { body } = await gateway.call('login', { body: { email: EMAIL, password: PASSWORD }, ip });
    return String(body.result.challengeId);
  };
  const answer = async (code: string, ip: string) =>
    gateway.call('answerSecondFactor', {
      body: { challengeId: await challenge(ip), method: 'totp', code },
      ip,
    });
  expect((await answer(await nextCode(), home)).status).toBe(200);
  // A challenge ends with its fifth wrong code, so each of these has one of its own.
  for (let tries = 1; tries <= TRIES; tries += 1)
    expect(errorOf(await answer('000000', elsewhere))).toBe(ERROR_CODE.wrongCode);
  expect(errorOf(await answer('000000', elsewhere))).toBe(ERROR_CODE.tooManyTries);
  expect((await answer(await nextCode(), home)).status).toBe(200);
});

test('a request refused before its code was looked at takes back its own attempt alone', async () => {
  await forgetTries();
  const body = await withdrawal();
  const ask = (amount: string) =>
    send('withdrawFromWallet', { ...body, amount, idempotencyKey: randomUUID(), code: '000000' });
  for (let tries = 1; tries < TRIES; tries += 1) await ask('20');
  for (let tries = 0; tries < TRIES; tries += 1)
    expect(errorOf(await ask('99999999'))).toBe(ERROR_CODE.refused);
  expect(errorOf(await ask('20'))).toBe(ERROR_CODE.wrongCode);
  expect(errorOf(await ask('20'))).toBe(ERROR_CODE.tooManyTries);
});

test('a right code is used up by a request that is refused for another reason', async () => {
  await forgetTries();
  // As many addresses as a client may have: the refusal follows the proof.
  await gateway.rows(`insert into wallet_addresses
    (id, client_id, label, asset, network, address, added_at, usable_from)
    select gen_random_uuid(), client_id, 'Filler ' || n, asset, network, address || n, added_at, usable_from
    from (select * from wallet_addresses where client_id = (select id from clients where email = '${EMAIL}') limit 1) as address,
      generate_series(1, 20) as n returning id`);
  const code = await nextCode();
  const add = async () =>
    send('addWalletAddress', { ...(await newAddress()), idempotencyKey: randomUUID(), code });
  expect(errorOf(await add())).toBe(ERROR_CODE.refused);
  expect(errorOf(await add())).toBe(ERROR_CODE.wrongCode);
  const recoveryCode = recoveryCodes.pop();
  const useRecoveryCode = async () =>
    send('addWalletAddress', { ...(await newAddress()), idempotencyKey: randomUUID(), code: recoveryCode });
  expect(errorOf(await useRecoveryCode())).toBe(ERROR_CODE.refused);
  expect(errorOf(await useRecoveryCode())).toBe(ERROR_CODE.wrongCode);
});

import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { codeAt } from '../kit/authenticator';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

// A session alone moves no money to a destination that was not used before (docs/decisions/0044).
const PASSWORD = 'Portico-demo-1';
const HOUR = 3_600;
const REVIEW = 180;

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
}, 60_000);
afterEach(() => gateway.stop());

const errorOf = ({ body, status }: { body: { errors?: object[] }; status: number }) => [
  status,
  body.errors?.[0],
];
const PASSWORD_NEEDED = [403, { errorCode: 17, details: { methods: ['password'] } }];
const WRONG_PASSWORD = [400, { errorCode: 13 }];

/** Signs a client in; calls of the client get a key of their own. */
async function signIn(email: string) {
  const token = await gateway.signIn(email);
  const send = (id: OperationId, body: object) =>
    gateway.call(id, { token, body: { idempotencyKey: randomUUID(), ...body } });
  return { send, token };
}
const secondsUntil = (instant: string) => Math.round((Date.parse(instant) - START.getTime()) / 1_000);
const newDestinationMails = () =>
  gateway.rows(`select recipient, body from outbox where kind = 'new-destination' order by id`);

describe('an order to a bank account', () => {
  const EMAIL = 'main@portico.test';
  const IBAN = 'DE89370400440532013000';
  const order = { login: 50128841, currency: 'USD', amount: '500', methodId: 'bank', destination: IBAN };

  it('that was not used before needs the password, waits a day, and is announced by mail', async () => {
    const { send } = await signIn(EMAIL);
    expect(errorOf(await send('withdraw', order))).toEqual(PASSWORD_NEEDED);
    expect(errorOf(await send('withdraw', { ...order, password: 'Wrong-horse-9' }))).toEqual(WRONG_PASSWORD);
    expect(await newDestinationMails()).toEqual([]);
    const answer = await send('withdraw', { ...order, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(secondsUntil(answer.body.result.cancelUntil)).toBe(24 * HOUR);
    const [mail, ...others] = await newDestinationMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: EMAIL });
    expect(mail?.['body']).toContain('Bank transfer •••• 3000');
    expect(mail?.['body']).not.toContain(IBAN);
    await gateway.advance(23 * HOUR);
    const laterToken = await signIn(EMAIL);
    const { requestId } = answer.body.result;
    const state = async (token: string) =>
      (await gateway.call('getMoneyRequest', { token, query: { id: requestId } })).body.result.state;
    expect(await state(laterToken.token)).toBe('pending');
    expect((await laterToken.send('cancelMoneyRequest', { requestId })).body.result.state).toBe('cancelled');
  });

  it('that money has reached before needs neither', async () => {
    await markPaid(gateway, order.login, IBAN);
    const { send } = await signIn(EMAIL);
    const answer = await send('withdraw', order);
    expect(answer.status).toBe(200);
    expect(secondsUntil(answer.body.result.cancelUntil)).toBe(REVIEW);
    expect(await newDestinationMails()).toEqual([]);
  });

  it('is proved by the second factor, not by the password, where there is one', async () => {
    const { send, token } = await signIn(EMAIL);
    const setup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
    const { secret } = setup.body.result;
    const confirmation = await gateway.call('confirmSecondFactor', {
      token,
      body: { code: codeAt(secret, START) },
    });
    const [recoveryCode] = confirmation.body.result.recoveryCodes;
    expect(errorOf(await send('withdraw', { ...order, password: PASSWORD }))).toEqual([
      403,
      { errorCode: 17, details: { methods: ['totp', 'recovery'] } },
    ]);
    const answer = await send('withdraw', { ...order, code: recoveryCode });
    expect(secondsUntil(answer.body.result.cancelUntil)).toBe(24 * HOUR);
    expect(await newDestinationMails()).toHaveLength(1);
  });

  it('guesses of the password have to wait', async () => {
    const { send } = await signIn(EMAIL);
    for (let tries = 0; tries < 5; tries += 1)
      expect(errorOf(await send('withdraw', { ...order, password: `Wrong-${tries}` }))).toEqual(
        WRONG_PASSWORD,
      );
    expect((await send('withdraw', { ...order, password: PASSWORD })).status).toBe(429);
  });

  it('treats the card as new for more than was paid from it', async () => {
    const { send } = await signIn(EMAIL);
    const { destination: _destination, ...card } = { ...order, methodId: 'card' };
    expect(errorOf(await send('withdraw', card))).toEqual(PASSWORD_NEEDED);
  });
});

describe('an order to an address', () => {
  const EMAIL = 'international@portico.test';
  const LOGIN = 91205570;
  const NEW = '0x52908400098527886E0F7030069857D2E4169EE7';
  const order = { login: LOGIN, currency: 'USD', amount: '50', methodId: 'crypto', network: 'ERC20' };

  it('that is not in the book waits as one of the book does, so that no detour is shorter', async () => {
    const { send } = await signIn(EMAIL);
    const withdrawal = { ...order, destination: NEW };
    expect(errorOf(await send('withdraw', withdrawal))).toEqual(PASSWORD_NEEDED);
    const answer = await send('withdraw', { ...withdrawal, password: PASSWORD });
    expect(secondsUntil(answer.body.result.cancelUntil)).toBe(24 * HOUR);
  });

  it('that has waited in the book, where the password was needed, is known', async () => {
    const { send } = await signIn(EMAIL);
    const entry = { label: 'New', asset: 'ETH', network: 'ERC20', address: NEW };
    expect(errorOf(await send('addWalletAddress', entry))).toEqual(PASSWORD_NEEDED);
    expect(errorOf(await send('addWalletAddress', { ...entry, password: 'Wrong-horse-9' }))).toEqual(
      WRONG_PASSWORD,
    );
    expect((await send('addWalletAddress', { ...entry, password: PASSWORD })).status).toBe(200);
    await gateway.advance(24 * HOUR);
    const laterToken = await signIn(EMAIL);
    const answer = await laterToken.send('withdraw', { ...order, destination: NEW.toLowerCase() });
    expect(answer.status).toBe(200);
    expect(secondsUntil(answer.body.result.cancelUntil)).toBe(24 * HOUR + REVIEW);
  });

  it('is another destination with another memo', async () => {
    await markPaid(gateway, LOGIN, NEW);
    const { send } = await signIn(EMAIL);
    const withdrawal = { ...order, destination: NEW };
    expect((await send('withdraw', withdrawal)).status).toBe(200);
    expect(errorOf(await send('withdraw', { ...withdrawal, memo: '7' }))).toEqual(PASSWORD_NEEDED);
  });
});

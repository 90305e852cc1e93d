import { randomUUID } from 'node:crypto';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

const errorOf = ({ body, status }: { body: { errors?: object[] }; status: number }) => [
  status,
  body.errors?.[0],
];
const clientId = (email: string) => `(select id from clients where email = '${email}')`;

describe('a withdrawal to a card', () => {
  const EMAIL = 'main-dark@portico.test';
  const EUROS = { login: 50131904, currency: 'EUR', methodId: 'card' };
  const move = (id: 'deposit' | 'withdraw' | 'cancelMoneyRequest', token: string, body: object) =>
    gateway.call(id, { token, body: { idempotencyKey: randomUUID(), ...body } });
  const payByCard = async (token: string, amount: string, answer: string) => {
    const { redirectUrl } = (await move('deposit', token, { ...EUROS, amount })).body.result;
    await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  };

  it('needs no proof of identity for as much as was paid from it, in the same currency, but beyond it does', async () => {
    const token = await gateway.signIn(EMAIL);
    await gateway.rows(`update clients set created_at = '2026-11-10' where email = '${EMAIL}'`);
    const withdraw = (amount: string) => move('withdraw', token, { ...EUROS, amount });
    const refusal = [
      403,
      {
        errorCode: 8,
        details: { field: 'destination', reason: 'level', needs: 'verified', level: 'none' },
      },
    ];
    expect(errorOf(await withdraw('100'))).toEqual(refusal);
    await payByCard(token, '400', 'decline');
    expect(errorOf(await withdraw('100'))).toEqual(refusal);
    await payByCard(token, '500', 'pay');
    expect(errorOf(await withdraw('500.01'))).toEqual(refusal);
    const { requestId } = (await withdraw('300')).body.result;
    expect(errorOf(await withdraw('200.01'))).toEqual(refusal);
    expect((await withdraw('200')).status).toBe(200);
    expect(errorOf(await withdraw('50'))).toEqual(refusal);
    expect((await move('cancelMoneyRequest', token, { requestId })).status).toBe(200);
    const answers = await Promise.all([withdraw('300'), withdraw('300')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    await gateway.rows(`delete from money_requests where client_id = ${clientId(EMAIL)}`);
  });
});

describe('the daily limit', () => {
  const LOGIN = 91205570;
  const FRESH = '0x52908400098527886E0F7030069857D2E4169EE7';
  const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const send = (
    id: 'addWalletAddress' | 'withdraw' | 'quoteMoney' | 'withdrawFromWallet',
    token: string,
    body: object,
  ) => gateway.call(id, { token, body: { idempotencyKey: randomUUID(), ...body } });
  const account = { login: LOGIN, currency: 'USD', methodId: 'crypto' };

  beforeAll(async () => {
    const token = await gateway.signIn('international@portico.test');
    await markPaid(gateway, LOGIN, TRON, 'DE89370400440532013000');
    for (let count = 0; count < 3; count += 1) {
      const body = { ...account, methodId: 'card', amount: '10000', idempotencyKey: randomUUID() };
      const { redirectUrl } = (await gateway.call('deposit', { token, body })).body.result;
      await fetch(redirectUrl, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'pay' }),
        redirect: 'manual',
      });
    }
  });

  it('counts withdrawals of accounts and of the wallet together', async () => {
    const token = await gateway.signIn('international@portico.test');
    const target = { ...account, network: 'TRC20', destination: TRON };
    const first = await send('withdraw', token, { ...target, amount: '8000' });
    expect(first.status).toBe(200);
    const [addresses, wallet] = await Promise.all([
      gateway.call('getWalletAddresses', { token }),
      gateway.call('getWallet', { token }),
    ]);
    expect(wallet.body.result.withdrawals).toMatchObject({ limit: '10000.00', left: '2000.00' });
    const cold = addresses.body.result.addresses.find(
      ({ label }: { label: string }) => label === 'Cold wallet',
    );
    const fromWallet = { addressId: cold.addressId, asset: 'USDT' };
    expect(
      (await send('withdrawFromWallet', token, { ...fromWallet, amount: '2100' })).body.errors,
    ).toMatchObject([{ errorCode: 1 }]);
    expect((await send('withdrawFromWallet', token, { ...fromWallet, amount: '1000' })).status).toBe(200);
    const refusedOrder = { ...target, amount: '1500' };
    for (const answer of [
      await send('withdraw', token, refusedOrder),
      await send('quoteMoney', token, { ...refusedOrder, direction: 'withdraw' }),
    ]) {
      const [status, error] = errorOf(answer);
      expect([status, error]).toMatchObject([400, { errorCode: 1, details: { currency: 'USD' } }]);
      expect(Number((error as { details: { limit: string } }).details.limit)).toBeCloseTo(1000, -1);
    }
    // A payment to a bank can be called back, so its limit is larger; it counts the same sum.
    const toBank = { ...account, methodId: 'bank', destination: 'DE89370400440532013000' };
    expect((await send('withdraw', token, { ...toBank, amount: '2000' })).status).toBe(200);
    expect(errorOf(await send('withdraw', token, { ...target, amount: '20' }))).toMatchObject([
      400,
      { errorCode: 1, details: { limit: '0.00' } },
    ]);
  });

  it('an address that waits in the wallet’s book is not reached from an account, however it is spelled', async () => {
    const token = await gateway.signIn('international@portico.test');
    const book = { label: 'New', asset: 'ETH', network: 'ERC20', address: FRESH, password: 'Portico-demo-1' };
    const { usableFrom } = (await send('addWalletAddress', token, book)).body.result;
    await gateway.rows(
      `delete from money_requests where client_id = ${clientId('international@portico.test')} and state = 'pending'`,
    );
    const order = { ...account, network: 'ERC20', amount: '100' };
    for (const destination of [FRESH, FRESH.toLowerCase()])
      expect(errorOf(await send('withdraw', token, { ...order, destination }))).toEqual([
        403,
        { errorCode: 19, details: { until: usableFrom } },
      ]);
    await gateway.advance(24 * 3_600);
    const laterToken = await gateway.signIn('international@portico.test');
    expect((await send('withdraw', laterToken, { ...order, destination: FRESH })).status).toBe(200);
  });
});

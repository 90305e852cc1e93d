import { randomUUID } from 'node:crypto';
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

  it('needs no proof of identity for as much as came from it, in the same currency; beyond it does', async () => {
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

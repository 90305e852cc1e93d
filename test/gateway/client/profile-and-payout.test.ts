import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { codeAt } from '../kit/authenticator';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Verified data and payout addresses cannot be changed by a session alone (G3).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const PASSWORD = 'Portico-demo-1';
const FIRST = '0x52908400098527886E0F7030069857D2E4169EE7';
const SECOND = '0xde709f2102306220921060314715629080e2fb77';
const EMAIL = 'international@portico.test';

describe('the payout address', () => {
  const change = async (walletAddress: string, fields: object = {}) => {
    const token = await gateway.signIn(EMAIL);
    const body = { walletAddress, network: 'ETH', ...fields };
    const answer = await gateway.call('changeDigitalAsset', { token, body });
    return answer.status === 200 ? 200 : (answer.body.errors[0].errorCode as number);
  };
  const current = async () =>
    (await gateway.call('getDigitalAsset', { token: await gateway.signIn(EMAIL) })).body.result;
  const mails = async () =>
    (
      await gateway.rows(
        `select body from outbox where kind = 'payout-address' and recipient = '${EMAIL}' order by id`,
      )
    ).map(({ body }) => String(body));

  it('is set the first time without a proof, which the contract allows, but waits; the client is notified at once', async () => {
    expect(await change(FIRST)).toBe(200);
    const waitingAddress = {
      walletAddress: FIRST,
      network: 'ETH',
      pending: { walletAddress: FIRST, network: 'ETH', inForceFrom: expect.any(String) },
    };
    expect(await current()).toMatchObject(waitingAddress);
    expect(await mails()).toEqual([expect.stringContaining(FIRST)]);
    expect(await change(FIRST)).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  it('that waits cannot be replaced without the password; with it the next one waits in its place', async () => {
    expect(await change(SECOND)).toBe(ERROR_CODE.codeNeeded);
    expect(await change(SECOND, { password: PASSWORD })).toBe(200);
    expect(await current()).toMatchObject({
      walletAddress: SECOND,
      pending: { walletAddress: SECOND, inForceFrom: expect.any(String) },
    });
    expect(await change(FIRST, { password: PASSWORD })).toBe(200);
    await gateway.advance(24 * 3_600);
    expect(await current()).toMatchObject({ walletAddress: FIRST, pending: null });
    expect(await mails()).toHaveLength(3);
  });

  it('cannot be changed without the password', async () => {
    expect(await change(SECOND)).toBe(ERROR_CODE.codeNeeded);
    expect(await change(SECOND, { password: 'Wrong-horse-9' })).toBe(ERROR_CODE.wrongCurrentPassword);
    expect(await current()).toMatchObject({ walletAddress: FIRST, pending: null });
    expect(await mails()).toHaveLength(3);
  });

  it('takes effect a day after a change; the client is notified at once', async () => {
    expect(await change(SECOND, { password: PASSWORD })).toBe(200);
    expect((await mails())[3]).toContain(SECOND);
    const waitingAddress = {
      walletAddress: FIRST,
      pending: { walletAddress: SECOND, inForceFrom: expect.any(String) },
    };
    expect(await current()).toMatchObject(waitingAddress);
    await gateway.advance(24 * 3_600 - 60);
    expect(await current()).toMatchObject(waitingAddress);
    await gateway.advance(60);
    expect(await current()).toMatchObject({ walletAddress: SECOND, pending: null });
  });

  it('does not change if the current address is set again', async () => {
    expect(await change(SECOND)).toBe(200);
    expect(await mails()).toHaveLength(4);
  });

  it('keeps the pending change until the current address is set again with the password', async () => {
    const waitingAddress = { walletAddress: SECOND, pending: { walletAddress: FIRST } };
    expect(await change(FIRST, { password: PASSWORD })).toBe(200);
    expect(await current()).toMatchObject(waitingAddress);
    // A session alone takes nothing back, and uses up none of the twenty changes of a day.
    for (const address of Array.from({ length: 12 }, () => [SECOND, FIRST]).flat())
      expect(await change(address)).toBe(200);
    expect(await current()).toMatchObject(waitingAddress);
    expect(await mails()).toHaveLength(5);
    expect(await change(SECOND, { password: PASSWORD })).toBe(200);
    expect(await current()).toMatchObject({ walletAddress: SECOND, pending: null });
  });

  it('password guesses have to wait', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change(FIRST, { password: `Wrong-${tries}` })).toBe(ERROR_CODE.wrongCurrentPassword);
    expect(await change(FIRST, { password: PASSWORD })).toBe(ERROR_CODE.tooManyTries);
  });
});

describe('of a client with a second factor', () => {
  const NEXT_PASSWORD = 'Another-pass-1';
  let token: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    token = await gateway.signIn('international-ib@portico.test');
    const setup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
    const { secret } = setup.body.result;
    const [row] = await gateway.rows('select max(created_at) as at from sessions');
    const confirmation = await gateway.call('confirmSecondFactor', {
      token,
      body: { code: codeAt(secret, new Date(String(row?.['at']))) },
    });
    ({ recoveryCodes } = confirmation.body.result);
  });
  const FACTOR_NEEDED = {
    status: 403,
    body: { errors: [{ errorCode: ERROR_CODE.codeNeeded, details: { methods: ['totp', 'recovery'] } }] },
  };
  const WRONG_CODE = { status: 400, body: { errors: [{ errorCode: ERROR_CODE.wrongCode }] } };

  it('the password is changed with the factor alone', async () => {
    const change = (fields: object) =>
      gateway.call('changePassword', {
        token,
        body: { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD, ...fields },
      });
    expect(await change({})).toMatchObject(FACTOR_NEEDED);
    expect(await change({ code: '000000' })).toMatchObject(WRONG_CODE);
    expect(await change({ code: recoveryCodes.pop() })).toMatchObject({ status: 200 });
  });

  it('the payout address is set and changed with the factor alone', async () => {
    const change = (walletAddress: string, fields: object) =>
      gateway.call('changeDigitalAsset', { token, body: { walletAddress, network: 'ETH', ...fields } });
    for (const address of [FIRST, SECOND]) {
      expect(await change(address, { password: NEXT_PASSWORD })).toMatchObject(FACTOR_NEEDED);
      expect(await change(address, { code: '000000' })).toMatchObject(WRONG_CODE);
      expect(await change(address, { code: recoveryCodes.pop() })).toMatchObject({ status: 200 });
    }
  });
});

describe('change-client-info', () => {
  const change = async (email: string, body: object) =>
    (await gateway.call('changeClientInfo', { token: await gateway.signIn(email), body })).status;
  const profile = async (email: string) =>
    (await gateway.call('getProfile', { token: await gateway.signIn(email) })).body.result;

  it('sends verified fields to review, and saves the rest', async () => {
    const before = await profile('bank@portico.test');
    expect(before).toMatchObject({ isVerified: true, inReview: [] });
    const body = { lastName: 'Brandt-Meier', city: 'Basel', phone: '+41 44 668 18 00' };
    expect(await change('bank@portico.test', body)).toBe(200);
    expect(await profile('bank@portico.test')).toMatchObject({
      lastName: before.lastName,
      city: before.city,
      phone: '+41446681800',
      inReview: ['lastName', 'city'],
    });
    expect(await gateway.rows('select fields from profile_reviews')).toEqual([
      { fields: { lastName: 'Brandt-Meier', city: 'Basel' } },
    ]);
    expect(await change('bank@portico.test', { firstName: 'Luka' })).toBe(200);
    expect((await profile('bank@portico.test')).inReview).toEqual(['firstName', 'lastName', 'city']);
  });

  it('takes a person with one name, in the profile and in a review', async () => {
    expect(await change('main-live@portico.test', { lastName: null, firstName: ' Suharto\u3000' })).toBe(200);
    expect(await profile('main-live@portico.test')).toMatchObject({ firstName: 'Suharto', lastName: null });
    const token = await gateway.signIn('main-live@portico.test');
    expect((await gateway.call('getClient', { token })).body.result).toMatchObject({
      lastName: null,
      fullName: 'Suharto',
    });
    expect(await change('bank-dark@portico.test', { lastName: null })).toBe(200);
  });

  it('sends to review a phone that a regulator requires to be verified', async () => {
    const { phone } = await profile('invest-demo@portico.test');
    expect(await change('invest-demo@portico.test', { phone: '+62 812 3456 7890' })).toBe(200);
    expect(await profile('invest-demo@portico.test')).toMatchObject({ phone, inReview: ['phone'] });
  });

  it.each([
    { country: 'KP' },
    { phone: '0000000' },
    { firstName: 'Zo\u0007ë' },
    { firstName: null },
    { city: null },
    { city: 'A\u0007b' },
    { lastName: '   ' },
  ])('refuses %j, as registration does', async (body) => {
    expect(await change('main-live@portico.test', body)).toBe(400);
  });
});

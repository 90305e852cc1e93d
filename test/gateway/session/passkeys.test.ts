import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { SoftAuthenticator } from '../kit/soft-authenticator';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

const PASSWORD = 'Portico-demo-1';
const ORIGIN = 'http://localhost:4000';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const headers = { origin: ORIGIN };
const errorOf = ({ body }: { body: { errors?: { errorCode: number }[] } }) => body.errors?.[0]?.errorCode;
const login = async (email: string) =>
  (await gateway.call('login', { body: { email, password: PASSWORD }, ip: '10.5.0.1' })).body.result;
const mailsTo = async (email: string) =>
  (await gateway.rows(`select kind from outbox where recipient = '${email}'`)).map(({ kind }) => kind);

async function addPasskey(
  token: string,
  name: string,
  proof: object,
  device = new SoftAuthenticator(ORIGIN),
) {
  const setup = await gateway.call('beginPasskey', { token, body: proof, headers });
  if (setup.status !== 200) return { device, answer: setup };
  const attestation = device.create(setup.body.result);
  const answer = await gateway.call('addPasskey', { token, body: { name, attestation }, headers });
  return { device, answer, options: setup.body.result };
}
const answerWith = async (device: SoftAuthenticator, challengeId: string) => {
  const challenge = await gateway.call('askPasskeyToSignIn', { body: { challengeId }, headers });
  const assertion = device.sign(challenge.body.result);
  const body = { challengeId, method: 'passkey', assertion } as const;
  return { assertion, answer: await gateway.call('answerSecondFactor', { body, headers }) };
};
const prove = async (token: string, device: SoftAuthenticator) =>
  device.sign((await gateway.call('askPasskey', { token, body: {}, headers })).body.result);

describe('a client whose only second factor is a passkey', () => {
  const EMAIL = 'bank@portico.test';
  let token: string;
  let device: SoftAuthenticator;
  let recoveryCodes: string[];

  it('adds it with the password, gets recovery codes, and is notified', async () => {
    token = await gateway.signIn(EMAIL);
    const wrong = await addPasskey(token, 'Laptop', { password: 'wrong' });
    expect(errorOf(wrong.answer)).toBe(ERROR_CODE.wrongCurrentPassword);
    const addedPasskey = await addPasskey(token, ' Laptop ', { password: PASSWORD });
    ({ device } = addedPasskey);
    recoveryCodes = addedPasskey.answer.body.result.recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(addedPasskey.options).toMatchObject({
      rp: { id: 'localhost', name: 'Portico' },
      user: { name: EMAIL },
    });
    const { methods, passkeys } = (await gateway.call('getPasskeys', { token })).body.result;
    expect(methods).toEqual(['recovery', 'passkey']);
    expect(passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Laptop',
        device: null,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect(await mailsTo(EMAIL)).toContain('passkey-added');
  });

  it('signs in with it after the password, once for each challenge', async () => {
    const { challengeId, methods, token: missingToken } = await login(EMAIL);
    expect([missingToken, methods]).toEqual([undefined, ['recovery', 'passkey']]);
    const { answer, assertion } = await answerWith(device, challengeId);
    expect((await gateway.call('getClient', { token: answer.body.result.token })).status).toBe(200);
    const open = (await gateway.call('getSessions', { token: answer.body.result.token })).body.result;
    expect(open).toContainEqual(expect.objectContaining({ method: 'passkey', isCurrent: true }));
    const { challengeId: next } = await login(EMAIL);
    await gateway.call('askPasskeyToSignIn', { body: { challengeId: next }, headers });
    const replayedAnswer = { challengeId: next, method: 'passkey', assertion } as const;
    expect(errorOf(await gateway.call('answerSecondFactor', { body: replayedAnswer, headers }))).toBe(
      ERROR_CODE.wrongCode,
    );
  });

  it('cannot use an answer of another page or passkey, or with a lower counter', async () => {
    const { challengeId } = await login(EMAIL);
    const requestChallenge = async () =>
      (await gateway.call('askPasskeyToSignIn', { body: { challengeId }, headers })).body.result;
    const send = (assertion: object) =>
      gateway.call('answerSecondFactor', { body: { challengeId, method: 'passkey', assertion }, headers });
    const otherDevice = new SoftAuthenticator(ORIGIN);
    expect(errorOf(await send(otherDevice.sign(await requestChallenge())))).toBe(ERROR_CODE.wrongCode);
    const challenge = await requestChallenge();
    const elsewhere = device.sign(challenge);
    const { response } = elsewhere;
    const clientData = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as object;
    const phishedData = Buffer.from(JSON.stringify({ ...clientData, origin: 'https://portico.example' }));
    const clientDataJSON = phishedData.toString('base64url');
    expect(errorOf(await send({ ...elsewhere, response: { ...response, clientDataJSON } }))).toBe(
      ERROR_CODE.wrongCode,
    );
    expect(errorOf(await send(device.sign(challenge)))).toBe(ERROR_CODE.wrongCode);
    device.counter = 0;
    expect(errorOf(await send(device.sign(await requestChallenge())))).toBe(ERROR_CODE.wrongCode);
    device.counter = 50;
    expect(errorOf(await send(otherDevice.sign(await requestChallenge())))).toBe(ERROR_CODE.tooManyTries);
    expect(errorOf(await send(device.sign(challenge)))).toBe(ERROR_CODE.wrongLink);
    const refusal = await gateway.call('askPasskeyToSignIn', { body: { challengeId }, headers });
    expect(errorOf(refusal)).toBe(ERROR_CODE.wrongLink);
  });

  it('cannot answer without the data of the method', async () => {
    const { challengeId } = await login(EMAIL);
    for (const body of [{ method: 'passkey' }, { method: 'totp' }])
      expect(
        errorOf(await gateway.call('answerSecondFactor', { body: { challengeId, ...body }, headers })),
      ).toBe(ERROR_CODE.invalid);
  });

  it('needs the second factor, such as a recovery code, to add or remove a passkey', async () => {
    expect(errorOf((await addPasskey(token, 'Phone', { password: PASSWORD })).answer)).toBe(
      ERROR_CODE.codeNeeded,
    );
    await gateway.advance(1);
    const phone = await addPasskey(token, 'Phone', { code: recoveryCodes[0] });
    expect(phone.answer.body.result.recoveryCodes).toEqual([]);
    expect(phone.options.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
    const [, { id }] = (await gateway.call('getPasskeys', { token })).body.result.passkeys;
    await gateway.call('renamePasskey', { token, body: { id, name: ' Old\u202e  pho\u200bne' } });
    expect(errorOf(await gateway.call('renamePasskey', { token, body: { id, name: '\u200b' } }))).toBe(
      ERROR_CODE.invalid,
    );
    const listedPasskeys = (await gateway.call('getPasskeys', { token })).body.result.passkeys;
    expect(listedPasskeys.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Old phone']);
    expect(errorOf(await gateway.call('removePasskey', { token, body: { id } }))).toBe(ERROR_CODE.codeNeeded);
    const assertion = await prove(token, phone.device);
    const removal = await gateway.call('removePasskey', { token, body: { id, assertion } });
    expect(removal.status).toBe(200);
    expect(await mailsTo(EMAIL)).toContain('passkey-removed');
    expect(await mailsTo(EMAIL)).not.toContain('second-factor-off');
  });

  it('is the only client who can use the passkey', async () => {
    const otherToken = await gateway.signIn('invest@portico.test');
    const [{ id }] = (await gateway.call('getPasskeys', { token })).body.result.passkeys;
    const calls = [
      gateway.call('renamePasskey', { token: otherToken, body: { id, name: 'Mine' } }),
      gateway.call('removePasskey', { token: otherToken, body: { id } }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    const refusal = await gateway.call('askPasskey', { token: otherToken, body: {}, headers });
    expect(errorOf(refusal)).toBe(ERROR_CODE.refused);
  });

  it('has no second factor after removing the last passkey, and withdrawals are on hold', async () => {
    const [{ id }] = (await gateway.call('getPasskeys', { token })).body.result.passkeys;
    const assertion = await prove(token, device);
    await gateway.call('removePasskey', { token, body: { id, assertion } });
    expect(await login(EMAIL)).toHaveProperty('token');
    expect(await mailsTo(EMAIL)).toContain('second-factor-off');
    expect((await gateway.call('getSecondFactor', { token })).body.result).toMatchObject({
      recoveryCodesLeft: 0,
    });
  });
});

it('a passkey of another host is not requested, and a challenge expires', async () => {
  const token = await gateway.signIn('international@portico.test');
  const { device } = await addPasskey(token, 'Laptop', { password: PASSWORD });
  const elsewhere = { origin: 'http://invest.localhost:4000' };
  const refusal = await gateway.call('askPasskey', { token, body: {}, headers: elsewhere });
  expect(errorOf(refusal)).toBe(ERROR_CODE.refused);
  const assertion = await prove(token, device);
  await gateway.advance(301);
  const [{ id }] = (await gateway.call('getPasskeys', { token })).body.result.passkeys;
  expect(errorOf(await gateway.call('removePasskey', { token, body: { id, assertion } }))).toBe(
    ERROR_CODE.wrongCode,
  );
});

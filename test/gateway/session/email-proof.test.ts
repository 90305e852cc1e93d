import { decodeJwt } from 'jose';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { codeAt } from '../kit/authenticator';
import { SoftAuthenticator } from '../kit/soft-authenticator';
import { startGateway, type Answer, type Gateway } from '../kit/start-gateway';

const PASSWORD = 'Fresh-horse-7';
const NEW_PASSWORD = 'Fresh-mule-8';
const ORIGIN = 'http://localhost:4000';
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

let elapsedSeconds = 0;
const advance = async (seconds: number) => {
  elapsedSeconds += seconds;
  await gateway.advance(seconds);
};
const now = () => new Date(Date.UTC(2026, 10, 20, 14, 32, 7) + elapsedSeconds * 1_000);

let number = 0;
/** A new client of a site; site 4 has the wallet. */
async function register(siteId = 4) {
  number += 1;
  const email = `proof-${number}@portico.test`;
  const form = { email, firstName: 'Zoë', lastName: 'Moon', country: 'DE', siteId, password: PASSWORD };
  const { body } = await gateway.call('singleRegister', {
    body: { ...form, phone: `+493077700${200 + number}` },
  });
  const token = String(body.result.scaToken);
  // The wallet needs a live account.
  await gateway.rows(`update accounts set status = 'active' where kind = 'live'
    and client_id = (select id from clients where email = '${email}') returning login`);
  const call = (id: OperationId, callBody?: object, headers?: Record<string, string>) =>
    gateway.call(id, { token, ...(callBody && { body: callBody }), ...(headers && { headers }) });
  return { call, email, token };
}

const codeOf = ({ body }: Answer) => body.errors?.[0]?.errorCode as number | undefined;
const refusal = ({ body, status }: Answer) => [status, body.errors?.[0]?.errorCode as number];
const mailTo = async (email: string) => {
  const [mail] = await gateway.rows(
    `select kind, body, status from outbox where recipient = '${email}' and kind = 'email-code' order by id desc`,
  );
  return mail;
};
const mailedCode = async (email: string) => /\d{6}/.exec(String((await mailTo(email))?.['body']))![0];
const identityOf = async (call: Awaited<ReturnType<typeof register>>['call']) =>
  decodeJwt(String((await call('issueSupportIdentity')).body.result.token));

const addAddress = {
  idempotencyKey: '7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11',
  label: 'Ledger',
  asset: 'ETH',
  network: 'ERC20',
  address: ADDRESS,
  password: PASSWORD,
};

test('a client of the demo has proved their address', async () => {
  const token = await gateway.signIn('main@portico.test');
  expect((await gateway.call('getEmailProof', { token })).body.result).toEqual({
    email: 'main@portico.test',
    isProved: true,
    sentAt: null,
  });
  expect(refusal(await gateway.call('sendEmailCode', { token }))).toEqual([409, ERROR_CODE.duplicate]);
});

describe('an address that nobody has proved', () => {
  test.each<[OperationId, object]>([
    ['beginSecondFactor', { password: PASSWORD }],
    ['beginPasskey', { password: PASSWORD }],
    ['addWalletAddress', addAddress],
  ])('%s needs the proof first', async (id, body) => {
    const { call, email } = await register();
    expect(refusal(await call(id, body, { origin: ORIGIN }))).toEqual([403, ERROR_CODE.emailUnproved]);
    await call('sendEmailCode');
    expect(codeOf(await call('proveEmail', { code: await mailedCode(email) }))).toBeUndefined();
    expect(codeOf(await call(id, body, { origin: ORIGIN }))).toBeUndefined();
  });

  test('is named as the obstacle to withdrawals, and as the first step', async () => {
    const { call, email } = await register();
    const reasons = async () =>
      (await call('getClientBlockers')).body.result.map(({ reason }: { reason: string }) => reason);
    const firstStep = async () => (await call('getFirstSteps')).body.result[0];
    expect(await reasons()).toContain('email-unproved');
    expect(await firstStep()).toEqual({ step: 'email', isDone: false });
    await gateway.proveEmail(email);
    expect(await reasons()).not.toContain('email-unproved');
    expect(await firstStep()).toEqual({ step: 'email', isDone: true });
  });

  test('is not a verified address for the provider of a chat', async () => {
    const { call, email } = await register();
    expect(await identityOf(call)).toMatchObject({ email, email_verified: false });
    await call('sendEmailCode');
    await call('proveEmail', { code: await mailedCode(email) });
    expect(await identityOf(call)).toMatchObject({ email, email_verified: true });
  });
});

describe('the code', () => {
  test('is mailed, works once, and is erased from the mail', async () => {
    const { call, email } = await register();
    expect((await call('getEmailProof')).body.result).toEqual({ email, isProved: false, sentAt: null });
    expect(codeOf(await call('sendEmailCode'))).toBeUndefined();
    expect(await mailTo(email)).toMatchObject({ status: 'queued' });
    const code = await mailedCode(email);
    expect((await call('getEmailProof')).body.result.sentAt).toBe(now().toISOString());
    // As pasted from a mail.
    const pastedCode = `${code.slice(0, 3)}-${code.slice(3)} `;
    expect(codeOf(await call('proveEmail', { code: pastedCode }))).toBeUndefined();
    expect((await call('getEmailProof')).body.result).toMatchObject({ isProved: true, sentAt: null });
    expect((await mailTo(email))?.['body']).toBe('');
    expect(refusal(await call('proveEmail', { code }))).toEqual([400, ERROR_CODE.wrongCode]);
  });

  test('belongs to one client', async () => {
    const [squatter, other] = [await register(), await register()];
    await squatter.call('sendEmailCode');
    await other.call('sendEmailCode');
    const code = await mailedCode(other.email);
    expect(codeOf(await squatter.call('proveEmail', { code }))).toBe(ERROR_CODE.wrongCode);
    expect(codeOf(await other.call('proveEmail', { code }))).toBeUndefined();
  });

  test('ends after five tries, after fifteen minutes, and with the next code', async () => {
    const { call, email } = await register();
    const prove = async (code: string) => codeOf(await call('proveEmail', { code }));
    await call('sendEmailCode');
    const first = await mailedCode(email);
    const secondAnswer = await call('sendEmailCode');
    expect(refusal(secondAnswer)).toEqual([429, ERROR_CODE.tooManyTries]);
    expect(secondAnswer.headers.get('retry-after')).toBe('60');
    for (let at = 0; at < 5; at += 1) expect(await prove('000000')).toBe(ERROR_CODE.wrongCode);
    expect(await prove(first)).toBe(ERROR_CODE.wrongCode);
    await advance(60);
    await call('sendEmailCode');
    const second = await mailedCode(email);
    if (first !== second) expect(await prove(first)).toBe(ERROR_CODE.wrongCode);
    await advance(15 * 60);
    expect(await prove(second)).toBe(ERROR_CODE.wrongCode);
    expect((await call('getEmailProof')).body.result.sentAt).toBeNull();
  });

  test('is sent ten times a day at most', async () => {
    const { call } = await register();
    for (let at = 0; at < 10; at += 1) {
      expect(codeOf(await call('sendEmailCode'))).toBeUndefined();
      await advance(60);
    }
    expect(refusal(await call('sendEmailCode'))).toEqual([429, ERROR_CODE.tooManyTries]);
  });
});

describe('the first password link of an address', () => {
  async function resetByMail(email: string) {
    await gateway.call('resetPassword', { body: { email }, ip: '10.9.9.8' });
    const [mail] = await gateway.rows(
      `select body from outbox where recipient = '${email}' and kind = 'password-link' order by id desc`,
    );
    const token = String(mail?.['body']).split('resetToken=')[1];
    const answer = await gateway.call('createPassword', { body: { token, password: NEW_PASSWORD } });
    expect(codeOf(answer)).toBeUndefined();
  }

  /** Second factors and addresses, as a client sets them up. */
  async function setUp({ call }: Awaited<ReturnType<typeof register>>) {
    expect(
      codeOf(await call('changeDigitalAsset', { walletAddress: ADDRESS, network: 'ETH' })),
    ).toBeUndefined();
    const options = (await call('beginPasskey', { password: PASSWORD }, { origin: ORIGIN })).body.result;
    const attestation = new SoftAuthenticator(ORIGIN).create(options);
    const addedPasskey = await call('addPasskey', { name: 'Laptop', attestation }, { origin: ORIGIN });
    const [code] = addedPasskey.body.result.recoveryCodes as string[];
    const { secret } = (await call('beginSecondFactor', { password: PASSWORD, code })).body.result;
    expect(codeOf(await call('confirmSecondFactor', { code: codeAt(secret, now()) }))).toBeUndefined();
    await advance(31);
    const address = await call('addWalletAddress', { ...addAddress, code: codeAt(secret, now()) });
    expect(codeOf(address)).toBeUndefined();
  }

  const setUpOf = async (email: string) => {
    const [row] = await gateway.rows(`select
      (select count(*)::int from passkeys where client_id = clients.id) as passkeys,
      (select count(*)::int from second_factors where client_id = clients.id) as apps,
      (select count(*)::int from recovery_codes where client_id = clients.id) as codes,
      (select count(*)::int from digital_assets where client_id = clients.id) as payout,
      (select count(*)::int from wallet_addresses where client_id = clients.id) as addresses,
      (select count(*)::int from sessions where client_id = clients.id and revoked_at is null) as sessions,
      email_proved_at is not null as is_proved
      from clients where email = '${email}'`);
    return row;
  };

  test('ends everything that somebody else has set up, and proves the address', async () => {
    const squatter = await register();
    // As was possible before addresses had to be proved.
    await gateway.proveEmail(squatter.email);
    await setUp(squatter);
    await gateway.rows(
      `update clients set email_proved_at = null where email = '${squatter.email}' returning id`,
    );
    await resetByMail(squatter.email);
    expect(await setUpOf(squatter.email)).toEqual({
      passkeys: 0,
      apps: 0,
      codes: 0,
      payout: 0,
      addresses: 0,
      sessions: 0,
      is_proved: true,
    });
    expect((await squatter.call('getClient')).status).toBe(401);
    const token = await gateway.signIn(squatter.email, NEW_PASSWORD);
    expect((await gateway.call('getClient', { token })).status).toBe(200);
  });

  test('ends the passwords of its trading accounts', async () => {
    const squatter = await register();
    const own = `client_id = (select id from clients where email = '${squatter.email}')`;
    const [account] = await gateway.rows(
      `update accounts set status = 'active' where ${own} returning login`,
    );
    const login = Number(account?.['login']);
    for (const kind of ['trading', 'readOnly']) {
      const body = { login, kind, currentPassword: PASSWORD, newPassword: `Trade-horse-${kind.length}` };
      expect(codeOf(await squatter.call('changeAccountPassword', body))).toBeUndefined();
    }
    const hashes = () => gateway.rows(`select trading_hash, read_only_hash from account_access where ${own}`);
    expect(await hashes()).toEqual([
      { trading_hash: expect.any(String), read_only_hash: expect.any(String) },
    ]);
    const sessions = () => gateway.rows(`select login from terminal_sessions where login = ${login}`);
    await gateway.rows(`insert into terminal_sessions (token_hash, login, access, created_at, expires_at)
      values ('of-the-squatter', ${login}, 'trade', now(), now() + interval '1 day') returning login`);
    await resetByMail(squatter.email);
    expect(await sessions()).toEqual([]);
    expect(await hashes()).toEqual([{ trading_hash: null, read_only_hash: null }]);
  });

  test('ends the payout address of an unproved account, which may be set', async () => {
    const squatter = await register();
    const body = { walletAddress: ADDRESS, network: 'ETH' };
    expect(codeOf(await squatter.call('changeDigitalAsset', body))).toBeUndefined();
    await resetByMail(squatter.email);
    expect(await setUpOf(squatter.email)).toMatchObject({ payout: 0 });
  });

  test('ends nothing but sessions if the address is proved', async () => {
    const client = await register();
    await client.call('sendEmailCode');
    await client.call('proveEmail', { code: await mailedCode(client.email) });
    await setUp(client);
    await resetByMail(client.email);
    expect(await setUpOf(client.email)).toEqual({
      passkeys: 1,
      apps: 1,
      codes: 10,
      payout: 1,
      addresses: 1,
      sessions: 0,
      is_proved: true,
    });
  });
});

test('money leaves only after the proof', async () => {
  const token = await gateway.signIn('main@portico.test');
  const body = {
    idempotencyKey: '1d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11',
    login: 50128841,
    methodId: 'bank',
    amount: '100.00',
    currency: 'USD',
    destination: 'DE89370400440532013000',
    password: 'Portico-demo-1',
  };
  await gateway.rows(
    `update clients set email_proved_at = null where email = 'main@portico.test' returning id`,
  );
  expect(refusal(await gateway.call('withdraw', { token, body }))).toEqual([403, ERROR_CODE.emailUnproved]);
  await gateway.proveEmail('main@portico.test');
  expect(codeOf(await gateway.call('withdraw', { token, body }))).toBeUndefined();
});

import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { codeAt } from '../kit/authenticator';
import { SoftAuthenticator } from '../kit/soft-authenticator';
import { startGateway, type Gateway } from '../kit/start-gateway';

// A change of a credential ends every session, challenge and setup that began with the earlier one (S10).
const ORIGIN = 'http://localhost:4000';
const headers = { origin: ORIGIN };

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const errorOf = ({ body }: { body: { errors?: { errorCode: number }[] } }) => body.errors?.[0]?.errorCode;
const login = async (email: string, password: string) =>
  gateway.call('login', { body: { email, password }, ip: '10.6.0.1' });
/** The gateway's clock moves only by `advance`. */
const now = async () => {
  const [row] = await gateway.rows("select max(at)::text as at from audit_events where kind = 'sign-in'");
  return new Date(String(row?.['at']));
};

let number = 0;
/** A new client; returns the address, the token and a way to change the password. */
async function newClient() {
  number += 1;
  const email = `credentials-${number}@portico.test`;
  const passwords = ['Fresh-horse-7', ...Array.from({ length: 12 }, (_, at) => `Other-horse-${at + 10}`)];
  const form = {
    email,
    firstName: 'Zoë',
    lastName: 'Moon',
    country: 'DE',
    siteId: 1,
    phone: `+4930777000${number}`,
  };
  const { body } = await gateway.call('singleRegister', { body: { ...form, password: passwords[0] } });
  const token = String(body.result.scaToken);
  await gateway.proveEmail(email);
  let at = 0;
  return {
    email,
    token,
    password: () => String(passwords[at]),
    /** @param code of a client with a second factor. */
    async changePassword(code?: string) {
      const change = { currentPassword: passwords[at], newPassword: passwords[at + 1], code };
      expect((await gateway.call('changePassword', { token, body: change })).status).toBe(200);
      at += 1;
    },
    async setPasswordByLink(_code?: string) {
      await gateway.call('resetPassword', { body: { email }, ip: '10.6.0.2' });
      const [mail] = await gateway.rows(
        `select body from outbox where recipient = '${email}' and kind = 'password-link' order by id desc limit 1`,
      );
      const link = /resetToken=([\w-]+)/.exec(String(mail?.['body']))?.[1];
      const body = { token: link, password: passwords[at + 1] };
      expect(errorOf(await gateway.call('createPassword', { body }))).toBeUndefined();
      at += 1;
    },
  };
}
type Client = Awaited<ReturnType<typeof newClient>>;

/** Adds a passkey as the first factor; returns it with the recovery codes. */
async function withPasskey({ password, token }: Client) {
  const setup = await gateway.call('beginPasskey', { token, body: { password: password() }, headers });
  const device = new SoftAuthenticator(ORIGIN);
  const body = { name: 'Laptop', attestation: device.create(setup.body.result) };
  const { recoveryCodes } = (await gateway.call('addPasskey', { token, body, headers })).body.result;
  return { device, recoveryCodes: recoveryCodes as string[] };
}

describe('a challenge ends with the password that was proved for it', () => {
  it.each(['changePassword', 'setPasswordByLink'] as const)('after %s', async (change) => {
    const client = await newClient();
    const { device, recoveryCodes } = await withPasskey(client);
    const { challengeId } = (await login(client.email, client.password())).body.result;
    const options = await gateway.call('askPasskeyToSignIn', { body: { challengeId }, headers });
    const assertion = device.sign(options.body.result);
    await client[change](recoveryCodes[1]);
    for (const answer of [
      { method: 'recovery', code: recoveryCodes[0] },
      { method: 'passkey', assertion },
    ])
      expect(
        errorOf(await gateway.call('answerSecondFactor', { body: { challengeId, ...answer }, headers })),
      ).toBe(ERROR_CODE.wrongLink);
    const next = (await login(client.email, client.password())).body.result;
    const code = { method: 'recovery', code: recoveryCodes[0] };
    const { body } = await gateway.call('answerSecondFactor', {
      body: { challengeId: next.challengeId, ...code },
      headers,
    });
    expect(body.result.token).toBeTruthy();
  });
});

describe('a change of the second factor that began with the old password ends with it', () => {
  it('an app’s setup', async () => {
    const client = await newClient();
    const { token } = client;
    const setup = await gateway.call('beginSecondFactor', { token, body: { password: client.password() } });
    await client.changePassword();
    const code = codeAt(String(setup.body.result.secret), await now());
    expect(errorOf(await gateway.call('confirmSecondFactor', { token, body: { code } }))).toBe(
      ERROR_CODE.wrongLink,
    );
  });

  it('a passkey’s', async () => {
    const client = await newClient();
    const { token } = client;
    const setup = await gateway.call('beginPasskey', {
      token,
      body: { password: client.password() },
      headers,
    });
    await client.changePassword();
    const body = { name: 'Laptop', attestation: new SoftAuthenticator(ORIGIN).create(setup.body.result) };
    expect(errorOf(await gateway.call('addPasskey', { token, body, headers }))).toBe(ERROR_CODE.wrongLink);
  });
});

describe('a credential that changes between its check and what it is checked for', () => {
  /** Changes a client's credentials as soon as a right password has reset the count of wrong ones. */
  const withChangeAfterCheck = async (email: string, kind: string, work: () => Promise<unknown>) => {
    await gateway.rows(`create function overtake() returns trigger language plpgsql as $$ begin
      update clients set password_hash = 'of another password', credentials_version = credentials_version + 1
      where email = '${email}'; return old; end $$`);
    await gateway.rows(`create trigger overtaking after delete on attempts for each row
      when (old.kind = '${kind}') execute function overtake()`);
    try {
      return await work();
    } finally {
      await gateway.rows('drop trigger overtaking on attempts');
      await gateway.rows('drop function overtake');
    }
  };

  it('begins no session and no challenge', async () => {
    for (const isGuarded of [false, true]) {
      const client = await newClient();
      if (isGuarded) await withPasskey(client);
      const attempt = () => login(client.email, client.password());
      const answer = await withChangeAfterCheck(client.email, 'login-address', attempt);
      expect(answer).toMatchObject({ body: { errors: [{ errorCode: ERROR_CODE.wrongCredentials }] } });
    }
  });

  it.each([
    ['changePassword', (password: string) => ({ currentPassword: password, newPassword: 'Other-horse-8' })],
    ['beginSecondFactor', (password: string) => ({ password })],
    ['beginPasskey', (password: string) => ({ password })],
  ] as const)('%s is refused', async (id, bodyOf) => {
    const client = await newClient();
    const attempt = () => gateway.call(id, { token: client.token, body: bodyOf(client.password()), headers });
    const answer = await withChangeAfterCheck(client.email, 'password-change', attempt);
    expect(answer).toMatchObject({ body: { errors: [{ errorCode: ERROR_CODE.wrongCurrentPassword }] } });
  });

  it('a trading account’s password stays', async () => {
    const client = await newClient();
    const { token } = client;
    await gateway.rows("update accounts set status = 'active' where status = 'pending'");
    const [{ login: account }] = (await gateway.call('getAccounts', { token })).body.result;
    const body = {
      login: account,
      kind: 'trading',
      currentPassword: client.password(),
      newPassword: 'Trade-horse-9',
    };
    const attempt = () => gateway.call('changeAccountPassword', { token, body });
    const answer = await withChangeAfterCheck(client.email, 'password-change', attempt);
    expect(answer).toMatchObject({ body: { errors: [{ errorCode: ERROR_CODE.wrongCurrentPassword }] } });
  });

  it('the payout address stays', async () => {
    const client = await newClient();
    const { token } = client;
    const first = { walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7', network: 'ETH' };
    await gateway.call('changeDigitalAsset', { token, body: first });
    const second = { ...first, walletAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' };
    const attempt = () =>
      gateway.call('changeDigitalAsset', { token, body: { ...second, password: client.password() } });
    const answer = await withChangeAfterCheck(client.email, 'password-change', attempt);
    expect(answer).toMatchObject({ body: { errors: [{ errorCode: ERROR_CODE.wrongCurrentPassword }] } });
  });
});

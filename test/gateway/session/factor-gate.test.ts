import { loadContract } from '../../../contract/load-contract';
import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { codeAt } from '../kit/authenticator';
import { SoftAuthenticator } from '../kit/soft-authenticator';
import { startGateway, type Gateway } from '../kit/start-gateway';

// Every change of a factor passes one gate: a client with a second factor proves it, any other enters the password.
const PASSWORD = 'Fresh-horse-7';
const ORIGIN = 'http://localhost:4000';
const headers = { origin: ORIGIN };
const UNKNOWN_ID = '7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

type Guard = 'none' | 'app' | 'passkey' | 'both';

let number = 0;
let elapsedSeconds = 0;
const advance = async (seconds: number) => {
  elapsedSeconds += seconds;
  await gateway.advance(seconds);
};
const now = () => new Date(Date.UTC(2026, 10, 20, 14, 32, 7) + elapsedSeconds * 1_000);

/** A new client with these second factors. */
async function newClient(guard: Guard) {
  number += 1;
  const email = `gate-${number}@portico.test`;
  const form = { email, firstName: 'Zoë', lastName: 'Moon', country: 'DE', siteId: 1 };
  const { body } = await gateway.call('singleRegister', {
    body: { ...form, password: PASSWORD, phone: `+493077700${100 + number}` },
  });
  const token = String(body.result.scaToken);
  await gateway.proveEmail(email);
  const call = (id: OperationId, callBody: object) => gateway.call(id, { token, body: callBody, headers });
  let recoveryCodes: string[] = [];
  const proof = () => (recoveryCodes.length > 0 ? { code: recoveryCodes.pop() } : {});
  const begin = async () => (await call('beginSecondFactor', { password: PASSWORD, ...proof() })).body.result;
  const confirm = (secret: string) => call('confirmSecondFactor', { code: codeAt(secret, now()) });
  const beginPasskey = () => call('beginPasskey', { password: PASSWORD, ...proof() });
  const addPasskey = (options: Parameters<SoftAuthenticator['create']>[0]) =>
    call('addPasskey', { name: 'Laptop', attestation: new SoftAuthenticator(ORIGIN).create(options) });
  if (guard === 'passkey' || guard === 'both')
    recoveryCodes = (await addPasskey((await beginPasskey()).body.result)).body.result.recoveryCodes;
  if (guard === 'app' || guard === 'both') {
    const codes = (await confirm((await begin()).secret)).body.result.recoveryCodes as string[];
    if (guard === 'app') recoveryCodes = codes;
    else expect(codes).toEqual([]);
  }
  const { passkeys } = (await gateway.call('getPasskeys', { token })).body.result;
  const id = String(passkeys[0]?.id ?? UNKNOWN_ID);
  const [account] = await gateway.rows(`update accounts set status = 'active' from clients
    where client_id = clients.id and email = '${email}' returning login`);
  const login = Number(account?.['login']);
  return { addPasskey, begin, beginPasskey, call, confirm, email, id, login, proof, token };
}

type Client = Awaited<ReturnType<typeof newClient>>;
type Outcome = ErrorName | 'done';
const outcomeOf = ({ body }: { body: { errors?: { errorCode: number }[] } }): Outcome => {
  const code = body.errors?.[0]?.errorCode;
  return code === undefined
    ? 'done'
    : (Object.entries(ERROR_CODE).find(([, of]) => of === code)?.[0] as Outcome);
};

const attestation = new SoftAuthenticator(ORIGIN).create({ challenge: 'not-asked', rp: { id: 'localhost' } });

const accountPassword = (login: number) => ({
  login,
  kind: 'trading',
  currentPassword: PASSWORD,
  newPassword: 'Trade-horse-9',
});

/** The answers to a thief who has the session and the password, but no second factor. */
const TABLE: readonly [OperationId, (client: Client) => object, Readonly<Record<Guard, Outcome>>][] = [
  [
    'beginSecondFactor',
    () => ({ password: PASSWORD }),
    { none: 'done', app: 'duplicate', passkey: 'codeNeeded', both: 'duplicate' },
  ],
  [
    'beginSecondFactor',
    () => ({ password: PASSWORD, code: '000000' }),
    { none: 'done', app: 'duplicate', passkey: 'wrongCode', both: 'duplicate' },
  ],
  [
    'beginSecondFactor',
    () => ({ password: 'wrong' }),
    { none: 'wrongCurrentPassword', app: 'duplicate', passkey: 'wrongCurrentPassword', both: 'duplicate' },
  ],
  [
    'beginPasskey',
    () => ({}),
    { none: 'wrongCurrentPassword', app: 'codeNeeded', passkey: 'codeNeeded', both: 'codeNeeded' },
  ],
  [
    'beginPasskey',
    () => ({ password: PASSWORD }),
    { none: 'done', app: 'codeNeeded', passkey: 'codeNeeded', both: 'codeNeeded' },
  ],
  [
    'beginPasskey',
    () => ({ password: PASSWORD, code: '000000' }),
    { none: 'done', app: 'wrongCode', passkey: 'wrongCode', both: 'wrongCode' },
  ],
  [
    'confirmSecondFactor',
    () => ({ code: '000000' }),
    { none: 'wrongCode', app: 'wrongLink', passkey: 'wrongLink', both: 'wrongLink' },
  ],
  [
    'turnOffSecondFactor',
    () => ({ password: PASSWORD, code: '000000' }),
    { none: 'notFound', app: 'wrongCode', passkey: 'wrongCode', both: 'wrongCode' },
  ],
  [
    'newRecoveryCodes',
    () => ({ password: PASSWORD, code: '000000' }),
    { none: 'notFound', app: 'wrongCode', passkey: 'wrongCode', both: 'wrongCode' },
  ],
  [
    'removePasskey',
    ({ id }) => ({ id }),
    { none: 'notFound', app: 'notFound', passkey: 'codeNeeded', both: 'codeNeeded' },
  ],
  [
    'removePasskey',
    ({ id }) => ({ id, code: '000000' }),
    { none: 'notFound', app: 'notFound', passkey: 'wrongCode', both: 'wrongCode' },
  ],
  [
    'addPasskey',
    () => ({ name: 'Mine', attestation }),
    { none: 'wrongCode', app: 'wrongLink', passkey: 'wrongLink', both: 'wrongLink' },
  ],
  [
    'changeAccountPassword',
    ({ login }) => accountPassword(login),
    { none: 'done', app: 'codeNeeded', passkey: 'codeNeeded', both: 'codeNeeded' },
  ],
  [
    'changeAccountPassword',
    ({ login }) => ({ ...accountPassword(login), code: '000000' }),
    { none: 'done', app: 'wrongCode', passkey: 'wrongCode', both: 'wrongCode' },
  ],
];

/** Calls that change no factor: the name of a passkey, sessions that end, a challenge that proves nothing by itself, the proof of the e-mail address. */
const NO_CHANGES: readonly OperationId[] = [
  'renamePasskey',
  'endSession',
  'endOtherSessions',
  'askPasskey',
  'sendEmailCode',
  'proveEmail',
];

test('the table has every security call', () => {
  const calls = loadContract().filter(({ method, path }) => method === 'POST' && path.includes('/Security/'));
  const listedCalls = new Set([...TABLE.map(([id]) => id), ...NO_CHANGES]);
  expect(calls.map(({ id }) => id).filter((id) => !listedCalls.has(id))).toEqual([]);
});

describe.each(['none', 'app', 'passkey', 'both'] as const)(
  'session and password of a client with %s',
  (guard) => {
    let client: Client;
    beforeAll(async () => {
      client = await newClient(guard);
    });
    test.each(TABLE)('%s %#', async (id, bodyOf, outcomes) => {
      expect(outcomeOf(await client.call(id, bodyOf(client)))).toBe(outcomes[guard]);
    });
  },
);

describe('with a second factor that is proved', () => {
  test('an app is set up beside a passkey, and the recovery codes stay valid', async () => {
    const client = await newClient('passkey');
    const { secret } = await client.begin();
    const confirmation = await client.confirm(secret);
    expect(confirmation.body.result).toEqual({ recoveryCodes: [] });
    const removal = await client.call('removePasskey', { id: client.id, ...client.proof() });
    expect(outcomeOf(removal)).toBe('done');
  });

  test('a trading password changes', async () => {
    const client = await newClient('app');
    const body = { ...accountPassword(client.login), ...client.proof() };
    expect(outcomeOf(await client.call('changeAccountPassword', body))).toBe('done');
  });

  test('a client with an app adds and removes a passkey, and turns the app off', async () => {
    const client = await newClient('app');
    const addedPasskey = await client.addPasskey((await client.beginPasskey()).body.result);
    expect(addedPasskey.body.result.recoveryCodes).toEqual([]);
    const turnOff = { password: PASSWORD, ...client.proof() };
    expect(outcomeOf(await client.call('turnOffSecondFactor', turnOff))).toBe('done');
    expect(
      outcomeOf(await client.call('turnOffSecondFactor', { password: PASSWORD, ...client.proof() })),
    ).toBe('notFound');
    const { id } = addedPasskey.body.result;
    expect(outcomeOf(await client.call('removePasskey', { id, ...client.proof() }))).toBe('done');
  });
});

test('a setup that began before the client had a second factor ends with the first one', async () => {
  const client = await newClient('none');
  const { secret } = await client.begin();
  await client.addPasskey((await client.beginPasskey()).body.result);
  expect(outcomeOf(await client.confirm(secret))).toBe('wrongLink');
});

test('other sessions end when a factor changes, unless the client opts out', async () => {
  for (const endsOtherSessions of [undefined, null, true, false]) {
    const client = await newClient('none');
    const other = await gateway.signIn(client.email, PASSWORD);
    const { secret } = await client.begin();
    const body = { code: codeAt(secret, now()), endsOtherSessions };
    expect(outcomeOf(await client.call('confirmSecondFactor', body))).toBe('done');
    const states = await Promise.all(
      [other, client.token].map((token) => gateway.call('getClient', { token })),
    );
    expect(states.map(({ status }) => status)).toEqual([endsOtherSessions === false ? 200 : 401, 200]);
    await advance(30);
  }
});

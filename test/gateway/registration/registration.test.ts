import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const form = (email: string, fields: object = {}) => ({
  email,
  password: 'Fresh-horse-7',
  firstName: 'Zoë',
  lastName: "O'Neill",
  phone: '+353 1 234 5678',
  country: 'IE',
  ...fields,
});
const failure = (errorCode: number) => ({ hasError: true, errors: [{ errorCode }] });

describe('clientcheck', () => {
  it('recognises addresses in any letter case', async () => {
    const exists = async (email: string) =>
      (await gateway.call('checkClient', { body: { email } })).body.result;
    expect(await exists('Main@Portico.TEST')).toEqual({ exists: true });
    expect(await exists('new@portico.test')).toEqual({ exists: false });
  });

  it.each([
    'mailto:main@portico.test',
    '<main@portico.test>',
    'main@portico.test,',
    '\u202Amain@portico.test\u202C',
    'ｍａｉｎ@ｐｏｒｔｉｃｏ．ｔｅｓｔ',
  ])('recognises an address however it is written: %j', async (email) => {
    const ip = '10.41.0.2';
    expect((await gateway.call('checkClient', { body: { email }, ip })).body.result).toEqual({
      exists: true,
    });
    expect((await gateway.call('singleRegister', { body: form(email, { siteId: 4 }), ip })).body).toEqual(
      failure(9),
    );
  });

  it('is limited per IP', async () => {
    const check = () => gateway.call('checkClient', { body: { email: 'a@b.c' }, ip: '10.40.0.1' });
    for (let tries = 0; tries < 60; tries += 1) expect((await check()).body.hasError).toBe(false);
    expect((await check()).body.errors[0].errorCode).toBe(5);
  });
});

describe('names', () => {
  it.each([
    [
      { firstName: '\u202A’t\u3000Hooft ', lastName: 'Gal·la\u2011King, Jr.' },
      '’t Hooft',
      'Gal·la-King, Jr.',
    ],
    [{ firstName: 'ジョン・スミス', lastName: "'t Hooft" }, 'ジョン・スミス', "'t Hooft"],
    [{ firstName: 'Suharto', lastName: null }, 'Suharto', null],
  ])('%j are stored as people write them', async (names, firstName, lastName) => {
    const email = `${Math.random()}@names.test`;
    const { body } = await gateway.call('singleRegister', { body: form(email, names), ip: '10.41.7.1' });
    const token = body.result.scaToken as string;
    const fullName = [firstName, lastName].filter((name) => name !== null).join(' ');
    expect((await gateway.call('getClient', { token })).body.result).toMatchObject({
      firstName,
      lastName,
      fullName,
    });
    expect((await gateway.call('getProfile', { token })).body.result).toMatchObject({ firstName, lastName });
  });

  it.each([{ firstName: 'A\u0007b' }, { lastName: '\u200B' }, { lastName: 'A\u0000b' }])(
    '%j are refused',
    async (fields) => {
      const body = form(`${Math.random()}@names.test`, fields);
      const { errors } = (await gateway.call('registerStep1', { body, ip: '10.41.7.2' })).body;
      expect(errors).toMatchObject([{ errorCode: ERROR_CODE.invalid }]);
    },
  );
});

describe('singleregister', () => {
  it('creates a client of the site with a funded demo and a pending live account, and signs in', async () => {
    const body = form('zoe@portico.test', { siteId: 3, isIb: true, companyId: 7, culture: 'id-ID' });
    const { body: answer } = await gateway.call('singleRegister', { body });
    const token = answer.result.scaToken as string;
    const setting = (await gateway.call('getClient', { token })).body.result;
    expect(setting).toMatchObject({
      email: 'zoe@portico.test',
      fullName: "Zoë O'Neill",
      companyId: 23,
      siteId: 3,
      culture: 'id-ID',
      isIb: false,
      isOpenAccount: true,
      isAnyLiveAccount: false,
    });
    const accounts = (await gateway.call('getAccounts', { token })).body.result;
    expect(accounts).toHaveLength(2);
    expect(accounts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'live',
          status: 'pending',
          currency: 'EUR',
          leverage: 30,
          equity: '0.00',
          marginLevel: null,
        }),
        expect.objectContaining({
          kind: 'demo',
          status: 'active',
          balance: '10000.00',
          freeMargin: '10000.00',
        }),
      ]),
    );
    expect(await gateway.signIn('zoe@portico.test', 'Fresh-horse-7')).toBeTruthy();
  });

  it('refuses an address that already has a client, a weak password and an invalid form', async () => {
    const register = async (body: unknown) => (await gateway.call('singleRegister', { body })).body;
    expect(await register(form('MAIN@portico.test'))).toEqual(failure(9));
    expect(await register(form('weak@portico.test', { password: 'short' }))).toEqual(failure(14));
    expect(await register(form('weak@portico.test', { email: 'none' }))).toEqual(failure(2));
    expect(await register(form('weak@portico.test', { country: 'Ireland' }))).toEqual(failure(2));
    expect(await register({})).toEqual(failure(2));
  });

  it('creates one client from two simultaneous forms', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => gateway.call('singleRegister', { body: form('twin@portico.test') })),
    );
    expect(answers.map(({ body }) => body.hasError).toSorted()).toEqual([false, true]);
    expect(answers.find(({ body }) => body.hasError)?.body).toEqual(failure(9));
  });
});

describe.each([
  ['Registration', 'registerStep1', 'registerStep2', 'landingPageStep2'],
  ['LandingPage', 'landingPageStep1', 'landingPageStep2', 'registerStep2'],
] as const)('%s in two steps', (name, step1, step2, otherStep2) => {
  const email = `${name}@portico.test`;
  const begin = async () =>
    (await gateway.call(step1, { body: form(email) })).body.result.registrationId as string;

  it('creates the client with step 2, once, and only with its own second step', async () => {
    const registrationId = await begin();
    expect((await gateway.call('checkClient', { body: { email } })).body.result.exists).toBe(false);
    const body = { registrationId, city: 'Dublin', platform: 'MT4', currency: 'EUR', leverage: 30 };
    expect((await gateway.call(otherStep2, { body })).status).toBe(404);
    const token = (await gateway.call(step2, { body })).body.result.scaToken as string;
    const accounts = (await gateway.call('getAccounts', { token })).body.result;
    expect(accounts[0]).toMatchObject({ platform: 'MT4', currency: 'EUR', leverage: 30 });
    expect((await gateway.call(step2, { body })).status).toBe(404);
  });

  it('refuses a second registration of the address, and an unknown or expired id', async () => {
    expect((await gateway.call(step1, { body: form(email) })).body).toEqual(failure(9));
    const unknown = { registrationId: '00000000-0000-4000-8000-000000000000' };
    expect((await gateway.call(step2, { body: unknown })).status).toBe(404);
    expect((await gateway.call(step2, { body: { registrationId: 'x' } })).body).toEqual(failure(2));
    const late = await gateway.call(step1, { body: form(`late-${email}`) });
    await gateway.advance(24 * 3_600 + 1);
    expect((await gateway.call(step2, { body: late.body.result })).status).toBe(404);
  });
});

describe('the address of step 2', () => {
  it.each([
    ['HK', { city: 'Kowloon', postcode: '-' }, { city: 'Kowloon', postcode: null }],
    ['IE', { postcode: 'd02x285\u3000', city: ' Dublin\u00A0' }, { city: 'Dublin', postcode: 'D02X285' }],
    ['DE', { postcode: 'D-１０１１７' }, { postcode: '10117' }],
    // Its pattern is checked by the portal only.
    ['DE', { postcode: '1011' }, { postcode: '1011' }],
    ['IE', { city: 'Dub\u0007lin' }, null],
  ])('in %s, %j is stored as %j', async (country, fields, stored) => {
    const email = `${Math.random()}@address.test`;
    const phone = null;
    const ip = '10.41.7.3';
    const startedRegistration = await gateway.call('registerStep1', {
      body: form(email, { country, phone }),
      ip,
    });
    const { registrationId } = startedRegistration.body.result;
    const { body } = await gateway.call('registerStep2', { body: { registrationId, ...fields }, ip });
    if (stored === null) return expect(body).toEqual(failure(ERROR_CODE.invalid));
    const token = body.result.scaToken as string;
    return expect((await gateway.call('getProfile', { token })).body.result).toMatchObject(stored);
  });
});

describe('step 2 requires what step 1 started', () => {
  let number = 0;
  const newcomer = () => {
    number += 1;
    return { email: `step-${number}@portico.test`, phone: `+4930777${String(number).padStart(4, '0')}` };
  };
  const begin = async ({ email, phone }: ReturnType<typeof newcomer>, siteId: number) => {
    const { body } = await gateway.call('registerStep1', { body: form(email, { siteId, phone }) });
    return body.result.registrationId as string;
  };
  const complete = async (registrationId: string, fields: object = {}) =>
    (await gateway.call('registerStep2', { body: { registrationId, ...fields } })).body;
  const prove = async (phone: string) => {
    const [row] = await gateway.rows(
      `select body from outbox where recipient = '${phone}' order by id desc limit 1`,
    );
    const code = /^\d{6}/.exec(String(row?.['body']))?.[0] ?? '';
    expect((await gateway.call('verifySmsCode', { body: { phone, code } })).body.hasError).toBe(false);
  };
  const documents = async () => {
    const { body } = await gateway.call('getRegistrationDocuments', { query: { siteId: 2 } });
    return (body.result as { id: string; sha256: string }[]).map(({ id, sha256 }) => ({
      id,
      sha256,
      acceptedAt: '2026-11-20T14:30:00.000Z',
    }));
  };

  it('a code that was requested is required', async () => {
    const person = newcomer();
    const registrationId = await begin(person, 1);
    await gateway.call('sendSmsCode', { body: { phone: person.phone } });
    expect(await complete(registrationId)).toEqual(failure(10));
    await prove(person.phone);
    expect((await complete(registrationId)).hasError).toBe(false);
  });

  it('a code verified before step 1 does not count for it', async () => {
    const person = newcomer();
    await begin(person, 1);
    await gateway.call('sendSmsCode', { body: { phone: person.phone } });
    await prove(person.phone);
    await gateway.advance(61);
    const registrationId = await begin({ ...person, email: `again-${person.email}` }, 1);
    await gateway.call('sendSmsCode', { body: { phone: person.phone } });
    expect(await complete(registrationId)).toEqual(failure(10));
  });

  it('on the invest site a verified phone and every current document, with hash and time, are required', async () => {
    const person = newcomer();
    const registrationId = await begin(person, 2);
    const all = await documents();
    expect(all).toHaveLength(5);
    expect(await complete(registrationId, { documents: all })).toEqual(failure(10));
    await gateway.call('sendSmsCode', { body: { phone: person.phone } });
    await prove(person.phone);
    const [first, ...others] = all;
    for (const bad of [
      undefined,
      null,
      [],
      others,
      [...others, { ...first, sha256: '0'.repeat(64) }],
      [...others, { ...first, acceptedAt: 'yesterday' }],
      [...others, { id: first?.id, sha256: first?.sha256 }],
    ])
      expect(await complete(registrationId, { documents: bad })).toEqual(failure(2));
    const token = (await complete(registrationId, { documents: all })).result.scaToken as string;
    const accounts = (await gateway.call('getAccounts', { token })).body.result;
    expect(accounts).toContainEqual(
      expect.objectContaining({
        kind: 'demo',
        currency: 'IDR',
        balance: '150000000',
        freeMargin: '150000000',
      }),
    );
  });
});

it('stores no plain password with a registration', async () => {
  await gateway.call('registerStep1', { body: form('kept@portico.test') });
  const [row] = await gateway.rows(
    "select r::text as kept from registrations r where email = 'kept@portico.test'",
  );
  expect(row?.['kept']).not.toContain('Fresh-horse-7');
});

describe.each([
  ['sms', 'sendSmsCode', 'verifySmsCode'],
  ['whatsapp', 'sendWhatsappCode', 'verifyWhatsappCode'],
] as const)('one-time codes by %s (O1)', (channel, sendId, verifyId) => {
  const WRONG = failure(10);
  let number = 0;
  /** The phone of a registration in progress. */
  const newPhone = async () => {
    number += 1;
    const phone = `+4930${channel.length}${String(number).padStart(5, '0')}`;
    const email = `${channel}-${number}@portico.test`;
    expect((await gateway.call('registerStep1', { body: form(email, { phone }) })).body.hasError).toBe(false);
    return phone;
  };
  const send = (phone: string) => gateway.call(sendId, { body: { phone } });
  const verify = async (phone: string, code: string) =>
    (await gateway.call(verifyId, { body: { phone, code } })).body;
  const codeFor = async (phone: string) => {
    const [row] = await gateway.rows(
      `select body from outbox where recipient = '${phone}' and channel = '${channel}' order by id desc limit 1`,
    );
    return /^\d{6}/.exec(String(row?.['body']))?.[0] ?? '';
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('are six digits and accepted once, however the phone is written', async () => {
    const phone = await newPhone();
    expect((await send(phone.replace('+4930', '+49 (30) '))).body).toEqual({ hasError: false, result: null });
    const code = await codeFor(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await verify(phone, code)).toEqual({ hasError: false, result: null });
    expect(await verify(phone, code)).toEqual(WRONG);
  });

  it('expire after five minutes', async () => {
    const phone = await newPhone();
    await send(phone);
    const code = await codeFor(phone);
    await gateway.advance(300);
    expect(await verify(phone, code)).toEqual(WRONG);
  });

  it('allow five attempts, parallel ones included', async () => {
    const phone = await newPhone();
    await send(phone);
    const code = await codeFor(phone);
    const guesses = await Promise.all([1, 2, 3, 4, 5].map(() => verify(phone, wrongOf(code))));
    expect(guesses).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG]);
    expect(await verify(phone, code)).toEqual(WRONG);
  });

  it('are resent after 60 s, and then only the new one works', async () => {
    const phone = await newPhone();
    await send(phone);
    const first = await codeFor(phone);
    await gateway.advance(20);
    expect((await send(phone)).body).toEqual({
      hasError: true,
      errors: [{ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 40 }],
    });
    await gateway.advance(40);
    expect((await send(phone)).body.hasError).toBe(false);
    const second = await codeFor(phone);
    if (second !== first) expect(await verify(phone, first)).toEqual(WRONG);
    expect((await verify(phone, second)).hasError).toBe(false);
  });

  it('belong to their channel', async () => {
    const phone = await newPhone();
    await send(phone);
    const otherChannel = channel === 'sms' ? 'verifyWhatsappCode' : 'verifySmsCode';
    const body = { phone, code: await codeFor(phone) };
    expect((await gateway.call(otherChannel, { body })).body).toEqual(WRONG);
  });

  it('refuse an invalid phone', async () => {
    expect((await send('call me')).body).toEqual(failure(2));
    expect((await gateway.call(verifyId, { body: { phone: '+4930123456' } })).body).toEqual(failure(2));
  });
});

describe('create-marketingId', () => {
  const create = (uri: string, existingGuid: string | null = null, siteId: unknown = 1) =>
    gateway.call('createMarketingId', { body: { uri, siteId, existingGuid } });

  it('returns a new id for a new visit, and the same id for a known visit', async () => {
    const first = (await create('https://portico.test/login?utm_source=news')).body.result as string;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect((await create('https://portico.test/', first)).body.result).toBe(first);
    expect((await create('https://portico.test/', 'made-up')).body.result).not.toBe('made-up');
    expect((await create('https://portico.test/', null, '2')).status).toBe(200);
  });

  it('stores no token from the address', async () => {
    const uri = 'https://portico.test/login?utm_source=x&token=SECRET1&resetToken=SECRET2#SECRET3';
    const id = (await create(uri)).body.result as string;
    expect(await gateway.rows(`select uri from marketing_records where id = '${id}'`)).toEqual([
      { uri: 'https://portico.test/login?utm_source=x' },
    ]);
  });

  it('refuses an unknown site and an invalid body', async () => {
    expect((await create('https://portico.test/', null, 99)).status).toBe(404);
    expect((await create('', null, 1)).status).toBe(400);
  });
});

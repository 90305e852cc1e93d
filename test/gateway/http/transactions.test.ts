import { createHash, randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { pdf } from '../documents/files';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';
import { findDocument, tusClient } from '../kit/tus';

// A failed action changes nothing, and a single-use action works only once, even in races (G4).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
  await gateway.rows(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
}, 60_000);
afterAll(() => gateway.stop());

/** Runs `work` while the database refuses writes to a table. */
async function whileFailing<T>(
  table: string,
  operation: 'insert' | 'update',
  work: () => Promise<T>,
  when = '',
): Promise<T> {
  await gateway.rows(
    `create trigger failing before ${operation} on ${table} for each row ${when} execute function fail()`,
  );
  try {
    return await work();
  } finally {
    await gateway.rows(`drop trigger failing on ${table}`);
  }
}

let number = 0;
const newcomer = () => {
  number += 1;
  return {
    email: `once-${number}@portico.test`,
    password: 'Fresh-horse-7',
    firstName: 'Zoë',
    lastName: 'Moon',
    phone: `+4930666${String(number).padStart(5, '0')}`,
    country: 'DE',
    siteId: 1,
  };
};
const begin = async (form: object) =>
  (await gateway.call('registerStep1', { body: form })).body.result.registrationId as string;
const complete = (registrationId: string) => gateway.call('registerStep2', { body: { registrationId } });
const messageTo = async (recipient: string) =>
  String(
    (
      await gateway.rows(`select body from outbox where recipient = '${recipient}' order by id desc limit 1`)
    )[0]?.['body'],
  );

describe('a registration', () => {
  it.each(['accounts', 'sessions', 'clients'])(
    'in progress is still valid if %s cannot be written',
    async (table) => {
      const id = await begin(newcomer());
      expect((await whileFailing(table, 'insert', () => complete(id))).status).toBe(500);
      expect((await complete(id)).body.result.scaToken).toBeTruthy();
    },
  );

  it('leaves no client behind if its record cannot be written', async () => {
    const body = newcomer();
    const register = () => gateway.call('singleRegister', { body });
    expect((await whileFailing('registrations', 'insert', register)).status).toBe(500);
    expect(await gateway.rows(`select id from clients where email = '${body.email}'`)).toEqual([]);
    expect((await register()).body.result.scaToken).toBeTruthy();
  });

  it('is not completed if the address was registered meanwhile', async () => {
    const form = newcomer();
    const id = await begin(form);
    await gateway.call('singleRegister', { body: form });
    expect((await complete(id)).body.errors).toEqual([{ errorCode: ERROR_CODE.duplicate }]);
    expect(await gateway.rows(`select completed_at from registrations where id = '${id}'`)).toEqual([
      { completed_at: null },
    ]);
  });

  it('creates one client from simultaneous completions', async () => {
    const form = newcomer();
    const id = await begin(form);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => complete(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await gateway.rows(`select id from clients where email = '${form.email}'`)).toHaveLength(1);
  });

  it('deletes its password hash when the client is created', async () => {
    const form = newcomer();
    const id = await begin(form);
    await complete(id);
    expect(await gateway.rows(`select password_hash from registrations where id = '${id}'`)).toEqual([
      { password_hash: '' },
    ]);
  });
});

describe('a password link', () => {
  const EMAIL = 'main-dark@portico.test';
  const requestLink = async () => {
    await gateway.advance(3_600);
    await gateway.call('resetPassword', { body: { email: EMAIL } });
    return new URL(await messageTo(EMAIL)).searchParams.get('resetToken') ?? '';
  };
  const use = (token: string, password: string) =>
    gateway.call('createPassword', { body: { token, password }, ip: `10.60.0.${(number += 1)}` });

  it('and the old password are still valid if the sessions could not be ended', async () => {
    await gateway.signIn(EMAIL);
    const token = await requestLink();
    const answer = await whileFailing('sessions', 'update', () => use(token, 'Other-horse-8'));
    expect(answer.status).toBe(500);
    expect(await gateway.signIn(EMAIL)).toBeTruthy();
    expect((await use(token, 'Other-horse-8')).body.hasError).toBe(false);
    expect(await gateway.signIn(EMAIL, 'Other-horse-8')).toBeTruthy();
  });

  it('sets only one password, and is deleted then', async () => {
    const token = await requestLink();
    const answers = await Promise.all(
      ['One-horse-91', 'Two-horses-92'].map((password) => use(token, password)),
    );
    expect(answers.map(({ body }) => body.hasError as boolean).toSorted()).toEqual([false, true]);
    const mails = await gateway.rows(`select body from outbox where recipient = '${EMAIL}'`);
    expect(JSON.stringify(mails)).not.toContain(token);
  });

  it('is not created if its mail cannot be written', async () => {
    const count = async () => (await gateway.rows('select token_hash from password_resets')).length;
    await gateway.advance(3_600);
    const before = await count();
    const requestPasswordLink = () => gateway.call('resetPassword', { body: { email: EMAIL } });
    expect((await whileFailing('outbox', 'insert', requestPasswordLink)).status).toBe(500);
    expect(await count()).toBe(before);
  });
});

it('a code that could not be sent does not delay the next one', async () => {
  const form = newcomer();
  await begin(form);
  const send = () => gateway.call('sendSmsCode', { body: { phone: form.phone } });
  expect((await whileFailing('outbox', 'insert', send)).status).toBe(500);
  expect((await send()).body.hasError).toBe(false);
});

it('a code that could not be recorded for its registration is still valid', async () => {
  const form = newcomer();
  await begin(form);
  await gateway.call('sendSmsCode', { body: { phone: form.phone } });
  const code = (await messageTo(form.phone)).slice(0, 6);
  const verify = () => gateway.call('verifySmsCode', { body: { phone: form.phone, code } });
  expect((await whileFailing('registrations', 'update', verify)).status).toBe(500);
  expect((await verify()).body.hasError).toBe(false);
});

it('a failure does not use up an attempt of a code', async () => {
  const form = newcomer();
  await begin(form);
  await gateway.call('sendSmsCode', { body: { phone: form.phone } });
  const code = (await messageTo(form.phone)).slice(0, 6);
  const verify = () => gateway.call('verifySmsCode', { body: { phone: form.phone, code } });
  for (let time = 0; time < 5; time += 1)
    expect((await whileFailing('registrations', 'update', verify)).status).toBe(500);
  expect((await verify()).body.hasError).toBe(false);
});

it('language and theme change together or not at all', async () => {
  const token = await gateway.signIn('main@portico.test');
  const settings = async () =>
    (await gateway.rows("select culture, theme from clients where email = 'main@portico.test'"))[0];
  const before = await settings();
  const body = { culture: 'de-DE', theme: 'dark' };
  const change = () => gateway.call('changeClientSettings', { token, body });
  const isTheme = 'when (new.theme is distinct from old.theme)';
  expect((await whileFailing('clients', 'update', change, isTheme)).status).toBe(500);
  expect(await settings()).toEqual(before);
  expect((await change()).status).toBe(200);
  expect(await settings()).toEqual(body);
});

it.each([
  ['changePassword', { currentPassword: 'Portico-demo-1', newPassword: 'Portico-demo-1' }],
  [
    'changeDigitalAsset',
    {
      walletAddress: '0xde709f2102306220921060314615729080e2fb77',
      network: 'ETH',
      password: 'Portico-demo-1',
    },
  ],
] as const)('%s: a full queue does not use up attempts', async (id, body) => {
  const token = await gateway.signIn('international@portico.test');
  const change = () => gateway.call(id, { token, body });
  await gateway.occupy(24);
  for (let time = 0; time < 6; time += 1) expect((await change()).status).toBe(503);
  await gateway.occupy(0);
  expect((await change()).status).toBe(200);
});

it('a code is accepted once, even if it is sent several times at once', async () => {
  const form = newcomer();
  await begin(form);
  await gateway.call('sendSmsCode', { body: { phone: form.phone } });
  const body = { phone: form.phone, code: (await messageTo(form.phone)).slice(0, 6) };
  const answers = await Promise.all([1, 2, 3, 4].map(() => gateway.call('verifySmsCode', { body })));
  expect(answers.map(({ body: answer }) => answer.hasError as boolean).toSorted()).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('a chat message whose answer could not be stored gets one on retry', async () => {
  const body = { visitor: randomUUID(), id: randomUUID(), text: 'How long does a withdrawal take?' };
  const sendMessage = () => gateway.call('sendSupportMessage', { body });
  const isAnswer = "when (new.sender = 'assistant')";
  expect((await whileFailing('support_messages', 'insert', sendMessage, isAnswer)).status).toBe(500);
  expect((await sendMessage()).body.result.messages).toHaveLength(2);
});

describe('a file', () => {
  let tus: ReturnType<typeof tusClient>;
  let token: string;
  beforeAll(async () => {
    token = await gateway.signIn('invest-onboarding@portico.test');
    tus = tusClient(gateway.url, token);
  });

  it('has the checked bytes, even if others are sent at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [good, evil] = [pdf(`good ${round}`), pdf(`evil ${round}`)];
      const id = await tus.create({ size: good.length });
      const at = good.indexOf('good');
      await tus.patch(id, 0, good.subarray(0, at));
      const finish = (bytes: Buffer) => tus.patch(id, at, bytes.subarray(at));
      await Promise.all([
        finish(good),
        finish(evil),
        findDocument(gateway, token, 'income'),
        finish(evil),
        finish(good),
      ]);
      await findDocument(gateway, token, 'income');
      const [row] = await gateway.rows(`select sha256 from documents where id = '${id}'`);
      const { data } = (await gateway.call('getDocumentFile', { token, query: { id } })).body.result;
      const storedHash = createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex');
      expect(storedHash).toBe(row?.['sha256']);
      expect((await finish(evil)).status).toBe(409);
    }
  });

  it('is checked again if its result could not be written', async () => {
    await gateway.advance(1); // the latest one comes first
    const bytes = pdf('checked again');
    const id = await tus.create({ size: bytes.length });
    const isVerdict = "when (new.status <> 'sending')";
    const answer = await whileFailing('documents', 'update', () => tus.patch(id, 0, bytes), isVerdict);
    expect(answer.status).toBe(500);
    expect(await tus.offset(id)).toBe(bytes.length);
    expect(await findDocument(gateway, token, 'income')).toMatchObject({ id, status: 'pending' });
  });

  it('is stored once, even if two copies are completed at once', async () => {
    const bytes = pdf('twice');
    const ids = await Promise.all([tus.send(bytes), tus.send(bytes)]);
    await findDocument(gateway, token, 'income');
    const states = await gateway.rows(
      `select status, reason from documents where id in ('${ids.join("','")}')`,
    );
    expect(states.map(({ reason }) => reason).toSorted()).toEqual(['duplicate', null]);
  });
});

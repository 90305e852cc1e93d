import { randomUUID } from 'node:crypto';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Answer, Gateway } from '../kit/start-gateway';

// The rules and states of applications, with a small questionnaire that is data of this test (kit/test-forms.ts).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway('none', 'test-forms');
  // The seeded applications answer the demo's questionnaire.
  await gateway.rows('delete from applications');
}, 120_000);
afterAll(() => gateway.stop());

const DAY = 24 * 3_600;
const MINUTE = 60;

type Fields = Record<string, unknown>;
interface Application {
  state: string;
  version: number;
  answers: Record<string, Fields>;
  timeline: { state: string; at: string }[];
  [more: string]: unknown;
}

/** A client on a device, which has the version that it read last. */
async function device(email: string, typeId = 0) {
  const token = await gateway.signIn(email);
  let version = 0;
  const read = async (): Promise<Application> => {
    const { body } = await gateway.call('getApplication', { token, query: { typeId } });
    version = (body.result as Application).version;
    return body.result as Application;
  };
  const save = async (section: string, answers: Fields): Promise<Answer> => {
    const answer = await gateway.call('saveApplication', {
      token,
      body: { typeId, version, section, answers },
    });
    if (answer.status === 200) version = answer.body.result.version as number;
    return answer;
  };
  const submit = (fields: Fields = {}, idempotencyKey: string = randomUUID()): Promise<Answer> =>
    gateway.call('submitApplication', { token, body: { typeId, version, idempotencyKey, ...fields } });
  const setting = async () => (await gateway.call('getClient', { token })).body.result as Fields;
  await read();
  return { token, read, save, submit, setting };
}

type Device = Awaited<ReturnType<typeof device>>;

const GOOD_ANSWERS = {
  tax: { residence: 'DE', number: '12345678901', isUs: 'no' },
  experience: { cfds: 'over-3' },
  knowledge: { leverage: '5', stopOut: 'closes' },
  risk: { lossCapacity: 'all' },
} as const;

async function saveAnswers(client: Device, changes: Record<string, Fields> = {}): Promise<void> {
  for (const [section, answers] of Object.entries({ ...GOOD_ANSWERS, ...changes })) {
    const { status, body } = await client.save(section, answers);
    expect([section, status, body.errors]).toEqual([section, 200, undefined]);
  }
}

const isOf = (email: string) => `client_id = (select id from clients where email = '${email}')`;
const insertDocument = (email: string, status: string, kind = 'identity-front') =>
  gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sha256, media_type, sent_at, reviewed_at)
    select gen_random_uuid(), id, '${kind}', 'id.pdf', 9, '${status}', md5(random()::text), 'application/pdf',
      '2026-11-20T14:32:07Z'::timestamptz + interval '1 minute' * (select count(*) from documents), '2026-11-20T14:40:00Z'
    from clients where email = '${email}'`);

const detailsOf = ({ body, status }: Answer) =>
  [status, body.errors?.[0]?.errorCode, body.errors?.[0]?.details] as const;
const states = ({ timeline }: Application) => timeline.map(({ state }) => state);

describe('the form', () => {
  const formOf = async (email: string, typeId = 0) => {
    const token = await gateway.signIn(email);
    return gateway.call('getApplicationForm', { token, query: { typeId } });
  };

  it('needs a session, and an existing type', async () => {
    for (const id of ['getApplicationForm', 'getApplication'] as const)
      expect((await gateway.call(id, { query: { typeId: 0 } })).status).toBe(401);
    expect((await formOf('main@portico.test', 77)).status).toBe(404);
  });

  it('has no parts of other companies', async () => {
    const tax = async (email: string) => (await formOf(email)).body.result.schema.properties.tax;
    const ofMain = await tax('main@portico.test');
    expect(Object.keys(ofMain.properties)).not.toContain('branch');
    expect([ofMain.required, ofMain['x-portico-order']].flat()).not.toContain('branch');
    const ofInvest = await tax('invest@portico.test');
    expect([
      Object.keys(ofInvest.properties).includes('branch'),
      ofInvest.required.includes('branch'),
    ]).toEqual([true, true]);
    expect(JSON.stringify(ofInvest)).not.toContain('x-portico-companies');
    const revisions = await Promise.all(
      ['main@portico.test', 'main-ib@portico.test', 'invest@portico.test'].map(
        async (email) => (await formOf(email)).body.result.revision as string,
      ),
    );
    expect([revisions[0] === revisions[1], revisions[0] === revisions[2]]).toEqual([true, false]);
  });

  it('is in the client’s language, in every place', async () => {
    const email = 'bank-ib@portico.test';
    const token = await gateway.signIn(email);
    for (const culture of CULTURE_NAMES) {
      await gateway.call('changeClientSettings', { token, body: { culture } });
      const { result } = (await formOf(email)).body;
      const { more, residence } = result.schema.properties.tax.properties;
      expect([
        result.title,
        result.schema.properties.tax['x-portico-why'],
        residence.title,
        more.items.properties.residence.title,
        result.schema.properties.experience.properties.cfds.oneOf[0].title,
      ]).toEqual(['form', 'why', 'residence', 'residence', 'none'].map((key) => `${key} (${culture})`));
    }
  });

  it('is not available if the site has a provider for it', async () => {
    const token = await gateway.signIn('international-ib@portico.test');
    const url = 'https://kyc.example/start';
    const provider = (value: string) =>
      gateway.rows(`update sites set onboarding_url = ${value} where site_id = 4`);
    const onboardingUrl = async () =>
      (await gateway.call('getOnboardingUrl', { token, query: { domain: 'intl.localhost' } })).body.result;
    expect(await onboardingUrl()).toBe('http://intl.localhost/open-investment-account');
    await provider(`'${url}'`);
    expect([await onboardingUrl(), (await formOf('international-ib@portico.test')).status]).toEqual([
      url,
      404,
    ]);
    const body = { typeId: 0, version: 0, section: 'tax', answers: {} };
    expect((await gateway.call('saveApplication', { token, body })).status).toBe(404);
    await provider('null');
  });
});

describe('a draft', () => {
  it('is saved section by section and resumed on another device', async () => {
    const email = 'bank-onboarding@portico.test';
    const phone = await device(email);
    expect(await phone.read()).toMatchObject({
      state: 'none',
      version: 0,
      answers: {},
      savedAt: null,
      timeline: [],
    });
    await phone.save('tax', { residence: 'DE', number: '123' });
    await phone.save('experience', { cfds: 'none' });
    const desktop = await device(email);
    expect(await desktop.read()).toMatchObject({
      state: 'onboarding',
      version: 2,
      atSection: 'experience',
      savedAt: '2026-11-20T14:32:07.000Z',
      answers: { tax: { residence: 'DE', number: '123' }, experience: { cfds: 'none' } },
      timeline: [{ state: 'onboarding' }],
    });
  });

  it('is only accessible to its owner', async () => {
    const owner = await device('bank-onboarding@portico.test');
    const { version } = await owner.read();
    const otherDevice = await device('bank-demo@portico.test');
    expect(await otherDevice.read()).toMatchObject({ state: 'none', version: 0, answers: {} });
    const [row] = await gateway.rows(
      `select client_id from applications where ${isOf('bank-onboarding@portico.test')}`,
    );
    const body = {
      typeId: 0,
      version,
      section: 'tax',
      answers: { residence: 'XX' },
      clientId: row!['client_id'],
    };
    expect((await gateway.call('saveApplication', { token: otherDevice.token, body })).status).toBe(409);
    expect((await owner.read()).answers['tax']).toEqual({ residence: 'DE', number: '123' });
  });

  it('is not overwritten by a second device, which gets the saved answers', async () => {
    const email = 'main-onboarding@portico.test';
    const [phone, desktop] = [await device(email), await device(email)];
    await phone.save('tax', { residence: 'FR' });
    const answer = await desktop.save('tax', { residence: 'DE' });
    expect(detailsOf(answer)).toEqual([
      409,
      ERROR_CODE.draftConflict,
      { version: 1, savedAt: '2026-11-20T14:32:07.000Z', section: 'tax', answers: { residence: 'FR' } },
    ]);
    expect((await desktop.read()).answers['tax']).toEqual({ residence: 'FR' });
    expect((await desktop.save('tax', { residence: 'DE' })).status).toBe(200);
    expect((await phone.submit()).status).toBe(409);
  });

  it('stores one of many simultaneous saves', async () => {
    const email = 'invest-onboarding@portico.test';
    const token = await gateway.signIn(email);
    const save = (residence: string) =>
      gateway.call('saveApplication', {
        token,
        body: { typeId: 0, version: 0, section: 'tax', answers: { residence } },
      });
    const answers = await Promise.all(['AA', 'BB', 'CC', 'DD', 'EE'].map(save));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await gateway.rows(`select version from applications where ${isOf(email)}`))[0]).toEqual({
      version: 1,
    });
  });

  it.each<[string, string, Fields, string, string]>([
    ['an unknown section', 'wealth', { any: 'thing' }, '/wealth', 'unknown'],
    ['a section with the name of a method', 'constructor', {}, '/constructor', 'unknown'],
    ['an unknown field', 'tax', { shoeSize: '43' }, '/tax/shoeSize', 'unknown'],
    ['another company’s field', 'tax', { branch: 'x' }, '/tax/branch', 'unknown'],
    ['a number for a text', 'tax', { residence: 49 }, '/tax/residence', 'pattern'],
    ['a text that is too long', 'tax', { number: 'x'.repeat(21) }, '/tax/number', 'too-long'],
    ['a text of 2,001 characters', 'tax', { usNumber: 'x'.repeat(2_001) }, '/tax/usNumber', 'too-long'],
    ['too many items', 'tax', { more: [{}, {}, {}, {}] }, '/tax/more', 'too-many'],
    ['an item with an unknown field', 'tax', { more: [{ city: 'x' }] }, '/tax/more/0/city', 'unknown'],
    ['a text for an item', 'tax', { more: ['x'] }, '/tax/more/0', 'pattern'],
  ])('refuses %s, and names the place', async (_name, section, answers, at, reason) => {
    const client = await device('main-dark@portico.test');
    const [status, code, details] = detailsOf(await client.save(section, answers));
    expect([status, code, details]).toMatchObject([
      400,
      ERROR_CODE.invalidAnswers,
      { fields: [{ at, reason }] },
    ]);
    expect((await client.read()).state).toBe('none');
  });

  it('has limits of depth and bytes', async () => {
    const client = await device('main-dark@portico.test');
    const deep = { more: [{ residence: [{ country: [{}] }] }] };
    expect((await client.save('tax', deep)).status).toBe(400);
    const manyAnswers = Object.fromEntries(Array.from({ length: 101 }, (_item, at) => [`f${at}`, 'x']));
    expect((await client.save('tax', manyAnswers)).status).toBe(400);
    expect((await client.save('tax', { number: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await client.read()).version).toBe(0);
  });

  it('accepts incomplete, wrong and removed answers', async () => {
    const client = await device('main-dark@portico.test');
    expect((await client.save('tax', { residence: 'Germany', number: null, more: [{}] })).status).toBe(200);
  });

  it('of an older form continues without removed questions', async () => {
    const email = 'main-demo@portico.test';
    const client = await device(email);
    await saveAnswers(client);
    await insertDocument(email, 'pending');
    await gateway.rows(`update applications set revision = 'older', answers = answers || '{"gone": {"a": "b"}}'
      || jsonb_build_object('tax', answers->'tax' || '{"fax": "1"}') where ${isOf(email)}`);
    const { answers, revision } = await client.read();
    expect([revision, answers['gone'], answers['tax']]).toEqual(['older', undefined, GOOD_ANSWERS.tax]);
    expect((await client.submit()).status).toBe(200);
    expect((await client.read()).answers).not.toHaveProperty('gone');
  });
});

describe('submitting', () => {
  it('names each missing or wrong answer, by the questions of this client', async () => {
    const client = await device('main-live@portico.test');
    await client.save('tax', { residence: 'DE', number: '12', isUs: 'yes', more: [{ residence: 'x' }] });
    const [status, code, details] = detailsOf(await client.submit());
    expect([status, code]).toEqual([400, ERROR_CODE.refused]);
    expect(details).toEqual({
      fields: [
        { at: '/tax/number', reason: 'pattern' },
        { at: '/tax/usNumber', reason: 'required' },
        { at: '/tax/more/0/residence', reason: 'pattern' },
        { at: '/experience/cfds', reason: 'required' },
        { at: '/knowledge/leverage', reason: 'required' },
        { at: '/knowledge/stopOut', reason: 'required' },
        { at: '/risk/lossCapacity', reason: 'required' },
        { at: '/papers/identity-front', reason: 'required' },
      ],
    });
  });

  it('submits appropriate answers once per key, without those of hidden questions', async () => {
    const email = 'main-onboarding@portico.test';
    const client = await device(email);
    expect((await client.setting())['isOpenAccount']).toBe(true);
    await saveAnswers(client, { tax: { ...GOOD_ANSWERS.tax, usNumber: 'typed, then hidden' } });
    await insertDocument(email, 'pending');
    const key = randomUUID();
    const [firstAnswer, secondAnswer] = await Promise.all([client.submit({}, key), client.submit({}, key)]);
    expect([firstAnswer.status, firstAnswer.body]).toEqual([200, secondAnswer.body]);
    expect(firstAnswer.body.result).toMatchObject({
      state: 'submitted',
      outcome: { kind: 'appropriate' },
      answers: GOOD_ANSWERS,
    });
    expect(firstAnswer.body.result.answers.tax).not.toHaveProperty('usNumber');
    expect(states(await client.read())).toEqual(['onboarding', 'submitted']);
    expect((await client.setting())['isOpenAccount']).toBe(false);
    expect(detailsOf(await client.submit({ isWarningAccepted: true }, key)).slice(0, 2)).toEqual([
      409,
      ERROR_CODE.idempotencyConflict,
    ]);
    expect(detailsOf(await client.submit())[1]).toBe(ERROR_CODE.refused);
    expect(detailsOf(await client.save('risk', { lossCapacity: 'none' }))[1]).toBe(ERROR_CODE.refused);
    await gateway.advance(MINUTE);
    expect(states(await client.read())).toEqual(['onboarding', 'submitted', 'approval-pending']);
  });

  it('needs the acceptance of a warning', async () => {
    const email = 'main-dark@portico.test';
    const client = await device(email);
    await saveAnswers(client, { experience: { cfds: 'none' } });
    await insertDocument(email, 'verified');
    const { body } = await client.submit();
    expect(body.result).toMatchObject({
      state: 'onboarding',
      outcome: { kind: 'warning', because: ['/experience/cfds'] },
      reference: null,
    });
    await client.save('experience', { cfds: 'none' });
    expect(await client.read()).toMatchObject({ state: 'onboarding', outcome: null });
    expect((await client.submit({ isWarningAccepted: true })).body.result).toMatchObject({
      state: 'submitted',
      outcome: { kind: 'warning' },
      reference: expect.stringMatching(/^K-\d{8}$/),
    });
  });

  it('is final if the answers are declined', async () => {
    const email = 'bank-dark@portico.test';
    const client = await device(email);
    await saveAnswers(client, { risk: { lossCapacity: 'none' } });
    await insertDocument(email, 'verified');
    expect((await client.submit()).body.result).toMatchObject({
      state: 'rejected',
      outcome: { kind: 'declined' },
      reasons: [{ code: 'declined', at: '/risk/lossCapacity' }],
    });
    expect(detailsOf(await client.save('risk', { lossCapacity: 'all' }))[1]).toBe(ERROR_CODE.refused);
  });

  it('gives a client with too little knowledge a cooling-off period', async () => {
    const email = 'international-dark@portico.test';
    const client = await device(email);
    await saveAnswers(client, {
      experience: { cfds: 'none' },
      knowledge: { leverage: '20', stopOut: 'waits' },
    });
    await insertDocument(email, 'verified');
    const { outcome } = (await client.submit()).body.result as { outcome: { kind: string; until: string } };
    expect(outcome.kind).toBe('cooling-off');
    await client.save('knowledge', GOOD_ANSWERS.knowledge);
    await client.save('experience', GOOD_ANSWERS.experience);
    expect(detailsOf(await client.submit())).toEqual([400, ERROR_CODE.refused, { until: outcome.until }]);
    await gateway.advance(7 * DAY);
    const laterDevice = await device(email);
    expect((await laterDevice.submit()).body.result).toMatchObject({
      state: 'submitted',
      outcome: { kind: 'appropriate' },
    });
  });
});

describe('documents and reviewers', () => {
  const markOf = async (email: string) => {
    const { lines } = await gateway.review();
    return lines.find((line) => line.startsWith('K-') && line.includes(`"${email}"`))?.split(' ')[0] ?? '';
  };
  const submitAs = async (email: string, status = 'pending') => {
    const client = await device(email);
    await saveAnswers(
      client,
      email.startsWith('invest') ? { tax: { ...GOOD_ANSWERS.tax, branch: 'Jakarta' } } : {},
    );
    await insertDocument(email, status);
    expect((await client.submit()).body.result).toMatchObject({ state: 'submitted' });
    return client;
  };
  const newestNotification = async ({ token }: Device) =>
    (await gateway.call('getNotifications', { token })).body.result[0] as Fields;

  it('a rejected document returns the application to the client; a new document continues it', async () => {
    const email = 'international-onboarding@portico.test';
    const client = await submitAs(email);
    await insertDocument(email, 'rejected');
    await gateway.advance(MINUTE);
    expect(await client.read()).toMatchObject({
      state: 'action-required',
      reasons: [{ code: 'document-rejected', at: '/papers/identity-front', document: 'identity-front' }],
    });
    expect(await markOf(email)).toBe('');
    await insertDocument(email, 'pending');
    expect(await client.read()).toMatchObject({ state: 'approval-pending', reasons: [] });
  });

  it('a reviewer returns it, and then approves it, which opens the pending account', async () => {
    const email = 'international-demo@portico.test';
    const client = await submitAs(email);
    expect(await gateway.review('ask', await markOf(email), 'wealth')).toEqual({
      code: 2,
      lines: [expect.stringMatching(/^SECTION is one of tax, risk, knowledge, experience\.$/)],
    });
    expect((await gateway.review('ask', await markOf(email))).lines[0]).toMatch(/ask K-\d{8}-\d+ SECTION/);
    const note = 'What can you lose?\n<b>In figures</b>, please.';
    for (const odd of ['', ' ', 'x'.repeat(501), 'a\u0007bell']) {
      const reply = await gateway.review('ask', await markOf(email), 'risk', 'note', odd);
      expect(reply).toMatchObject({
        code: 2,
        lines: [expect.stringContaining('A note is text of up to 500')],
      });
    }
    expect(await gateway.review('approve', await markOf(email), 'note', 'Well done.')).toMatchObject({
      code: 2,
    });
    expect((await gateway.review('ask', await markOf(email), 'risk', 'note', note)).code).toBe(0);
    expect(await client.read()).toMatchObject({
      state: 'action-required',
      reasons: [{ code: 'reviewer', at: '/risk', note }],
    });
    expect(await newestNotification(client)).toMatchObject({ title: 'Đơn của bạn cần bạn xem lại' });
    await client.save('risk', { lossCapacity: 'all' });
    expect((await client.submit()).body.result).toMatchObject({ state: 'submitted', reasons: [] });
    await gateway.rows(`insert into accounts (login, client_id, platform, kind, status, name, account_type, server,
      currency, leverage, swap_free, margin_mode, rights, opened_at)
      select 61999001, id, 'MT5', 'live', 'pending', 'Trading account', 'standard', 'Portico-Live', 'USD', 30, false,
        'hedging', 'full', '2026-11-01' from clients where email = '${email}'`);
    const mark = await markOf(email);
    expect((await gateway.review('approve', mark)).lines[0]).toContain('application-approved');
    const application = await client.read();
    expect(application).toMatchObject({
      state: 'active',
      account: { login: 61999001, server: 'Portico-Live', currency: 'USD' },
    });
    expect(states(application).slice(-2)).toEqual(['approved', 'active']);
    expect(await newestNotification(client)).toMatchObject({
      severity: 'success',
      url: '/open-investment-account',
    });
    const accounts = (await gateway.call('getAccounts', { token: client.token })).body.result as Fields[];
    expect(accounts.find(({ login }) => login === 61999001)).toMatchObject({ status: 'active' });
    const mails = await gateway.rows(`select kind from outbox where recipient = '${email}' order by id`);
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['application-returned', 'application-approved']),
    );
    expect((await gateway.review('approve', mark)).code).toBe(1);
  });

  it('without a pending account, the approval opens a new one on the company’s terms', async () => {
    const email = 'invest-demo@portico.test';
    const client = await submitAs(email);
    await gateway.rows(`update accounts set status = 'active' where status = 'pending' and ${isOf(email)}`);
    await gateway.review('approve', await markOf(email));
    const { account } = (await client.read()) as unknown as { account: { login: number } };
    expect(account).toMatchObject({ server: 'Portico-Live', currency: 'IDR' });
    const accounts = (await gateway.call('getAccounts', { token: client.token })).body.result as Fields[];
    expect(accounts.map(({ login }) => login)).toContain(account.login);
  });

  it('a refusal is notified, and opens no account', async () => {
    const email = 'bank-ib@portico.test';
    const client = await submitAs(email);
    await gateway.review('refuse', await markOf(email));
    expect(await client.read()).toMatchObject({
      state: 'rejected',
      reasons: [{ code: 'reviewer' }],
      account: null,
    });
    expect(await newestNotification(client)).toHaveProperty('url', '/open-investment-account');
  });

  it('the notes of a reviewer over HTTP reach the client unchanged', async () => {
    const email = 'main-many@portico.test';
    const client = await submitAs(email);
    const mark = await markOf(email);
    const decide = async (decision: Fields) => {
      const answer = await fetch(`${gateway.reviewsUrl}/${mark}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${'k'.repeat(32)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ by: 'Mina', ...decision }),
      });
      return [answer.status, (await answer.json()) as unknown] as const;
    };
    const badRequest = (sentence: string) => [400, { error: expect.stringContaining(sentence) }];
    const note = '¿Qué puede perder? <b>In figures</b>,\nplease.';
    for (const odd of [' ', 'a\u0007bell'])
      expect(await decide({ decision: 'ask', reason: 'risk', note: odd })).toEqual(badRequest('up to 500'));
    expect(await decide({ decision: 'ask', reason: 'risk', note: 'x'.repeat(501) })).toEqual(
      badRequest('note'),
    );
    expect(await decide({ decision: 'ask', reason: 'wealth', note })).toEqual(
      badRequest('SECTION is one of'),
    );
    expect(await decide({ decision: 'approve', note })).toEqual(badRequest('Use: '));
    expect(await client.read()).toMatchObject({ state: 'submitted', reasons: [] });

    expect(await decide({ decision: 'ask', reason: 'risk', note })).toEqual([
      200,
      { mark, event: 'application-returned' },
    ]);
    expect(await client.read()).toMatchObject({
      state: 'action-required',
      reasons: [{ code: 'reviewer', at: '/risk', note }],
    });
    await client.submit();
    expect(await decide({ decision: 'refuse', note: 'Not this time.' })).toEqual([
      200,
      { mark, event: 'application-refused' },
    ]);
    expect(await client.read()).toMatchObject({
      state: 'rejected',
      reasons: [{ code: 'reviewer', note: 'Not this time.' }],
    });
  });

  it('blockers and first steps change with the application', async () => {
    const email = 'invest-onboarding@portico.test';
    const client = await device(email);
    const reasons = async () =>
      ((await gateway.call('getClientBlockers', { token: client.token })).body.result as Fields[]).map(
        ({ reason }) => reason,
      );
    const isDone = async () =>
      ((await gateway.call('getFirstSteps', { token: client.token })).body.result as Fields[]).find(
        ({ step }) => step === 'application',
      )?.['isDone'];
    expect([(await reasons()).includes('application'), await isDone()]).toEqual([true, false]);
    await submitAs(email);
    expect([(await reasons()).includes('application'), await isDone()]).toEqual([false, true]);
    await gateway.review('ask', await markOf(email), 'tax');
    expect([(await reasons()).includes('application'), await isDone()]).toEqual([true, false]);
  });
});

it('a draft that has not changed for more than a year is purged, with its states', async () => {
  const email = 'bank-onboarding@portico.test';
  await gateway.rows(`update applications set saved_at = '2025-01-01' where ${isOf(email)}`);
  await gateway.purge();
  for (const table of ['applications', 'application_events'])
    expect([table, await gateway.rows(`select 1 from ${table} where ${isOf(email)}`)]).toEqual([table, []]);
  expect((await gateway.rows('select 1 from applications')).length).toBeGreaterThan(0);
});

describe('a re-assessment', () => {
  const EMAIL = 'main-reassessment@portico.test';
  const dueForms = async (client: Device) =>
    ((await client.setting())['reAssessmentResult'] as Fields[]).map(({ typeId }) => typeId);
  const insertPrevious = (answers: object) =>
    gateway.rows(`insert into applications (client_id, type_id, state, version, answers, saved_at, submitted, submitted_at)
      select id, 0, 'active', 9, '${JSON.stringify(answers)}', '2025-05-14', '${JSON.stringify(answers)}', '2025-05-14'
      from clients where email = '${EMAIL}'`);

  it('begins with the previous answers, and can be submitted without changes', async () => {
    await insertPrevious(GOOD_ANSWERS);
    const client = await device(EMAIL, 3);
    expect(await client.read()).toMatchObject({
      state: 'none',
      version: 0,
      isSkip: false,
      answers: {},
      previous: { answers: { experience: GOOD_ANSWERS.experience }, at: '2025-05-14T00:00:00.000Z' },
    });
    expect(detailsOf(await client.submit({ isUnchanged: true }))[2]).toEqual({
      fields: [{ at: '/sustainability/goals', reason: 'required' }],
    });
    await client.save('sustainability', { goals: 'yes' });
    await client.save('experience', { cfds: 'none' });
    expect((await client.submit({ isUnchanged: true })).body.result).toMatchObject({
      state: 'approved',
      reasons: [],
      finishDate: null,
      answers: { experience: GOOD_ANSWERS.experience, sustainability: { goals: 'yes' } },
    });
    expect(await dueForms(client)).not.toContain(3);
  });

  it('stores changes, and begins with them the next time', async () => {
    const client = await device(EMAIL, 3);
    await client.save('sustainability', { goals: 'no' });
    await client.save('experience', { cfds: 'over-3' });
    expect((await client.submit()).body.result).toMatchObject({
      state: 'approved',
      answers: { sustainability: { goals: 'no' } },
    });
    await gateway.rows(`insert into reassessments (client_id, type_id, show_popup, finish_date, is_skip)
      select id, 3, true, '2027-12-01', true from clients where email = '${EMAIL}'`);
    expect(await client.read()).toMatchObject({
      state: 'none',
      answers: {},
      timeline: [],
      isSkip: true,
      finishDate: '2027-12-01T00:00:00.000Z',
      previous: { answers: { experience: { cfds: 'over-3' }, sustainability: { goals: 'no' } } },
    });
  });

  it('can be postponed until tomorrow if that is allowed', async () => {
    const client = await device(EMAIL, 5);
    const postpone = ({ token }: Device, typeId: number) =>
      gateway.call('postponeApplication', { token, body: { typeId } });
    expect(await dueForms(client)).toContain(5);
    expect((await postpone(client, 5)).status).toBe(200);
    expect(await dueForms(client)).not.toContain(5);
    await gateway.advance(DAY);
    const tomorrow = await device(EMAIL, 5);
    expect(await dueForms(tomorrow)).toContain(5);
    await gateway.rows(`update reassessments set is_skip = false where type_id = 5 and ${isOf(EMAIL)}`);
    expect(detailsOf(await postpone(tomorrow, 5)).slice(0, 2)).toEqual([400, ERROR_CODE.refused]);
    expect((await postpone(tomorrow, 77)).status).toBe(400);
  });

  it('that is overdue limits live accounts to closing positions until it is submitted', async () => {
    const client = await device(EMAIL, 5);
    const rights = async () => {
      const { body } = await gateway.call('getAccounts', { token: client.token });
      return (body.result as Fields[]).map(
        ({ kind, rights: rightsOfAccount, status }) => `${kind} ${status} ${rightsOfAccount}`,
      );
    };
    const reasons = async () =>
      ((await gateway.call('getClientBlockers', { token: client.token })).body.result as Fields[]).map(
        ({ reason }) => reason,
      );
    const before = await rights();
    expect([before.includes('live active full'), (await reasons()).includes('close-only')]).toEqual([
      true,
      false,
    ]);
    const finish = (date: string) =>
      gateway.rows(`update reassessments set finish_date = '${date}' where type_id = 5 and ${isOf(EMAIL)}`);
    await finish('2026-11-01');
    expect(await rights()).toEqual(
      before.map((account) => account.replace('live active full', 'live active closeOnly')),
    );
    expect(await reasons()).toContain('close-only');
    await finish('2027-11-01');
    expect(await rights()).toEqual(before);
  });

  it('with an unsuitable outcome is still due, and reports the outcome', async () => {
    const client = await device(EMAIL, 5);
    await client.save('experience', { cfds: 'none' });
    expect((await client.submit()).body.result.outcome.kind).toBe('cooling-off');
    expect(await dueForms(client)).toContain(5);
  });
});

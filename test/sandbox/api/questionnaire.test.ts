import { randomUUID } from 'node:crypto';
import { EN } from '../../../sandbox/texts/forms/en.table';
import { CULTURE_NAMES } from '../../../src/domain/language/cultures.table';
import type { Answers, FormSchema } from '../../../src/domain/onboarding/form-schema';
import { filled } from '../forms/fill-form';
import { startGateway, type Gateway } from './kit/start-gateway';

// The demo's own questionnaire and seeded answers, through the gateway.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

/** Answers that make a client who knows the trade. */
const RIGHT: Record<string, string> = {
  ...{ leverage: '5', stopOut: 'closes', gap: 'next', overnight: 'swap', cfds: 'over-3' },
  lossCapacity: 'up-to-25',
};

async function applicant(email: string, typeId = 0) {
  const token = await gateway.signIn(email);
  const read = async () => (await gateway.call('getApplication', { token, query: { typeId } })).body.result;
  const form = (await gateway.call('getApplicationForm', { token, query: { typeId } })).body.result
    .schema as FormSchema;
  let { version } = (await read()) as { version: number };
  const save = async (section: string, answers: object) => {
    const { body, status } = await gateway.call('saveApplication', {
      token,
      body: { typeId, version, section, answers },
    });
    expect([section, status, body.errors]).toEqual([section, 200, undefined]);
    version = body.result.version as number;
  };
  const submit = async (more: object = {}) => {
    const { body } = await gateway.call('submitApplication', {
      token,
      body: { typeId, version, idempotencyKey: randomUUID(), ...more },
    });
    return body;
  };
  return { token, form, read, save, submit };
}

const sendAll = async (email: string, kinds: readonly string[]) => {
  for (const kind of kinds)
    await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sha256, media_type, sent_at)
      select gen_random_uuid(), id, '${kind}', 'file.pdf', 9, 'pending', md5('${kind}'), 'application/pdf', '2026-11-20T14:32:07Z'
      from clients where email = '${email}'`);
};

describe('what is seeded', () => {
  it('an application that was put aside goes on where it was left', async () => {
    const client = await applicant('main-onboarding@portico.test');
    const { answers, atSection, state, timeline, version } = await client.read();
    expect([state, atSection, version, timeline.length]).toEqual(['onboarding', 'means', 3, 1]);
    expect(Object.keys(answers as Answers).toSorted()).toEqual(['means', 'person', 'tax']);
    const fields = (await client.submit()).errors[0].details.fields as { at: string; reason: string }[];
    expect(fields[0]).toEqual({ at: '/means/industry', reason: 'required' });
    expect(fields.filter(({ at }) => /^\/(person|tax)\//.test(at))).toEqual([]);
  });

  it('a re-assessment in which nothing has changed wants what is new alone', async () => {
    const client = await applicant('main@portico.test', 3);
    const { previous, state } = await client.read();
    expect(state).toBe('none');
    expect(Object.keys(previous.answers as Answers).toSorted()).toEqual(['experience', 'means', 'tax']);
    expect((await client.submit({ isUnchanged: true })).errors[0].details.fields).toEqual([
      { at: '/risk/sustainability', reason: 'required' },
    ]);
    await client.save('risk', { sustainability: 'if-free' });
    expect((await client.submit({ isUnchanged: true })).result).toMatchObject({
      state: 'approved',
      answers: { ...previous.answers, risk: { sustainability: 'if-free' } },
    });
  });

  it('the tax details of three years ago are confirmed as they are', async () => {
    const client = await applicant('main-reassessment@portico.test', 5);
    expect((await client.submit({ isUnchanged: true })).result).toMatchObject({
      ...{ state: 'approved', answers: { tax: { residence: 'GB', otherResidences: [{ residence: 'FR' }] } } },
    });
  });
});

describe.each(['main', 'invest', 'bank', 'international'])('%s', (company) => {
  const email = `${company}-onboarding@portico.test`;

  it('a client fills in the whole application and submits it', async () => {
    const client = await applicant(email);
    const answers = filled(client.form, (at, all) => RIGHT[at.split('/')[1] ?? ''] ?? all[0]);
    for (const [section, own] of Object.entries(answers)) await client.save(section, own);
    const kinds = Object.values(client.form.properties).flatMap((one) => one['x-portico-kinds'] ?? []);
    const open = (await client.submit()).errors[0].details.fields as { at: string }[];
    expect(open.map(({ at }) => at.split('/')[2])).toEqual(kinds);
    await sendAll(email, kinds);
    expect((await client.submit()).result).toMatchObject({
      ...{ state: 'submitted', outcome: { kind: 'appropriate' }, answers },
    });
  });
});

it('no form shows the key of a text, in any culture', async () => {
  const token = await gateway.signIn('bank@portico.test');
  const titles = new Set<string>();
  for (const culture of CULTURE_NAMES) {
    await gateway.call('changeClientSettings', { token, body: { culture } });
    for (const typeId of [0, 3, 5]) {
      const { result } = (await gateway.call('getApplicationForm', { token, query: { typeId } })).body;
      const texts = [...JSON.stringify(result).matchAll(/"(?:title|description|x-portico-why)":"([^"]+)"/g)];
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.map(([, text]) => text).filter((text = '') => text in EN)).toEqual([]);
      titles.add(result.title as string);
    }
  }
  // Two cultures share English.
  expect(titles.size).toBe(3 * (CULTURE_NAMES.length - 1));
});

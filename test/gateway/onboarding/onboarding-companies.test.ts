import { randomUUID } from 'node:crypto';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { orderOf, type FormSchema } from '../../../src/domain/onboarding/form-schema';
import { getQuestionnaireTexts } from '../../../gateway/texts/questionnaire-texts';
import { fillForm, knowledgeable, type Pick } from './forms/fill-form';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// The gateway's own questionnaire, from the first question to the account, in each company.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

interface Form {
  revision: string;
  title: string;
  schema: FormSchema;
}

async function signInAs(email: string) {
  const token = await gateway.signIn(email);
  const form = async (typeId: number): Promise<Form> =>
    (await gateway.call('getApplicationForm', { token, query: { typeId } })).body.result as Form;
  /** Answers every question and submits the form. */
  const apply = async (typeId: number, pick: Pick) => {
    const { schema } = await form(typeId);
    const answers = fillForm(schema, pick);
    const read = await gateway.call('getApplication', { token, query: { typeId } });
    let version = read.body.result.version as number;
    for (const section of orderOf(schema)) {
      const body = { typeId, version, section, answers: answers[section] ?? {} };
      const { body: savedDraft, status } = await gateway.call('saveApplication', { token, body });
      expect([section, status, savedDraft.errors]).toEqual([section, 200, undefined]);
      version = savedDraft.result.version as number;
    }
    const body = { typeId, version, idempotencyKey: randomUUID() };
    const submission = await gateway.call('submitApplication', { token, body });
    expect([submission.status, submission.body.errors]).toEqual([200, undefined]);
    return submission.body.result as { state: string; outcome: { kind: string }; answers: object };
  };
  return { token, form, apply };
}

const sendDocuments = async (email: string, { properties }: FormSchema) => {
  const kinds = Object.values(properties).flatMap((section) => section['x-portico-kinds'] ?? []);
  for (const kind of kinds)
    await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sha256, media_type, sent_at)
      select gen_random_uuid(), id, '${kind}', 'one.pdf', 9, 'pending', md5(random()::text), 'application/pdf',
        '2026-11-20T14:32:07Z' from clients where email = '${email}'`);
  return kinds;
};

describe('seeded applications', () => {
  const clientOf = async (email: string, typeId: number) => {
    const { token } = await signInAs(email);
    const read = async () => (await gateway.call('getApplication', { token, query: { typeId } })).body.result;
    const save = async (section: string, answers: object) => {
      const { version } = await read();
      await gateway.call('saveApplication', { token, body: { typeId, version, section, answers } });
    };
    const submit = async () => {
      const { version } = await read();
      const body = { typeId, version, idempotencyKey: randomUUID(), isUnchanged: typeId !== 0 };
      return (await gateway.call('submitApplication', { token, body })).body;
    };
    return { read, save, submit };
  };
  const fieldsOf = ({ errors }: { errors: { details: { fields: { at: string; reason: string }[] } }[] }) =>
    errors[0]!.details.fields;

  it('an interrupted application continues where it was left', async () => {
    const client = await clientOf('main-onboarding@portico.test', 0);
    const { answers, atSection, state, timeline, version } = await client.read();
    expect([state, atSection, version, timeline.length]).toEqual(['onboarding', 'means', 3, 1]);
    expect(Object.keys(answers as object).toSorted()).toEqual(['means', 'person', 'tax']);
    const open = fieldsOf(await client.submit());
    expect(open[0]).toEqual({ at: '/means/industry', reason: 'required' });
    expect(open.filter(({ at }) => /^\/(person|tax)\//.test(at))).toEqual([]);
  });

  it('a re-assessment without changes needs only new answers', async () => {
    const client = await clientOf('main@portico.test', 3);
    const { previous, state } = await client.read();
    expect(state).toBe('none');
    expect(Object.keys(previous.answers as object).toSorted()).toEqual(['experience', 'means', 'tax']);
    expect(fieldsOf(await client.submit())).toEqual([{ at: '/risk/sustainability', reason: 'required' }]);
    await client.save('risk', { sustainability: 'if-free' });
    expect((await client.submit()).result).toMatchObject({
      state: 'approved',
      answers: { ...previous.answers, risk: { sustainability: 'if-free' } },
    });
  });

  it('the tax details of three years ago are confirmed without changes', async () => {
    const client = await clientOf('main-reassessment@portico.test', 5);
    expect((await client.submit()).result).toMatchObject({
      state: 'approved',
      answers: { tax: { residence: 'GB', otherResidences: [{ residence: 'FR' }] } },
    });
  });
});

describe.each(['main-onboarding', 'invest-onboarding', 'bank-onboarding', 'international-onboarding'])(
  '%s',
  (name) => {
    const email = `${name}@portico.test`;

    it('a client can apply for an account', async () => {
      const client = await signInAs(email);
      const kinds = await sendDocuments(email, (await client.form(0)).schema);
      expect(kinds).toEqual(expect.arrayContaining(['identity-front', 'address']));
      expect(kinds.includes('photo')).toBe(name.startsWith('invest'));
      expect(await client.apply(0, knowledgeable)).toMatchObject({
        state: 'submitted',
        outcome: { kind: 'appropriate' },
      });
      const { lines } = await gateway.review();
      const mark =
        lines.find((line) => line.startsWith('K-') && line.includes(`"${email}"`))?.split(' ')[0] ?? '';
      expect((await gateway.review('approve', mark)).code).toBe(0);
      const { body } = await gateway.call('getApplication', { token: client.token, query: { typeId: 0 } });
      expect(body.result).toMatchObject({ state: 'active', account: { login: expect.any(Number) } });
      const accounts = (await gateway.call('getAccounts', { token: client.token })).body.result as object[];
      expect(accounts).toContainEqual(
        expect.objectContaining({
          login: body.result.account.login,
          kind: 'live',
          status: 'active',
          rights: 'full',
        }),
      );
      const { result } = (await gateway.call('getClient', { token: client.token })).body;
      expect(result).toMatchObject({ isOpenAccount: false, isAnyLiveAccount: true });
    });

    it('the client can renew all answers, and gets the outcome', async () => {
      const client = await signInAs(email);
      for (const typeId of [3, 5]) {
        expect(await client.apply(typeId, knowledgeable)).toMatchObject({ state: 'approved' });
      }
    });
  },
);

it('every culture has the same questions in its own language', async () => {
  const { form, token } = await signInAs('bank-ib@portico.test');
  const titles = new Map<string, string>();
  const revisions = new Set<string>();
  for (const culture of CULTURE_NAMES) {
    await gateway.call('changeClientSettings', { token, body: { culture } });
    const { revision, schema } = await form(0);
    revisions.add(revision);
    titles.set(culture, schema.properties['means']?.title ?? '');
    expect(JSON.stringify(schema)).not.toMatch(/"title":"[a-z]+\.[a-zA-Z.]+"/);
  }
  expect(revisions.size).toBe(1);
  expect(titles.get('en-PH')).toBe(titles.get('en-US'));
  expect(new Set(titles.values()).size).toBe(CULTURE_NAMES.length - 1);
});

it('the culture of the call takes precedence over the client’s; English replaces missing texts', async () => {
  const token = await gateway.signIn('bank-ib@portico.test');
  await gateway.call('changeClientSettings', { token, body: { culture: 'de-DE' } });
  const titleIn = async (culture?: string) => {
    const query = { typeId: 3, ...(culture && { culture }) };
    return (await gateway.call('getApplicationForm', { token, query })).body.result.title as string;
  };
  const titles = await Promise.all([titleIn(), titleIn('ur-PK'), titleIn('xx-XX')]);
  expect(titles).toEqual(
    ['de-DE', 'ur-PK', 'en-US'].map((culture) => getQuestionnaireTexts(culture)['form.assessment']),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

it('a client without knowledge has a cooling-off period, and one who can’t bear a loss is declined', async () => {
  const email = 'bank-demo@portico.test';
  const client = await signInAs(email);
  await sendDocuments(email, (await client.form(0)).schema);
  const pick: Pick = (at, answers) =>
    at === 'risk/lossCapacity'
      ? answers.at(-1)
      : (answers.find((answer) => answer === 'unknown') ?? answers[0]);
  expect(await client.apply(0, pick)).toMatchObject({
    state: 'onboarding',
    outcome: { kind: 'cooling-off' },
  });
  const otherClient = await signInAs('bank-dark@portico.test');
  await sendDocuments('bank-dark@portico.test', (await otherClient.form(0)).schema);
  const poor: Pick = (at, answers) => (at === 'risk/lossCapacity' ? 'none' : knowledgeable(at, answers));
  expect(await otherClient.apply(0, poor)).toMatchObject({
    state: 'rejected',
    outcome: { kind: 'declined' },
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQuestionnaire } from '../../../gateway/server/questionnaire-file';
import type { Answers, FormSchema } from '../../../src/domain/onboarding/form-schema';
import { fillForm } from './forms/fill-form';
import { startGateway, type Gateway } from '../kit/start-gateway';

const FILE = 'examples/questionnaire/digital-assets.json';

test('docs/questionnaire.md shows the current example', () => {
  const [, example] = /^```json \S+\n(.*?)^```$/ms.exec(readFileSync('docs/questionnaire.md', 'utf8')) ?? [];
  expect(example).toBe(readFileSync(FILE, 'utf8'));
});

describe('a section that a file adds', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway('none', FILE);
  }, 120_000);
  afterAll(() => gateway.stop());

  const formOf = async (token: string) =>
    (await gateway.call('getApplicationForm', { token, query: { typeId: 0 } })).body.result
      .schema as FormSchema;

  it('is in its place, and in the client’s language or in English', async () => {
    const german = await formOf(await gateway.signIn('main-dark@portico.test'));
    expect(german['x-portico-order']).toEqual([
      'person',
      'tax',
      'means',
      'experience',
      'digitalAssets',
      'knowledge',
      'documents',
      'declarations',
    ]);
    expect(german.properties).not.toHaveProperty('risk');
    const section = german.properties['digitalAssets'];
    expect([section?.title, section?.properties?.['holds']?.oneOf?.[0]?.title]).toEqual([
      'Digitale Vermögenswerte',
      'Ja',
    ]);
    expect(section?.['x-portico-order']).toEqual(['holds', 'wallet']);
    const italian = await formOf(await gateway.signIn('main-live@portico.test'));
    expect([italian.properties['digitalAssets']?.title, italian.properties['tax']?.title]).toEqual([
      'Digital assets',
      'Fisco',
    ]);
    const international = await formOf(await gateway.signIn('international@portico.test'));
    expect(international.properties['digitalAssets']?.['x-portico-order']).toEqual([
      'holds',
      'wallet',
      'share',
    ]);
  });

  it('is saved, checked by its rules and stored with the submission', async () => {
    const email = 'international-onboarding@portico.test';
    const token = await gateway.signIn(email);
    const form = await formOf(token);
    const correctAnswers: Record<string, string> = {
      leverage: '5',
      stopOut: 'closes',
      gap: 'next',
      overnight: 'swap',
      cfds: 'over-3',
    };
    const answers = fillForm(form, (at, all) => correctAnswers[at.split('/')[1] ?? ''] ?? all[0]);
    expect(answers['digitalAssets']).toEqual({ holds: 'yes', wallet: 'Nadia Keller', share: 0 });
    let version = 0;
    const save = async (section: string, answers: object) => {
      const { body, status } = await gateway.call('saveApplication', {
        token,
        body: { typeId: 0, version, section, answers: answers },
      });
      if (status === 200) version = body.result.version as number;
      return body.errors?.[0]?.details?.fields as unknown;
    };
    const submit = () =>
      gateway.call('submitApplication', {
        token,
        body: { typeId: 0, version, idempotencyKey: randomUUID() },
      });
    for (const [section, sectionAnswers] of Object.entries(answers))
      expect(await save(section, sectionAnswers)).toBeUndefined();
    const kinds = form.properties['documents']?.['x-portico-kinds'] ?? [];
    for (const kind of kinds)
      await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sha256, media_type, sent_at)
        select gen_random_uuid(), id, '${kind}', 'file.pdf', 9, 'pending', md5('${kind}'), 'application/pdf', '2026-11-20T14:32:07Z'
        from clients where email = '${email}'`);

    expect(await save('digitalAssets', { coins: 'many' })).toEqual([
      { at: '/digitalAssets/coins', reason: 'unknown' },
    ]);
    expect(await save('digitalAssets', { holds: 'yes', share: 101 })).toBeUndefined();
    expect((await submit()).body.errors[0].details.fields).toEqual([
      { at: '/digitalAssets/wallet', reason: 'required' },
      { at: '/digitalAssets/share', reason: 'too-big', limit: 100 },
    ]);
    await save('digitalAssets', { holds: 'no', wallet: 'typed before', share: 100 });
    expect((await submit()).body.result).toMatchObject({ state: 'submitted' });
    const [row] = await gateway.rows(
      `select submitted from applications where client_id = (select id from clients where email = '${email}')`,
    );
    expect((row!['submitted'] as Answers)['digitalAssets']).toEqual({ holds: 'no', share: 100 });
  });
});

describe('an invalid file stops the start, and the error names the place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'questionnaire-'));
  const file = path.join(folder, 'own.json');
  const questionnaire = JSON.parse(readFileSync(FILE, 'utf8')) as { forms: object[]; texts: object };
  const section = (keywords: object) => ({
    ...questionnaire,
    forms: [{ typeId: 0, sections: { acme: { type: 'object', title: 'acme.holds', ...keywords } } }],
  });

  test.each<[string, unknown, RegExp]>([
    ['no JSON', undefined, /QUESTIONNAIRE names .*own\.json, which can't be used: .*JSON/],
    ['missing texts', { forms: [] }, /the file must have required property 'texts'/],
    ['an unknown key', { ...questionnaire, sections: {} }, /must NOT have additional properties/],
    [
      'a form without a type',
      { ...questionnaire, forms: [{ sections: {} }] },
      /\/forms\/0 must have required property 'typeId'/,
    ],
    ['an unknown language', { ...questionnaire, texts: { xx: {} } }, /\/texts must/],
    [
      'a section without a title',
      { forms: [{ typeId: 9, title: 'form.tax', sections: { a: [] } }], texts: {} },
      /\/forms\/0\/sections\/a must be/,
    ],
    ['a text that is missing', { ...questionnaire, texts: { de: {} } }, /form 0: there is no text "acme/],
    [
      'an order of a missing section',
      { ...questionnaire, forms: [{ typeId: 5, sections: {}, order: ['tax', 'wealth'] }] },
      /form 5: x-portico-order names "wealth"/,
    ],
    [
      'an unknown keyword',
      section({ properties: { a: { type: 'string', title: 'acme.holds', maxLenght: 3 } } }),
      /form 0, \/acme\/a: .*maxLenght/,
    ],
    [
      'an invalid pattern',
      section({ properties: { a: { type: 'string', title: 'acme.holds', pattern: '(' } } }),
      /form 0, \/acme\/a: /,
    ],
    [
      'a missing required field',
      section({ required: ['b'], properties: {} }),
      /form 0, \/acme: required names "b"/,
    ],
    [
      'a form without a title',
      { ...questionnaire, forms: [{ typeId: 9, sections: {} }] },
      /form 9: there is no text ""/,
    ],
  ])('%s', (_name, content, message) => {
    writeFileSync(file, content === undefined ? '{' : JSON.stringify(content));
    expect(() => readQuestionnaire(file)).toThrow(message);
  });

  test('a missing file', () => {
    expect(() => readQuestionnaire(path.join(folder, 'none.json'))).toThrow(
      /QUESTIONNAIRE names .*none\.json/,
    );
  });
});

import { companyForm } from '../../../../gateway/onboarding/company-form';
import { DECLINE_RULES, QUESTIONS } from '../../../../gateway/onboarding/outcome-rules.table';
import { outcomeOf } from '../../../../gateway/onboarding/outcome';
import { SEED_ASSESSMENTS, SEED_DRAFTS } from '../../../../gateway/seed/applications.table';
import { FORMS } from '../../../../gateway/onboarding/questionnaire/built-in-forms';
import { TIN_PATTERNS } from '../../../../gateway/onboarding/questionnaire/tin-patterns.table';
import { COMPANY_IDS } from '../../../../src/domain/site/company';
import { answerIssues } from '../../../../src/domain/onboarding/check-answers';
import {
  effectiveItem,
  effectiveSchema,
  relevantAnswersOf,
} from '../../../../src/domain/onboarding/effective-schema';
import {
  isGroup,
  type Answers,
  type Condition,
  type FieldSchema,
  type FormSchema,
} from '../../../../src/domain/onboarding/form-schema';
import { BOX, fillForm, first, last, type Pick } from './fill-form';

const COMPANIES = Object.entries(COMPANY_IDS);
const formOf = (companyId: number, typeId: number): FormSchema => {
  const form = FORMS.find((candidate) => candidate.typeId === typeId);
  if (!form) throw new Error(`no form ${typeId}`);
  return companyForm(form, [companyId]).schema;
};
const kindsOf = ({ properties }: FormSchema) =>
  Object.values(properties).flatMap((section) => section['x-portico-kinds'] ?? []);
const issuesOf = (form: FormSchema, answers: Answers) =>
  answerIssues(form, answers, { today: '2026-11-23', documents: kindsOf(form) });

/**
 * The first field of a condition as `section/field`, and the answers that satisfy it. Only for a box, the condition is
 * that it is not ticked.
 */
function parseCondition(condition: Condition): readonly [place: string, answers: readonly string[]] {
  if (condition.not) {
    const [place, answers] = parseCondition(condition.not as Condition);
    return [place, BOX.filter((state) => !answers.includes(state))];
  }
  const [[name, inner] = ['', {}]] = Object.entries(condition.properties as Record<string, Condition>);
  if (!inner.properties) return [name, (inner.enum as unknown[]).map(String)];
  const [place, answers] = parseCondition(inner);
  return [`${name}/${place}`, answers];
}

const fieldAt = ({ properties }: FormSchema, place: string): FieldSchema | undefined => {
  const [section = '', field = ''] = place.split('/');
  return properties[section]?.properties?.[field];
};

/** The answers that make a field visible, including those for its own conditions. */
function answersLeadingTo(form: FormSchema, field: FieldSchema): Record<string, string> {
  const condition = field['x-portico-if'];
  if (!condition) return {};
  const [place, [answer = '']] = parseCondition(condition);
  const parent = fieldAt(form, place);
  return { ...(parent && answersLeadingTo(form, parent)), [place]: answer };
}

const withPreference =
  (preferred: Readonly<Record<string, string>>): Pick =>
  (at, answers) =>
    preferred[at] ?? answers[0];

describe.each(COMPANIES)('the questionnaires of %s', (_company, companyId) => {
  describe.each(FORMS.map(({ typeId }) => typeId))('type %d', (typeId) => {
    const form = formOf(companyId, typeId);

    test.each([
      ['first', first],
      ['last', last],
    ])('can be completed from the schema with the %s of the answers', (_name, pick) => {
      const answers = fillForm(form, pick);
      expect(issuesOf(form, answers)).toEqual([]);
      expect(relevantAnswersOf(effectiveSchema(form, answers), answers)).toEqual(answers);
    });

    test('requires answers by the names of the fields', () => {
      const emptyForm = effectiveSchema(form, {});
      const required = Object.entries(emptyForm.properties).flatMap(([section, { required = [] }]) =>
        required.map((field) => `/${section}/${field}`),
      );
      expect(issuesOf(form, {}).map(({ at }) => at)).toEqual(expect.arrayContaining(required));
      expect(required.length).toBeGreaterThan(0);
    });

    const conditional = Object.entries(form.properties).flatMap(([section, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => field['x-portico-if'])
        .map(([name, field]) => [`${section}/${name}`, field] as const),
    );

    test.each(conditional)('%s is visible only if its condition holds', (at, field) => {
      const required = answersLeadingTo(form, field);
      const visible = fillForm(form, withPreference(required));
      expect(fieldAt(effectiveSchema(form, visible), at)).toBeDefined();
      expect(issuesOf(form, visible)).toEqual([]);

      const [place, answers] = parseCondition(field['x-portico-if']!);
      const { oneOf = [], type } = fieldAt(form, place)!;
      const otherChoices = type === 'boolean' ? BOX : ['HK'];
      const choices = oneOf.length > 0 ? oneOf.map((choice) => choice.const) : otherChoices;
      const hidingAnswer = choices.find((answer) => !answers.includes(answer));
      const hiddenAnswers = fillForm(form, withPreference({ ...required, [place]: hidingAnswer! }));
      expect(hidingAnswer).toBeDefined();
      expect(fieldAt(effectiveSchema(form, hiddenAnswers), at)).toBeUndefined();
      expect(issuesOf(form, hiddenAnswers)).toEqual([]);

      // Earlier answers don't count.
      const [section = '', name = ''] = at.split('/');
      const late = {
        ...hiddenAnswers,
        [section]: { ...hiddenAnswers[section], [name]: visible[section]![name]! },
      };
      expect(issuesOf(form, late)).toEqual([]);
      expect(relevantAnswersOf(effectiveSchema(form, late), late)).toEqual(hiddenAnswers);
    });
  });

  test('a re-assessment begins with the answers of the application, so that only new fields are missing', () => {
    for (const pick of [first, last]) {
      const before = fillForm(formOf(companyId, 0), pick);
      for (const typeId of [3, 5]) {
        const form = formOf(companyId, typeId);
        const isNew = ({ at }: { at: string }) => fieldAt(form, at.slice(1))?.['x-portico-new'];
        const relevant = relevantAnswersOf(effectiveSchema(form, before), before);
        expect(issuesOf(form, relevant).filter((issue) => !isNew(issue))).toEqual([]);
      }
    }
  });
});

describe('tax numbers', () => {
  const form = formOf(COMPANY_IDS.main, 0);
  const answers = fillForm(form, withPreference({ 'tax/hasOtherResidences': 'yes' }));
  const issues = (residence: string, taxNumber: string) => [
    ...issuesOf(form, { ...answers, tax: { ...answers.tax, residence, taxNumber } }),
    ...issuesOf(form, {
      ...answers,
      tax: { ...answers.tax, otherResidences: [{ residence, hasTaxNumber: 'yes', taxNumber }] },
    }),
  ];
  const WRONG = [
    { at: '/tax/taxNumber', reason: 'pattern' },
    { at: '/tax/otherResidences/0/taxNumber', reason: 'pattern' },
  ];

  test.each(Object.entries(TIN_PATTERNS))('of %s must match their pattern', (country, { example }) => {
    expect(issues(country, example)).toEqual([]);
    expect(issues(country, `${example}?`)).toEqual(WRONG);
  });

  test('of another country have no pattern; the conditions of an item read the item', () => {
    expect(issues('MT', '1234567M')).toEqual([]);
    expect(issues('MT', '?')).toEqual(WRONG);
    const group = fieldAt(form, 'tax/otherResidences');
    if (!group || !isGroup(group)) throw new Error('further residences are a group');
    const fieldsOf = (item: Record<string, string>) =>
      Object.keys(effectiveItem(group.items, item).properties ?? {});
    expect(fieldsOf({ hasTaxNumber: 'no', noTaxNumber: 'not-obtained' })).toEqual([
      'residence',
      'hasTaxNumber',
      'noTaxNumber',
      'noTaxNumberDetails',
    ]);
    expect(fieldsOf({ hasTaxNumber: 'yes' })).toEqual(['residence', 'hasTaxNumber', 'taxNumber']);
  });
});

describe('fields of single companies', () => {
  const fieldsOfCompany = (companyId: number) => {
    const { properties } = formOf(companyId, 0);
    return Object.entries(properties).flatMap(([section, { properties: fields = {} }]) =>
      Object.keys(fields).map((field) => `${section}/${field}`),
    );
  };
  const all = COMPANIES.map(([, id]) => fieldsOfCompany(id));
  const ownFields = (companyId: number) =>
    fieldsOfCompany(companyId).filter((place) => all.some((places) => !places.includes(place)));

  test('are listed in this test', () => {
    const FATCA = ['tax/usPerson', 'tax/usTaxNumber'];
    expect(Object.fromEntries(COMPANIES.map(([name, id]) => [name, ownFields(id)]))).toEqual({
      main: [...FATCA, 'means/expectedDeposits', 'risk/sustainability'],
      invest: ['means/expectedDepositsIdr', 'declarations/simulation'],
      bank: [
        ...FATCA,
        'means/wealthDetails',
        'means/expectedDepositsChf',
        'risk/sustainability',
        'declarations/beneficialOwner',
      ],
      international: [...FATCA, 'means/expectedDepositsUsd', 'declarations/ownInitiative'],
    });
  });

  test('only invest requests a recent photo', () => {
    const kinds = COMPANIES.map(([name, id]) => [name, kindsOf(formOf(id, 0)).includes('photo')]);
    expect(kinds.filter(([, wants]) => wants).map(([name]) => name)).toEqual(['invest']);
    for (const [, id] of COMPANIES) expect(kindsOf(formOf(id, 0)).length).toBeGreaterThanOrEqual(4);
  });
});

describe('the rules of the outcome', () => {
  const form = formOf(COMPANY_IDS.main, 0);
  const correctAnswers = Object.fromEntries(QUESTIONS.map(({ at, good }) => [at.slice(1), good[0]!]));
  const verdict = (pick: Pick) => outcomeOf(fillForm(form, pick), () => true, new Date('2026-11-23')).kind;

  test('refer to existing questions and possible answers', () => {
    for (const { at, good } of QUESTIONS) {
      const answers = (fieldAt(form, at.slice(1))?.oneOf ?? []).map((choice) => choice.const);
      expect(answers).toEqual(expect.arrayContaining([...good]));
      expect(answers.length).toBeGreaterThan(good.length);
    }
    for (const { at } of DECLINE_RULES) {
      const [place, answers] = [at.slice(1), fieldAt(form, at.slice(1))?.oneOf ?? []];
      const declines = (answer: string) =>
        verdict(withPreference({ ...correctAnswers, [place]: answer })) === 'declined' ? [answer] : [];
      expect(answers.flatMap((answer) => declines(answer.const))).toHaveLength(1);
    }
  });

  test('find the product appropriate for clients with knowledge, and give others a cooling-off period', () => {
    const bears = { 'risk/lossCapacity': 'up-to-25' };
    expect(verdict(withPreference({ ...correctAnswers, ...bears }))).toBe('appropriate');
    expect(
      verdict((at, answers) => (at in bears ? 'up-to-25' : answers.at(at.startsWith('knowledge/') ? -1 : 0))),
    ).toBe('cooling-off');
  });
});

describe('seeded answers', () => {
  const isNew = (form: FormSchema, at: string) => fieldAt(form, at.slice(1))?.['x-portico-new'] === true;

  test.each(SEED_ASSESSMENTS)(
    'of $email, type $typeId, are complete except for new questions',
    ({ answers, typeId }) => {
      const form = formOf(COMPANY_IDS.main, typeId);
      expect(issuesOf(form, answers).filter(({ at }) => !isNew(form, at))).toEqual([]);
      expect(relevantAnswersOf(effectiveSchema(form, answers), answers)).toEqual(answers);
    },
  );

  test.each(SEED_DRAFTS)('of $email stop in the middle of /$atSection', ({ answers, atSection, typeId }) => {
    const form = formOf(COMPANY_IDS.main, typeId);
    const open = issuesOf(form, answers);
    expect(open.every(({ reason }) => reason === 'required' || reason === 'must-be-accepted')).toBe(true);
    expect(open[0]?.at).toMatch(new RegExp(`^/${atSection}/`));
    expect(relevantAnswersOf(effectiveSchema(form, answers), answers)).toEqual(answers);
  });
});

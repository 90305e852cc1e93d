import {
  answerIssues,
  isUnanswered,
  isIssueAt,
  sectionIssues,
  type AnswerIssue,
} from '../../../src/domain/onboarding/check-answers';
import type { Answer, FieldSchema, FormSchema } from '../../../src/domain/onboarding/form-schema';

const FACTS = { today: '2026-11-20', documents: ['identity-front'] };

const issuesOf = (field: FieldSchema, answer: Answer | undefined, required: string[] = []) => {
  const form: FormSchema = {
    type: 'object',
    'x-portico-order': ['s'],
    properties: { s: { type: 'object', title: 'S', properties: { f: field }, required } },
  };
  return answerIssues(form, answer === undefined ? {} : { s: { f: answer } }, FACTS);
};
const singleIssue = (issue: Omit<AnswerIssue, 'at'>) => [{ at: '/s/f', ...issue }];

const DATE: FieldSchema = { type: 'string', format: 'date' };
const MONEY: FieldSchema = {
  type: 'string',
  'x-portico-widget': 'money',
  'x-portico-currency': 'EUR',
  'x-portico-minimum': '100.00',
  'x-portico-maximum': '5000.00',
};
const CHOICES = [
  { const: 'a', title: 'A' },
  { const: 'b', title: 'B' },
];

it.each<
  [string, FieldSchema, Answer, ReturnType<typeof singleIssue>[number]['reason'] | null, (number | string)?]
>([
  ['a text', { type: 'string', minLength: 2, maxLength: 3, pattern: '^[a-z]+$' }, 'abc', null],
  ['a short text', { type: 'string', minLength: 2 }, 'a', 'too-short', 2],
  ['a long text', { type: 'string', maxLength: 3 }, 'abcd', 'too-long', 3],
  ['an odd text', { type: 'string', pattern: '^[a-z]+$' }, 'A1', 'pattern'],
  ['a number for a text', { type: 'string' }, 7, 'pattern'],
  ['a small number', { type: 'integer', minimum: 1 }, 0, 'too-small', 1],
  ['a big number', { type: 'number', maximum: 10 }, 10.5, 'too-big', 10],
  ['no whole number', { type: 'integer' }, 1.5, 'pattern'],
  ['a date', DATE, '2026-02-28', null],
  ['no day of the calendar', DATE, '2026-02-30', 'not-a-date'],
  ['a birthday today', { ...DATE, 'x-portico-age': { min: 18 } }, '2008-11-20', null],
  ['a birthday tomorrow', { ...DATE, 'x-portico-age': { min: 18 } }, '2008-11-21', 'too-young', 18],
  ['a date to come', { ...DATE, 'x-portico-latest': 'today' }, '2026-11-21', 'in-the-future'],
  ['a date that has come', { ...DATE, 'x-portico-latest': 'today' }, '2026-11-20', null],
  ['an amount', MONEY, '100.00', null],
  ['a small amount', MONEY, '99.99', 'too-small', '100.00'],
  ['a big amount', MONEY, '5000.01', 'too-big', '5000.00'],
  ['no amount', MONEY, 'a lot', 'pattern'],
  ['an amount without limits', { type: 'string', 'x-portico-widget': 'money' }, '1', null],
  ['a choice', { type: 'string', oneOf: CHOICES }, 'a', null],
  ['another choice', { type: 'string', oneOf: CHOICES }, 'c', 'choice'],
  ['several', { type: 'array', items: { oneOf: CHOICES }, uniqueItems: true }, ['a', 'b'], null],
  ['one of them unknown', { type: 'array', items: { oneOf: CHOICES } }, ['a', 'c'], 'choice'],
  [
    'one of them twice',
    { type: 'array', items: { oneOf: CHOICES }, uniqueItems: true },
    ['a', 'a'],
    'choice',
  ],
  ['too few', { type: 'array', items: { oneOf: CHOICES }, minItems: 2 }, ['a'], 'too-few', 2],
  ['too many', { type: 'array', items: { oneOf: CHOICES }, maxItems: 1 }, ['a', 'b'], 'too-many', 1],
  ['a declaration', { type: 'boolean', const: true }, true, null],
  ['a declaration refused', { type: 'boolean', const: true }, false, 'must-be-accepted'],
])('%s', (_name, field, answer, ...[reason, limit]) => {
  expect(issuesOf(field, answer)).toEqual(
    reason === null ? [] : singleIssue({ reason, ...(limit !== undefined && { limit }) }),
  );
});

it('a word that the table has no reason for is still an issue', () => {
  expect(issuesOf({ type: 'string', not: {} } as FieldSchema, 'a')).toEqual(
    singleIssue({ reason: 'pattern' }),
  );
});

it('what is required may not be missing, blank or empty', () => {
  for (const answer of [undefined, null, '', '  ', []])
    expect(issuesOf({ type: 'string' }, answer, ['f'])).toEqual(singleIssue({ reason: 'required' }));
  expect(issuesOf({ type: 'string' }, null)).toEqual([]);
  expect(issuesOf({ type: 'boolean', const: true }, undefined, ['f'])).toEqual(
    singleIssue({ reason: 'must-be-accepted' }),
  );
  expect([isUnanswered(false), isUnanswered(0), isUnanswered(['a'])]).toEqual([false, false, false]);
});

describe('a group', () => {
  const GROUP: FieldSchema = {
    type: 'array',
    maxItems: 2,
    items: {
      type: 'object',
      required: ['country'],
      properties: {
        country: { type: 'string', pattern: '^[A-Z]{2}$' },
        number: {
          type: 'string',
          'x-portico-pattern-by': {
            field: 'country',
            patterns: { DE: { pattern: '^\\d{2}$', example: '12' } },
          },
        },
      },
    },
  };

  it('names the item and the field', () => {
    expect(issuesOf(GROUP, [{ country: 'DE', number: '1' }, { number: '1' }])).toEqual([
      { at: '/s/f/0/number', reason: 'pattern' },
      { at: '/s/f/1/country', reason: 'required' },
    ]);
  });

  it('has its own limits', () => {
    expect(issuesOf(GROUP, [{ country: 'DE' }, { country: 'FR' }, {}])).toEqual(
      singleIssue({ reason: 'too-many', limit: 2 }),
    );
    expect(issuesOf(GROUP, 'no list')).toEqual(singleIssue({ reason: 'pattern' }));
    expect(issuesOf(GROUP, ['no item'])).toEqual([{ at: '/s/f/0', reason: 'pattern' }]);
    expect(issuesOf(GROUP, [null] as unknown as Answer)).toEqual([{ at: '/s/f/0', reason: 'pattern' }]);
    expect(issuesOf(GROUP, [[]] as unknown as Answer)).toEqual([{ at: '/s/f/0', reason: 'pattern' }]);
  });
});

it('a documents section wants each kind sent', () => {
  const section = { type: 'object', title: 'Papers', 'x-portico-widget': 'documents' } as const;
  const kinds = { ...section, 'x-portico-kinds': ['identity-front', 'address'] };
  expect(sectionIssues(kinds, {}, '/papers', FACTS)).toEqual([{ at: '/papers/address', reason: 'required' }]);
  expect(sectionIssues(section, {}, '/papers', FACTS)).toEqual([]);
  expect(sectionIssues({ type: 'object', title: 'S' }, {}, '/empty', FACTS)).toEqual([]);
});

test('an issue is reported at its place, and at the section around it', () => {
  const issue: AnswerIssue = { at: '/tax/residences/0/number', reason: 'required' };
  const places = ['/tax', '/tax/residences', '/tax/residences/0/number', '/tax/res', '/means'];
  expect(places.filter((at) => isIssueAt(issue, at))).toEqual(places.slice(0, 3));
});

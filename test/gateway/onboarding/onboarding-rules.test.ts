import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { Answers, FormSchema } from '../../../src/domain/onboarding/form-schema';
import { checkForms } from '../../../gateway/onboarding/check-forms';
import { companyForm } from '../../../gateway/onboarding/company-form';
import type { FormData } from '../../../gateway/onboarding/form-data';
import { outcomeOf } from '../../../gateway/onboarding/outcome';
import { DECLINE_RULES, QUESTIONS, SCORE_RULES } from '../../../gateway/onboarding/outcome-rules.table';
import { FORMS } from '../../../gateway/onboarding/questionnaire/built-in-forms';
import { getQuestionnaireTexts } from '../../../gateway/texts/questionnaire-texts';

const NOW = new Date('2026-11-20T12:00:00Z');

function fieldAt({ properties }: FormSchema, at: string) {
  const [, section = '', field = ''] = at.split('/');
  return properties[section]?.properties?.[field];
}

describe('the rules of the outcome', () => {
  const first = FORMS.find(({ typeId }) => typeId === 0)!;

  it.each(Object.entries(COMPANY_IDS))('name questions and options of the form of %s', (_name, companyId) => {
    const { schema } = companyForm(first, [companyId]);
    for (const { at, good, half } of QUESTIONS) {
      const options = (fieldAt(schema, at)?.oneOf ?? []).map((option) => option.const);
      const namedAnswers = [...good, ...half];
      expect([
        at,
        options.length > namedAnswers.length,
        namedAnswers.filter((answer) => !options.includes(answer)),
      ]).toEqual([at, true, []]);
      expect(new Set(namedAnswers).size).toBe(namedAnswers.length);
    }
    for (const { at } of DECLINE_RULES) expect([at, fieldAt(schema, at) !== undefined]).toEqual([at, true]);
  });

  it('contain each question once', () => {
    expect(new Set(QUESTIONS.map(({ at }) => at)).size).toBe(QUESTIONS.length);
  });

  it('warn a client with little experience if the form has only questions about experience', () => {
    const isIncluded = (at: string) => at === '/experience/cfds';
    const outcome = (cfds: string) => outcomeOf({ experience: { cfds } }, isIncluded, NOW);
    expect(outcome('under-1')).toEqual({ kind: 'warning', because: ['/experience/cfds'] });
    expect(outcome('none').kind).toBe('cooling-off');
    expect(outcome('1-2')).toEqual({ kind: 'appropriate' });
  });

  /** Answers that earn the points of the first questions, as many as requested. */
  const answersWith = (right: number): Answers => {
    const answers: Record<string, Record<string, string>> = {};
    QUESTIONS.forEach(({ at, good }, place) => {
      const [, section = '', field = ''] = at.split('/');
      (answers[section] ??= {})[field] = place < right ? good[0]! : 'something else';
    });
    return answers;
  };
  const asksAll = () => true;

  it('reach each verdict, with the questions that count against the client', () => {
    const kinds = Array.from(
      { length: QUESTIONS.length + 1 },
      (_item, right) => outcomeOf(answersWith(right), asksAll, NOW).kind,
    );
    expect([...new Set(kinds)]).toEqual(['cooling-off', 'warning', 'appropriate']);
    expect(outcomeOf(answersWith(0), asksAll, NOW)).toEqual({
      kind: 'cooling-off',
      because: QUESTIONS.map(({ at }) => at),
      until: new Date(NOW.getTime() + SCORE_RULES[0]!.days! * 86_400_000).toISOString(),
    });
    expect(outcomeOf(answersWith(QUESTIONS.length), asksAll, NOW)).toEqual({ kind: 'appropriate' });
  });

  it('decline a client with any number of points', () => {
    const [, section = '', field = ''] = DECLINE_RULES[0]!.at.split('/');
    const answers = { ...answersWith(QUESTIONS.length), [section]: { [field]: 'none' } };
    expect(outcomeOf(answers, asksAll, NOW)).toEqual({ kind: 'declined', because: [DECLINE_RULES[0]!.at] });
  });

  it('find a form without these questions appropriate', () => {
    expect(outcomeOf({}, () => false, NOW)).toEqual({ kind: 'appropriate' });
  });
});

describe('the check of a questionnaire at the start of the gateway', () => {
  const isText = (key: string) => key === 'a text';
  const formOf = (schema: object, fields: Partial<FormData> = {}): FormData[] => [
    {
      typeId: 4,
      title: 'a text',
      schema: { type: 'object', 'x-portico-order': [], properties: {}, ...schema },
      ...fields,
    },
  ];
  const field = (keywords: object) =>
    formOf({
      properties: {
        means: {
          type: 'object',
          title: 'a text',
          properties: { income: { type: 'string', title: 'a text', ...keywords } },
        },
      },
    });

  it('accepts the gateway’s questionnaire', () => {
    const texts = getQuestionnaireTexts('en-US') as Readonly<Record<string, string>>;
    expect(() => checkForms(FORMS, (key) => Object.hasOwn(texts, key))).not.toThrow();
  });

  it.each<[string, FormData[], RegExp]>([
    [
      'an unknown keyword',
      field({ 'x-portico-colour': 'red' }),
      /form 4, \/means\/income: .*"x-portico-colour"/,
    ],
    ['an invalid pattern', field({ pattern: '(' }), /form 4, \/means\/income: /],
    ['an unknown type', field({ type: 'text' }), /form 4, \/means\/income: /],
    [
      'an invalid condition',
      field({ 'x-portico-if': { required: 'income' } }),
      /\/means\/income, x-portico-if: /,
    ],
    [
      'an option without a text',
      field({ oneOf: [{ const: 'a', title: 'not there' }] }),
      /form 4: there is no text "not there"/,
    ],
    [
      'an invalid pattern by another field',
      field({
        'x-portico-pattern-by': { field: '/means/income', patterns: { DE: { pattern: '[', example: '' } } },
      }),
      /\/means\/income, x-portico-pattern-by DE: /,
    ],
    [
      'a pattern by a missing field',
      field({ 'x-portico-pattern-by': { field: '/tax/residence', patterns: {} } }),
      /\/means\/income, x-portico-pattern-by: it looks at "tax\/residence", which is not there/,
    ],
    [
      'a condition on a missing section',
      field({ 'x-portico-if': { required: ['tax'] } }),
      /\/means\/income, x-portico-if: it looks at "tax", which is not there/,
    ],
    [
      'a nested condition on a missing field',
      field({
        'x-portico-required-if': {
          anyOf: [{ not: { properties: { means: { properties: { worth: { const: 'a' } } } } } }],
        },
      }),
      /\/means\/income, x-portico-required-if: it looks at "means\/worth"/,
    ],
    [
      'a condition in a group on a field outside it',
      field({
        type: 'array',
        items: {
          type: 'object',
          properties: { a: { type: 'string', title: 'a text', 'x-portico-if': { required: ['means'] } } },
        },
      }),
      /\/means\/income\/a, x-portico-if: it looks at "means"/,
    ],
    [
      'a mistake in a group',
      field({ type: 'array', items: { type: 'object', required: ['gone'], properties: {} } }),
      /\/means\/income: required names "gone", which is not there/,
    ],
    [
      'an order of missing sections',
      formOf({ 'x-portico-order': ['tax'] }),
      /form 4: x-portico-order names "tax"/,
    ],
    ['a title without a text', formOf({}, { title: 'not there' }), /form 4: there is no text "not there"/],
    ['two forms of one type', [...formOf({}), ...formOf({})], /form 4: it is there twice/],
  ])('names %s with its place', (_name, forms, message) => {
    expect(() => checkForms(forms, isText)).toThrow(message);
  });
});

import type { FormData } from '../../../gateway/onboarding/form-data';
import type { SectionSchema } from '../../../src/domain/onboarding/form-schema';

const choice = (title: string, ...answers: string[]) => ({
  type: 'string' as const,
  title,
  oneOf: answers.map((answer) => ({ const: answer, title: answer })),
});

const isUs = {
  required: ['tax'],
  properties: { tax: { required: ['isUs'], properties: { isUs: { const: 'yes' } } } },
};

/** A small questionnaire with conditions, a group, documents, and a part for another company. */
const SECTIONS: Readonly<Record<string, SectionSchema>> = {
  tax: {
    type: 'object',
    title: 'tax',
    'x-portico-why': 'why',
    'x-portico-order': ['residence', 'number', 'isUs', 'usNumber', 'more', 'branch'],
    required: ['residence', 'number', 'isUs', 'branch'],
    properties: {
      residence: { type: 'string', title: 'residence', 'x-portico-widget': 'country', pattern: '^[A-Z]{2}$' },
      number: {
        type: 'string',
        title: 'number',
        maxLength: 20,
        'x-portico-pattern-by': {
          field: '/tax/residence',
          patterns: { DE: { pattern: '^\\d{11}$', example: '12345678901' } },
        },
      },
      isUs: choice('isUs', 'yes', 'no'),
      usNumber: { type: 'string', title: 'usNumber', 'x-portico-if': isUs, 'x-portico-required-if': isUs },
      more: {
        type: 'array',
        title: 'more',
        maxItems: 3,
        items: {
          type: 'object',
          required: ['residence'],
          properties: { residence: { type: 'string', title: 'residence', pattern: '^[A-Z]{2}$' } },
        },
      },
      branch: { type: 'string', title: 'branch', 'x-portico-companies': [11] },
    },
  },
  experience: {
    type: 'object',
    title: 'experience',
    properties: { cfds: choice('cfds', 'none', 'under-1', 'over-3') },
    required: ['cfds'],
  },
  knowledge: {
    type: 'object',
    title: 'knowledge',
    properties: {
      leverage: choice('leverage', '20', '5'),
      stopOut: choice('stopOut', 'closes', 'waits'),
    },
    required: ['leverage', 'stopOut'],
  },
  risk: {
    type: 'object',
    title: 'risk',
    properties: { lossCapacity: choice('lossCapacity', 'none', 'all') },
    required: ['lossCapacity'],
  },
  papers: {
    type: 'object',
    title: 'papers',
    'x-portico-widget': 'documents',
    'x-portico-kinds': ['identity-front'],
  },
};

const form = (
  typeId: number,
  names: readonly string[],
  extraSections: Record<string, SectionSchema> = {},
): FormData => ({
  typeId,
  title: 'form',
  schema: {
    type: 'object',
    'x-portico-order': [...names, ...Object.keys(extraSections)],
    properties: { ...Object.fromEntries(names.map((name) => [name, SECTIONS[name]!])), ...extraSections },
  },
});

const SUSTAINABILITY: SectionSchema = {
  type: 'object',
  title: 'sustainability',
  properties: { goals: { ...choice('goals', 'yes', 'no'), 'x-portico-new': true } },
  required: ['goals'],
};

export const TEST_FORMS: readonly FormData[] = [
  form(0, ['tax', 'experience', 'knowledge', 'risk', 'papers']),
  form(3, ['experience'], { sustainability: SUSTAINABILITY }),
  form(5, ['experience']),
];

const TEXT_KEYS =
  'form why tax residence number isUs usNumber more branch yes no experience cfds none ' +
  'under-1 over-3 knowledge leverage 20 5 stopOut closes waits risk lossCapacity all papers sustainability goals';

/** Texts of the questionnaire: each is its key, followed by the culture. */
export const testFormTexts = (culture: string): Readonly<Record<string, string>> =>
  Object.fromEntries(TEXT_KEYS.split(' ').map((key) => [key, `${key} (${culture})`]));

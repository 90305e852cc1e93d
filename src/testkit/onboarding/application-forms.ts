import type { ApplicationForm } from '../../domain/onboarding/application';
import type { FormSchema, SectionSchema } from '../../domain/onboarding/form-schema';

const choices = (...titles: readonly (readonly [string, string])[]) =>
  titles.map(([value, title]) => ({ const: value, title }));

const YEARS = choices(['none', 'Never'], ['1', 'Less than 1 year'], ['3', '1–3 years'], ['more', 'Longer']);

const PERSON: SectionSchema = {
  type: 'object',
  title: 'Person',
  description: 'As in your identity document.',
  'x-portico-minutes': 1,
  'x-portico-why': 'The law asks us to know who you are.',
  properties: {
    firstName: { type: 'string', title: 'First name', minLength: 1, maxLength: 50 },
    birthDate: { type: 'string', format: 'date', title: 'Date of birth', 'x-portico-age': { min: 18 } },
    citizenship: {
      type: 'string',
      title: 'Citizenship',
      pattern: '^[A-Z]{2}$',
      'x-portico-widget': 'country',
    },
  },
  required: ['firstName', 'birthDate', 'citizenship'],
};

const MEANS: SectionSchema = {
  type: 'object',
  title: 'Means',
  'x-portico-minutes': 2,
  properties: {
    employment: {
      type: 'string',
      title: 'Employment',
      oneOf: choices(['employed', 'Employed'], ['retired', 'Retired']),
    },
    industry: {
      type: 'string',
      title: 'Industry',
      oneOf: choices(['logistics', 'Logistics'], ['health', 'Health']),
      'x-portico-if': {
        type: 'object',
        required: ['means'],
        properties: {
          means: { required: ['employment'], properties: { employment: { const: 'employed' } } },
        },
      },
    },
    income: {
      type: 'string',
      title: 'Net income a year',
      oneOf: choices(['low', 'Under 25k'], ['middle', '25–50k'], ['high', 'Over 50k']),
      'x-portico-widget': 'cards',
    },
    sources: {
      type: 'array',
      title: 'Where does your income come from?',
      minItems: 1,
      uniqueItems: true,
      items: { oneOf: choices(['salary', 'Salary'], ['pension', 'Pension']) },
    },
    deposits: {
      type: 'string',
      title: 'Expected deposits in 12 months',
      description: 'An estimate is enough.',
      pattern: '^\\d+(\\.\\d+)?$',
      'x-portico-widget': 'money',
      'x-portico-currency': 'EUR',
      'x-portico-minimum': '100',
    },
  },
  required: ['employment', 'industry', 'income', 'sources'],
};

const TAX: SectionSchema = {
  type: 'object',
  title: 'Tax',
  properties: {
    residences: {
      type: 'array',
      title: 'Where you pay tax',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        title: 'Tax residence',
        properties: {
          country: {
            type: 'string',
            title: 'Country',
            pattern: '^[A-Z]{2}$',
            'x-portico-widget': 'country',
          },
          number: {
            type: 'string',
            title: 'Tax number',
            'x-portico-widget': 'tax-number',
            'x-portico-pattern-by': {
              field: 'country',
              patterns: { DE: { pattern: '^\\d{11}$', example: '65929970489' } },
            },
          },
        },
        required: ['country', 'number'],
        'x-portico-order': ['country', 'number'],
      },
    },
    dependants: { type: 'integer', title: 'People you provide for', minimum: 0, maximum: 20 },
  },
  required: ['residences'],
};

const EXPERIENCE: SectionSchema = {
  type: 'object',
  title: 'Experience',
  properties: {
    cfds: {
      type: 'string',
      title: 'How long have you traded CFDs?',
      oneOf: YEARS,
      'x-portico-widget': 'cards',
    },
  },
  required: ['cfds'],
};

const DECLARATIONS: SectionSchema = {
  type: 'object',
  title: 'Declarations',
  properties: { isTrue: { type: 'boolean', const: true, title: 'My answers are true and complete.' } },
  required: ['isTrue'],
};

const formOf = (sections: Readonly<Record<string, SectionSchema>>): FormSchema => ({
  type: 'object',
  properties: sections,
  'x-portico-order': Object.keys(sections),
});

/** The first application, with each kind of question. */
export const A_FORM: ApplicationForm = {
  typeId: 0,
  revision: 'r1',
  title: 'Open investment account',
  intro: null,
  isReAssessment: false,
  schema: formOf({
    person: PERSON,
    tax: TAX,
    means: MEANS,
    documents: {
      type: 'object',
      title: 'Documents',
      'x-portico-widget': 'documents',
      'x-portico-kinds': ['identity-front', 'address'],
    },
    declarations: DECLARATIONS,
  }),
};

/** A re-assessment with one question that is new. */
export const A_RE_ASSESSMENT: ApplicationForm = {
  typeId: 3,
  revision: 'r1',
  title: 'Update your assessment',
  intro: 'We have to check now and then that our products still suit you.',
  isReAssessment: true,
  schema: formOf({
    means: MEANS,
    experience: EXPERIENCE,
    sustainability: {
      type: 'object',
      title: 'Sustainability',
      properties: {
        goals: {
          type: 'string',
          title: 'Should your investments follow sustainability goals?',
          oneOf: choices(['yes', 'Yes'], ['no', 'No']),
          'x-portico-widget': 'cards',
          'x-portico-new': true,
        },
      },
      required: ['goals'],
    },
  }),
};

/** Earlier answers of a client who is re-assessed. */
export const PREVIOUS_ANSWERS = {
  answers: {
    means: {
      employment: 'employed',
      industry: 'logistics',
      income: 'middle',
      sources: ['salary'],
      deposits: '12000',
    },
    experience: { cfds: '1' },
  },
  at: '2025-05-14T10:00:00Z',
} as const;

/** Valid answers to every question of the first application except the documents. */
export const SOME_ANSWERS = {
  person: { firstName: 'Mara', birthDate: '1990-05-31', citizenship: 'KE' },
  tax: { residences: [{ country: 'DE', number: '65929970489' }] },
  means: { employment: 'retired', income: 'low', sources: ['pension'] },
  declarations: { isTrue: true },
} as const;

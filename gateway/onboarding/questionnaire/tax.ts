import { COMPANY_IDS } from '../../../src/domain/site/company';
import { answerCondition, whereItem } from './condition';
import { cards, choice, code, country, nameOfPerson, text, yesNo } from './fields';
import { fieldsOf, section } from './section';
import { TIN_PATTERNS } from './tin-patterns.table';
import type { Condition, FieldSchema } from '../../../src/domain/onboarding/form-schema';

const { bank, international, main } = COMPANY_IDS;

type Fields = Readonly<Record<string, FieldSchema>>;

/**
 * One tax residence, as the Common Reporting Standard defines it: a country, its tax number, or one of the three reasons
 * for having none.
 * @param at the place of the country: a pointer, or in a group the field's name.
 * @param whereOwn the condition that a field of the same residence has an answer.
 */
function residence(at: string, whereOwn: (field: string, answer: string) => Condition): Fields {
  return {
    residence: country('tax.residence'),
    hasTaxNumber: yesNo('tax.hasTaxNumber'),
    taxNumber: code('tax.taxNumber', 32, {
      'x-portico-widget': 'tax-number',
      'x-portico-pattern-by': { field: at, patterns: TIN_PATTERNS },
      'x-portico-if': whereOwn('hasTaxNumber', 'yes'),
    }),
    noTaxNumber: choice('tax.noTaxNumber', 'noTaxNumber', ['not-issued', 'not-required', 'not-obtained'], {
      'x-portico-if': whereOwn('hasTaxNumber', 'no'),
    }),
    noTaxNumberDetails: text('tax.noTaxNumberDetails', 200, {
      'x-portico-if': whereOwn('noTaxNumber', 'not-obtained'),
    }),
  };
}

const MAIN_RESIDENCE = residence('/tax/residence', (field, answer) => answerCondition('tax', field, answer));

const OTHER_RESIDENCES: Fields = {
  hasOtherResidences: yesNo('tax.hasOtherResidences'),
  otherResidences: {
    type: 'array',
    title: 'tax.otherResidences',
    minItems: 1,
    maxItems: 4,
    items: { type: 'object', title: 'tax.otherResidence', ...fieldsOf(residence('residence', whereItem)) },
    'x-portico-if': answerCondition('tax', 'hasOtherResidences', 'yes'),
  },
};

/** FATCA binds companies in states that have an agreement with the United States; Indonesia has none. */
const FATCA_COMPANIES = [main, bank, international];

const FATCA: Fields = {
  usPerson: yesNo('tax.usPerson', {
    description: 'tax.usPerson.help',
    'x-portico-companies': FATCA_COMPANIES,
  }),
  usTaxNumber: text('tax.usTaxNumber', 11, {
    'x-portico-widget': 'tax-number',
    pattern: TIN_PATTERNS.US.pattern,
    examples: [TIN_PATTERNS.US.example],
    'x-portico-if': answerCondition('tax', 'usPerson', 'yes'),
    'x-portico-companies': FATCA_COMPANIES,
  }),
};

const PUBLIC_OFFICE: Fields = {
  publicOffice: cards('tax.publicOffice', 'publicOffice', ['none', 'self', 'relative'], {
    description: 'tax.publicOffice.help',
  }),
  officeHolder: nameOfPerson('tax.officeHolder', {
    'x-portico-if': answerCondition('tax', 'publicOffice', 'relative'),
  }),
  office: text('tax.office', 100, {
    'x-portico-if': answerCondition('tax', 'publicOffice', 'self', 'relative'),
  }),
  officeCountry: country('tax.officeCountry', {
    'x-portico-if': answerCondition('tax', 'publicOffice', 'self', 'relative'),
  }),
};

const TEXTS = { title: 'tax', 'x-portico-why': 'tax.why' } as const;

/** The client's tax residences, US person status, and public offices. */
export const TAX = section({
  ...TEXTS,
  'x-portico-minutes': 2,
  properties: { ...MAIN_RESIDENCE, ...OTHER_RESIDENCES, ...FATCA, ...PUBLIC_OFFICE },
});

/** The part for a re-assessment. */
export const TAX_RESIDENCE = section({
  ...TEXTS,
  'x-portico-minutes': 1,
  properties: MAIN_RESIDENCE,
});

import type { Answers } from '../../src/domain/onboarding/form-schema';

interface SeedApplication {
  readonly email: string;
  readonly typeId: number;
  /** Begun and saved, or submitted and approved, this many days ago. */
  readonly days: number;
  readonly answers: Answers;
}

/** An unfinished application: the client stopped at section `atSection`, after a number of saves. */
export const SEED_DRAFTS: readonly (SeedApplication & { readonly atSection: string; readonly version: number })[] = [
  {
    email: 'main-onboarding@portico.test',
    typeId: 0,
    days: 0.15625,
    atSection: 'means',
    version: 3,
    answers: {
      person: {
        salutation: 'ms', firstName: 'Lucía', lastName: 'Ortega', birthDate: '1993-06-18', birthPlace: 'Valencia', citizenship: 'ES',
        country: 'ES', address: 'Calle de la Paz 21', postcode: '46003', city: 'Valencia', reason: 'grow',
      },
      tax: { residence: 'ES', hasTaxNumber: 'yes', taxNumber: '12345678Z', hasOtherResidences: 'no', usPerson: 'no', publicOffice: 'none' },
      means: { employment: 'full-time', occupation: 'Arquitecta', incomeSources: ['salary'], netIncome: '25k-50k' },
    },
  },
];

const TAX = { hasTaxNumber: 'yes' } as const;

/** Earlier re-assessments: the next one begins with their answers. They had no question about sustainability. */
export const SEED_ASSESSMENTS: readonly SeedApplication[] = [
  {
    email: 'main@portico.test',
    typeId: 3,
    days: 548,
    answers: {
      means: {
        employment: 'full-time', industry: 'logistics', occupation: 'Dispatcher', incomeSources: ['salary', 'investments'],
        netIncome: '25k-50k', netWorth: 'under-100k', wealthSources: ['savings'], education: 'bachelor', expectedDeposits: '12000',
      },
      experience: { cfds: '1-2', shares: '1-2', funds: 'none', derivatives: 'none', trades: '6-10', background: 'none' },
      tax: { ...TAX, residence: 'DE', taxNumber: '86095742719' },
    },
  },
  {
    email: 'main-reassessment@portico.test',
    typeId: 3,
    days: 541,
    answers: {
      means: {
        employment: 'self-employed', industry: 'media', occupation: 'Translator', incomeSources: ['business'],
        netIncome: '50k-100k', netWorth: '100k-250k', wealthSources: ['savings', 'inheritance'], education: 'master', expectedDeposits: '5000',
      },
      experience: { cfds: '2-3', shares: 'over-3', funds: 'over-3', derivatives: 'under-1', trades: '11-39', background: 'course', backgroundDetails: 'Evening course on derivatives' },
      tax: { ...TAX, residence: 'GB', taxNumber: 'AB123456C' },
    },
  },
  {
    email: 'main-reassessment@portico.test',
    typeId: 5,
    days: 1_074,
    answers: {
      tax: {
        ...TAX, residence: 'GB', taxNumber: 'AB123456C', hasOtherResidences: 'yes',
        otherResidences: [{ residence: 'FR', hasTaxNumber: 'yes', taxNumber: '3023217600053' }],
        usPerson: 'no', publicOffice: 'none',
      },
    },
  },
];

import { COMPANY_IDS } from '../../../src/domain/site/company';
import { answerCondition } from './condition';
import { cards, choice, money, several, text } from './fields';
import { section } from './section';

const { bank, international, invest, main } = COMPANY_IDS;

const WORKING = answerCondition('means', 'employment', 'full-time', 'part-time', 'self-employed');
const WEALTHY = answerCondition('means', 'netWorth', '500k-1m', 'over-1m');

/** Deposits that are expected, in the currency in which a company keeps its accounts. */
const deposits = (currency: string, companies: readonly number[]) =>
  money('means.expectedDeposits', currency, {
    description: 'means.expectedDeposits.help',
    'x-portico-minimum': '0',
    'x-portico-companies': companies,
  });

// oxfmt-ignore
const INDUSTRIES = [
  'finance', 'technology', 'manufacturing', 'construction', 'trade', 'logistics', 'health', 'education',
  'public', 'hospitality', 'agriculture', 'energy', 'property', 'media', 'gambling', 'other',
] as const;

/** The client's income and wealth. */
export const MEANS = section({
  title: 'means',
  'x-portico-why': 'means.why',
  'x-portico-minutes': 2,
  properties: {
    employment: choice('means.employment', 'employment', [
      'full-time',
      'part-time',
      'self-employed',
      'student',
      'retired',
      'not-working',
    ]),
    industry: choice('means.industry', 'industry', INDUSTRIES, { 'x-portico-if': WORKING }),
    occupation: text('means.occupation', 64, { 'x-portico-if': WORKING }),
    incomeSources: several('means.incomeSources', 'income', [
      'salary',
      'business',
      'investments',
      'pension',
      'rent',
      'support',
    ]),
    netIncome: cards('means.netIncome', 'netIncome', [
      'under-25k',
      '25k-50k',
      '50k-100k',
      '100k-500k',
      'over-500k',
    ]),
    netWorth: cards('means.netWorth', 'netWorth', [
      'under-100k',
      '100k-250k',
      '250k-500k',
      '500k-1m',
      'over-1m',
    ]),
    wealthSources: several('means.wealthSources', 'wealth', [
      'savings',
      'inheritance',
      'property-sale',
      'business-sale',
      'investments',
      'gift',
    ]),
    // A bank has to know the source of a large fortune.
    wealthDetails: text('means.wealthDetails', 500, {
      description: 'means.wealthDetails.help',
      minLength: 20,
      'x-portico-if': WEALTHY,
      'x-portico-companies': [bank],
    }),
    education: choice('means.education', 'schooling', [
      'school',
      'vocational',
      'bachelor',
      'master',
      'doctorate',
    ]),
    expectedDeposits: deposits('EUR', [main]),
    expectedDepositsChf: deposits('CHF', [bank]),
    expectedDepositsIdr: deposits('IDR', [invest]),
    expectedDepositsUsd: deposits('USD', [international]),
  },
});

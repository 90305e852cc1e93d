import type { partnerSchemes, SchemeRules } from '../db/tables/partners';
import type { SiteKey } from './sites.table';

type Scheme = Omit<typeof partnerSchemes.$inferInsert, 'companyId' | 'version' | 'validFrom'> & { readonly site: SiteKey };

const terms = (holdDays: number, minimum: string, payDay: number) => ({ holdDays, minimum, payDay });
const lot = (currency: string, forex: string, metals: string, other: string): SchemeRules => ({ currencies: [currency], rates: { forex, metals, other } });

const INVEST = terms(7, '500000', 5);
const BANK = terms(30, '100', 1);
const INTERNATIONAL = terms(14, '50', 1);

const CPA = { amount: '200', deposits: '250', lots: '2', fromDay: 30, untilDay: 60 };

/** The first version of each company's schemes. At bank, a client who is not a partner earns nothing for a referral. */
export const PARTNER_SCHEMES: readonly Scheme[] = [
  //                                                                                                            levels
  { site: 'invest',        programme: 'partner', kind: 'lot',     rules: lot('IDR', '25000', '25000', '25000'),           levels: [100],        ...INVEST },
  { site: 'invest',        programme: 'client',  kind: 'lot',     rules: lot('IDR', '12500', '12500', '12500'),           levels: [100],        ...INVEST },
  { site: 'bank',          programme: 'partner', kind: 'revenue', rules: { currencies: ['CHF', 'EUR'], share: '0.20' },   levels: [100, 10],    ...BANK },
  { site: 'international', programme: 'partner', kind: 'lot',     rules: lot('USD', '6', '5', '2'),                       levels: [100, 15, 5], ...INTERNATIONAL },
  { site: 'international', programme: 'client',  kind: 'lot',     rules: lot('USD', '3', '2.5', '1'),                     levels: [100],        ...INTERNATIONAL },
  { site: 'international', programme: 'cpa',     kind: 'cpa',     rules: { currencies: ['USD'], cpa: CPA },               levels: [100],        ...INTERNATIONAL },
];

/** Before any deal. */
export const SCHEMES_VALID_FROM = new Date(Date.UTC(2020, 0, 1));

import { COMPANY_IDS } from '../../src/domain/site/company';
import { CULTURES, CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import type { sites } from '../db/tables/sites';

/** Ids of the four sites. */
export const SITE_IDS = Object.freeze({ main: 1, invest: 2, bank: 3, international: 4 });

export type SiteKey = keyof typeof SITE_IDS;

const site = (key: SiteKey, culture: string, siteUrl: string): typeof sites.$inferInsert => ({
  siteId: SITE_IDS[key],
  companyId: COMPANY_IDS[key],
  culture,
  isActive: true,
  siteUrl,
});

export const SITES = [
  site('main',          'en-US', 'http://localhost:3000'),
  site('invest',        'id-ID', 'http://invest.localhost:3000'),
  site('bank',          'en-US', 'http://bank.localhost:3000'),
  site('international', 'en-US', 'http://intl.localhost:3000'),
];

/** Hosts by site; `*` stands for every host not listed, `*:invest` for those on the invest port. */
export const SITE_HOSTS = [
  { host: '*',                siteId: SITE_IDS.main },
  { host: '*:invest',         siteId: SITE_IDS.invest },
  { host: 'invest.localhost', siteId: SITE_IDS.invest },
  { host: 'bank.localhost',   siteId: SITE_IDS.bank },
  { host: 'intl.localhost',   siteId: SITE_IDS.international },
];

/** Countries whose residents a site's licence excludes. */
export const EXCLUDED_COUNTRIES: Readonly<Record<SiteKey, readonly string[]>> = {
  main: ['CU', 'IR', 'KP', 'SY', 'US'],
  invest: ['KP', 'US'],
  bank: ['CU', 'IR', 'KP', 'RU', 'SY', 'US'],
  international: ['CU', 'IR', 'KP', 'SY', 'US'],
};

/** The portal's languages, each by its own name. */
export const LANGUAGES = CULTURE_NAMES.map((culture) => ({ culture, name: CULTURES[culture].endonym }));

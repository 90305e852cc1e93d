import { eq, sql } from 'drizzle-orm';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import { hashUnqueued } from '../session/passwords';
import { DEMO_ACCOUNT_PASSWORDS, DEMO_PASSWORD } from './demo-sign-ins.table';
import type { Mode } from '../kernel/modes';
import type { BrandNameOf } from '../site/served-companies';
import { inTransaction, type Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { ALL_CLIENTS, BLOCKED_WALLETS } from './clients.table';
import { CAMPAIGN_SLIDES } from './campaigns/campaign-slides.table';
import { EMBEDDED_PAGES, TRANSLATIONS, regionPopupsFrom } from './content';
import { seedCopyTrades } from './copies/seed-copy-trades';
import { COUNTRIES, GEO_RANGES } from './countries.table';
import { instrumentRows } from './instruments';
import { PARTNER_SCHEMES, SCHEMES_VALID_FROM } from './partner-schemes.table';
import { paymentMethodsOf } from './payment-fees.table';
import { seedNews } from './seed-news';
import { seedApplications } from './seed-applications';
import { seedCampaigns } from './campaigns/seed-campaigns';
import { seedClientArea } from './seed-client-area';
import { seedAccounts, seedClients } from './seed-clients';
import type { DaysFromNow } from './seed-clients';
import { seedMaterial } from './seed-material';
import { seedPartners } from './seed-partners';
import { siteConfigOf } from './site-config';
import { EXCLUDED_COUNTRIES, LANGUAGES, SITES, SITE_HOSTS, SITE_IDS } from './sites.table';
import type { SiteKey } from './sites.table';
import { blockedWallets } from '../db/tables/clients';
import { campaignSlides, embeddedPages, regionPopups, translations } from '../db/tables/content';
import { instruments } from '../db/tables/instruments';
import { paymentMethods } from '../db/tables/money';
import { partnerSchemes } from '../db/tables/partners';
import { gatewayFacts } from '../db/tables/operations';
import {
  countries,
  geoRanges,
  languages,
  siteConfig,
  siteCountryExclusions,
  siteHosts,
  sites,
} from '../db/tables/sites';

const DAY_MS = 86_400_000;
const KEYS = Object.keys(SITE_IDS) as SiteKey[];

/**
 * Seeds a database that has no sites yet. The data is the same on every machine, with dates relative to the clock's
 * day. In production it seeds only what the gateway needs to work (sites, texts, instruments), with no made-up people
 * or accounts.
 */
export async function seedIfEmpty(
  db: Database,
  clock: () => Date,
  mode: Mode = 'demo',
  brandNameOf: BrandNameOf = () => DEFAULT_CONFIG.brand.name,
): Promise<void> {
  if (mode === 'demo')
    await db
      .insert(paymentMethods)
      .values(
        SITES.flatMap(({ companyId }) =>
          paymentMethodsOf(companyId, BUILT_IN_COMPANIES.variantOf(companyId)),
        ),
      )
      .onConflictDoNothing();
  if (await hasSites(db)) {
    if (!(await hasStatistics(db))) await gatherStatistics(db);
    return;
  }
  const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
  const daysFromNow: DaysFromNow = (days) => new Date(today + days * DAY_MS);
  const hashes = mode === 'demo' ? await Promise.all(ALL_CLIENTS.map(() => hashUnqueued(DEMO_PASSWORD))) : [];
  const { readOnly, trading } = DEMO_ACCOUNT_PASSWORDS;
  // All seeded accounts share one salt: there are many, their passwords are public, and hashing takes long.
  const accountHashes =
    mode === 'demo'
      ? { tradingHash: await hashUnqueued(trading), readOnlyHash: await hashUnqueued(readOnly) }
      : {};
  await inTransaction(db, async (data) => {
    await data.insert(gatewayFacts).values({ key: 'mode', value: mode });
    await seedSites(data, brandNameOf);
    await seedContent(data);
    if (mode === 'production') return;
    await seedDemoContent(data, daysFromNow);
    const ids = await seedClients(data, hashes, daysFromNow);
    const brandName = brandNameOf(COMPANY_IDS.international);
    const { copies, entries } = await seedCopyTrades(data, daysFromNow, brandName);
    await seedAccounts(data, ids, brandNameOf, daysFromNow, accountHashes, entries);
    await seedApplications(data, ids, daysFromNow);
    await seedClientArea(data, ids, daysFromNow, copies);
    await seedPartners(data, ids, daysFromNow, brandNameOf, accountHashes);
    await seedMaterial(data, daysFromNow);
    await seedCampaigns(data, daysFromNow);
  });
  await gatherStatistics(db);
}

/**
 * Without statistics, the query for a client's 10,000 accounts takes forty times as long. PostgreSQL gathers them after a
 * minute, the embedded database never.
 */
const gatherStatistics = (db: Database) => db.execute(sql`analyze`);

/** Data seeded by an earlier version may have none. */
async function hasStatistics(db: Database): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from pg_stats where tablename = 'sites' limit 1`)).length > 0;
}

/** The mode a database was seeded for; undefined if it is empty. */
export async function modeOfData(db: Database): Promise<string | undefined> {
  const [fact] = await db.select().from(gatewayFacts).where(eq(gatewayFacts.key, 'mode'));
  return fact?.value;
}

async function hasSites(db: Database): Promise<boolean> {
  return (await db.select({ siteId: sites.siteId }).from(sites).limit(1)).length > 0;
}

async function seedSites(db: Database, brandNameOf: BrandNameOf): Promise<void> {
  await db.insert(sites).values(SITES);
  await db.insert(siteHosts).values(SITE_HOSTS);
  const schemes = PARTNER_SCHEMES.map(({ site, ...scheme }) => ({ ...scheme, companyId: COMPANY_IDS[site] }));
  await db
    .insert(partnerSchemes)
    .values(schemes.map((scheme) => ({ ...scheme, version: 1, validFrom: SCHEMES_VALID_FROM })));
  await db
    .insert(siteConfig)
    .values(KEYS.flatMap((key) => siteConfigOf(SITE_IDS[key], key, brandNameOf(COMPANY_IDS[key]))));
  await db.insert(languages).values(LANGUAGES);
  await db.insert(countries).values(COUNTRIES);
  await db.insert(geoRanges).values(GEO_RANGES);
  const exclusions = KEYS.flatMap((key) =>
    EXCLUDED_COUNTRIES[key].map((code) => ({ siteId: SITE_IDS[key], code })),
  );
  await db.insert(siteCountryExclusions).values(exclusions);
}

async function seedContent(db: Database): Promise<void> {
  await db.insert(translations).values(TRANSLATIONS);
  await db.insert(instruments).values(instrumentRows());
}

async function seedDemoContent(db: Database, daysFromNow: DaysFromNow): Promise<void> {
  await db.insert(regionPopups).values(regionPopupsFrom(daysFromNow));
  await db.insert(campaignSlides).values(CAMPAIGN_SLIDES);
  await db.insert(embeddedPages).values(EMBEDDED_PAGES);
  await seedNews(db, daysFromNow);
  await db.insert(blockedWallets).values(BLOCKED_WALLETS);
}

import { boolean, char, cidr, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A company's site: its settings and address (R3, "Site settings"). */
export const sites = pgTable('sites', {
  siteId: integer('site_id').primaryKey(),
  companyId: integer('company_id').notNull(),
  culture: text('culture').notNull(),
  isActive: boolean('is_active').notNull(),
  siteUrl: text('site_url').notNull(),
  /**
   * Address at which an outside provider asks the questions of the investment account; null if this gateway asks them.
   */
  onboardingUrl: text('onboarding_url'),
});

/** Host names by site; `*` matches every host not listed, `*:invest` those on the invest port. */
export const siteHosts = pgTable('site_hosts', {
  host: text('host').primaryKey(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.siteId),
});

/** Platform links and terminal servers of a site (R3, "Platform link"). */
export const siteConfig = pgTable(
  'site_config',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.siteId),
    configKey: text('config_key').notNull(),
    configValue: text('config_value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.configKey] })],
);

export const languages = pgTable('languages', {
  culture: text('culture').primaryKey(),
  name: text('name').notNull(),
});

export const countries = pgTable('countries', {
  code: char('code', { length: 2 }).primaryKey(),
  name: text('name').notNull(),
  dialCode: text('dial_code').notNull(),
  continent: char('continent', { length: 2 }).notNull(),
});

/** Countries whose residents a site may not accept. */
export const siteCountryExclusions = pgTable(
  'site_country_exclusions',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.siteId),
    code: char('code', { length: 2 })
      .notNull()
      .references(() => countries.code),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.code] })],
);

/** Address ranges by country; the narrowest matching range wins. */
export const geoRanges = pgTable('geo_ranges', {
  network: cidr('network').primaryKey(),
  countryCode: char('country_code', { length: 2 })
    .notNull()
    .references(() => countries.code),
});

import type { QuotaName } from '../api/services/quotas.table';

/** What keeps a table from growing without end. */
export interface TableBound {
  readonly by: 'seed' | 'purge' | 'quota' | 'owner';
  /** The quota's name, or the table whose rows have one or a few here each. */
  readonly of?: string;
}

/** Written by the gateway's start or by who runs it, never by a call. */
const SEED: TableBound = Object.freeze({ by: 'seed' });
/** Old rows go by purge-rules.table.ts. */
const PURGE: TableBound = Object.freeze({ by: 'purge' });
const quota = (of: QuotaName): TableBound => Object.freeze({ by: 'quota', of });
const owner = (of: string): TableBound => Object.freeze({ by: 'owner', of });

/** How each table of the database is bounded (G11); a new table needs its row here. */
export const TABLE_BOUNDS: Readonly<Record<string, TableBound>> = Object.freeze({
  accounts:                owner('clients'),   // two, with the registration
  applications:            quota('drafts'),
  attempts:                PURGE,
  audit_events:            PURGE,              // and eventsOfClient, eventsOfNetwork
  blocked_wallets:         SEED,
  campaign_members:        owner('clients'),   // one a campaign
  campaign_slides:         SEED,
  campaigns:               SEED,
  client_tools:            SEED,
  clients:                 quota('registrations'),
  countries:               SEED,
  currency_rates:          SEED,
  digital_assets:          owner('clients'),
  document_parts:          owner('documents'), // as many as its size takes
  documents:               quota('documents'), // and documentsADay; unfinished ones are purged
  embedded_pages:          SEED,
  gateway_facts:           SEED,
  geo_ranges:              SEED,
  instruments:             SEED,
  job_runs:                SEED,
  languages:               SEED,
  marketing_records:       PURGE,
  missing_texts:           quota('missingTexts'),
  news:                    SEED,
  notifications:           PURGE,
  otp_codes:               PURGE,
  outbox:                  PURGE,              // and payoutMails, codes a day by phone and in all
  partner_commissions:     SEED,
  partner_links:           owner('clients'),
  password_resets:         PURGE,
  profile_reviews:         owner('clients'),
  reassessments:           SEED,
  region_popups:           SEED,
  registrations:           quota('registrations'), // those that wait are purged
  sessions:                PURGE,              // and the newest of each client
  site_config:             SEED,
  site_country_exclusions: SEED,
  site_hosts:              SEED,
  sites:                   SEED,
  strategies:              SEED,
  support_messages:        quota('chatMessages'), // and purged
  trader_urls:             SEED,
  translations:            SEED,
  used_solutions:          PURGE,
});

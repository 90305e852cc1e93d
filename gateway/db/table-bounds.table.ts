import type { QuotaName } from './quotas.table';

/** The bound that stops a table from growing without limit. */
export interface TableBound {
  readonly kind: 'seed' | 'purge' | 'quota' | 'owner' | 'parts';
  /**
   * For a quota, its name; for an owner, the table whose rows own one or a few rows here; for parts, the table of the
   * parts.
   */
  readonly name?: string;
}

/** Written at the start of the gateway or by its operators, never by a call. */
const SEED: TableBound = Object.freeze({ kind: 'seed' });
/** Old rows are deleted by purge-rules.table.ts. */
const PURGE: TableBound = Object.freeze({ kind: 'purge' });
const quota = (name: QuotaName): TableBound => Object.freeze({ kind: 'quota', name });
const owner = (name: string): TableBound => Object.freeze({ kind: 'owner', name });
/** Each row has parts in a table that is bounded itself. */
const parts = (name: string): TableBound => Object.freeze({ kind: 'parts', name });

/** The bound of each table of the database (G11); every new table needs a row here. */
export const TABLE_BOUNDS: Readonly<Record<string, TableBound>> = Object.freeze({
  account_access:          owner('clients'),   // one per account
  account_requests:        quota('accountRequests'),
  accounts:                owner('clients'),   // two, opened at registration, and one for each of account_requests
  application_events:      owner('applications'), // a few for each time that it is submitted
  applications:            quota('drafts'),
  attempts:                PURGE,
  audit_events:            PURGE,              // plus eventsOfClient and eventsOfNetwork
  blocked_wallets:         SEED,
  bonus_volume:            owner('bonuses'),   // at most a hundred for each lot, of accounts with a quota of deals
  bonuses:                 owner('clients'),   // one per campaign
  campaign_awards:         owner('clients'),   // one per campaign
  campaign_benefits:       owner('deals'),     // one for each kind
  campaign_boards:         owner('campaigns'), // the newest 96 and the final one
  campaign_members:        owner('clients'),   // one per campaign
  campaign_slides:         SEED,
  campaigns:               SEED,
  client_tools:            SEED,
  clients:                 quota('registrations'),
  copies:                  quota('copies'),
  copy_fees:               owner('copies'),    // one a month
  copy_positions:          owner('copies'),    // one for each opening of the strategy, whose account has a quota of deals
  copy_tasks:              PURGE,
  countries:               SEED,
  deals:                   quota('deals'),     // beyond it no position is opened, and none closed in parts
  digital_assets:          owner('clients'),
  document_parts:          owner('documents'), // as many as the document's size needs
  documents:               quota('documents'), // plus documentsADay; incomplete uploads are purged
  email_codes:             owner('clients'),   // one
  embedded_pages:          SEED,
  gateway_facts:           SEED,
  geo_ranges:              SEED,
  idempotency_keys:        PURGE,              // moneyRequests, accountRequests and terminalTrades limit them
  instruments:             SEED,
  job_runs:                SEED,
  languages:               SEED,
  ledger_accounts:         owner('accounts'),  // one per kind
  ledger_entries:          parts('postings'),
  margin_watches:          owner('accounts'),  // one
  marketing_records:       PURGE,
  missing_texts:           quota('missingTexts'), // plus the newest ten thousand of all visitors
  money_quotes:            quota('moneyQuotes'), // also purged
  money_requests:          quota('moneyRequests'),
  news:                    SEED,
  news_revisions:          SEED,
  notification_preferences: owner('clients'),  // one per category
  notifications:           PURGE,              // those of security alerts go with eventsOfClient
  order_outcomes:          quota('orderOutcomes'), // beyond it no order is placed
  orders:                  quota('orders'),
  otp_codes:               PURGE,
  outbox:                  PURGE,              // plus payoutMails and the daily limits on codes
  partner_click_days:      owner('partner_links'), // one for each day of purged clicks
  partner_clicks:          PURGE,              // plus partnerClicks
  partner_destinations:    owner('clients'),   // one
  partner_material:        SEED,
  partner_payouts:         owner('clients'),   // one for each month and currency
  partner_links:           quota('partnerLinks'),
  partner_rewards:         owner('clients'),   // at most three for each of deals
  partner_schemes:         SEED,
  partners:                owner('clients'),   // one
  passkey_challenges:      owner('clients'),   // one for each purpose
  passkeys:                quota('passkeys'),
  password_resets:         PURGE,
  payment_methods:         SEED,
  positions:               quota('positions'),
  postings:                owner('ledger_accounts'), // one, at the opening; the others go with deals and money_requests
  profile_reviews:         owner('clients'),
  reassessments:           SEED,
  referrals:               owner('clients'),   // one
  region_popups:           SEED,
  recovery_codes:          owner('clients'),   // ten
  registrations:           quota('registrations'), // pending ones are purged
  robots:                  SEED,
  second_factors:          owner('clients'),   // one
  sessions:                PURGE,              // plus the newest ones of each client
  sign_in_challenges:      PURGE,              // each after a right password; loginAddress and secondFactor limit them
  site_config:             SEED,
  site_country_exclusions: SEED,
  site_hosts:              SEED,
  sites:                   SEED,
  strategies:              owner('accounts'),  // one; written by the seed alone
  strategy_days:           owner('strategies'), // one a day
  support_messages:        quota('chatMessages'), // also purged
  terminal_sessions:       PURGE,              // plus the newest ones of each account
  trader_urls:             SEED,
  translations:            SEED,
  used_solutions:          PURGE,
  wallet_addresses:        quota('walletAddresses'),
  wallets:                 owner('clients'),   // one per asset
});

/**
 * The number of rows of a table that one owner may have. The texts become part of SQL statements, so they must never
 * come from outside.
 */
export interface Quota {
  readonly table: string;
  readonly max: number;
  /**
   * The columns that identify the owner. At least one is required: a single visitor could use up a quota that all share.
   */
  readonly ownerColumns: readonly [string, ...string[]];
  /** A timestamp column: only rows of the current day (UTC) count. Without it, all rows do. */
  readonly dayColumn?: string;
}

const quota = (table: string, max: number, ownerColumns: Quota['ownerColumns'], dayColumn?: string): Quota =>
  Object.freeze({ table, max, ownerColumns, ...(dayColumn !== undefined && { dayColumn }) });

/**
 * Limits of the rows that one client, network or chat thread may create (G11); table-bounds.table.ts says how
 * each table is bounded.
 */
export const QUOTAS = Object.freeze({
  //                         table               max     owner columns           day column
  registrations:       quota('registrations',    200,    ['ip'],                 'created_at'),
  documents:           quota('documents',        100,    ['client_id']),
  documentsADay:       quota('documents',        20,     ['client_id'],          'sent_at'),
  drafts:              quota('applications',     20,     ['client_id']),
  chatMessages:        quota('support_messages', 200,    ['thread'],             'sent_at'),
  accountRequests:     quota('account_requests', 20,     ['client_id'],          'created_at'),
  moneyRequests:       quota('money_requests',   200,    ['client_id'],          'created_at'),
  copies:              quota('copies',           20,     ['client_id'],          'started_at'),
  moneyQuotes:         quota('money_quotes',     300,    ['client_id']),
  positions:           quota('positions',        200,    ['login']),
  orders:              quota('orders',           100,    ['login']),
  orderOutcomes:       quota('order_outcomes',   1_000,  ['login'],              'ended_at'),
  deals:               quota('deals',            1_000,  ['login'],              'closed_at'),
  terminalTrades:      quota('idempotency_keys', 5_000,  ['client_id'],          'created_at'),
  passkeys:            quota('passkeys',         10,     ['client_id']),
  partnerLinks:        quota('partner_links',    50,     ['client_id']),
  partnerClicks:       quota('partner_clicks',   1_000,  ['network'],            'at'),
  walletAddresses:     quota('wallet_addresses', 20,     ['client_id']),
  payoutMails:         quota('outbox',           20,     ['recipient', 'kind'],  'created_at'),
  emailCodes:          quota('outbox',           10,     ['recipient', 'kind'],  'created_at'),
  alertMails:          quota('outbox',           20,     ['recipient', 'kind'],  'created_at'),
  missingTexts:        quota('missing_texts',    200,    ['network']),
  profileChanges:      quota('audit_events',     20,     ['kind', 'client_id'],  'at'),
  eventsOfClient:      quota('audit_events',     1_000,  ['kind', 'client_id'],  'at'),
  eventsOfNetwork:     quota('audit_events',     1_000,  ['kind', 'network'],    'at'),
});

/** The maximum number of rows for all visitors together: the oldest are deleted. */
export interface RowLimit {
  readonly table: string;
  readonly max: number;
  readonly ageColumn: string;
}

export const ROW_LIMITS = Object.freeze({
  missingTexts: Object.freeze<RowLimit>({ table: 'missing_texts', max: 10_000, ageColumn: 'seen_at' }),
});

export type QuotaName = keyof typeof QUOTAS;

/**
 * Rule for the rows to purge from a table that visitors fill (G11). The texts become part of SQL statements, so they must never
 * come from outside.
 */
export interface PurgeRule {
  readonly table: string;
  /** The timestamp column a row's age counts from. */
  readonly from: string;
  readonly days: number;
  /** SQL condition for the old rows to purge; without it, all of them. */
  readonly which?: string;
  /** Columns to clear instead of deleting the row. */
  readonly blank?: string;
}

const row = (table: string, from: string, days: number, more: Pick<PurgeRule, 'which' | 'blank'> = {}): PurgeRule =>
  Object.freeze({ table, from, days, ...more });

export const PURGE_RULES: readonly PurgeRule[] = Object.freeze([
  //  table                from            days  which
  row('sessions',          'expires_at',   1),
  row('sign_in_challenges', 'expires_at',  1),
  row('passkey_challenges', 'expires_at',  1),
  row('otp_codes',         'expires_at',   1),
  row('password_resets',   'expires_at',   1),
  row('used_solutions',    'expires_at',   0),
  row('attempts',          'last_at',      1),     // longer than every window of attempt-rules.table.ts
  row('registrations',     'created_at',   2,    { which: 'completed_at is null' }),
  row('documents',         'sent_at',      1,    { which: "status = 'sending'" }),
  row('documents',         'sent_at',      30,   { which: "status = 'refused'" }),
  row('applications',      'saved_at',     400,  { which: "state = 'onboarding' and submitted is null" }),
  row('marketing_records', 'last_seen_at', 90),
  row('missing_texts',     'seen_at',      30),
  row('support_messages',  'sent_at',      30,   { which: "thread like 'visitor:%'" }),
  row('support_messages',  'sent_at',      400),
  row('money_quotes',      'expires_at',   1),
  row('idempotency_keys',  'created_at',   400),
  row('notifications',     'created_at',   400),
  row('outbox',            'created_at',   1,    { which: "body <> ''", blank: "body = ''" }),
  row('outbox',            'created_at',   2,    { which: "status = 'suppressed'" }),
  row('outbox',            'created_at',   30),
  row('audit_events',      'at',           90,   { which: 'client_id is null' }),
  row('audit_events',      'at',           400),
]);

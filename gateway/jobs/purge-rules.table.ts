/**
 * Deletes old rows of a table that visitors fill (G11). The texts become part of SQL statements, so they must never come
 * from outside.
 */
export interface PurgeRule {
  readonly table: string;
  /** The timestamp column from which the age of a row is counted. */
  readonly ageColumn: string;
  readonly days: number;
  /** SQL condition: only old rows that meet it are purged. */
  readonly condition?: string;
  /** SQL assignment that clears a column; the row itself stays. */
  readonly assignment?: string;
  /** SQL statement that adds the deleted rows, which are `purged`, to a table of sums. */
  readonly summary?: string;
}

const row = (table: string, ageColumn: string, days: number, options: Pick<PurgeRule, 'condition' | 'assignment' | 'summary'> = {}): PurgeRule =>
  Object.freeze({ table, ageColumn, days, ...options });

/** The counted clicks of purged ones, by link and day. */
const CLICK_DAYS = `insert into partner_click_days (link_id, day, clicks, uniques)
  select link_id, (at at time zone 'utc')::date, count(*), count(*) filter (where is_unique) from purged where refused is null group by 1, 2
  on conflict (link_id, day) do update set clicks = partner_click_days.clicks + excluded.clicks,
    uniques = partner_click_days.uniques + excluded.uniques`;

/** An upload that waits for bytes. A complete one is a sent document, which waits for the job that finishes uploads. */
const UNFINISHED = `status = 'sending' and size >
  (select coalesce(sum(octet_length(data)), 0) from document_parts where document_id = documents.id)`;

export const PURGE_RULES: readonly PurgeRule[] = Object.freeze([
  //  table                age column      days
  row('sessions',          'expires_at',   1),
  row('terminal_sessions', 'expires_at',   1),
  row('sign_in_challenges', 'expires_at',  1),
  row('passkey_challenges', 'expires_at',  1),
  row('otp_codes',         'expires_at',   1),
  row('email_codes',       'expires_at',   1),
  row('password_resets',   'expires_at',   1),
  row('used_solutions',    'expires_at',   0),
  row('attempts',          'last_at',      1),     // longer than every window of attempt-rules.table.ts
  row('registrations',     'created_at',   2,    { condition: 'completed_at is null' }),
  row('documents',         'sent_at',      1,    { condition: UNFINISHED }),
  row('documents',         'sent_at',      30,   { condition: "status = 'refused'" }),
  row('applications',      'saved_at',     400,  { condition: "state = 'onboarding' and submitted is null" }),
  row('marketing_records', 'last_seen_at', 90),
  row('partner_clicks',    'at',           400,  { summary: CLICK_DAYS }),
  row('missing_texts',     'seen_at',      30),
  row('support_messages',  'sent_at',      30,   { condition: "thread like 'visitor:%'" }),
  row('support_messages',  'sent_at',      400),
  row('money_quotes',      'expires_at',   1),
  row('idempotency_keys',  'created_at',   400),
  row('notifications',     'created_at',   400),
  row('copy_tasks',        'done_at',      1),
  row('outbox',            'created_at',   1,    { condition: "body <> ''", assignment: "body = ''" }),
  row('outbox',            'created_at',   2,    { condition: "status = 'suppressed'" }),
  row('outbox',            'created_at',   30),
  row('audit_events',      'at',           90,   { condition: 'client_id is null' }),
  row('audit_events',      'at',           400),
]);

import { sql, type SQL } from 'drizzle-orm';

/** The value; null for a `referral` whose client hides their trades from partners. */
export const nullIfHidden = (value: SQL): SQL => sql`case when referral.hidden_at is null then ${value} end`;

/** The instant; only its day, in UTC, for a client who hides their trades. */
export const truncateToDayIfHidden = (instant: SQL): SQL =>
  sql`case when referral.hidden_at is null then ${instant} else date_trunc('day', ${instant}, 'utc') end`;

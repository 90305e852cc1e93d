import { sql, type SQL } from 'drizzle-orm';

/** A value of a `referral` that its partners see, unless the client hides their trades. */
export const unlessHidden = (value: SQL): SQL => sql`case when referral.hidden_at is null then ${value} end`;

/** The instant, or only its day for a client who hides their trades. */
export const dayIfHidden = (instant: SQL): SQL =>
  sql`case when referral.hidden_at is null then ${instant} else date_trunc('day', ${instant}, 'utc') end`;

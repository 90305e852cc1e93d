import { sql, type SQL } from 'drizzle-orm';
import type { accounts } from '../db/tables/accounts';

type Rights = (typeof accounts.$inferSelect)['rights'];

/**
 * The rights that the broker grants on an account, in a query of `accounts`. While a re-assessment of its client is
 * overdue, positions of a live account can only be closed.
 * @param at the instant, or a placeholder for it.
 */
export const rightsAt = (at: unknown): SQL<Rights> => sql<Rights>`case
  when accounts.rights = 'full' and accounts.kind = 'live' and exists (
    select from reassessments due where due.client_id = accounts.client_id and due.finish_date <= ${at}::timestamptz
  ) then 'closeOnly' else accounts.rights end`;

import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant, money } from './columns';

/** Referral links; a client's oldest link is the main one. */
export const partnerLinks = pgTable('partner_links', {
  id: serial('id').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  code: text('code').notNull().unique(),
  name: text('name'),
  clicks: integer('clicks').notNull().default(0),
  signUps: integer('sign_ups').notNull().default(0),
  firstDeposits: integer('first_deposits').notNull().default(0),
});

/** Commission earned by partners, one row per item. */
export const partnerCommissions = pgTable(
  'partner_commissions',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    state: text('state', { enum: ['accrued', 'approved', 'paid'] }).notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [index('partner_commissions_client').on(table.clientId)],
);

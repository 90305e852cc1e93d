import { boolean, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';

/** Accounts that clients requested: opened at once, or after a person approved them. */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid('id').primaryKey(),
    /** Makes the reference, and puts requests of one instant in order. */
    number: serial('number').notNull().unique(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    state: text('state', { enum: ['pending', 'opened', 'refused', 'cancelled'] }).notNull(),
    offerId: text('offer_id').notNull(),
    kind: text('kind', { enum: ['live', 'demo'] }).notNull(),
    platform: text('platform', { enum: ['MT4', 'MT5', 'Trader', 'Investor'] }).notNull(),
    accountType: text('account_type').notNull(),
    server: text('server').notNull(),
    currency: text('currency').notNull(),
    leverage: integer('leverage').notNull(),
    marginMode: text('margin_mode', { enum: ['hedging', 'netting'] }).notNull(),
    swapFree: boolean('swap_free').notNull(),
    /** First balance of a demo account. */
    balance: money('balance'),
    nickname: text('nickname'),
    /** Version of the terms that the client has agreed to. */
    termsVersion: text('terms_version').notNull(),
    /** The platform's passwords as hashes, until it is decided. */
    tradingHash: text('trading_hash'),
    readOnlyHash: text('read_only_hash'),
    hasReadOnlyPassword: boolean('has_read_only_password').notNull(),
    /** The account, once it is opened. */
    login: integer('login').references(() => accounts.login),
    createdAt: instant('created_at').notNull(),
    /** Time by which a person decides. */
    decideBy: instant('decide_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('account_requests_client').on(table.clientId, table.createdAt, table.number)],
);

export type AccountRequestRow = typeof accountRequests.$inferSelect;

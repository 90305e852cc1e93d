import { boolean, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant, money } from './columns';

/** Login numbers of accounts that clients open themselves. */
export const accountLogins = pgSequence('account_logins', { startWith: 60_000_001 });

/** A trading account. Its balance is in the ledger; the other figures follow from positions and prices. */
export const accounts = pgTable(
  'accounts',
  {
    login: integer('login').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    platform: text('platform', { enum: ['MT4', 'MT5', 'Trader', 'Investor'] }).notNull(),
    kind: text('kind', { enum: ['live', 'demo'] }).notNull(),
    status: text('status', { enum: ['active', 'pending', 'archived'] }).notNull(),
    name: text('name').notNull(),
    nickname: text('nickname'),
    accountType: text('account_type').notNull(),
    server: text('server').notNull(),
    currency: text('currency').notNull(),
    leverage: integer('leverage').notNull(),
    /** True if the trading server has reported on it; until then it has no figures (D4). */
    isReported: boolean('is_reported').notNull().default(true),
    swapFree: boolean('swap_free').notNull(),
    marginMode: text('margin_mode', { enum: ['hedging', 'netting'] }).notNull(),
    rights: text('rights', { enum: ['full', 'closeOnly', 'noTrading', 'noLogin'] }).notNull(),
    marginCallLevel: money('margin_call_level'),
    stopOutLevel: money('stop_out_level'),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('accounts_client').on(table.clientId, table.openedAt)],
);

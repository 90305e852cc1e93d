import { boolean, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant, money } from './columns';

/** Login numbers of accounts that clients open themselves. */
export const accountLogins = pgSequence('account_logins', { startWith: 60_000_001 });

/** A trading account; figures are null until the trading server has reported them (D4). */
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
    balance: money('balance'),
    credit: money('credit'),
    floatingPl: money('floating_pl'),
    equity: money('equity'),
    margin: money('margin'),
    freeMargin: money('free_margin'),
    marginLevel: money('margin_level'),
    swapFree: boolean('swap_free').notNull(),
    marginMode: text('margin_mode', { enum: ['hedging', 'netting'] }).notNull(),
    rights: text('rights', { enum: ['full', 'closeOnly', 'noTrading', 'noLogin'] }).notNull(),
    marginCallLevel: money('margin_call_level'),
    stopOutLevel: money('stop_out_level'),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('accounts_client').on(table.clientId, table.openedAt)],
);

/** The columns the owner may see: all except the owner itself. */
export const ACCOUNT_COLUMNS = {
  login: accounts.login,
  platform: accounts.platform,
  kind: accounts.kind,
  status: accounts.status,
  name: accounts.name,
  nickname: accounts.nickname,
  accountType: accounts.accountType,
  server: accounts.server,
  currency: accounts.currency,
  leverage: accounts.leverage,
  balance: accounts.balance,
  credit: accounts.credit,
  floatingPl: accounts.floatingPl,
  equity: accounts.equity,
  margin: accounts.margin,
  freeMargin: accounts.freeMargin,
  marginLevel: accounts.marginLevel,
  swapFree: accounts.swapFree,
  marginMode: accounts.marginMode,
  rights: accounts.rights,
  marginCallLevel: accounts.marginCallLevel,
  stopOutLevel: accounts.stopOutLevel,
  openedAt: accounts.openedAt,
};

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant } from './columns';

/**
 * A client's settings of an account: hashes of its trading and read-only (investor) passwords for the platform, and when it
 * was archived.
 */
export const accountAccess = pgTable('account_access', {
  login: integer('login')
    .primaryKey()
    .references(() => accounts.login),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  tradingHash: text('trading_hash'),
  tradingPasswordChangedAt: instant('trading_changed_at'),
  readOnlyHash: text('read_only_hash'),
  readOnlyPasswordChangedAt: instant('read_only_changed_at'),
  archivedAt: instant('archived_at'),
});

/**
 * Sessions of the web terminal: of an account and one of its passwords, never of the client. A session that has ended is
 * deleted.
 */
export const terminalSessions = pgTable(
  'terminal_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    login: integer('login')
      .notNull()
      .references(() => accounts.login),
    /** `trade` by the trading password, `read` by the read-only one. */
    access: text('access', { enum: ['trade', 'read'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('terminal_sessions_login').on(table.login, table.createdAt)],
);

import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';
import { wallets } from './wallets';

/*
 * A double-entry ledger. Triggers at the end of its migration enforce it: the postings of an entry sum to zero in every
 * currency, rows are never changed or deleted, and a balance changes by postings alone.
 */

/**
 * Accounts of the ledger. With a login or a wallet: `client` (the balance of the trading account or of the wallet),
 * `credit` (a bonus that cannot be withdrawn), `reserved` (withdrawals under way). Without, the broker's own, one per
 * currency: `house`, `tradingPl`, `swap`, `fees`, `clearing` (what payment providers owe or are owed), `exchange`.
 * `partner` has a client: the commission that the broker owes them, negative after a clawback.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'client',
        'credit',
        'reserved',
        'house',
        'tradingPl',
        'swap',
        'fees',
        'clearing',
        'exchange',
        'partner',
      ],
    }).notNull(),
    login: integer('login').references(() => accounts.login),
    walletId: integer('wallet_id').references(() => wallets.id),
    clientId: integer('client_id').references(() => clients.id),
    /** A currency of ISO 4217, or a digital asset's code. */
    currency: text('currency').notNull(),
    /** The sum of its postings; maintained for clients' accounts only, because every trade posts to the broker's. */
    balance: money('balance').notNull().default('0'),
    /** The latest instant posted; later postings are never dated before it. */
    postedAt: instant('posted_at'),
  },
  (table) => [
    uniqueIndex('ledger_accounts_login')
      .on(table.login, table.kind)
      .where(sql`${table.login} is not null`),
    uniqueIndex('ledger_accounts_wallet')
      .on(table.walletId, table.kind)
      .where(sql`${table.walletId} is not null`),
    uniqueIndex('ledger_accounts_partner')
      .on(table.clientId, table.currency)
      .where(sql`${table.clientId} is not null`),
    uniqueIndex('ledger_accounts_own')
      .on(table.kind, table.currency)
      .where(sql`${table.login} is null and ${table.walletId} is null and ${table.clientId} is null`),
    check(
      'ledger_accounts_owner',
      sql`case when ${table.kind} in ('client', 'credit', 'reserved') then num_nonnulls(${table.login}, ${table.walletId}) = 1 else num_nonnulls(${table.login}, ${table.walletId}) = 0 end
        and (${table.kind} = 'partner') = (${table.clientId} is not null)`,
    ),
    check(
      'ledger_accounts_not_overdrawn',
      sql`(${table.kind} not in ('credit', 'reserved') and ${table.walletId} is null) or ${table.balance} >= 0`,
    ),
  ],
);

/** Entries of the ledger: the reasons of postings. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: serial('id').primaryKey(),
  at: instant('at').notNull(),
  kind: text('kind', {
    enum: [
      'opening',
      'deposit',
      'withdrawal',
      'transfer',
      'credit',
      'correction',
      'trade',
      'commission',
      'prize',
      'rebate',
      'fee',
    ],
  }).notNull(),
  /** The closed trade of a `trade`. */
  ticket: integer('ticket').unique(),
  /** `card`, `bank` or `crypto`. */
  method: text('method'),
  /** The source or destination of the money, masked. */
  counterpart: text('counterpart'),
});

export const postings = pgTable(
  'postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: money('amount').notNull(),
    /** The account's balance with this posting; null for an account without a maintained balance. */
    balanceAfter: money('balance_after'),
    /** Repeats the entry's instant, for the indexes. */
    at: instant('at').notNull(),
    isTrade: boolean('is_trade').notNull(),
  },
  (table) => [
    index('postings_entry').on(table.entryId),
    index('postings_account').on(table.accountId, table.at, table.id),
    index('postings_funds')
      .on(table.accountId, table.at, table.id)
      .where(sql`not ${table.isTrade}`),
    check('postings_not_nought', sql`${table.amount} <> 0`),
  ],
);

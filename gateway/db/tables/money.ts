import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';
import { wallets } from './wallets';

const MONEY_STATES = [
  'draft',
  'pending',
  'approved',
  'processing',
  'sent',
  'completed',
  'rejected',
  'failed',
  'cancelled',
] as const;

const clientColumn = () =>
  integer('client_id')
    .notNull()
    .references(() => clients.id);
const accountColumn = (name: string) => integer(name).references(() => accounts.login);

/** Payment methods of a company in a currency, with their terms; amounts in that currency. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    companyId: integer('company_id').notNull(),
    id: text('id').notNull(),
    direction: text('direction', { enum: ['deposit', 'withdraw'] }).notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: ['card', 'bank', 'crypto'] }).notNull(),
    /** Place in the list. */
    place: integer('place').notNull(),
    min: money('min').notNull(),
    max: money('max').notNull(),
    feePercent: money('fee_percent').notNull(),
    feeFixed: money('fee_fixed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id, table.direction, table.currency] })],
);

/**
 * Deposits, withdrawals and transfers; the money that they move is in the ledger. Requests of a wallet have its id in
 * place of a login; in a transfer, the wallet is one of the two sides.
 */
export const moneyRequests = pgTable(
  'money_requests',
  {
    id: uuid('id').primaryKey(),
    /** Makes the reference, and puts requests of one instant in order. */
    number: serial('number').notNull().unique(),
    clientId: clientColumn(),
    kind: text('kind', { enum: ['deposit', 'withdrawal', 'transfer'] }).notNull(),
    state: text('state', { enum: MONEY_STATES }).notNull(),
    login: accountColumn('login'),
    toLogin: accountColumn('to_login'),
    walletId: integer('wallet_id').references(() => wallets.id),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    fee: money('fee').notNull(),
    net: money('net').notNull(),
    rate: money('rate'),
    received: money('received'),
    receivedCurrency: text('received_currency'),
    method: text('method', { enum: ['card', 'bank', 'crypto'] }),
    network: text('network'),
    /** Destination of a withdrawal. */
    destination: text('destination'),
    /** Its label in the address book at that time. */
    destinationLabel: text('destination_label'),
    memo: text('memo'),
    /** Address to which a digital asset has to be sent. */
    address: text('address'),
    txid: text('txid'),
    confirmations: integer('confirmations'),
    /** Key in the address of the payment page. */
    cashierKey: text('cashier_key').unique(),
    /** The portal to which the payment page returns. */
    returnTo: text('return_to'),
    steps: jsonb('steps').$type<readonly MoneyStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    cancelUntil: instant('cancel_until'),
    /** Time of the next automatic step. */
    nextAt: instant('next_at'),
    reason: text('reason').$type<MoneyReason>(),
  },
  (table) => [
    index('money_requests_client').on(table.clientId, table.createdAt, table.number),
    index('money_requests_next')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    check('money_requests_whose', sql`${table.login} is not null or ${table.walletId} is not null`),
  ],
);

export type MoneyState = (typeof MONEY_STATES)[number];
export type MoneyRequestRow = typeof moneyRequests.$inferSelect;
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

export interface MoneyStep {
  readonly state: MoneyState;
  /** ISO 8601. */
  readonly at: string;
}

/** Reason of a failed request, by the name of its text. */
export type MoneyReason = 'declined' | 'notPaid' | 'otherName' | 'returned';

/** The two sides of a move; a side without a login is a wallet. */
export type MoneySides = Pick<MoneyRequestRow, 'login' | 'toLogin' | 'walletId'>;

/** Rates that are valid for a while; a side without a login is a wallet. */
export const moneyQuotes = pgTable(
  'money_quotes',
  {
    id: uuid('id').primaryKey(),
    clientId: clientColumn(),
    login: accountColumn('login'),
    toLogin: accountColumn('to_login'),
    walletId: integer('wallet_id').references(() => wallets.id),
    /** The two currencies in alphabetical order, `EUR/USD`, for both directions. */
    pair: text('pair').notNull(),
    amount: money('amount').notNull(),
    rate: money('rate').notNull(),
    received: money('received').notNull(),
    receivedCurrency: text('received_currency').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('money_quotes_pair').on(table.clientId, table.pair)],
);

/** Answers to clients' calls, by their idempotency keys. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    clientId: clientColumn(),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: json('answer').$type<object>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] })],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COPY_REASONS, COPY_STATES, SKIP_REASONS } from '../../../src/domain/social/copy';
import type { ConsentId } from '../../../src/domain/social/copy-terms';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';
import { strategies } from './strategies';

/** A text that a client has agreed to, with the language in which they read it. */
export interface StoredConsent {
  readonly id: ConsentId;
  readonly sha256: string;
  readonly culture: string;
  readonly version: string;
}

/** Clients' copies of strategies: each is an account of its own, in the strategy's currency. */
export const copies = pgTable(
  'copies',
  {
    id: uuid('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    strategyId: integer('strategy_id')
      .notNull()
      .references(() => strategies.id),
    login: integer('login')
      .notNull()
      .unique()
      .references(() => accounts.login),
    /** The account that the money came from, and returns to. */
    fromLogin: integer('from_login')
      .notNull()
      .references(() => accounts.login),
    /** The money moved into the copy less the money moved out while it runs. */
    allocated: money('allocated').notNull(),
    /** The copy ends when its equity falls to this value. */
    stopEquity: money('stop_equity').notNull(),
    multiplier: numeric('multiplier').notNull(),
    state: text('state', { enum: COPY_STATES }).notNull().default('active'),
    /** Why it is stopping, or stopped. */
    reason: text('reason', { enum: COPY_REASONS }),
    /** The provider's share of the gain, fixed at the start. */
    feePercent: numeric('fee_percent').notNull(),
    /** The highest result that a fee was calculated on. */
    highWater: money('high_water').notNull().default('0'),
    /** The fees charged so far. */
    fees: money('fees').notNull().default('0'),
    /** The next first of a month (UTC), at whose begin a fee is due. */
    feeDay: date('fee_day', { mode: 'string' }).notNull(),
    /** The open positions of the strategy were copied at the start. */
    withOpen: boolean('with_open').notNull().default(false),
    /** The texts that the client has agreed to. */
    consents: jsonb('consents').$type<readonly StoredConsent[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    stoppedAt: instant('stopped_at'),
    /** The equity at the end, before the last fee; the money that went back, its currency, and the account that it went to. */
    endEquity: money('end_equity'),
    returned: money('returned'),
    returnedCurrency: text('returned_currency'),
    returnedLogin: integer('returned_login').references(() => accounts.login),
  },
  (table) => [
    index('copies_client').on(table.clientId, table.startedAt),
    // Read at every tick and by every trade of a strategy.
    index('copies_running')
      .on(table.strategyId)
      .where(sql`${table.state} <> 'stopped'`),
    uniqueIndex('copies_once')
      .on(table.clientId, table.strategyId)
      .where(sql`${table.state} <> 'stopped'`),
  ],
);

/** A trade of a strategy that a copy has still to make, written in the transaction of that trade. */
export const copyTasks = pgTable(
  'copy_tasks',
  {
    id: serial('id').primaryKey(),
    copyId: uuid('copy_id')
      .notNull()
      .references(() => copies.id),
    event: text('event', { enum: ['open', 'close'] }).notNull(),
    /** The strategy's position. */
    sourceTicket: integer('source_ticket').notNull(),
    /** Lots that were added to the position, or the deal that closed some: each is a task. */
    part: integer('part').notNull(),
    symbol: text('symbol').notNull(),
    side: text('side', { enum: ['buy', 'sell'] }).notNull(),
    lots: money('lots').notNull(),
    /** The position's lots before a closing. */
    lotsBefore: money('lots_before'),
    price: money('price').notNull(),
    /** The equity of the strategy's account just before an opening. */
    equity: money('equity'),
    at: instant('at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('copy_tasks_once').on(table.copyId, table.event, table.sourceTicket, table.part),
    index('copy_tasks_due')
      .on(table.copyId, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** The openings of a strategy as a copy made them, or why it did not. */
export const copyPositions = pgTable(
  'copy_positions',
  {
    copyId: uuid('copy_id')
      .notNull()
      .references(() => copies.id),
    sourceTicket: integer('source_ticket').notNull(),
    part: integer('part').notNull(),
    /** The copy's own position; null if the opening was skipped. */
    ticket: integer('ticket'),
    symbol: text('symbol').notNull(),
    side: text('side', { enum: ['buy', 'sell'] }).notNull(),
    leaderLots: money('leader_lots').notNull(),
    /** The lots in proportion, before they were rounded down. */
    wantedLots: money('wanted').notNull(),
    lots: money('lots').notNull(),
    skipped: text('skipped', { enum: SKIP_REASONS }),
    /** The margin that was missing, in the copy's currency, where that was the reason. */
    missing: money('missing'),
    leaderPrice: money('leader_price').notNull(),
    price: money('price'),
    /** The money that another price than the strategy's brought; negative if it cost some. */
    gap: money('gap'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.copyId, table.sourceTicket, table.part] }),
    index('copy_positions_ticket').on(table.ticket),
  ],
);

/** The settlements of a copy's fee, at each begin of a month (UTC) and at its end. */
export const copyFees = pgTable(
  'copy_fees',
  {
    copyId: uuid('copy_id')
      .notNull()
      .references(() => copies.id),
    at: instant('at').notNull(),
    result: money('result').notNull(),
    /** The high water before. */
    highWater: money('high_water').notNull(),
    fee: money('fee').notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.copyId, table.at] })],
);

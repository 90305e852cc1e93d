import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant, money } from './columns';
import { instruments } from './instruments';

/** Ticket numbers of positions, orders and deals. */
export const tickets = pgSequence('tickets', { startWith: 4_500_001 });

const loginColumn = () =>
  integer('login')
    .notNull()
    .references(() => accounts.login);
const symbolColumn = () =>
  text('symbol')
    .notNull()
    .references(() => instruments.symbol);
const sideColumn = () => text('side', { enum: ['buy', 'sell'] }).notNull();
/** The party that ordered the trade: the client, a robot, a copy of a strategy, or the broker's desk. */
const originColumn = () =>
  text('origin', { enum: ['client', 'robot', 'copy', 'desk'] })
    .notNull()
    .default('client');

/** Open positions, written by `dealing` and the seed alone. Profit, swap and margin follow from the market's prices (trading/figures.ts). */
export const positions = pgTable(
  'positions',
  {
    ticket: integer('ticket').primaryKey(),
    login: loginColumn(),
    symbol: symbolColumn(),
    side: sideColumn(),
    lots: money('lots').notNull(),
    openPrice: money('open_price').notNull(),
    stopLoss: money('stop_loss'),
    takeProfit: money('take_profit'),
    openedAt: instant('opened_at').notNull(),
    /**
     * On a netting account, for a position that was enlarged: the instant of the last addition, from which nights are
     * still to be charged, and the swap up to then, in the account's currency.
     */
    swapFrom: instant('swap_from'),
    swapBefore: money('swap_before').notNull().default('0'),
    origin: originColumn(),
  },
  (table) => [
    index('positions_login').on(table.login, table.openedAt, table.ticket),
    // Read at every tick; most positions have no stop.
    index('positions_stops')
      .on(table.symbol)
      .where(sql`${table.stopLoss} is not null or ${table.takeProfit} is not null`),
  ],
);

const ORDER_TYPES = ['buyLimit', 'sellLimit', 'buyStop', 'sellStop'] as const;

/** Orders that wait for their price. */
export const orders = pgTable(
  'orders',
  {
    ticket: integer('ticket').primaryKey(),
    login: loginColumn(),
    symbol: symbolColumn(),
    type: text('type', { enum: ORDER_TYPES }).notNull(),
    lots: money('lots').notNull(),
    orderPrice: money('order_price').notNull(),
    stopLoss: money('stop_loss'),
    takeProfit: money('take_profit'),
    placedAt: instant('placed_at').notNull(),
    expiresAt: instant('expires_at'),
    origin: originColumn(),
  },
  (table) => [index('orders_login').on(table.login, table.placedAt, table.ticket)],
);

/** Orders that wait no longer, and how they ended. */
export const orderOutcomes = pgTable(
  'order_outcomes',
  {
    ticket: integer('ticket').primaryKey(),
    login: loginColumn(),
    symbol: symbolColumn(),
    type: text('type', { enum: ORDER_TYPES }).notNull(),
    lots: money('lots').notNull(),
    orderPrice: money('order_price').notNull(),
    placedAt: instant('placed_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    outcome: text('outcome', { enum: ['executed', 'cancelled', 'expired', 'refused'] }).notNull(),
    /** The reason of a refusal (dealing/dealing-refusal.ts). */
    reason: text('reason'),
    /** The position that an executed order opened or changed. */
    positionTicket: integer('position_ticket'),
  },
  (table) => [index('order_outcomes_login').on(table.login, table.endedAt, table.ticket)],
);

/** The figures that caused a closing: the price of the stop, or the account's figures before its stop-out. */
export type ClosingCause =
  | { readonly price: string }
  | Readonly<Record<'equity' | 'margin' | 'marginLevel' | 'stopOutLevel', string>>;

/** Closed trades, in the account's currency; each has a ledger entry of the same net amount. */
export const deals = pgTable(
  'deals',
  {
    ticket: integer('ticket').primaryKey(),
    login: loginColumn(),
    symbol: symbolColumn(),
    side: sideColumn(),
    lots: money('lots').notNull(),
    openPrice: money('open_price').notNull(),
    closePrice: money('close_price').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at').notNull(),
    profit: money('profit').notNull(),
    swap: money('swap').notNull(),
    commission: money('commission').notNull(),
    /** Cost of the spread within the profit, zero or negative; null if it was not recorded at the closing. */
    spread: money('spread'),
    closedBy: text('closed_by', {
      enum: ['client', 'robot', 'copy', 'desk', 'stopLoss', 'takeProfit', 'stopOut'],
    }).notNull(),
    /** Null if a party closed it. */
    cause: jsonb('cause').$type<ClosingCause>(),
    /** The position that was closed, wholly or in part. A deal that closes it wholly has the position's ticket. */
    positionTicket: integer('position_ticket').notNull(),
    origin: originColumn(),
  },
  (table) => [
    index('deals_login').on(table.login, table.closedAt, table.ticket),
    index('deals_login_symbol').on(table.login, table.symbol, table.closedAt, table.ticket),
  ],
);

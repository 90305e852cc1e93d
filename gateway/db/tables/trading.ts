import { index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
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

/** Open positions. Profit, swap and margin follow from the market's prices (trading/figures.ts). */
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
  },
  (table) => [index('positions_login').on(table.login, table.openedAt, table.ticket)],
);

/** Orders that wait for their price. */
export const orders = pgTable(
  'orders',
  {
    ticket: integer('ticket').primaryKey(),
    login: loginColumn(),
    symbol: symbolColumn(),
    type: text('type', { enum: ['buyLimit', 'sellLimit', 'buyStop', 'sellStop'] }).notNull(),
    lots: money('lots').notNull(),
    orderPrice: money('order_price').notNull(),
    stopLoss: money('stop_loss'),
    takeProfit: money('take_profit'),
    placedAt: instant('placed_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('orders_login').on(table.login, table.placedAt, table.ticket)],
);

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
    closedBy: text('closed_by', { enum: ['client', 'stopLoss', 'takeProfit', 'stopOut'] }).notNull(),
  },
  (table) => [
    index('deals_login').on(table.login, table.closedAt, table.ticket),
    index('deals_login_symbol').on(table.login, table.symbol, table.closedAt, table.ticket),
  ],
);

import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from './columns';

/** Tradable instruments, as the calculators need them. Figures keep the decimals they were written with. */
export const instruments = pgTable('instruments', {
  symbol: text('symbol').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  group: text('group').notNull(),
  /** Quote currency. */
  currency: text('currency').notNull(),
  contractSize: money('contract_size').notNull(),
  digits: integer('digits').notNull(),
  point: money('point').notNull(),
  pip: money('pip').notNull(),
  lotStep: money('lot_step').notNull(),
  price: money('price').notNull(),
  /** `points`, or `percent` per year. */
  swapMode: text('swap_mode').$type<'points' | 'percent'>().notNull(),
  swapLong: money('swap_long').notNull(),
  swapShort: money('swap_short').notNull(),
  /** Lower-case English weekday, or `none`. */
  tripleSwapDay: text('triple_swap_day').$type<'wednesday' | 'friday' | 'none'>().notNull(),
  source: text('source').notNull(),
  quotedAt: instant('quoted_at').notNull(),
});

/** The price of one unit of `from_currency` in `to_currency`. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    fromCurrency: text('from_currency').notNull(),
    toCurrency: text('to_currency').notNull(),
    rate: money('rate').notNull(),
    source: text('source').notNull(),
    quotedAt: instant('quoted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromCurrency, table.toCurrency] })],
);

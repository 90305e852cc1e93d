import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { money } from './columns';

/**
 * The terms of tradable instruments; their prices come from the market (market/market.ts). Figures keep the decimals that
 * are written here.
 */
export const instruments = pgTable('instruments', {
  symbol: text('symbol').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  group: text('group').notNull(),
  /** The unit of the contract: a currency, a metal, a coin, or the instrument itself. */
  base: text('base').notNull(),
  /** Quote currency. */
  currency: text('currency').notNull(),
  contractSize: money('contract_size').notNull(),
  digits: integer('digits').notNull(),
  point: money('point').notNull(),
  pip: money('pip').notNull(),
  lotStep: money('lot_step').notNull(),
  /** Factor on the margin that the account's leverage alone requires. */
  marginRate: money('margin_rate').notNull(),
  /** `points`, or `percent` per year. */
  swapMode: text('swap_mode').$type<'points' | 'percent'>().notNull(),
  swapLong: money('swap_long').notNull(),
  swapShort: money('swap_short').notNull(),
  /** Lower-case English weekday, or `none`. */
  tripleSwapDay: text('triple_swap_day').$type<'wednesday' | 'friday' | 'none'>().notNull(),
});

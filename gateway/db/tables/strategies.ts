import { integer, jsonb, numeric, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { RowTranslations } from '../../texts/translate-row';
import { instant, money } from './columns';

/** Strategies that clients of a company can copy. */
export const strategies = pgTable('strategies', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  /** Language of the texts. */
  culture: text('culture').notNull().default('en-US'),
  translated: jsonb('translated').$type<RowTranslations<'summary'>>().notNull().default({}),
  name: text('name').notNull(),
  provider: text('provider').notNull(),
  summary: text('summary').notNull(),
  currency: text('currency').notNull(),
  returnPercent: numeric('return_percent').notNull(),
  drawdownPercent: numeric('drawdown_percent').notNull(),
  pips: numeric('pips').notNull(),
  feePercent: numeric('fee_percent').notNull(),
  minimum: money('minimum').notNull(),
  copiers: integer('copiers').notNull(),
  startedAt: instant('started_at').notNull(),
  /** The return at even steps from the start until now. */
  curve: text('curve').array().notNull().default([]),
});

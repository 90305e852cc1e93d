import { date, integer, jsonb, numeric, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { END_REASONS, STRATEGY_MONEY, type FeeChange } from '../../../src/domain/social/strategy';
import type { RowTranslations } from '../../texts/translate-row';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';

/** Strategies that clients of a company can copy: each is an account of its provider. */
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
  login: integer('login')
    .notNull()
    .unique()
    .references(() => accounts.login),
  providerClientId: integer('provider_client_id')
    .notNull()
    .references(() => clients.id),
  feePercent: numeric('fee_percent').notNull(),
  minimum: money('minimum').notNull(),
  /** `active` is open to new copiers, `closed` not; a paused one makes no trades for now, and a retired one never again. */
  state: text('state', { enum: ['active', 'closed', 'paused', 'retired'] })
    .notNull()
    .default('active'),
  /** The most copiers at a time. */
  capacity: integer('capacity').notNull().default(500),
  /** The owner of the money on the account: the provider, or the broker, whose robot trades it. */
  money: text('money', { enum: STRATEGY_MONEY }).notNull().default('own'),
  /** Changes of the fee since the start, the oldest first. */
  feeChanges: jsonb('fee_changes').$type<readonly FeeChange[]>().notNull().default([]),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  /** Why it was retired: the provider or the broker closed it, or its money was lost. */
  endReason: text('end_reason', { enum: END_REASONS }),
});

/** The end of each day (UTC) of a strategy's account, from its start until yesterday. */
export const strategyDays = pgTable(
  'strategy_days',
  {
    strategyId: integer('strategy_id')
      .notNull()
      .references(() => strategies.id),
    day: date('day', { mode: 'string' }).notNull(),
    equity: money('equity').notNull(),
    /** Payments into and out of the account on the day. */
    flows: money('flows').notNull(),
    /** The worth of one unit of the strategy, 1 at its start: payments change the number of units alone. */
    unit: numeric('unit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.strategyId, table.day] })],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BONUS_STATES } from '../../../src/domain/campaigns/bonus';
import { accounts } from './accounts';
import { campaigns } from './campaigns';
import { clients } from './clients';
import { instant, money } from './columns';

/** Bonuses of campaigns: credit that becomes balance by trading. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: serial('id').primaryKey(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    login: integer('login')
      .notNull()
      .references(() => accounts.login),
    granted: money('granted').notNull(),
    /** The credit that is still there: less what left with money, or met a balance below zero; zero once it has ended. */
    left: money('left').notNull(),
    currency: text('currency').notNull(),
    neededLots: money('needed_lots').notNull(),
    state: text('state', { enum: BONUS_STATES }).notNull().default('active'),
    grantedAt: instant('granted_at').notNull(),
    until: instant('until').notNull(),
    endedAt: instant('ended_at'),
    /** The credit that became balance; null while it has not. */
    unlocked: money('unlocked'),
    /** The notices that were sent: before the end, and of the unlocking. */
    warnedAt: instant('warned_at'),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    // A client who leaves and joins again gets no second one.
    uniqueIndex('bonuses_member').on(table.campaignId, table.clientId),
    index('bonuses_login').on(table.login, table.id),
    check('bonuses_left', sql`${table.left} between 0 and ${table.granted}`),
    check('bonuses_state', sql`(${table.state} = 'active') = (${table.left} > 0)`),
  ],
);

/** The deals that count for a bonus; a deal counts once. */
export const bonusVolume = pgTable(
  'bonus_volume',
  {
    ticket: integer('ticket').primaryKey(),
    bonusId: integer('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    /** The deal's lots, or fewer if the bonus needed no more. */
    lots: money('lots').notNull(),
  },
  (table) => [index('bonus_volume_bonus').on(table.bonusId, table.ticket)],
);

import { boolean, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { RowTranslations } from '../../texts/translate-row';
import { clients } from './clients';
import { instant } from './columns';

export const campaigns = pgTable('campaigns', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  /** Language of the texts. */
  culture: text('culture').notNull().default('en-US'),
  translated: jsonb('translated')
    .$type<RowTranslations<'title' | 'contentText' | 'reward' | 'terms'>>()
    .notNull()
    .default({}),
  title: text('title').notNull(),
  contentText: text('content_text').notNull(),
  reward: text('reward').notNull(),
  terms: text('terms').notNull(),
  /** True if only clients with a live account may join. */
  needsLiveAccount: boolean('needs_live_account').notNull(),
  joinFrom: instant('join_from').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Members of campaigns, and when they joined. */
export const campaignMembers = pgTable(
  'campaign_members',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.clientId] })],
);

import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { partnerLinks } from './partners';

/** Sub-ids of an address that a partner has given a link, such as `utm_campaign`. */
export type SubIds = Readonly<Record<string, string>>;

/** Visits by a referral link in the last 400 days; older ones are in `partner_click_days`. */
export const partnerClicks = pgTable(
  'partner_clicks',
  {
    id: serial('id').primaryKey(),
    linkId: integer('link_id')
      .notNull()
      .references(() => partnerLinks.id),
    /** The visitor's browser (`marketing_records`), which may be purged before the click is. */
    marketingId: uuid('marketing_id').notNull(),
    at: instant('at').notNull(),
    country: text('country'),
    /** The IP address; for IPv6 its /64. */
    network: text('network').notNull(),
    device: text('device', { enum: ['computer', 'phone', 'tablet'] }),
    sub: jsonb('sub').$type<SubIds>(),
    /** The browser's first click on the link within a day. */
    isUnique: boolean('is_unique').notNull(),
    /** Null for a click that counts. */
    refused: text('refused', { enum: ['rate'] }),
  },
  (table) => [
    index('partner_clicks_link').on(table.linkId, table.at),
    index('partner_clicks_network').on(table.network, table.at),
    index('partner_clicks_visitor').on(table.marketingId, table.linkId, table.at),
  ],
);

/** The counted clicks of a link by day (UTC), of clicks that are purged. */
export const partnerClickDays = pgTable(
  'partner_click_days',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => partnerLinks.id),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
    uniques: integer('uniques').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

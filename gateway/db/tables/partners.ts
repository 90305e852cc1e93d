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
import { clients } from './clients';
import { instant, money } from './columns';

/** Referral links. An address names a link by its code and `cxd` together; people type the code alone. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    code: text('code').notNull().unique(),
    cxd: text('cxd').notNull().unique(),
    /** A code from before there were random ones: it still leads to the link, in an address together with the link's id. */
    oldCode: text('old_code').unique(),
    /** The partner's name for it; null for the client's own link. */
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    signUps: integer('sign_ups').notNull().default(0),
    firstDeposits: integer('first_deposits').notNull().default(0),
  },
  (table) => [index('partner_links_client').on(table.clientId)],
);

/** Sub-ids of an address that a partner has given a link, such as `utm_campaign`. */
export type SubIds = Readonly<Record<string, string>>;

/** Visits by a referral link. Those of the last 400 days; older ones are in `partner_click_days`. */
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

/**
 * Who referred a client. Written once, at the end of the registration. A refused referral earns nothing, and its reason is
 * for the client and the reviewer, not for the partner.
 */
export const referrals = pgTable(
  'referrals',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => clients.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => partnerLinks.id),
    via: text('via', { enum: ['link', 'code'] }).notNull(),
    /** The browser's last click on the link, if it is known; clicks are purged before referrals are. */
    clickId: integer('click_id'),
    boundAt: instant('bound_at').notNull(),
    /** The partner, the one who referred the partner, and so on: nearest first, three at most, as they were at the binding. */
    line: integer('line').array().notNull(),
    state: text('state', { enum: ['active', 'refused', 'ended'] }).notNull(),
    /** Why it is refused (`self`), or why a person has to look at it (`network`, `device`). */
    reason: text('reason', { enum: ['self', 'network', 'device'] }),
    /** From then on the partner sees day and amount of the client's trades only. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('referrals_partner').on(table.partnerId, table.boundAt),
    index('referrals_link').on(table.linkId),
  ],
);

/** Commission earned by partners, one row per item. */
export const partnerCommissions = pgTable(
  'partner_commissions',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    state: text('state', { enum: ['accrued', 'approved', 'paid'] }).notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [index('partner_commissions_client').on(table.clientId)],
);

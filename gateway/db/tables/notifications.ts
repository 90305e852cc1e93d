import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import type { MessageKey } from '../../texts/gateway-texts';
import type { MessageValues } from '../../texts/message-values';
import { accounts } from './accounts';
import { instant } from './columns';

/** Categories of notifications; a client chooses for each whether and where they are notified. */
const CATEGORIES = Object.freeze([
  'security',
  'margin',
  'money',
  'documents',
  'account',
  'announcement',
] as const);

/** Notifications to clients, and when they were read. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    category: text('category', { enum: CATEGORIES }).notNull(),
    severity: text('severity', { enum: ['info', 'success', 'warning', 'critical'] }).notNull(),
    /**
     * Name of one of the gateway's own messages, whose texts follow the reader's culture; `null` for texts written by
     * others.
     */
    template: text('template').$type<MessageKey>(),
    /** Values for the placeholders of those texts. */
    values: jsonb('values').$type<MessageValues>(),
    /** Language of title, body and button. */
    culture: text('culture').notNull().default('en-US'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    buttonText: text('button_text'),
    url: text('url'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [index('notifications_place').on(table.clientId, table.createdAt, table.id)],
);

/** Channels that a client has chosen for a category; without a row, preferences.table.ts applies. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    category: text('category', { enum: CATEGORIES }).notNull(),
    inPortal: boolean('in_portal').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.category] })],
);

/** The margin levels below which accounts have fallen and of which their clients were notified. */
export const marginWatches = pgTable('margin_watches', {
  login: integer('login')
    .primaryKey()
    .references(() => accounts.login),
  /** The worst stage: 1 close to a margin call, 2 margin call, 3 stop-out. */
  stage: integer('stage').notNull(),
  since: instant('since').notNull(),
});

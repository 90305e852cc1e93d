import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import type { MessageKey } from '../../texts/gateway-texts';
import { instant } from './columns';

/** An amount is written as its reader's culture has it. */
export interface MessageValues {
  readonly amount: string;
  readonly currency: string;
  readonly login: string;
  readonly reference: string;
}

/** Notifications to clients, and when they were read. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    category: text('category', { enum: ['security', 'account', 'documents', 'announcement'] }).notNull(),
    severity: text('severity', { enum: ['info', 'warning', 'success'] }).notNull(),
    /**
     * Name of one of the gateway's own messages, whose texts follow the reader's culture; `null` for texts written by
     * others.
     */
    template: text('template').$type<MessageKey>(),
    /** What is put into those texts. */
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
  (table) => [index('notifications_client').on(table.clientId)],
);

import { index, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Messages of the built-in support chat. A thread belongs to a client (`client:1`) or an anonymous visitor
 * (`visitor:…`).
 */
export const supportMessages = pgTable(
  'support_messages',
  {
    /** Chosen by the sender, so that a message sent twice is stored once. */
    id: uuid('id').primaryKey(),
    position: serial('position').notNull(),
    thread: text('thread').notNull(),
    sender: text('sender', { enum: ['client', 'assistant'] }).notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('support_messages_thread').on(table.thread, table.position),
    index('support_messages_sent').on(table.thread, table.sentAt),
  ],
);

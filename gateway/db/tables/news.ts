import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The portal's own news; items without a company are for clients of every company. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    companyId: integer('company_id'),
    /** The locale folder of this language: `de`, `zh`, `zh-TW`. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    source: text('source').notNull(),
    category: text('category').notNull(),
    /** Symbols such as EURUSD. */
    instruments: text('instruments').array().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('news_published_at').on(table.publishedAt)],
);

import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { NewsBlock } from '../../../src/domain/news/news-article';
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
    body: jsonb('body').$type<readonly NewsBlock[]>().notNull().default([]),
    /** Address of a picture beside the title. */
    image: text('image'),
    source: text('source').notNull(),
    category: text('category').notNull(),
    /** Written by an editor, or about the broker's own services. */
    kind: text('kind', { enum: ['editorial', 'house'] })
      .notNull()
      .default('editorial'),
    /** Symbols such as EURUSD; those that are not traded here are shown as plain text. */
    instruments: text('instruments').array().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** The latest correction; `news_revisions` has what was corrected. */
    revisedAt: instant('revised_at'),
    /** From this instant, only the title and the reason remain. */
    withdrawnAt: instant('withdrawn_at'),
    /** Why it was withdrawn, in the item's language. */
    reason: text('reason'),
  },
  (table) => [index('news_published_at').on(table.publishedAt)],
);

/** Corrections, each with the item before it. */
export const newsRevisions = pgTable(
  'news_revisions',
  {
    id: serial('id').primaryKey(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The note explains the error, in the item's language. */
    note: text('note').notNull(),
    title: text('title').notNull(),
    body: jsonb('body').$type<readonly NewsBlock[]>().notNull(),
  },
  (table) => [index('news_revisions_item').on(table.newsId, table.at)],
);

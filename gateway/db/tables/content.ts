import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { RowTranslations } from '../../texts/translate-row';
import { instant } from './columns';

/** Texts that override the built-in ones (D4). */
export const translations = pgTable(
  'translations',
  {
    companyId: integer('company_id').notNull(),
    culture: text('culture').notNull(),
    pageName: text('page_name').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.culture, table.pageName, table.key] })],
);

/** Translation keys the portal could not find (POST /locales/add). */
export const missingTexts = pgTable(
  'missing_texts',
  {
    language: text('language').notNull(),
    namespace: text('namespace').notNull(),
    key: text('key').notNull(),
    fallback: text('fallback').notNull(),
    /** The visitor's network. */
    network: text('network').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.namespace, table.key] }),
    index('missing_texts_network').on(table.network),
    index('missing_texts_seen').on(table.seenAt),
  ],
);

export const regionPopups = pgTable('region_popups', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  /** Language of the texts. */
  culture: text('culture').notNull().default('en-US'),
  translated: jsonb('translated')
    .$type<RowTranslations<'title' | 'contentText' | 'buttonText'>>()
    .notNull()
    .default({}),
  title: text('title').notNull(),
  contentText: text('content_text').notNull(),
  buttonText: text('button_text').notNull(),
  url: text('url').notNull(),
  activeFrom: instant('active_from').notNull(),
  activeUntil: instant('active_until').notNull(),
});

export const campaignSlides = pgTable('campaign_slides', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  position: integer('position').notNull(),
  /** Language of the texts. */
  culture: text('culture').notNull().default('en-US'),
  translated: jsonb('translated')
    .$type<RowTranslations<'contentText' | 'buttonText'>>()
    .notNull()
    .default({}),
  contentText: text('content_text').notNull(),
  buttonText: text('button_text').notNull(),
  image: text('image'),
  url: text('url').notNull(),
});

/** Research pages of outside suppliers; `{culture}`, `{language}` and `{embedBase}` in the address are replaced. */
export const embeddedPages = pgTable('embedded_pages', {
  pageName: text('page_name').primaryKey(),
  urlTemplate: text('url_template').notNull(),
});

import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures and texts with which partners of a company look for clients; operators add them. */
export const partnerMaterial = pgTable(
  'partner_material',
  {
    id: serial('id').primaryKey(),
    companyId: integer('company_id').notNull(),
    kind: text('kind', { enum: ['banner', 'text'] }).notNull(),
    /** In pixels; null of a text. */
    width: integer('width'),
    height: integer('height'),
    culture: text('culture').notNull(),
    /** Names the picture for ever, since it follows from the content; null of a text. */
    sha256: text('sha256').generatedAlwaysAs(sql`encode(sha256(content), 'hex')`),
    /** A PNG or JPEG; null of a text. */
    content: bytes('content'),
    /** The words of a banner, or the text itself. */
    alt: text('alt').notNull(),
    validUntil: instant('valid_until'),
  },
  (table) => [
    index('partner_material_company').on(table.companyId),
    index('partner_material_sha256').on(table.sha256),
    check(
      'partner_material_kind',
      sql`num_nonnulls(${table.width}, ${table.height}, ${table.content}) = case ${table.kind} when 'banner' then 3 else 0 end`,
    ),
  ],
);

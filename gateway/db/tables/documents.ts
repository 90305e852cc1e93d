import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant } from './columns';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Files that clients sent for verification, uploads in progress included. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes; announced at the start of the upload and checked at its end. */
    size: integer('size').notNull(),
    /** `refused`: the content is invalid, known as soon as the file is complete; `rejected`: by a person. */
    status: text('status', {
      enum: ['sending', 'pending', 'verified', 'rejected', 'expired', 'refused'],
    }).notNull(),
    /** `application/pdf`, `image/png` or `image/jpeg`: found in the content, not in the file name. */
    mediaType: text('media_type'),
    sha256: text('sha256'),
    /** The reason of a rejection or refusal, as a translation key. */
    reason: text('reason'),
    sentAt: instant('sent_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    validUntil: instant('valid_until'),
    /** Time at which its client was notified that it expires. */
    runsOutToldAt: instant('runs_out_told_at'),
  },
  (table) => [
    index('documents_client').on(table.clientId),
    // For the purge of incomplete uploads, and the job that finishes complete ones.
    index('documents_sending')
      .on(table.sentAt)
      .where(sql`${table.status} = 'sending'`),
    // Refuses a duplicate even if both copies arrive at once.
    uniqueIndex('documents_content')
      .on(table.clientId, table.sha256)
      .where(sql`${table.status} <> 'sending'`),
  ],
);

/** The bytes of a document, in parts. */
export const documentParts = pgTable(
  'document_parts',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    data: bytes('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.part] })],
);

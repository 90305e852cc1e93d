import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant } from './columns';

/** Answers of investment account applications not yet submitted. */
export const applications = pgTable(
  'applications',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    typeId: integer('type_id').notNull(),
    answers: jsonb('answers').$type<Record<string, string | null>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.typeId] })],
);

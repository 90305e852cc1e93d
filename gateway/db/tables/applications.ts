import { foreignKey, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { APPLICATION_STATES, type ApplicationOutcome } from '../../../src/domain/onboarding/application';
import type { Answers } from '../../../src/domain/onboarding/form-schema';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant } from './columns';

/** The states that are stored: an application that was not begun has no row. */
const [, ...STORED_STATES] = APPLICATION_STATES;
export type ApplicationState = (typeof STORED_STATES)[number];

/** The outcome of the rules for the submitted answers. */
export interface Outcome {
  readonly kind: ApplicationOutcome['kind'];
  /** ISO 8601: when the client may answer again. */
  readonly until?: string;
  /** Places of the questions whose answers led to the outcome. */
  readonly because?: readonly string[];
}

/** A reviewer's request to the client, or reason to refuse. */
export interface ReviewReason {
  readonly code: 'reviewer';
  /** A section, `/means`. */
  readonly at?: string;
  /** The reviewer's own words. */
  readonly note?: string;
}

/** Applications for an investment account, and re-assessments: one of each type for each client. */
export const applications = pgTable(
  'applications',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    typeId: integer('type_id').notNull(),
    /** Makes the reference. */
    number: serial('number').notNull().unique(),
    state: text('state', { enum: STORED_STATES }).notNull().default('onboarding'),
    /** Grows with every save. */
    version: integer('version').notNull().default(0),
    /** Revision of the form that was answered last. */
    revision: text('revision').notNull().default(''),
    /** The draft. */
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** The section that was saved last. */
    atSection: text('at_section'),
    savedAt: instant('saved_at').notNull(),
    /** The last submitted answers; a re-assessment begins with them. */
    submitted: jsonb('submitted').$type<Answers>(),
    submittedAt: instant('submitted_at'),
    outcome: jsonb('outcome').$type<Outcome>(),
    reasons: jsonb('reasons').$type<readonly ReviewReason[]>().notNull().default([]),
    /** The account that was opened with the approval. */
    login: integer('login').references(() => accounts.login),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.typeId] })],
);

export type ApplicationRow = typeof applications.$inferSelect;

/** The states that an application has been in, and since when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id').notNull(),
    typeId: integer('type_id').notNull(),
    state: text('state', { enum: STORED_STATES }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'application_events_application_fk',
      columns: [table.clientId, table.typeId],
      foreignColumns: [applications.clientId, applications.typeId],
    }).onDelete('cascade'),
    index('application_events_application').on(table.clientId, table.typeId, table.id),
  ],
);

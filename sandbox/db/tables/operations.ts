import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What a database is, set when it was filled: `mode` is `demo` or `production`. */
export const gatewayFacts = pgTable('gateway_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Captcha solutions that were taken, until they would be too old anyway: each counts once, on whichever replica. */
export const usedSolutions = pgTable('used_solutions', {
  signature: text('signature').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Security events, for whoever has to find out later what happened; never an address, password or code in clear.
 * `subject` is the start of the hash of the e-mail address that was typed, where there is no client.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    /** No foreign key: an event outlives its client. */
    clientId: integer('client_id'),
    subject: text('subject'),
    /** Client address, IPv6 by its /64. */
    network: text('network').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_events_client').on(table.clientId, table.at),
    index('audit_events_network').on(table.network, table.kind, table.at),
    index('audit_events_at').on(table.at),
  ],
);

/** When a job of the background last ran, on whichever replica. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  ranAt: instant('ran_at').notNull(),
});

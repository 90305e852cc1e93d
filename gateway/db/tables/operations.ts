import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Device } from '../../kernel/device';
import type { SignInMethod } from '../values/sign-in-methods.table';
import { instant } from './columns';

/** Facts about the database set when it was seeded: `mode` is `demo` or `production`. */
export const gatewayFacts = pgTable('gateway_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Used captcha solutions, stored until they expire: each works once across all replicas. */
export const usedSolutions = pgTable('used_solutions', {
  signature: text('signature').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Security events, for investigations; never a plain email address, password or code. Without a client, `subject` is the
 * beginning of the hash of the typed email address.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    /** No foreign key: events outlive their client. */
    clientId: integer('client_id'),
    subject: text('subject'),
    /** Client IP address; for IPv6 its /64. */
    network: text('network').notNull(),
    requestId: text('request_id').notNull(),
    device: jsonb('device').$type<Device>(),
    /** Method of a sign-in. */
    method: text('method').$type<SignInMethod>(),
    /** The reference that the client quotes; the notification and the mail contain it too. */
    reference: text('reference'),
  },
  (table) => [
    index('audit_events_client').on(table.clientId, table.at),
    index('audit_events_network').on(table.network, table.kind, table.at),
    index('audit_events_subject').on(table.subject, table.at),
    index('audit_events_at').on(table.at),
  ],
);

/** Time of the last run of each background job, across all replicas. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  ranAt: instant('ran_at').notNull(),
});

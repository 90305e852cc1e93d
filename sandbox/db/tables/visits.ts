import { index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant } from './columns';
import { sites } from './sites';

/** A visit that came from marketing (R4, "A marketing id is created"). */
export const marketingRecords = pgTable('marketing_records', {
  id: uuid('id').primaryKey(),
  uri: text('uri').notNull(),
  siteId: integer('site_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
});

/** A registration under way or done; `form` holds what was typed but for the password. */
export const registrations = pgTable('registrations', {
  id: uuid('id').primaryKey(),
  source: text('source', { enum: ['registration', 'landing-page', 'single', 'partner'] }).notNull(),
  email: text('email').notNull(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.siteId),
  passwordHash: text('password_hash').notNull(),
  form: jsonb('form').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
  completedAt: instant('completed_at'),
  clientId: integer('client_id').references(() => clients.id),
});

/** One-time codes; only the SHA-256 of phone and code is kept (O1). */
export const otpCodes = pgTable(
  'otp_codes',
  {
    phone: text('phone').notNull(),
    channel: text('channel', { enum: ['sms', 'whatsapp'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.phone, table.channel] })],
);

/** Password links; `clientId` is null for an address that nobody has, so that both take the same work (O4). */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  clientId: integer('client_id').references(() => clients.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Messages that a real gateway would hand to its mail and SMS services; `suppressed` ones go to nobody. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    status: text('status', { enum: ['queued', 'suppressed', 'sent', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient)],
);

/** Counters behind every limit: tries of a subject (an address, an IP, a phone) at one kind of call. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

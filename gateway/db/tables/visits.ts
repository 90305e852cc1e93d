import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import type { MailKey, MessageKey } from '../../texts/gateway-texts';
import { clients } from './clients';
import { instant } from './columns';
import { sites } from './sites';

/** A visit from marketing (R4, "A marketing id is created"). */
export const marketingRecords = pgTable('marketing_records', {
  id: uuid('id').primaryKey(),
  uri: text('uri').notNull(),
  siteId: integer('site_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
});

/**
 * A pending or completed registration; `form` has the entries except the password. The password hash is erased once the
 * client exists.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    source: text('source', { enum: ['registration', 'landing-page', 'single', 'partner'] }).notNull(),
    email: text('email').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.siteId),
    passwordHash: text('password_hash').notNull(),
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    /** E.164; one-time codes sent to it belong to this registration. */
    phone: text('phone'),
    phoneProvedAt: instant('phone_proved_at'),
    /** The IP address of the visit; for IPv6 its /64. */
    ip: text('ip').notNull().default(''),
    /** True if a captcha was solved in step 1; it also covers one-time codes. */
    hasCaptcha: boolean('has_captcha').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    clientId: integer('client_id').references(() => clients.id),
  },
  (table) => [
    index('registrations_client').on(table.clientId),
    index('registrations_phone').on(table.phone, table.createdAt),
    index('registrations_ip').on(table.ip, table.createdAt),
  ],
);

/** One-time codes; only the SHA-256 of phone and code is stored (O1). */
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
    /**
     * The registration whose phone the code verifies; null if nobody is registering with that phone, and then nothing is
     * sent.
     */
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    /** The outbox message, which is erased once the code is used. */
    messageId: integer('message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.channel] }),
    index('otp_codes_registration').on(table.registrationId),
  ],
);

/**
 * Password links; `clientId` is null for an unknown address, so that known and unknown addresses take the same work
 * (O4).
 */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  clientId: integer('client_id').references(() => clients.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The outbox message, which is erased once the link is used. */
  messageId: integer('message_id'),
});

/**
 * Outgoing messages; `suppressed` ones are never sent. A body contains a code or link, and is erased once it has been
 * sent or used.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    /** Language of the message. */
    culture: text('culture').notNull().default('en-US'),
    kind: text('kind').$type<MessageKey | MailKey>().notNull().default('password-link'),
    status: text('status', { enum: ['queued', 'suppressed', 'sent', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** After this instant the message is useless and no longer sent. */
    expiresAt: instant('expires_at'),
    tries: integer('tries').notNull().default(0),
    /** Earliest next attempt: until then a replica is sending the message or waiting after a failure. */
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient),
    index('outbox_status').on(table.status, table.nextTryAt),
  ],
);

/** Counters behind every rate limit: attempts of a subject (an email address, IP or phone) at one kind of call. */
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

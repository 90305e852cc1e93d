import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Device } from '../../kernel/device';
import type { PasskeyChallenge } from '../values/passkey-challenge';
import type { ProfileRefusal } from '../values/profile-refusals.table';
import type { SignInMethod } from '../values/sign-in-methods.table';
import { instant } from './columns';
import { sites } from './sites';

export const clients = pgTable(
  'clients',
  {
    id: serial('id').primaryKey(),
    companyId: integer('company_id').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.siteId),
    email: text('email').notNull(),
    /** Null until the client has shown that they read the mail of this address. */
    emailProvedAt: instant('email_proved_at'),
    passwordHash: text('password_hash').notNull(),
    /** Counts the changes of password and second factor: a proof from before a change is invalid after it. */
    credentialsVersion: integer('credentials_version').notNull().default(0),
    firstName: text('first_name').notNull(),
    /** Null for a person with one name, which is the first. */
    lastName: text('last_name'),
    phone: text('phone'),
    country: text('country'),
    city: text('city'),
    address: text('address'),
    postcode: text('postcode'),
    culture: text('culture').notNull(),
    theme: text('theme', { enum: ['white', 'dark'] })
      .notNull()
      .default('white'),
    isOpenAccount: boolean('is_open_account').notNull().default(false),
    isIb: boolean('is_ib').notNull().default(false),
    /** The client has proved to be a professional, and may have accounts that retail clients may not. */
    isProfessional: boolean('is_professional').notNull().default(false),
    isVisibleDocumentUpload: boolean('is_visible_document_upload').notNull().default(false),
    onboardingClosedAt: instant('onboarding_closed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('clients_email').on(sql`lower(${table.email})`)],
);

/** Reminders to renew answers of the investment account form (R2.7). */
export const reassessments = pgTable(
  'reassessments',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    typeId: integer('type_id').notNull(),
    showPopup: boolean('show_popup').notNull(),
    finishDate: instant('finish_date').notNull(),
    isSkip: boolean('is_skip').notNull(),
    /** The client has postponed it: until then it is not shown. */
    postponedUntil: instant('postponed_until'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.typeId] })],
);

/** Tools a client may use; 6 is the booster (R2.4). */
export const clientTools = pgTable(
  'client_tools',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    toolId: integer('tool_id').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.toolId] })],
);

/** A client's own trader addresses: type 3 stock, 2 CFD (R9). */
export const traderUrls = pgTable(
  'trader_urls',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    type: integer('type').notNull(),
    traderUrl: text('trader_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.type] })],
);

/** The payout address, and the one that replaces it at `pendingFrom`. */
export const digitalAssets = pgTable('digital_assets', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id),
  walletAddress: text('wallet_address').notNull(),
  network: text('network').notNull(),
  updatedAt: instant('updated_at').notNull(),
  pendingAddress: text('pending_address'),
  pendingNetwork: text('pending_network'),
  pendingFrom: instant('pending_from'),
});

/** Changes of verified data that await review, or were refused last; at most one row per client. */
export const profileReviews = pgTable('profile_reviews', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id),
  fields: jsonb('fields').$type<Record<string, string | null>>().notNull(),
  askedAt: instant('asked_at').notNull(),
  /** The reference that the client quotes. */
  reference: text('reference'),
  refusedAt: instant('refused_at'),
  /** The reason of the refusal, as a translation key. */
  reason: text('reason').$type<ProfileRefusal>(),
});

/** Wallet addresses that payouts may not go to. */
export const blockedWallets = pgTable('blocked_wallets', {
  walletAddress: text('wallet_address').primaryKey(),
  reason: text('reason').notNull(),
});

/** The code that was mailed last to a client who has not proved their e-mail address. */
export const emailCodes = pgTable('email_codes', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  messageId: integer('message_id'),
});

/** Bearer tokens; only their SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    ip: text('ip').notNull(),
    /** Id in the client's own list: neither the token nor its hash. */
    id: uuid('id').notNull().defaultRandom(),
    /** Time of the last call, to the minute. */
    lastSeenAt: instant('last_seen_at'),
    device: jsonb('device').$type<Device>(),
    method: text('method').$type<SignInMethod>(),
  },
  (table) => [index('sessions_client').on(table.clientId)],
);

/** The authenticator app of a client; it has no effect until it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id),
  /** Encrypted with the gateway's key. */
  secret: text('secret').notNull(),
  beganAt: instant('began_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: neither it nor an older one is accepted again. */
  lastStep: integer('last_step').notNull().default(0),
  lastUsedAt: instant('last_used_at'),
});

/** Recovery codes, each valid once; only a keyed hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.codeHash] })],
);

/** Sign-ins with a right password that wait for the second factor; only a hash of the id is stored. */
export const signInChallenges = pgTable('sign_in_challenges', {
  idHash: text('id_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  expiresAt: instant('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: instant('used_at'),
  /** The last challenge for a passkey. */
  passkey: jsonb('passkey').$type<PasskeyChallenge>(),
});

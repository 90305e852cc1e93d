import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Device } from '../../kernel/device';
import type { PasskeyChallenge } from '../values/passkey-challenge';
import { clients } from './clients';
import { instant } from './columns';

/** The passkeys of clients: only the public key of each. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Name in the client's own list. */
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    /** The authenticator's id for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures by the authenticator; one that does not count sends zero. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** The host for which it signs; browsers offer it on no other host. */
    rpId: text('rp_id').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    /** The device on which it was added. */
    device: jsonb('device').$type<Device>(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_client').on(table.clientId)],
);

/** Challenges that the passkey of a signed-in client has to sign; one of each purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    purpose: text('purpose', { enum: ['add', 'prove'] }).notNull(),
    asked: jsonb('asked').$type<PasskeyChallenge>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.purpose] })],
);

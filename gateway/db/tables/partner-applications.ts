import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PartnerRefusal } from '../../../src/domain/partnership/partner-agreement';
import { clients } from './clients';
import { instant } from './columns';

/** An application to become a partner: from the portal, or with a registration as one. */
export interface PartnerRequest {
  readonly source: 'portal' | 'registration';
  readonly channels: readonly string[];
  readonly countries: readonly string[];
  readonly website: string | null;
  /** Sent by a registration only. */
  readonly kind?: 'person' | 'company';
  readonly legalName?: string | null;
  readonly registrationNumber?: string | null;
  readonly expectedClients?: string | null;
}

/** Partners, and clients who have applied to become one. A partner is one by `clients.is_ib`. */
export const partners = pgTable(
  'partners',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id),
    /** `asked`: a person requires more information; `paused`, `ended`: a person has paused or ended the partnership. */
    state: text('state', { enum: ['applied', 'asked', 'refused', 'active', 'paused', 'ended'] }).notNull(),
    /** Number of the application: a repeated one has another. */
    number: integer('number').notNull(),
    /** Null for a partner who never applied. */
    request: jsonb('request').$type<PartnerRequest>(),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The reason of a refusal. */
    reason: text('reason').$type<PartnerRefusal>(),
    /** The reviewer's message to the client. */
    note: text('note'),
    /** The agreement that was accepted last: its version and the hash of its text. */
    agreementVersion: integer('agreement_version'),
    agreementSha256: text('agreement_sha256'),
    agreedAt: instant('agreed_at'),
    /** The partner who referred this one. */
    parentId: integer('parent_id').references(() => clients.id),
  },
  (table) => [
    index('partners_parent').on(table.parentId),
    index('partners_waiting')
      .on(table.appliedAt)
      .where(sql`${table.state} = 'applied'`),
  ],
);

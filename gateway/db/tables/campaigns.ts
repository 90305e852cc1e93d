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
} from 'drizzle-orm/pg-core';
import type { BenefitKind, CampaignKind } from '../../../src/domain/campaigns/campaign';
import type { RowTranslations } from '../../texts/translate-row';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';
import { deals } from './trading';

/** The rules of a bonus. Amounts are decimal strings of the campaign's currency. */
export interface BonusRules {
  /** Percent of the deposit. */
  readonly rate: string;
  /** The largest bonus. */
  readonly cap: string;
  /** The smallest deposit that has one. */
  readonly deposit: string;
  /** The amount of bonus for which a lot has to be traded. */
  readonly perLot: string;
  /** Days in which the lots have to be traded. */
  readonly days: number;
}

/** The rules of a campaign; a missing rule does not apply. Every campaign needs an active live account. */
export interface CampaignRules {
  /** Equity that the account has when it is entered. */
  readonly minimum?: string;
  /** The client's identity is verified. */
  readonly isVerified?: boolean;
  /** Partners may not take part. */
  readonly isWithoutPartners?: boolean;
  /** Countries of residence, two letters each. */
  readonly countries?: readonly string[];
  /** The most members that it has. */
  readonly places?: number;
  /** Seconds that a trade with a profit stays open. */
  readonly seconds?: number;
  /** The symbols that it is about. */
  readonly symbols?: readonly string[];
  /** The type of account that may be entered. */
  readonly accountType?: string;
  /** Percent of the commission that is not charged, or of the spread that is paid back. */
  readonly share?: string;
  /** The bonus on the first deposit after joining. */
  readonly bonus?: BonusRules;
}

export const campaigns = pgTable('campaigns', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  kind: text('kind').$type<CampaignKind>().notNull(),
  /** Language of the texts. Their figures are placeholders, which are filled from rules and prizes. */
  culture: text('culture').notNull().default('en-US'),
  translated: jsonb('translated')
    .$type<RowTranslations<'title' | 'contentText' | 'reward' | 'terms'>>()
    .notNull()
    .default({}),
  title: text('title').notNull(),
  contentText: text('content_text').notNull(),
  reward: text('reward').notNull(),
  terms: text('terms').notNull(),
  /** Counts the changes of terms and rules. */
  termsVersion: integer('terms_version').notNull().default(1),
  /** The currency that accounts must have; null for any. */
  currency: text('currency'),
  rules: jsonb('rules').$type<CampaignRules>().notNull().default({}),
  /** Prizes by place, the first one first. */
  prizes: jsonb('prizes').$type<readonly string[]>().notNull().default([]),
  /** If two campaigns are in the same phase, the one with the higher priority is the first slide. */
  priority: integer('priority').notNull().default(0),
  joinFrom: instant('join_from').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Members of campaigns; who leaves keeps the row, with the base that counts when they join again. */
export const campaignMembers = pgTable(
  'campaign_members',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    login: integer('login')
      .notNull()
      .references(() => accounts.login),
    /** The name on the board: random, so that boards cannot be compared. */
    alias: text('alias').notNull(),
    termsVersion: integer('terms_version').notNull(),
    termsSha256: text('terms_sha256').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Equity of the account at the start of the campaign, or at the first joining after it. */
    base: money('base'),
    baseAt: instant('base_at'),
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.clientId] }),
    uniqueIndex('campaign_members_login').on(table.campaignId, table.login),
    uniqueIndex('campaign_members_alias').on(table.campaignId, table.alias),
    // Read whenever an account closes a trade.
    index('campaign_members_account').on(table.login),
  ],
);

/** Costs of deals that a campaign bore: one row at most for each deal and kind. */
export const campaignBenefits = pgTable(
  'campaign_benefits',
  {
    ticket: integer('ticket')
      .notNull()
      .references(() => deals.ticket),
    kind: text('kind').$type<BenefitKind>().notNull(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    login: integer('login')
      .notNull()
      .references(() => accounts.login),
    /** Commission or spread of the deal, above zero, in the account's currency. */
    cost: money('cost').notNull(),
    /** The campaign's share of it. */
    amount: money('amount').notNull(),
    at: instant('at').notNull(),
    /** The ledger's entry of a rebate; null for a commission that was not charged. */
    entryId: integer('entry_id'),
  },
  (table) => [
    primaryKey({ columns: [table.ticket, table.kind] }),
    index('campaign_benefits_account').on(table.login, table.at),
  ],
);

/** A place on a board. */
export interface BoardRow {
  readonly place: number;
  readonly alias: string;
  /** Percent of the base. */
  readonly result: string;
  /** The prize of the place at that moment; null for none. */
  readonly prize: string | null;
}

/** Boards of contests: the newest ones, and the final one with its hash. */
export const campaignBoards = pgTable(
  'campaign_boards',
  {
    id: serial('id').primaryKey(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    takenAt: instant('taken_at').notNull(),
    isFinal: boolean('is_final').notNull(),
    rows: jsonb('rows').$type<readonly BoardRow[]>().notNull(),
    sha256: text('sha256'),
  },
  (table) => [uniqueIndex('campaign_boards_taken').on(table.campaignId, table.takenAt)],
);

/** Prizes of contests; a person decides on each. */
export const campaignAwards = pgTable(
  'campaign_awards',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    login: integer('login')
      .notNull()
      .references(() => accounts.login),
    place: integer('place').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['review', 'paid', 'refused'] }).notNull(),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    /** The ledger's entry of the payment. */
    entryId: integer('entry_id'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.clientId] })],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CpaCondition } from '../../../src/domain/partnership/cpa';
import type { PayoutHindrance } from '../../../src/domain/partnership/payout';
import type { NoRewardReason } from '../../../src/domain/partnership/reward';
import { accounts } from './accounts';
import { clients } from './clients';
import { instant, money } from './columns';
import { wallets } from './wallets';

/** Referral links. An address names a link by its code and `cxd` together; people type the code alone. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    code: text('code').notNull().unique(),
    cxd: text('cxd').notNull().unique(),
    /** A code from before there were random ones: it still leads to the link, in an address together with the link's id. */
    oldCode: text('old_code').unique(),
    /** The partner's name for it; null for the client's own link. */
    name: text('name'),
    /** `cpa`: its clients are rewarded once each, by that programme; null: by the partner's own one. */
    programme: text('programme', { enum: ['cpa'] }),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [index('partner_links_client').on(table.clientId)],
);

/**
 * Who referred a client. Written once, at the end of the registration. A refused referral earns nothing, and its reason is
 * for the client and the reviewer, not for the partner.
 */
export const referrals = pgTable(
  'referrals',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => clients.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => partnerLinks.id),
    via: text('via', { enum: ['link', 'code'] }).notNull(),
    /** The name under which partners see the client: random, and theirs alone in the line. */
    ref: text('ref').notNull(),
    /** The browser's last click on the link, if it is known; clicks are purged before referrals are. */
    clickId: integer('click_id'),
    boundAt: instant('bound_at').notNull(),
    /** The partner, the one who referred the partner, and so on: nearest first, three at most, as they were at the binding. */
    line: integer('line').array().notNull(),
    state: text('state', { enum: ['active', 'refused', 'ended'] }).notNull(),
    /** Why it is refused (`self`, `fraud`), or why a person has to look at it (`network`, `device`). */
    reason: text('reason', { enum: ['self', 'fraud', 'network', 'device'] }),
    /** When a person decided on it. */
    reviewedAt: instant('reviewed_at'),
    /** From this instant the partner sees only day and amount of the client's trades. */
    hiddenAt: instant('hidden_at'),
    /** The programme of the link at the binding. */
    programme: text('programme', { enum: ['cpa'] }),
  },
  (table) => [
    index('referrals_partner').on(table.partnerId, table.boundAt),
    index('referrals_link').on(table.linkId),
    index('referrals_ref').on(table.ref),
    index('referrals_line').using('gin', table.line),
    index('referrals_cpa')
      .on(table.clientId)
      .where(sql`${table.programme} = 'cpa'`),
  ],
);

/** The groups of instruments that a reward by lot distinguishes. */
export type RateGroup = 'forex' | 'metals' | 'other';

/** A reward for a client who pays in and trades, once each: its amount and conditions, in the scheme's first currency. */
export interface CpaRules {
  readonly amount: string;
  /** The least that the client has paid in, less withdrawals. */
  readonly deposits: string;
  /** The least of lots whose trades count. */
  readonly lots: string;
  /** The first day that is looked at, in days after the first deposit. */
  readonly fromDay: number;
  /** The last day, in days after the binding. */
  readonly untilDay: number;
}

/** The figures of a scheme, as decimal strings. */
export interface SchemeRules {
  /** Currencies that a partner may be paid in; the first is the default. */
  readonly currencies: readonly [string, ...string[]];
  /** For a reward by lot: the rates of one lot, in the first currency. */
  readonly rates?: Readonly<Record<RateGroup, string>>;
  /** For a reward by revenue: the share of the spread and commission that the client paid. */
  readonly share?: string;
  readonly cpa?: CpaRules;
}

/** Versions of reward schemes. Only the end of a row is ever updated: a change is a new version. */
export const partnerSchemes = pgTable(
  'partner_schemes',
  {
    id: serial('id').primaryKey(),
    companyId: integer('company_id').notNull(),
    /** For partners, for clients who refer others, or for the links of partners that are on `cpa`. */
    programme: text('programme', { enum: ['partner', 'client', 'cpa'] }).notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['lot', 'revenue', 'cpa'] }).notNull(),
    rules: jsonb('rules').$type<SchemeRules>().notNull(),
    /** Percent of the first level's base, by level. */
    levels: integer('levels').array().notNull(),
    holdDays: integer('hold_days').notNull(),
    /** The smallest payout, in the first currency. */
    minimum: money('minimum').notNull(),
    /** The day of the month on which it is paid. */
    payDay: integer('pay_day').notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
  },
  (table) => [uniqueIndex('partner_schemes_version').on(table.companyId, table.programme, table.version)],
);

/** The destination of a partner's commission: an account of their own, or their wallet of an asset. */
export const partnerDestinations = pgTable(
  'partner_destinations',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id),
    login: integer('login').references(() => accounts.login),
    walletId: integer('wallet_id').references(() => wallets.id),
    /** A new destination waits, so that the partner can object. */
    usableFrom: instant('usable_from').notNull(),
  },
  (table) => [check('partner_destinations_one', sql`num_nonnulls(${table.login}, ${table.walletId}) = 1`)],
);

/** The outcome of each pay day on which a partner had approved commission. */
export const partnerPayouts = pgTable(
  'partner_payouts',
  {
    id: serial('id').primaryKey(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => clients.id),
    currency: text('currency').notNull(),
    /** `YYYY-MM` of the pay day. */
    month: text('month').notNull(),
    amount: money('amount').notNull(),
    /** A `waiting` one was not made, for the reasons in `missing`; the next pay day tries again. */
    state: text('state', { enum: ['sent', 'waiting'] }).notNull(),
    missing: jsonb('missing').$type<readonly PayoutHindrance[]>().notNull(),
    at: instant('at').notNull(),
    /** Null unless sent to an account. */
    login: integer('login').references(() => accounts.login),
    /** Null unless sent to a wallet. */
    walletId: integer('wallet_id').references(() => wallets.id),
    received: money('received'),
    receivedCurrency: text('received_currency'),
    rate: money('rate'),
  },
  (table) => [uniqueIndex('partner_payouts_month').on(table.partnerId, table.currency, table.month)],
);

/** One figure of a reward's working: all of them multiply to the amount before it is rounded. */
export interface WorkingFigure {
  readonly what: 'lots' | 'rate' | 'costs' | 'share' | 'cpa' | 'level' | 'conversion';
  readonly value: string;
  readonly unit: string;
}

/**
 * The rewards of partners: for each client of a link on `cpa` at most one of that kind; for each live deal of a referred
 * client and each level of the scheme exactly one row, a reward or the reason why there is none.
 */
export const partnerRewards = pgTable(
  'partner_rewards',
  {
    id: serial('id').primaryKey(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => clients.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    level: integer('level').notNull(),
    kind: text('kind', { enum: ['trade', 'cpa', 'clawback'] }).notNull(),
    /** The ticket of the deal; null of a reward for a client, and of a row that takes one back. */
    source: integer('source'),
    /** Null if there was none. */
    schemeId: integer('scheme_id').references(() => partnerSchemes.id),
    base: money('base').notNull(),
    baseCurrency: text('base_currency').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    /** Null if both currencies are one. */
    rate: money('rate'),
    state: text('state', {
      enum: ['accrued', 'held', 'approved', 'paid', 'rejected', 'clawback', 'none'],
    }).notNull(),
    reason: text('reason').$type<NoRewardReason>(),
    working: jsonb('working').$type<readonly WorkingFigure[]>().notNull(),
    /** The condition of a reward for a client. */
    conditions: jsonb('conditions').$type<readonly CpaCondition[]>(),
    earnedAt: instant('earned_at').notNull(),
    dueAt: instant('due_at'),
    /** From this instant the broker owes it. */
    approvedAt: instant('approved_at'),
    rejectedAt: instant('rejected_at'),
    /** The payout that paid it, or that a clawback lowered. */
    payoutId: integer('payout_id').references(() => partnerPayouts.id),
  },
  (table) => [
    uniqueIndex('partner_rewards_source').on(table.kind, table.source, table.partnerId, table.level),
    uniqueIndex('partner_rewards_cpa')
      .on(table.clientId, table.kind)
      .where(sql`${table.source} is null`),
    // Beyond its first three columns, so that sums and filters of many rows need not read the rows.
    index('partner_rewards_partner').on(
      table.partnerId,
      table.earnedAt,
      table.id,
      table.level,
      table.kind,
      table.state,
      table.currency,
      table.clientId,
      table.amount,
    ),
    // A currency without rewards is known without reading the others.
    index('partner_rewards_currency').on(table.partnerId, table.currency, table.earnedAt, table.id),
    index('partner_rewards_client').on(table.clientId),
    index('partner_rewards_unpaid')
      .on(table.partnerId, table.currency)
      .where(sql`${table.payoutId} is null and ${table.state} in ('approved', 'clawback')`),
    index('partner_rewards_no_rate')
      .on(table.id)
      .where(sql`${table.reason} = 'no-rate'`),
    index('partner_rewards_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'accrued'`),
  ],
);

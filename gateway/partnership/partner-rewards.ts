import { sql } from 'drizzle-orm';
import type { CpaCondition } from '../../src/domain/partnership/cpa';
import type { NoRewardReason } from '../../src/domain/partnership/reward';
import type { Database } from '../db/database';
import { isoText } from '../db/iso-text';
import { rowsOf } from '../db/rows-of';
import type { partnerRewards, RateGroup, SchemeRules, WorkingFigure } from '../db/tables/partners';
import { ApiError } from '../kernel/api-error';
import { REASON_FOR_PARTNER, rewardRows } from './commission-sums';
import { truncateToDayIfHidden, nullIfHidden } from './hidden-clients';
import { maskEmail } from './mask-email';
import { rewardMatch, type PartnerFilter } from './partner-filter';
import { writeRule } from './partner-agreement';
import { nextPayDay } from './pay-days';

type RewardRow = typeof partnerRewards.$inferSelect;

const PAGE_SIZE = 50;
const CURSOR = /^\d{1,9}$/;

/** A scheme as the partner reads it. */
interface SchemeOfReward {
  readonly id: number;
  readonly version: number;
  readonly kind: 'lot' | 'revenue' | 'cpa';
  readonly rules: SchemeRules;
}

interface RewardPageQuery {
  readonly cursor?: string | undefined;
  /** Maximum number of rows of the page. */
  readonly limit?: number | undefined;
  /** False leaves the totals out of a first page: they count and sum all rows of the filter, which takes longer than reading a page. */
  readonly totals?: boolean | undefined;
}

interface RewardListRow {
  readonly id: number;
  readonly earnedAt: string;
  readonly ref: string;
  readonly email: string | null;
  readonly level: number;
  readonly kind: RewardRow['kind'];
  readonly symbol: string | null;
  readonly lots: string | null;
  readonly schemeId: number | null;
  readonly version: number | null;
  readonly schemeKind: SchemeOfReward['kind'] | null;
  readonly rules: SchemeRules | null;
  readonly amount: string;
  readonly currency: string;
  readonly state: RewardRow['state'];
  readonly reason: NoRewardReason | null;
  readonly dueAt: string | null;
  readonly payout: number | null;
}

interface RewardDetailRow extends RewardListRow {
  readonly source: number | null;
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  readonly approvedAt: string | null;
  readonly rejectedAt: string | null;
  readonly paidAt: string | null;
  readonly baseCurrency: string;
  readonly rate: string | null;
  readonly working: readonly WorkingFigure[];
  readonly conditions: readonly CpaCondition[] | null;
  readonly isHidden: boolean;
  readonly payDay: number | null;
  readonly levels: number[] | null;
  /** The partner's culture. */
  readonly culture: string;
}

const LIST_COLUMNS = sql`reward.id, referral.ref, ${nullIfHidden(sql`client.email`)} as email, reward.level, reward.kind, reward.amount::text as amount, reward.currency,
  reward.state, ${REASON_FOR_PARTNER} as reason, reward.scheme_id as "schemeId", scheme.version, scheme.kind as "schemeKind", scheme.rules,
  ${isoText(truncateToDayIfHidden(sql`reward.earned_at`))} as "earnedAt",
  ${isoText(truncateToDayIfHidden(sql`reward.due_at`))} as "dueAt", reward.payout_id as payout, ${nullIfHidden(sql`deal.symbol`)} as symbol, ${nullIfHidden(sql`deal.lots::text`)} as lots`;

const REWARD_JOINS = sql`partner_rewards reward
  join referrals referral on referral.client_id = reward.client_id
  join clients client on client.id = reward.client_id
  left join deals deal on deal.ticket = reward.source
  left join partner_schemes scheme on scheme.id = reward.scheme_id`;

/** The rewards of partners: one row for each trade and level, and rows for CPA and clawbacks. */
export class PartnerRewards {
  constructor(private readonly db: Database) {}

  /**
   * A page of rewards, the newest first. The first page has the filter's totals by currency: the count of all, and the amount
   * without rejected ones.
   */
  async listRewards(
    partnerId: number,
    filter: PartnerFilter,
    { cursor, limit = PAGE_SIZE, totals: hasTotals = true }: RewardPageQuery = {},
  ) {
    if (cursor !== undefined && !CURSOR.test(cursor)) throw new ApiError('invalid');
    const isListed = rewardMatch(partnerId, filter);
    const rows = await rowsOf<RewardListRow>(
      this.db,
      sql`select ${LIST_COLUMNS} from ${REWARD_JOINS}
        where ${isListed} and ${
          cursor === undefined
            ? sql`true`
            : sql`(reward.earned_at, reward.id) <
          (select earned_at, id from partner_rewards where id = ${Number(cursor)} and partner_id = ${partnerId})`
        }
        order by reward.earned_at desc, reward.id desc limit ${limit + 1}`,
    );
    const totals =
      cursor === undefined && hasTotals
        ? await rowsOf<{ currency: string; count: number; amount: string }>(
            this.db,
            sql`select reward.currency, count(*)::integer as count, coalesce(sum(reward.amount) filter (where reward.state <> 'rejected'), 0)::text as amount
              from ${rewardRows(filter)} where ${isListed} group by reward.currency order by reward.currency`,
          )
        : null;
    const page = rows.slice(0, limit);
    return {
      items: page.map(toItem),
      totals,
      next: rows.length > limit ? String(page.at(-1)?.id) : null,
    };
  }

  /** The calculation of a reward, and its past and future states. Throws `notFound` for another partner's. */
  async findReward(partnerId: number, id: number, now: Date) {
    const [row] = await rowsOf<RewardDetailRow>(
      this.db,
      sql`select ${LIST_COLUMNS}, ${nullIfHidden(sql`reward.source`)} as source, ${nullIfHidden(isoText(sql`deal.opened_at`))} as "openedAt",
          ${isoText(sql`deal.closed_at`)} as "closedAt", ${isoText(truncateToDayIfHidden(sql`reward.approved_at`))} as "approvedAt",
          ${isoText(truncateToDayIfHidden(sql`reward.rejected_at`))} as "rejectedAt",
          ${isoText(sql`payout.at`)} as "paidAt",
          reward.base_currency as "baseCurrency", reward.rate::text as rate, reward.working, reward.conditions, referral.hidden_at is not null as "isHidden", scheme.pay_day as "payDay", scheme.levels,
          (select culture from clients where id = reward.partner_id) as culture
        from ${REWARD_JOINS} left join partner_payouts payout on payout.id = reward.payout_id where reward.id = ${id} and reward.partner_id = ${partnerId}`,
    );
    if (!row) throw new ApiError('notFound');
    const { baseCurrency, closedAt, conditions, earnedAt, isHidden, openedAt, rate, source, working } = row;
    const seconds =
      openedAt === null || closedAt === null
        ? null
        : Math.floor((Date.parse(closedAt) - Date.parse(openedAt)) / 1_000);
    const item = toItem(row);
    return {
      ...item,
      scheme: item.scheme && { ...item.scheme, text: ruleOf(row) },
      // A single amount for a client reveals nothing about their trades.
      working: isHidden && closedAt !== null ? [] : working,
      conditions: isHidden ? null : conditions,
      source: isHidden || closedAt === null ? null : { ticket: source, openedAt, closedAt, seconds },
      rate: rate === null ? null : { from: baseCurrency, to: row.currency, value: rate, at: earnedAt },
      steps: stepsOf(row),
      ahead: stepsAheadOf(row, now),
    };
  }
}

function toItem({ rules, schemeId, schemeKind, version, ...row }: RewardListRow) {
  const {
    amount,
    currency,
    dueAt,
    earnedAt,
    email,
    id,
    kind,
    level,
    lots,
    payout,
    reason,
    ref,
    state,
    symbol,
  } = row;
  const scheme =
    schemeId === null || version === null || schemeKind === null || rules === null
      ? null
      : { id: schemeId, version, kind: schemeKind, ...termsOf(rules) };
  return {
    id,
    earnedAt,
    ref,
    email: email && maskEmail(email),
    level,
    kind,
    symbol,
    lots,
    scheme,
    amount,
    currency,
    state,
    reason,
    dueAt,
    payout: payout === null ? null : String(payout),
  };
}

const ruleOf = ({ culture, level, levels, rules }: RewardDetailRow): string | null =>
  rules && writeRule({ levels: levels ?? [], rules }, level, culture);

/** The states that a reward went through, with their instants. */
function stepsOf({ approvedAt, earnedAt, kind, paidAt, rejectedAt, state }: RewardDetailRow) {
  const firstState = kind === 'clawback' || state === 'none' ? state : ('accrued' as const);
  return [
    { state: firstState, at: earnedAt },
    ...(approvedAt === null ? [] : [{ state: 'approved' as const, at: approvedAt }]),
    ...(paidAt === null || state !== 'paid' ? [] : [{ state: 'paid' as const, at: paidAt }]),
    ...(rejectedAt === null ? [] : [{ state: 'rejected' as const, at: rejectedAt }]),
  ];
}

/** The future states; none for a reward that a person has to decide on. */
function stepsAheadOf({ dueAt, payDay, state }: RewardDetailRow, now: Date) {
  if ((state !== 'accrued' && state !== 'approved') || payDay === null) return [];
  const due = state === 'accrued' && dueAt !== null ? new Date(dueAt) : now;
  const paidAt = nextPayDay(due > now ? due : now, payDay).begin.toISOString();
  return [
    ...(state === 'accrued' && dueAt !== null ? [{ state: 'approved' as const, at: dueAt }] : []),
    { state: 'paid' as const, at: paidAt },
  ];
}

/** The figures of a scheme: by lot for each group of instruments, the share of the costs, or for a client. */
export function termsOf({ cpa, currencies, rates, share }: SchemeRules) {
  const groups = Object.entries(rates ?? {}) as [RateGroup, string][];
  return {
    currency: rates || cpa ? currencies[0] : null,
    rates: groups.map(([group, rate]) => ({ group, rate })),
    share: share ?? null,
    cpa: cpa ?? null,
  };
}

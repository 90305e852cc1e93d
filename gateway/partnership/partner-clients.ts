import { sql, type SQL } from 'drizzle-orm';
import type { CpaProgress } from '../../src/domain/partnership/cpa';
import type { Database } from '../db/database';
import { isoText } from '../db/iso-text';
import { rowsOf } from '../db/rows-of';
import { ApiError } from '../kernel/api-error';
import { REWARD_ROWS } from './commission-sums';
import { readCpaProgress } from './cpa/cpa-progress';
import { FIRST_DEPOSIT } from './first-deposit';
import { nullIfHidden } from './hidden-clients';
import { maskEmail } from './mask-email';
import { all, personMatch, rewardMatch, dayRangeCondition, type PartnerFilter } from './partner-filter';

const PAGE_SIZE = 50;

type ClientState = 'active' | 'no-deposit' | 'hidden' | 'refused' | 'ended';

interface ClientPageQuery {
  readonly cursor?: string | undefined;
  /** Maximum number of rows of the page. */
  readonly limit?: number | undefined;
}

interface Sum {
  readonly currency: string;
  readonly amount: string;
}

interface PersonRow {
  readonly ref: string;
  readonly email: string | null;
  readonly country: string | null;
  readonly level: number;
  readonly via: 'link' | 'code';
  readonly linkId: number | null;
  readonly registeredAt: string;
  readonly firstDepositAt: string | null;
  readonly depositAmount: string | null;
  readonly depositCurrency: string | null;
  readonly lots: string | null;
  readonly rewards: readonly Sum[] | null;
  readonly state: ClientState;
  readonly clientId: number;
  /** On CPA, undecided, and not hidden. */
  readonly isOpenCpa: boolean;
}

/** The clients whom a partner, or a partner of theirs, has referred: never by name, and without what a client hides. */
export class PartnerClients {
  constructor(private readonly db: Database) {}

  /**
   * A page of clients who registered, or whose trades count, in the days of a filter; the newest first. Lots and rewards
   * are also those of the filter.
   * @param programmeCurrency the currency of a client without a reward.
   */
  async listClients(
    partnerId: number,
    filter: PartnerFilter,
    programmeCurrency: string | null,
    now: Date,
    { cursor, limit = PAGE_SIZE }: ClientPageQuery = {},
  ) {
    if (cursor !== undefined && !/^C-[0-9A-Z]{5}$/.test(cursor)) throw new ApiError('invalid');
    const people = peopleOf(partnerId, filter);
    const last = sql`(select bound_at, client_id from referrals where ref = ${cursor ?? ''} and line @> ${`{${partnerId}}`}::text::integer[])`;
    const rows = await rowsOf<PersonRow>(
      this.db,
      sql`${people} select referral.ref, ${nullIfHidden(sql`client.email`)} as email, client.country, listed.level, referral.via,
          case when listed.level = 1 then referral.link_id end as "linkId", ${isoText(sql`referral.bound_at`)} as "registeredAt",
          ${isoText(sql`deposit.at`)} as "firstDepositAt", ${nullIfHidden(sql`deposit.amount::text`)} as "depositAmount",
          deposit.currency as "depositCurrency", ${nullIfHidden(sql`coalesce(listed.lots, 0.00)::text`)} as lots, listed.rewards,
          case when referral.state <> 'active' then referral.state when referral.hidden_at is not null then 'hidden'
            when deposit.at is null then 'no-deposit' else 'active' end as state,
          referral.client_id as "clientId",
          referral.programme is not null and referral.partner_id = ${partnerId} and referral.state = 'active' and referral.hidden_at is null
            and not exists (select from partner_rewards decided where decided.client_id = referral.client_id and decided.kind = 'cpa') as "isOpenCpa"
        from listed join referrals referral on referral.client_id = listed.client_id
        join clients client on client.id = listed.client_id left join ${FIRST_DEPOSIT} on true
        where ${cursor === undefined ? sql`true` : sql`(referral.bound_at, referral.client_id) < ${last}`}
        order by referral.bound_at desc, referral.client_id desc limit ${limit + 1}`,
    );
    const page = rows.slice(0, limit);
    const openIds = page.filter(({ isOpenCpa }) => isOpenCpa).map(({ clientId }) => clientId);
    const progress = await readCpaProgress(this.db, partnerId, openIds, now);
    return {
      items: page.map((row) => toItem(row, programmeCurrency, progress.get(row.clientId) ?? null)),
      totals: cursor === undefined ? await this.#totalsOf(people) : null,
      next: rows.length > limit ? (page.at(-1)?.ref ?? null) : null,
    };
  }

  /** The sums of all clients that match the filter. Lots of hidden clients are in no sum. */
  async #totalsOf(people: SQL) {
    const [totals] = await rowsOf<{ clients: number; lots: string; rewards: readonly Sum[] }>(
      this.db,
      // In one query, so that the rewards are summed up once.
      sql`${people} select count(*)::integer as clients,
          coalesce(sum(listed.lots) filter (where referral.hidden_at is null), 0)::text as lots,
          (select coalesce(jsonb_agg(jsonb_build_object('currency', total.currency, 'amount', total.amount::text) order by total.currency), '[]'::jsonb)
            from (select sums.currency, sum(sums.amount) as amount from sums where sums.amount is not null group by sums.currency) total) as rewards
        from listed join referrals referral on referral.client_id = listed.client_id`,
    );
    return totals ?? { clients: 0, lots: '0', rewards: [] };
  }
}

/** The clients that match a filter (`listed`), and their rewards by currency (`sums`). */
function peopleOf(partnerId: number, filter: PartnerFilter): SQL {
  const { currency, level, state } = filter;
  const hasRewards = sql`people.client_id is not null`;
  const isListed =
    state === undefined && currency === undefined
      ? sql`(${hasRewards} or ${dayRangeCondition(filter, sql`referral.bound_at`)})`
      : hasRewards;
  return sql`with sums as (
      select reward.client_id, reward.currency, sum(deal.lots) filter (where reward.kind = 'trade') as lots,
        sum(reward.amount) filter (where reward.state not in ('rejected', 'none')) as amount
      from ${REWARD_ROWS} left join deals deal on deal.ticket = reward.source
      where ${rewardMatch(partnerId, filter)} group by reward.client_id, reward.currency
    ), people as (
      select client_id, sum(lots) as lots,
        jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency) filter (where amount is not null) as rewards
      from sums group by client_id
    ), listed as (
      select referral.client_id, array_position(referral.line, ${partnerId}::integer) as level, people.lots, people.rewards
      from referrals referral left join people on people.client_id = referral.client_id
      where referral.line @> ${`{${partnerId}}`}::text::integer[] and ${all([
        personMatch(filter),
        isListed,
        level === undefined
          ? undefined
          : sql`array_position(referral.line, ${partnerId}::integer) = ${level}`,
      ])}
    )`;
}

function toItem(
  { clientId: _id, depositAmount, depositCurrency, email, isOpenCpa: _isOpen, rewards, ...row }: PersonRow,
  programmeCurrency: string | null,
  cpa: CpaProgress | null,
) {
  const sums = rewards ?? [];
  const main = sums.find(({ currency }) => currency === programmeCurrency) ?? sums[0];
  return {
    ...row,
    email: email && maskEmail(email),
    firstDeposit:
      depositAmount === null || depositCurrency === null
        ? null
        : { amount: depositAmount, currency: depositCurrency },
    reward: main?.amount ?? '0',
    currency: main?.currency ?? programmeCurrency,
    furtherRewards: sums.filter((sum) => sum !== main),
    cpa,
  };
}

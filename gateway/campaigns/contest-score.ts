import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { CampaignExclusion } from '../../src/domain/campaigns/contest';
import { closePriceAt } from '../trading/prices';
import { addTradeMoney } from '../trading/trade-money';
import type { CampaignRow } from './campaign-texts';
import type { MemberRow } from './campaign-members';
import { exclusionOf, netOf, type JudgedTrade } from './exclusion';
import { instrumentOf } from '../market/market';

/** Decimals of a result in percent. */
const RESULT_DIGITS = 6;

/** A member whose base is known. */
export type ContestMember = Pick<MemberRow, 'alias' | 'clientId' | 'joinedAt' | 'login'> & {
  readonly base: string;
  readonly baseAt: Date;
};

/** A trade of a member that ended within the contest, or was open at its end. */
export interface ContestTrade extends JudgedTrade {
  readonly ticket: number;
  readonly login: number;
  readonly side: 'buy' | 'sell';
  readonly lots: string;
}

type Contest = Pick<CampaignRow, 'endsAt' | 'id' | 'rules' | 'startsAt'>;

/** A member's score, from which boards and their own page are made. */
export interface MemberScore {
  readonly member: ContestMember;
  /** The base with the money paid in since. */
  readonly base: Big;
  /** The sum over the trades that count. */
  readonly sum: Big;
  /** In percent of the base, with the digits that decide on places; null without a base above zero. */
  readonly result: string | null;
  readonly trades: readonly ScoredTrade[];
}

type ScoredTrade = ContestTrade & { readonly reason: CampaignExclusion | null };

/** The scores of members at an instant, in their order. */
export async function readScores(
  db: Database,
  campaign: Contest,
  members: readonly ContestMember[],
  until: Date,
): Promise<readonly MemberScore[]> {
  const tradesByLogin = new Map(members.map(({ login }) => [login, [] as ContestTrade[]]));
  for (const trade of await readContestTrades(db, campaign, [...tradesByLogin.keys()], until))
    tradesByLogin.get(trade.login)?.push(trade);
  const paidIn = await readPaidIn(db, members, until);
  return members.map((member) => {
    const { login } = member;
    const scoredTrades = (tradesByLogin.get(login) ?? []).map((trade) => ({
      ...trade,
      reason: exclusionOf(campaign, member, trade),
    }));
    const countedTrades = scoredTrades.filter(({ reason }) => reason === null);
    const sum = countedTrades.reduce((total, trade) => total.plus(netOf(trade)), Big(0));
    const base = Big(member.base).plus(paidIn.get(login) ?? 0);
    const result = base.gt(0) ? sum.div(base).times(100).toFixed(RESULT_DIGITS) : null;
    return { member, base, sum, result, trades: scoredTrades };
  });
}

/** The trades of members up to an instant. At the contest's end, the positions that were open then are valued as of then. */
async function readContestTrades(
  db: Database,
  { endsAt, startsAt }: Contest,
  logins: readonly number[],
  until: Date,
): Promise<ContestTrade[]> {
  if (logins.length === 0) return [];
  const isFinal = until >= endsAt;
  const isOfMember = sql`login = any(${`{${logins.join()}}`}::text::integer[])`;
  const end = sql`${(isFinal ? endsAt : until).toISOString()}::timestamptz`;
  const columns = sql`ticket, login, symbol, side, lots::text as lots, origin,
    (extract(epoch from opened_at) * 1000)::float8 as "openedMs"`;
  const closedTrades = await rowsOf<TradeRow>(
    db,
    sql`select ${columns}, (extract(epoch from closed_at) * 1000)::float8 as "closedMs", profit::text as profit,
        swap::text as swap, commission::text as commission
      from deals where ${isOfMember} and closed_at >= ${startsAt.toISOString()}::timestamptz and closed_at < ${end}
      order by closed_at, ticket`,
  );
  const trades = closedTrades.map(toTrade);
  return isFinal ? [...trades, ...(await readOpenTrades(db, columns, isOfMember, endsAt))] : trades;
}

interface TradeRow extends Omit<ContestTrade, 'closedAt' | 'openedAt'> {
  readonly openedMs: number;
  readonly closedMs: number;
}

const toTrade = ({ closedMs, openedMs, ...trade }: TradeRow): ContestTrade => ({
  ...trade,
  openedAt: new Date(openedMs),
  closedAt: new Date(closedMs),
});

type OpenRow = Omit<TradeRow, 'closedMs' | 'commission' | 'profit' | 'swap'> & {
  readonly openPrice: string;
  readonly currency: string;
};

/** Positions that were open at an instant, and those that were closed since, as if they were closed then. */
async function readOpenTrades(
  db: Database,
  columns: ReturnType<typeof sql>,
  isOfMember: ReturnType<typeof sql>,
  at: Date,
): Promise<ContestTrade[]> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const currency = sql`(select currency from accounts where accounts.login = open.login) as currency`;
  const rows = await rowsOf<OpenRow>(
    db,
    sql`select open.*, ${currency} from (
        select ${columns}, open_price::text as "openPrice" from positions where ${isOfMember} and opened_at < ${instant}
        union all
        select ${columns}, open_price::text as "openPrice" from deals
          where ${isOfMember} and opened_at < ${instant} and closed_at >= ${instant}
      ) open order by ticket`,
  );
  const currencies = new Map(rows.map(({ currency: code, login }) => [login, code]));
  const valuedTrades = await addTradeMoney(
    db,
    rows.map(({ currency: _currency, openedMs, ...row }) => ({
      ...row,
      openedAt: new Date(openedMs),
      closedAt: at,
      closePrice: closePriceAt(instrumentOf(row.symbol), row.side, at),
    })),
    currencies,
  );
  return valuedTrades.map(
    ({ closePrice: _closePrice, openPrice: _openPrice, spread: _spread, ...trade }) => trade,
  );
}

/** The money that members have paid in since their base was taken, by login. Money taken out does not lower a base. */
async function readPaidIn(
  db: Database,
  members: readonly ContestMember[],
  until: Date,
): Promise<ReadonlyMap<number, Big>> {
  const input = JSON.stringify(members.map(({ baseAt, login }) => ({ login, since: baseAt })));
  const rows = await rowsOf<{ login: number; amount: string }>(
    db,
    sql`select input.login, sum(posting.amount)::text as amount
      from json_to_recordset(${input}::json) as input(login integer, since timestamptz)
      join ledger_accounts account on account.login = input.login and account.kind = 'client'
      join postings posting on posting.account_id = account.id and not posting.is_trade and posting.amount > 0
        and posting.at > input.since and posting.at < ${until.toISOString()}::timestamptz
      join ledger_entries entry on entry.id = posting.entry_id and entry.kind in ('deposit', 'transfer', 'commission', 'prize')
      group by input.login`,
  );
  return new Map(rows.map(({ amount, login }) => [login, Big(amount)]));
}

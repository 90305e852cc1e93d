import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import type { MoneyTerms } from '../../trading/position-money';
import type { Side } from '../../trading/prices';

/** A closing of some lots of a leader's position. Instants are epoch milliseconds. */
export interface LeaderClosing {
  readonly at: number;
  readonly lots: string;
  readonly price: string;
  /** Profit, swap and commission, in the leader's currency. */
  readonly net: string;
}

/** A leader's position from its opening to its last closing. */
export interface LeaderPosition {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly openPrice: string;
  readonly openedAt: number;
  /** In the order of time; an open position has lots beyond them. */
  readonly closings: readonly LeaderClosing[];
}

/** Money that moved on the leader's account, apart from its trades. */
export interface LeaderMoney {
  readonly at: number;
  readonly amount: string;
  /** True for payments, which are not part of the strategy's return. */
  readonly isPayment: boolean;
}

/** All actions of a leader since an instant. */
export interface LeaderScript {
  readonly terms: MoneyTerms;
  /** The balance before the first movement. */
  readonly balance: string;
  /** Positions that were open at that instant, or opened later. */
  readonly positions: readonly LeaderPosition[];
  readonly money: readonly LeaderMoney[];
}

/** A leader's action. */
export type ScriptEvent = { readonly at: number } & (
  | ({ readonly kind: 'money' } & LeaderMoney)
  | { readonly kind: 'open'; readonly position: LeaderPosition }
  | { readonly kind: 'close'; readonly position: LeaderPosition; readonly closing: LeaderClosing }
);

interface TradeRow {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: Side;
  readonly openPrice: string;
  readonly openedAt: number;
  readonly lots: string;
  readonly closings: readonly LeaderClosing[];
}

/**
 * Reads the actions of a strategy's account since an instant. Lots that were added to a position of a netting account
 * count as opened with it, at its average price: the broker does not separate them.
 */
export async function readLeaderScript(db: Database, login: number, beginsAt: Date): Promise<LeaderScript> {
  const begin = sql`${beginsAt.toISOString()}::timestamptz`;
  const [account] = await rowsOf<MoneyTerms & { balance: string }>(
    db,
    sql`select a.currency, a.leverage, a.swap_free as "swapFree", a.account_type as "accountType",
        (coalesce((select sum(balance) from ledger_accounts where login = a.login and kind in ('client', 'credit')), 0)
          - coalesce((select sum(profit + swap + commission) from deals where login = a.login and closed_at >= ${begin}), 0)
          - coalesce((select sum(posting.amount) from ledger_accounts book
              join postings posting on posting.account_id = book.id and posting.at >= ${begin}
              join ledger_entries entry on entry.id = posting.entry_id and entry.kind <> 'trade'
              where book.login = a.login and book.kind in ('client', 'credit')), 0))::text as balance
      from accounts a where a.login = ${login}`,
  );
  if (!account) throw new Error(`The strategy's account ${login} is missing`);
  const { balance, ...terms } = account;
  const epoch = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::float8`);
  const positions = await rowsOf<TradeRow>(
    db,
    sql`with selected as (
        select position_ticket as ticket from deals where login = ${login} and closed_at >= ${begin}
        union select ticket from positions where login = ${login}
      ), trades as (
        select d.position_ticket as ticket, d.symbol, d.side, d.open_price, d.opened_at, d.lots, d.closed_at, d.ticket as deal,
          d.close_price, d.profit + d.swap + d.commission as net
        from deals d where d.login = ${login} and d.position_ticket in (select ticket from selected)
        union all
        select p.ticket, p.symbol, p.side, p.open_price, p.opened_at, p.lots, null, null, null, null
        from positions p where p.login = ${login}
      )
      select ticket, min(symbol) as symbol, min(side) as side, min(open_price)::text as "openPrice",
        min(${epoch('opened_at')}) as "openedAt", sum(lots)::text as lots,
        coalesce(json_agg(json_build_object('at', ${epoch('closed_at')}, 'lots', lots::text, 'price', close_price::text,
          'net', net::text) order by closed_at, deal) filter (where closed_at is not null), '[]'::json) as closings
      from trades group by ticket order by min(opened_at), ticket`,
  );
  const money = await rowsOf<LeaderMoney>(
    db,
    sql`select ${epoch('posting.at')} as at, posting.amount::text,
        book.kind = 'client' and (entry.kind in ('deposit', 'withdrawal', 'transfer')
          or entry.kind = 'fee' and posting.amount > 0) as "isPayment"
      from ledger_accounts book
      join postings posting on posting.account_id = book.id and posting.at >= ${begin}
      join ledger_entries entry on entry.id = posting.entry_id and entry.kind <> 'trade'
      where book.login = ${login} and book.kind in ('client', 'credit')
      order by posting.at, posting.entry_id`,
  );
  return { terms, balance, positions, money };
}

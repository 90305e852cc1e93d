import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { CopyOverlap, OverlapHolding } from '../../../src/domain/social/copy-terms';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import type { strategies } from '../../db/tables/strategies';
import { readAccount } from '../../dealing/dealing-account';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { instrumentOf } from '../../market/market';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { copiedLots } from './copy-sizing';

/** Days for which an ended trade still counts as one of the strategy's usual trades. */
const RECENT_DAYS = 30;

/** The known parts of an order to copy. */
export interface OverlapOrder {
  readonly amount: string;
  readonly multiplier: string;
}

/**
 * Finds the symbols and sides that a strategy holds, or has traded lately, and that the client holds already: in own live
 * accounts, and in copies of other strategies.
 */
export async function copyOverlap(
  db: Database,
  client: Pick<SignedInClient, 'id'>,
  strategy: Pick<typeof strategies.$inferSelect, 'id' | 'login'>,
  now: Date,
  order?: OverlapOrder,
): Promise<readonly CopyOverlap[]> {
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000).toISOString();
  const rows = await rowsOf<
    OverlapHolding & { lots: string; symbol: string; side: CopyOverlap['side']; leaderLots: string | null }
  >(
    db,
    sql`with leader as materialized (
        select symbol, side, nullif(sum(lots), 0)::text as lots from (
          select symbol, side, lots from positions where login = ${strategy.login}
          union all
          select symbol, side, 0 from deals where login = ${strategy.login} and closed_at > ${since}::timestamptz
        ) trades group by symbol, side
      )
      select leader.symbol, leader.side, leader.lots as "leaderLots", account.login,
        case account.account_type when ${COPY_ACCOUNT_TYPE} then 'copy' else 'account' end as kind,
        coalesce(account.nickname, account.name) as name, sum(position.lots)::text as lots
      from accounts account
      join positions position on position.login = account.login
      join leader on leader.symbol = position.symbol and leader.side = position.side
      where account.client_id = ${client.id} and account.kind = 'live' and account.login <> ${strategy.login}
        and not exists (select from copies where copies.login = account.login and copies.strategy_id = ${strategy.id})
      group by leader.symbol, leader.side, leader.lots, account.login
      order by leader.symbol, leader.side, account.login`,
  );
  if (rows.length === 0) return [];
  const leaderEquity = order ? (await readAccount(db, strategy.login, now)).equity : null;
  const lotsOfCopy = (symbol: string, leaderLots: string | null) => {
    if (!order || leaderLots === null || leaderEquity === null) return null;
    const { amount: equity, multiplier } = order;
    return copiedLots(instrumentOf(symbol), { equity, leaderEquity, leaderLots, multiplier }).lots;
  };
  const overlaps = new Map<string, CopyOverlap>();
  for (const { kind, leaderLots, login, lots, name, side, symbol } of rows) {
    const key = `${symbol} ${side}`;
    const holding = { kind, login, name, lots: Big(lots).toFixed(2) };
    const holdings = [...(overlaps.get(key)?.holdings ?? []), holding];
    const copyLots = lotsOfCopy(symbol, leaderLots);
    overlaps.set(key, { symbol, side, count: holdings.length + 1, copyLots, holdings });
  }
  return [...overlaps.values()];
}

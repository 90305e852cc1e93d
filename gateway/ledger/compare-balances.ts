import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';

/** Accounts of the ledger in a query: a client's account may have very many postings. */
const ACCOUNTS_PER_QUERY = 500;

/** An account whose balance is not the sum of its postings. */
export interface BalanceDifference {
  /** Such as `client of account 50128841, USD`. */
  readonly account: string;
  /** Decimal amounts. */
  readonly balance: string;
  readonly postings: string;
}

interface Part {
  readonly lastId: number | null;
  readonly differences: readonly BalanceDifference[];
}

/**
 * Compares the balance of each client's account in the ledger with its postings. Each query sees one instant, so that a
 * payment under way is in both or in neither.
 */
export async function compareBalances(db: Database): Promise<readonly BalanceDifference[]> {
  const differences: BalanceDifference[] = [];
  for (let lastId: number | null = 0; lastId !== null;) {
    const [part]: (Part | undefined)[] = await rowsOf<Part>(db, partAfter(lastId));
    differences.push(...(part?.differences ?? []));
    lastId = part?.lastId ?? null;
  }
  return differences;
}

const partAfter = (id: number) => sql`
  with part as materialized (
    select * from ledger_accounts
    where id > ${id} and num_nonnulls(login, wallet_id, client_id) = 1
    order by id limit ${ACCOUNTS_PER_QUERY}
  ), sums as (
    select part.*, (select coalesce(sum(amount), 0) from postings where account_id = part.id) as total from part
  )
  select max(id) as "lastId", coalesce(json_agg(json_build_object(
      'account', kind || case when login is not null then ' of account ' || login
        when wallet_id is not null then ' of wallet ' || wallet_id
        else ' of client ' || client_id end || ', ' || currency,
      'balance', trim_scale(balance)::text,
      'postings', trim_scale(total)::text
    ) order by id) filter (where balance <> total), '[]'::json) as differences
  from sums`;

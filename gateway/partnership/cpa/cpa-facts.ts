import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows-of';
import type { CpaFacts } from './cpa-outcome';
import { ASSETS } from '../../market/assets.table';
import { marketRateOf } from '../../money/asset-prices';
import { conversionRate } from '../deal-figures';
import { FIRST_DEPOSIT } from '../first-deposit';

interface FlowRow {
  readonly clientId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: string;
  readonly currency: string;
}

const millisecondsOf = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);

/**
 * The facts that decide on the rewards for clients: their payments into and out of live accounts and wallets, each at the
 * rate of its instant, and the lots of trades that count.
 */
export async function readCpaFacts(
  db: Database,
  clientIds: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, CpaFacts>> {
  const ids = sql`any(${`{${clientIds.join()}}`}::text::integer[])`;
  const referralRows = await rowsOf<{ clientId: number; boundAt: number; firstDepositAt: number | null }>(
    db,
    sql`select referral.client_id as "clientId", ${millisecondsOf('referral.bound_at')} as "boundAt",
        ${millisecondsOf('deposit.at')} as "firstDepositAt"
      from referrals referral left join ${FIRST_DEPOSIT} on true where referral.client_id = ${ids}`,
  );
  const payments = await rowsOf<FlowRow>(
    db,
    sql`select money.client_id as "clientId", ${millisecondsOf('posting.at')} as at, posting.amount::text as amount, money.currency
      from (
        select ledger.id, ledger.currency, account.client_id from ledger_accounts ledger join accounts account on account.login = ledger.login
          where account.client_id = ${ids} and account.kind = 'live' and ledger.kind = 'client'
        union all
        select ledger.id, ledger.currency, wallet.client_id from ledger_accounts ledger join wallets wallet on wallet.id = ledger.wallet_id
          where wallet.client_id = ${ids} and ledger.kind = 'client'
      ) money
      join postings posting on posting.account_id = money.id and not posting.is_trade
      join ledger_entries entry on entry.id = posting.entry_id and entry.kind in ('deposit', 'withdrawal')`,
  );
  const trades = await rowsOf<Omit<FlowRow, 'currency'>>(
    db,
    sql`select reward.client_id as "clientId", ${millisecondsOf('deal.closed_at')} as at, deal.lots::text as amount
      from partner_rewards reward join deals deal on deal.ticket = reward.source
      where reward.client_id = ${ids} and reward.kind = 'trade' and reward.level = 1 and reward.reason = 'cpa'`,
  );
  return new Map(
    referralRows.map(({ boundAt, clientId, firstDepositAt }) => [
      clientId,
      {
        boundAt: new Date(boundAt),
        firstDepositAt: firstDepositAt === null ? null : new Date(firstDepositAt),
        deposits: payments
          .filter((row) => row.clientId === clientId)
          .map((row) => ({ at: new Date(row.at), amount: amountIn(currency, row) })),
        lots: trades
          .filter((row) => row.clientId === clientId)
          .map(({ amount, at }) => ({ at: new Date(at), amount })),
      },
    ]),
  );
}

/** Money without a rate counts as none. */
function amountIn(target: string, { amount, at, currency }: FlowRow): string {
  const instant = new Date(at);
  const rate = Object.hasOwn(ASSETS, currency)
    ? marketRateOf(currency, target, instant)
    : conversionRate(currency, target, instant);
  return Big(amount)
    .times(rate ?? '0')
    .toFixed();
}

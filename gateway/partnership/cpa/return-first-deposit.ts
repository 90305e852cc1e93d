import Big from 'big.js';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { rowsOf } from '../../db/rows-of';
import { accounts } from '../../db/tables/accounts';
import { partnerRewards } from '../../db/tables/partners';
import { postEntries, type LedgerAccount } from '../../ledger/ledger';
import type { Notices } from '../../notifications/notices';
import type { ReferralRow } from '../referrals';
import { takeBack } from '../take-back';

interface FirstDeposit {
  readonly amount: string;
  readonly currency: string;
  readonly login: number | null;
  readonly walletId: number | null;
  readonly method: string | null;
  readonly counterpart: string | null;
  /** The balance of the account or wallet now. */
  readonly balance: string;
  readonly isReturned: boolean;
}

/** The outcome of a returned payment. */
export type ReturnOutcome = 'returned' | 'none' | 'again' | 'overdrawn';

/**
 * Books that the payment provider has taken a client's first deposit back: it leaves the account, which may then be below
 * zero, and the reward for the client is taken back. A wallet cannot be below zero.
 */
export async function returnFirstDeposit(
  transaction: Database,
  { clientId, ref }: ReferralRow,
  at: Date,
  notices: Notices,
): Promise<ReturnOutcome> {
  const deposit = await findFirstDeposit(transaction, clientId);
  if (!deposit) return 'none';
  if (deposit.isReturned) return 'again';
  const { amount, balance, counterpart, currency, login, method, walletId } = deposit;
  if (walletId !== null && Big(balance).lt(amount)) return 'overdrawn';
  if (login !== null)
    await transaction
      .select({ login: accounts.login })
      .from(accounts)
      .where(eq(accounts.login, login))
      .for('update');
  const account = (
    login === null ? { kind: 'client', walletId, currency } : { kind: 'client', login, currency }
  ) as LedgerAccount;
  await postEntries(transaction, [
    {
      kind: 'deposit',
      at,
      ...(method !== null && { method }),
      ...(counterpart !== null && { counterpart }),
      postings: [
        { account, amount: Big(amount).neg().toFixed() },
        { account: { kind: 'clearing', currency }, amount },
      ],
    },
  ]);
  const rewards = await transaction
    .select()
    .from(partnerRewards)
    .where(
      and(
        eq(partnerRewards.clientId, clientId),
        eq(partnerRewards.kind, 'cpa'),
        inArray(partnerRewards.state, ['accrued', 'held', 'approved', 'paid']),
      ),
    )
    .for('update');
  await takeBack(transaction, rewards, 'deposit-returned', at);
  for (const { amount: reward, currency: rewardCurrency, partnerId } of rewards)
    await notices.notify(transaction, 'reward-rejected', partnerId, {
      at,
      values: { reference: ref, amount: reward, currency: rewardCurrency },
    });
  return 'returned';
}

async function findFirstDeposit(db: Database, clientId: number): Promise<FirstDeposit | undefined> {
  const [deposit] = await rowsOf<FirstDeposit>(
    db,
    sql`select posting.amount::text as amount, ledger.currency, ledger.login, ledger.wallet_id as "walletId",
        entry.method, entry.counterpart, ledger.balance::text as balance,
        exists (select from postings returned join ledger_entries other on other.id = returned.entry_id
          where returned.account_id = ledger.id and other.kind = 'deposit' and returned.amount = -posting.amount) as "isReturned"
      from ledger_accounts ledger
      left join accounts account on account.login = ledger.login
      left join wallets wallet on wallet.id = ledger.wallet_id
      join postings posting on posting.account_id = ledger.id and not posting.is_trade
      join ledger_entries entry on entry.id = posting.entry_id and entry.kind = 'deposit'
      where ledger.kind = 'client' and (account.client_id = ${clientId} and account.kind = 'live' or wallet.client_id = ${clientId})
        and posting.amount > 0
      order by posting.at, posting.id limit 1`,
  );
  return deposit;
}

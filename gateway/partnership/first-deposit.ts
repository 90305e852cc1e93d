import { sql } from 'drizzle-orm';

/** The first deposit of `referrals referral` into a live account or a wallet, as `deposit (at, amount, currency)`. */
export const FIRST_DEPOSIT = sql`lateral (
    select posting.at, posting.amount, money.currency
    from (
      select ledger.id, ledger.currency from ledger_accounts ledger join accounts account on account.login = ledger.login
        where account.client_id = referral.client_id and account.kind = 'live' and ledger.kind = 'client'
      union all
      select ledger.id, ledger.currency from ledger_accounts ledger join wallets wallet on wallet.id = ledger.wallet_id
        where wallet.client_id = referral.client_id and ledger.kind = 'client'
    ) money
    -- For each account on its own, so that its few payments are found by their index.
    cross join lateral (
      select funds.id, funds.at, funds.amount from postings funds
        where funds.account_id = money.id and not funds.is_trade
          and exists (select from ledger_entries entry where entry.id = funds.entry_id and entry.kind = 'deposit')
        order by funds.at, funds.id limit 1
    ) posting
    order by posting.at, posting.id limit 1
  ) deposit`;

import type { Gateway } from './start-gateway';

/** All errors in the ledger. */
export const ledgerErrors = (gateway: Pick<Gateway, 'rows'>) =>
  gateway.rows(`
    select 'sum of ' || currency as error from postings join ledger_accounts a on a.id = account_id
      group by currency having sum(amount) <> 0
    union all
    select 'entry ' || entry_id from postings join ledger_accounts a on a.id = account_id
      group by entry_id, currency having sum(amount) <> 0
    union all
    select 'balance of ' || a.id from ledger_accounts a left join postings p on p.account_id = a.id
      where num_nonnulls(a.login, a.wallet_id, a.client_id) = 1 group by a.id having a.balance <> coalesce(sum(p.amount), 0)
    union all
    select 'order of posting ' || id from (
      select p.id, balance_after, sum(amount) over (partition by account_id order by p.at, p.id) as expected_balance
      from postings p join ledger_accounts a on a.id = account_id where num_nonnulls(a.login, a.wallet_id, a.client_id) = 1
    ) as chain where balance_after <> expected_balance
    union all
    select 'deal ' || d.ticket from deals d join ledger_entries e on e.ticket = d.ticket
      join postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id and a.kind = 'client'
      where p.amount <> d.profit + d.swap + d.commission or a.login <> d.login`);

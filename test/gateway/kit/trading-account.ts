import type { Entry, LedgerAccount } from '../../../gateway/ledger/ledger';
import type { Gateway } from './start-gateway';
import { START } from './start-time';

export interface TradingAccountOptions {
  readonly login: number;
  readonly balance?: string;
  readonly credit?: string;
  readonly currency?: string;
  readonly marginMode?: 'hedging' | 'netting';
  readonly accountType?: string;
  readonly rights?: string;
  readonly status?: string;
  readonly leverage?: number;
}

/** A payment into a ledger account from the broker's own money, or back to it if the amount is negative. */
export const payment = (account: LedgerAccount, amount: string, at = START): Entry => ({
  kind: account.kind === 'credit' ? 'credit' : 'correction',
  at,
  postings: [
    { account, amount },
    {
      account: { kind: 'house', currency: account.currency },
      amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
    },
  ],
});

/** Opens an active live account of main@portico.test for a test of trades; returns its login. */
export async function openTradingAccount(
  gateway: Pick<Gateway, 'rows' | 'post'>,
  { accountType = 'Standard', currency = 'USD', leverage = 100, login, ...options }: TradingAccountOptions,
): Promise<number> {
  const {
    balance = '10000.00',
    credit,
    marginMode = 'hedging',
    rights = 'full',
    status = 'active',
  } = options;
  await gateway.rows(`insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency,
      leverage, is_reported, swap_free, margin_mode, rights, margin_call_level, stop_out_level, opened_at)
    select ${login}, id, 'MT5', 'live', '${status}', 'Trades', '${accountType}', 'Server', '${currency}', ${leverage}, true,
      false, '${marginMode}', '${rights}', 100, 50, '${START.toISOString()}'
    from clients where email = 'main@portico.test'`);
  await gateway.post(payment({ kind: 'client', login, currency }, balance));
  if (credit !== undefined) await gateway.post(payment({ kind: 'credit', login, currency }, credit));
  return login;
}

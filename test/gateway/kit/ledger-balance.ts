import type { LedgerAccount } from '../../../gateway/ledger/ledger';
import type { Gateway } from './start-gateway';

/** The balance of a trading account in the ledger, as a decimal string; undefined before its first posting. */
export async function ledgerBalance(
  gateway: Pick<Gateway, 'rows'>,
  login: number,
  kind: LedgerAccount['kind'] = 'client',
): Promise<string | undefined> {
  const [row] = await gateway.rows(
    `select balance::text as balance from ledger_accounts where login = ${login} and kind = '${kind}'`,
  );
  return row?.['balance'] as string | undefined;
}

import type { Wallet } from '../../domain/wallet/wallet';
import type { AssetWallet } from './ports/asset-wallet';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Calls whose answers change with a move of the wallet: they are made again. */
export const CALLS_WITH_WALLET: readonly string[] = [
  'wallet',
  'walletHistory',
  'walletRequest',
  'accounts',
  'notifications',
];

/** Query of the wallet, shared by all stores. */
export function walletQuery(queries: Queries, wallet: AssetWallet): RemoteQuery<Wallet> {
  return queries.query({
    scope: 'client',
    call: 'wallet',
    freshForMs: 0,
    read: (signal) => wallet.overview(signal),
  });
}

import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Accounts } from '../../../application/ports/accounts';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { Wallets } from '../../../application/ports/wallets';
import { WalletStore } from '../../../application/stores/wallet-store';
import { id } from '../token';

/** The store of the wallet, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(WalletStore)
    .toResolvedValue(
      (wallets, accounts, cache, clock, page) => new WalletStore({ wallets, accounts, cache, clock, page }),
      [id(Wallets), id(Accounts), QueryClient, id(Clock), id(Page)],
    )
    .inSingletonScope();
});

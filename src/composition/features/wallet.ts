import { Accounts } from '../../application/ports/accounts';
import { Page } from '../../application/ports/page';
import { Wallets } from '../../application/ports/wallets';
import { Queries } from '../../application/remote/queries';
import { WalletStore } from '../../application/stores/wallet-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpWallets } from '../../infrastructure/http/http-wallets';
import { describeWalletsContract } from '../../testkit/contracts/wallets.contract';
import { AN_ADDRESS } from '../../testkit/data/client-area';
import { FakeWallets } from '../../testkit/fakes/fake-wallets';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** The wallet: balances and the address for payouts. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  ports: [overHttp(Wallets, HttpWallets)],
  stores: [
    construct(WalletStore, {
      wallets: Wallets,
      accounts: Accounts,
      queries: Queries,
      page: Page,
    }),
  ],
  screens: {
    wallet: async () =>
      (await import(/* webpackChunkName: "screen-wallet" */ '../../ui/screens/wallet/wallet-screen')).Screen,
  },
});

export const doubles = () => [
  gatewayDouble(Wallets, ({ backend }) => new FakeWallets(backend), describeWalletsContract, {
    digitalAsset: (wallets) => wallets.current(),
    changeDigitalAsset: (wallets) => wallets.change(AN_ADDRESS, 'ETH'),
    checkWalletAddress: (wallets) => wallets.isValid(AN_ADDRESS),
  }),
];

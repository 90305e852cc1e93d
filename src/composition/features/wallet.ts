import { Accounts } from '../../application/ports/accounts';
import { AssetWallet } from '../../application/ports/asset-wallet';
import { Authenticator } from '../../application/ports/authenticator';
import { Clock } from '../../application/ports/clock';
import { Navigation } from '../../application/own-ports/navigation';
import { Page } from '../../application/ports/page';
import { Passkeys } from '../../application/ports/passkeys';
import { TabStore } from '../../application/ports/storage';
import { Wallets } from '../../application/ports/wallets';
import { Queries } from '../../application/remote/queries';
import { AddressBookStore } from '../../application/stores/address-book-store';
import { AssetWalletStore } from '../../application/stores/asset-wallet-store';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { WalletFormStore } from '../../application/stores/wallet-form-store';
import { WalletMovesStore } from '../../application/stores/wallet-moves-store';
import { WalletStore } from '../../application/stores/wallet-store';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpAssetWallet } from '../../infrastructure/http/http-asset-wallet';
import { HttpWallets } from '../../infrastructure/http/http-wallets';
import { describeAssetWalletContract } from '../../testkit/contracts/asset-wallet.contract';
import { describeWalletsContract } from '../../testkit/contracts/wallets.contract';
import { AN_ADDRESS } from '../../testkit/data/client-area';
import { FakeAssetWallet } from '../../testkit/fakes/fake-asset-wallet';
import { FakeWallets } from '../../testkit/fakes/fake-wallets';
import { ALL_MOVES } from '../../domain/wallet/wallet';
import { themed } from '../../ui/theme/themed';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as money } from './money';
import { feature as tradingAccounts } from './trading-accounts';

const newKey = () => crypto.randomUUID();

/** The wallet of digital assets, and the address for payouts from trading accounts. */
export const feature = defineFeature({
  needs: [tradingAccounts, money],
  ports: [overHttp(Wallets, HttpWallets), overHttp(AssetWallet, HttpAssetWallet)],
  stores: [
    construct(AssetWalletStore, { wallet: AssetWallet, queries: Queries, clock: Clock, page: Page }),
    bind(
      AddressBookStore,
      [AssetWallet, Queries, Page, TabStore, Passkeys, Authenticator, ClientStore],
      (wallet, queries, page, tab, passkeys, authenticator, client) =>
        new AddressBookStore({ wallet, queries, page, tab, passkeys, authenticator }, client, newKey),
    ),
    bind(
      WalletMovesStore,
      [AssetWallet, Queries, Clock, Page],
      (assetWallet, queries, clock, page) =>
        new WalletMovesStore({ wallet: assetWallet, queries, clock, page }, newKey),
    ),
    bind(
      WalletFormStore,
      // prettier-ignore
      [AssetWallet, Accounts, Queries, Clock, Page, TabStore, Navigation, Passkeys, Authenticator, ClientStore, LanguageStore],
      (wallet, accounts, queries, clock, page, tab, navigation, passkeys, authenticator, client, language) =>
        new WalletFormStore(
          { wallet, accounts, queries, clock, page, tab, navigation, passkeys, authenticator },
          { client, language },
          newKey,
        ),
    ),
    construct(WalletStore, {
      wallets: Wallets,
      accounts: Accounts,
      queries: Queries,
      page: Page,
    }),
  ],
  screens: {
    wallet: themed(
      async () =>
        (await import(/* webpackChunkName: "screen-wallet" */ '../../ui/screens/wallet/wallet-screen'))
          .Screen,
    ),
  },
});

const KEY = '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b';

export const doubles = () => [
  gatewayDouble(AssetWallet, ({ backend }) => new FakeAssetWallet(backend), describeAssetWalletContract, {
    wallet: (wallet) => wallet.overview(),
    walletAddresses: (wallet) => wallet.addresses(),
    addWalletAddress: (wallet) =>
      wallet.add({
        ...{ label: 'Savings', asset: 'ETH', network: 'ETH', address: AN_ADDRESS },
        idempotencyKey: KEY,
      }),
    renameWalletAddress: (wallet) => wallet.rename('7', 'Cold wallet'),
    removeWalletAddress: (wallet) => wallet.remove('7'),
    walletDepositAddress: (wallet) => wallet.depositAddress('USDT', 'TRC20'),
    quoteWallet: (wallet) =>
      wallet.quote({ direction: 'toAccount', asset: 'USDT', amount: '100.00', login: 2104417 }),
    withdrawFromWallet: (wallet) =>
      wallet.withdraw({ addressId: '7', asset: 'USDT', amount: '100.00', idempotencyKey: KEY }),
    transferOfWallet: (wallet) =>
      wallet.transfer({
        ...{ direction: 'toAccount', asset: 'USDT', login: 2104417, amount: '100.00' },
        ...{ quoteId: KEY, idempotencyKey: KEY },
      }),
    walletHistory: (wallet) =>
      wallet.history({ ...ALL_MOVES, kind: 'deposit', from: '2026-03-01' }, { cursor: '', limit: 50 }),
    walletRequest: (wallet) => wallet.request('7'),
    cancelWalletRequest: (wallet) => wallet.cancel('7', KEY),
  }),
  gatewayDouble(Wallets, ({ backend }) => new FakeWallets(backend), describeWalletsContract, {
    digitalAsset: (wallets) => wallets.current(),
    changeDigitalAsset: (wallets) => wallets.change(AN_ADDRESS, 'ETH'),
    checkWalletAddress: (wallets) => wallets.isValid(AN_ADDRESS),
  }),
];

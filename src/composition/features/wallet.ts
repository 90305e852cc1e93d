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
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
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

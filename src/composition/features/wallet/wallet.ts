import { Accounts } from '../../../application/accounts/ports/accounts';
import { AssetWallet } from '../../../application/wallet/ports/asset-wallet';
import { Authenticator } from '../../../application/session/ports/authenticator';
import { Clock } from '../../../application/kernel/ports/clock';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { Page } from '../../../application/kernel/ports/page';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Wallets } from '../../../application/wallet/ports/wallets';
import { Queries } from '../../../application/remote/queries';
import { AddressBookStore } from '../../../application/wallet/address-book-store';
import { AssetWalletStore } from '../../../application/wallet/asset-wallet-store';
import { ClientStore } from '../../../application/client/client-store';
import { LanguageStore } from '../../../application/language/language-store';
import { WalletFormStore } from '../../../application/wallet/wallet-form-store';
import { WalletMovesStore } from '../../../application/wallet/wallet-moves-store';
import { PayoutAddressStore } from '../../../application/wallet/payout-address-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpAssetWallet } from '../../../infrastructure/wallet/http-asset-wallet';
import { HttpWallets } from '../../../infrastructure/wallet/http-wallets';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as money } from '../money/money';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { feature as unsentTexts } from '../kernel/unsent-texts';

const newKey = () => crypto.randomUUID();

/** The wallet of digital assets, and the address for payouts from trading accounts. */
export const feature = defineFeature({
  row: { texts: ['wallet', 'account'], calls: ['digitalAsset', 'accounts'] },
  needs: [tradingAccounts, money, unsentTexts],
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
      // oxfmt-ignore
      [AssetWallet, Accounts, Queries, Clock, Page, TabStore, Navigation, Passkeys, Authenticator, ClientStore, LanguageStore],
      (wallet, accounts, queries, clock, page, tab, navigation, passkeys, authenticator, client, language) =>
        new WalletFormStore(
          { wallet, accounts, queries, clock, page, tab, navigation, passkeys, authenticator },
          { client, language },
          newKey,
        ),
    ),
    construct(PayoutAddressStore, {
      wallets: Wallets,
      accounts: Accounts,
      queries: Queries,
      page: Page,
      passkeys: Passkeys,
      authenticator: Authenticator,
    }),
  ],
  screens: {
    wallet: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-wallet" */ '../../../ui/wallet/screens/wallet-screen'))
          .Screen,
    ),
  },
});

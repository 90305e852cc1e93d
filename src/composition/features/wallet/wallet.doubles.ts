import { AssetWallet } from '../../../application/wallet/ports/asset-wallet';
import { Wallets } from '../../../application/wallet/ports/wallets';
import { describeAssetWalletContract } from '../../../testkit/wallet/asset-wallet.contract';
import { describeWalletsContract } from '../../../testkit/wallet/wallets.contract';
import { AN_ADDRESS } from '../../../testkit/portal/client-area';
import { FakeAssetWallet } from '../../../testkit/wallet/fake-asset-wallet';
import { FakeWallets } from '../../../testkit/wallet/fake-wallets';
import { NO_WALLET_FILTER } from '../../../domain/wallet/wallet';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

const KEY = '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b';

/** The doubles of the ports that `wallet` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(AssetWallet, ({ backend }) => new FakeAssetWallet(backend), describeAssetWalletContract, {
    wallet: (wallet) => wallet.overview(),
    walletAddresses: (wallet) => wallet.addresses(),
    addWalletAddress: (wallet) =>
      wallet.add({
        label: 'Savings',
        asset: 'ETH',
        network: 'ETH',
        address: AN_ADDRESS,
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
        direction: 'toAccount',
        asset: 'USDT',
        login: 2104417,
        amount: '100.00',
        quoteId: KEY,
        idempotencyKey: KEY,
      }),
    walletHistory: (wallet) =>
      wallet.history({ ...NO_WALLET_FILTER, kind: 'deposit', from: '2026-03-01' }, { cursor: '', limit: 50 }),
    walletRequest: (wallet) => wallet.request('7'),
    cancelWalletRequest: (wallet) => wallet.cancel('7', KEY),
  }),
  gatewayDouble(Wallets, ({ backend }) => new FakeWallets(backend), describeWalletsContract, {
    digitalAsset: (wallets) => wallets.current(),
    changeDigitalAsset: (wallets) => wallets.change(AN_ADDRESS, 'ETH'),
    checkWalletAddress: (wallets) => wallets.isValid(AN_ADDRESS),
  }),
];

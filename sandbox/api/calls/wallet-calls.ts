import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';

type WalletCalls = Calls<
  | 'getWallet'
  | 'getWalletAddresses'
  | 'addWalletAddress'
  | 'renameWalletAddress'
  | 'removeWalletAddress'
  | 'getWalletDepositAddress'
  | 'quoteWallet'
  | 'withdrawFromWallet'
  | 'transferOfWallet'
  | 'cancelWalletRequest'
  | 'getWalletRequest'
  | 'getWalletHistory'
>;

/** The wallet of digital assets: a client has none here yet, as with a gateway that lacks these calls. */
export function walletCalls(): WalletCalls {
  const none = () => Promise.reject(new ApiError('notFound'));
  return {
    ...{ getWallet: none, getWalletAddresses: none, addWalletAddress: none, renameWalletAddress: none },
    ...{ removeWalletAddress: none, getWalletDepositAddress: none, quoteWallet: none },
    ...{ withdrawFromWallet: none, transferOfWallet: none, cancelWalletRequest: none },
    ...{ getWalletRequest: none, getWalletHistory: none },
  };
}

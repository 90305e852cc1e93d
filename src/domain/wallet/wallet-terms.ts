import type { Account } from '../accounts/account';
import { largestAmount, type AmountLimits } from '../money/amount-check';
import { readAmount, type OrderFields, type OrderTerms } from '../money/order-terms';
import type {
  SavedAddress,
  WalletAsset,
  WalletDirection,
  WalletNetwork,
  WalletQuote,
  WalletQuoteRequest,
} from './wallet';

/** Fields of a form besides the amount: ids and codes that the gateway knows. */
export type WalletField = 'address' | 'asset' | 'direction' | 'login';

/** Parts of an order that can be missing. */
export type WalletPart = 'address' | 'asset' | 'login' | 'quote';

/** Loaded data of the forms; empty lists until they are loaded. */
export interface WalletContext {
  readonly assets: readonly WalletAsset[];
  readonly addresses: readonly SavedAddress[];
  /** Trading accounts whose money can be moved. */
  readonly accounts: readonly Account[];
  readonly quote: WalletQuote | null;
}

/** Terms of a withdrawal from the wallet, or of a transfer. */
export interface WalletTerms extends OrderTerms<WalletPart, WalletQuoteRequest> {
  readonly direction: WalletDirection;
  /** The asset to move: that of the address, or the chosen one. */
  readonly asset: WalletAsset | undefined;
  /** The chosen address of a withdrawal, if it can be used. */
  readonly address: SavedAddress | undefined;
  /** The trading account of a transfer. */
  readonly account: Account | undefined;
}

/** Terms of a withdrawal to a saved address. */
export function walletWithdrawalTerms(
  fields: OrderFields<WalletField>,
  { addresses, assets }: WalletContext,
): WalletTerms {
  const address = addresses.find(
    ({ addressId, state }) => addressId === fields.address && state === 'usable',
  );
  const asset = assets.find((item) => item.asset === address?.asset);
  const network = asset?.networks.find(({ id }) => id === address?.network);
  const limits = assetLimits(asset, network);
  const amount = readAmount(fields, limits);
  return {
    limits,
    largestAmount: largestAmount(limits),
    amount,
    missing: address ? [] : ['address'],
    quoteRequest:
      asset && address && 'amount' in amount
        ? {
            direction: 'withdraw',
            asset: asset.asset,
            amount: amount.amount,
            addressId: address.addressId,
            login: null,
          }
        : null,
    needsReview: true,
    direction: 'withdraw',
    asset,
    address,
    account: undefined,
  };
}

/** Terms of a transfer between the wallet and a trading account; it is made at the rate of a quote. */
export function walletTransferTerms(
  fields: OrderFields<WalletField>,
  { accounts, assets, quote }: WalletContext,
): WalletTerms {
  const direction = fields.direction === 'toWallet' ? 'toWallet' : 'toAccount';
  const asset = assets.find((item) => item.asset === fields.asset);
  const account = accounts.find(({ login }) => String(login) === fields.login);
  const limits = direction === 'toWallet' ? accountLimits(account) : assetLimits(asset);
  const amount = readAmount(fields, limits);
  const isQuoteMissing = asset && account && 'amount' in amount && !quote;
  return {
    limits,
    largestAmount: largestAmount(limits),
    amount,
    missing: [
      ...(asset ? [] : (['asset'] as const)),
      ...(account ? [] : (['login'] as const)),
      ...(isQuoteMissing ? (['quote'] as const) : []),
    ],
    quoteRequest:
      asset && account && 'amount' in amount
        ? {
            direction,
            asset: asset.asset,
            amount: amount.amount,
            addressId: null,
            login: account.login,
          }
        : null,
    needsReview: false,
    direction,
    asset,
    address: undefined,
    account,
  };
}

function assetLimits(asset: WalletAsset | undefined, network?: WalletNetwork): AmountLimits {
  return {
    currency: asset?.asset ?? '',
    digits: asset?.digits ?? null,
    min: network?.minWithdrawal ?? null,
    max: network?.maxWithdrawal ?? null,
    available: asset?.available ?? null,
  };
}

function accountLimits(account: Account | undefined): AmountLimits {
  return {
    currency: account?.currency ?? '',
    min: null,
    max: null,
    available: account?.freeMargin ?? null,
  };
}

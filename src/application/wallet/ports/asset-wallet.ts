import type { MoneyRequestState } from '../../../domain/money/money-request';
import type { PasskeyAnswer } from '../../../domain/session/passkey';
import type {
  AddressBook,
  AddressCheck,
  DepositAddress,
  SavedAddress,
  Wallet,
  WalletFilter,
  WalletQuote,
  WalletQuoteRequest,
  WalletRequest,
  WalletTotals,
} from '../../../domain/wallet/wallet';
import type { BookPage, PageRequest } from '../../accounts/ports/account-books';
import type { AcceptedMoneyOrder } from '../../money/ports/money-moves';
import { port } from '../../kernel/port';

/** The address to check, for an asset on a network. */
export interface AddressCheckRequest {
  readonly walletAddress: string;
  readonly network: string;
  /** Missing if none was typed. */
  readonly memo?: string;
}

/** An address for the book: the same key adds it once (D9). */
export interface NewAddress {
  readonly label: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo?: string | null;
  /** A UUID. */
  readonly idempotencyKey: string;
  /** Code of the second factor, if the client has one: from the app, or a recovery code. */
  readonly code?: string | null;
  /** A passkey's signature, in place of a code. */
  readonly assertion?: PasskeyAnswer | null;
  /** Password of a client without a second factor, if the destination is new. */
  readonly password?: string | null;
}

/** Out of the wallet, to an address of the book. */
export interface WalletWithdrawal {
  readonly addressId: string;
  /** The asset of the address. */
  readonly asset: string;
  readonly amount: string;
  readonly idempotencyKey: string;
  readonly code?: string | null;
  readonly assertion?: PasskeyAnswer | null;
  readonly password?: string | null;
}

/** Between the wallet and a trading account, at the rate of a quote. */
export interface WalletTransfer {
  readonly direction: 'toAccount' | 'toWallet';
  readonly asset: string;
  readonly login: number;
  readonly amount: string;
  readonly quoteId: string;
  readonly idempotencyKey: string;
}

/**
 * A client's wallet of digital assets: its assets, withdrawal addresses and moves (V9). Rejects with `PortalError` only:
 * `refused` with 8 for a client without a wallet, with 404 for an address or request of another client. A gateway without
 * these calls answers 404, too. Orders are refused as those of `MoneyMoves`.
 */
export interface AssetWallet {
  overview(signal?: AbortSignal): Promise<Wallet>;
  addresses(signal?: AbortSignal): Promise<AddressBook>;
  /** Checks if an address can be paid out to on a network. */
  check(request: AddressCheckRequest, signal?: AbortSignal): Promise<AddressCheck>;
  /**
   * `refused` has code 16 with `details.reason` as in `check`, 1 beyond the maximum number of addresses, 17, 10 and 13 as
   * for `MoneyMoves.withdraw`.
   */
  add(address: NewAddress): Promise<SavedAddress>;
  rename(addressId: string, label: string): Promise<void>;
  /** Withdrawals to it that are already under way continue. */
  remove(addressId: string): Promise<void>;
  /** The same address each time; `refused` has code 2 for a network on which the asset is not accepted. */
  depositAddress(asset: string, network: string, signal?: AbortSignal): Promise<DepositAddress>;
  /** Cost of a move; nothing is moved. */
  quote(request: WalletQuoteRequest, signal?: AbortSignal): Promise<WalletQuote>;
  /**
   * `refused` has code 17 with `details.methods` if a code is needed, 10 for a wrong one, 19 with `details.until` while
   * withdrawals are on hold or the address waits, 8 as for `MoneyMoves.withdraw`.
   */
  withdraw(order: WalletWithdrawal): Promise<AcceptedMoneyOrder>;
  /** `refused` has code 18 if the quote has expired. */
  transfer(order: WalletTransfer): Promise<AcceptedMoneyOrder>;
  /** Newest first. */
  history(
    filter: WalletFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<WalletRequest, WalletTotals>>;
  request(requestId: string, signal?: AbortSignal): Promise<WalletRequest>;
  /** Resolves to the state after the cancellation; `refused` if it is too late. */
  cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState>;
}
export const AssetWallet = port<AssetWallet>('AssetWallet');

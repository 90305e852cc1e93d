import type { Money } from '../accounts/account';
import type { MoneyEffect } from '../money/money-quote';
import type { MoneyRequestKind, MoneyRequestState, MoneyStep } from '../money/money-request';

/** A network on which an asset is received and sent (V9). Amounts are in the asset. */
export interface WalletNetwork {
  readonly id: string;
  readonly title: string | null;
  /** Less is not credited. */
  readonly minDeposit: Money;
  readonly minWithdrawal: Money;
  readonly maxWithdrawal: Money;
  /** For a withdrawal only. */
  readonly fee: Money;
  /** Confirmations until a deposit is credited. */
  readonly confirmations: number | null;
  readonly secondsPerConfirmation: number | null;
  /** An address on this network needs a memo. */
  readonly needsMemo: boolean;
}

/** A wallet's balance of a digital asset, as sent. */
export interface WalletAsset {
  /** Its code: `USDT`. */
  readonly asset: string;
  readonly title: string | null;
  /** Digits behind the point. */
  readonly digits: number | null;
  /** Price of one unit, in the wallet's currency. */
  readonly price: Money;
  readonly balance: string;
  /** Set aside for withdrawals; part of the balance. */
  readonly pendingOut: Money;
  /** Seen, but not confirmed; no part of the balance. */
  readonly pendingIn: Money;
  readonly available: Money;
  /** In the wallet's currency. */
  readonly value: Money;
  readonly networks: readonly WalletNetwork[];
}

/** The amount that may still be withdrawn today. */
export interface WithdrawalAllowance {
  readonly limit: Money;
  readonly left: Money;
  readonly currency: string | null;
  /** ISO 8601 instants, UTC. */
  readonly resetsAt: string | null;
  /** Until this instant nothing can be withdrawn, since the second factor was turned off. */
  readonly heldUntil: string | null;
}

/** A client's wallet of digital assets, asset by asset. */
export interface Wallet {
  /** ISO 8601 instant, UTC. */
  readonly asOf: string | null;
  /** The currency of values and the total. */
  readonly currency: string | null;
  readonly total: Money;
  readonly withdrawals: WithdrawalAllowance | null;
  readonly assets: readonly WalletAsset[];
  /** Open requests, newest first. */
  readonly pending: readonly WalletRequest[];
}

/** An address that the client withdraws to. */
export interface SavedAddress {
  readonly addressId: string;
  readonly label: string;
  readonly asset: string;
  readonly network: string;
  readonly networkTitle: string | null;
  readonly address: string;
  readonly memo: string | null;
  readonly state: 'waiting' | 'usable' | 'blocked';
  /** Reason of the block, in the client's language. */
  readonly reason: string | null;
  /** ISO 8601 instants, UTC. */
  readonly usableFrom: string | null;
  readonly addedAt: string | null;
}

/** The addresses that a client withdraws to, the oldest first. */
export interface AddressBook {
  /** Maximum number of addresses; null if the gateway does not send it. */
  readonly most: number | null;
  /** Hours until a new address can be used. */
  readonly waitHours: number | null;
  readonly addresses: readonly SavedAddress[];
}

/** Reasons why an address can't be used (D9). */
export const ADDRESS_FAULTS = Object.freeze(['checksum', 'network', 'memo', 'duplicate', 'blocked'] as const);
/** One of `ADDRESS_FAULTS`. */
export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** The fault in the details of a refusal (D9); null if they name none. */
export function addressFault(details: unknown): AddressFault | null {
  const { reason } = Object(details) as { readonly reason?: unknown };
  return ADDRESS_FAULTS.find((fault) => fault === reason) ?? null;
}

/** The gateway's verdict on an address. */
export interface AddressCheck {
  readonly isValid: boolean;
  /** Null if it is valid, and where the gateway gives no reason. */
  readonly reason: AddressFault | null;
}

/** Address on a network for deposits of an asset into the wallet. */
export interface DepositAddress {
  readonly asset: string;
  readonly network: string;
  readonly networkTitle: string | null;
  readonly address: string;
  /** The text of the QR code; the address if there is no other text. */
  readonly qr: string | null;
  /** The tag to send along, if there is one. */
  readonly memo: string | null;
  readonly minimum: Money;
  readonly confirmations: number | null;
  readonly secondsPerConfirmation: number | null;
  /** A page to pay from, where the gateway has one. */
  readonly payUrl: string | null;
}

/** Direction of a move: to an address, or between the wallet and a trading account. */
export type WalletDirection = 'withdraw' | 'toAccount' | 'toWallet';

/** Terms of a quote. Amounts are decimal strings (D4). */
export interface WalletQuoteRequest {
  readonly direction: WalletDirection;
  readonly asset: string;
  /** In the asset; in the account's currency for `toWallet`. */
  readonly amount: string;
  /** For a withdrawal only. */
  readonly addressId?: string | null;
  /** For a transfer: the trading account. */
  readonly login?: number | null;
}

/** Costs and effects of a move of the wallet, as the gateway calculates them. */
export interface WalletQuote {
  /** Id of the quote whose rate is valid until `expiresAt`. */
  readonly quoteId: string | null;
  readonly amount: string;
  /** The asset; for a transfer into the wallet, the account's currency. */
  readonly currency: string;
  readonly fee: string;
  /** The amount less the fee. */
  readonly net: string;
  /** Value of one unit of `currency` in `receivedCurrency`. */
  readonly rate: Money;
  /** The broker's share of the market rate, in percent: the difference to `rate`. */
  readonly spreadPercent: string | null;
  readonly received: Money;
  readonly receivedCurrency: string | null;
  /** ISO 8601 instant, UTC. */
  readonly expiresAt: string | null;
  /** Of a withdrawal: the end of the time in which it can be cancelled if it is sent now; ISO 8601, UTC. */
  readonly cancelUntil: string | null;
  readonly min: Money;
  readonly max: Money;
  /** The amount that may still be withdrawn today. */
  readonly limitLeft: Money;
  readonly limitCurrency: string | null;
  /** The balance of the asset, in the wallet. */
  readonly availableNow: Money;
  readonly availableAfter: Money;
  /** The trading account of a transfer. */
  readonly account: MoneyEffect | null;
  /** Bonus credit that is lost with money taken out of the account; null without a bonus. */
  readonly creditLoss: Money;
  /** `marginCall` if the margin level would fall below the margin call. */
  readonly warnings: readonly string[];
}

/** A move of the wallet that the gateway has accepted, with its progress. */
export interface WalletRequest {
  readonly requestId: string;
  readonly reference: string | null;
  readonly kind: MoneyRequestKind;
  readonly state: MoneyRequestState;
  readonly asset: string;
  /** Change of the wallet, in the asset; negative is out of it. */
  readonly change: string;
  /** The sent amount, in `currency`. */
  readonly amount: Money;
  readonly currency: string | null;
  readonly fee: Money;
  /** Null if nothing arrived. */
  readonly arrives: Money;
  readonly arrivesCurrency: string | null;
  readonly rate: Money;
  /** The trading account of a transfer. */
  readonly login: number | null;
  readonly network: string | null;
  readonly networkTitle: string | null;
  readonly address: string | null;
  readonly addressLabel: string | null;
  readonly memo: string | null;
  readonly txid: string | null;
  /** The transaction on a page of its network; linked to where it is https. */
  readonly explorerUrl: string | null;
  readonly confirmations: number | null;
  readonly confirmationsNeeded: number | null;
  /** ISO 8601 instants, UTC. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly cancelUntil: string | null;
  /** Estimated time of its next step. */
  readonly expectedAt: string | null;
  /** Reason of a refusal or failure, in the client's language. */
  readonly reason: string | null;
  /** In the order of time. */
  readonly steps: readonly MoneyStep[];
}

/** Filter of the wallet's moves; empty is any, an empty day is open. */
export interface WalletFilter {
  readonly kind: string;
  readonly asset: string;
  /** A state, or `underWay` for all open ones. */
  readonly state: string;
  /** Calendar days in UTC, `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  readonly to: string;
  /** Part of an address, label, transaction id or reference. */
  readonly search: string;
}

/** Every move of the wallet. */
export const NO_WALLET_FILTER: WalletFilter = Object.freeze({
  kind: '',
  asset: '',
  state: '',
  from: '',
  to: '',
  search: '',
});

/** Totals of a history, as sent. */
export interface WalletTotals {
  readonly count: number | null;
  readonly completed: number | null;
  /** Sums of the completed moves. */
  readonly assets: readonly WalletSum[];
}

/** The completed moves of an asset. */
export interface WalletSum {
  readonly asset: string;
  readonly moved: Money;
  readonly movedIn: Money;
  readonly movedOut: Money;
}

import * as z from 'zod/mini';
import type { PageRequest } from '../../application/accounts/ports/account-books';
import type {
  AddressCheckRequest,
  AssetWallet,
  NewAddress,
  WalletTransfer,
  WalletWithdrawal,
} from '../../application/wallet/ports/asset-wallet';
import type { AcceptedMoneyOrder } from '../../application/money/ports/money-moves';
import type { MoneyRequestState } from '../../domain/money/money-request';
import {
  ADDRESS_FAULTS,
  type AddressBook,
  type AddressCheck,
  type DepositAddress,
  type SavedAddress,
  type Wallet,
  type WalletFilter,
  type WalletQuote,
  type WalletQuoteRequest,
  type WalletRequest,
} from '../../domain/wallet/wallet';
import {
  decimal,
  flag,
  idOrNull,
  instantOrNull,
  list,
  moneyOrNull,
  emptyResult,
  orElse,
  pageWithTotals,
  result,
  textOrNull,
  nonEmptyText,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { count, effect, QUOTE_FIELDS, REQUEST_FIELDS, acceptedOrder } from '../money/money-codecs';
import { asContractBody } from '../session/passkey-json';

/** `USDT` */
const code = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

const network = z.object({
  id: nonEmptyText,
  title: textOrNull,
  minDeposit: moneyOrNull,
  minWithdrawal: moneyOrNull,
  maxWithdrawal: moneyOrNull,
  fee: moneyOrNull,
  confirmations: count,
  secondsPerConfirmation: count,
  needsMemo: flag,
});
const asset = z.object({
  asset: code,
  title: textOrNull,
  digits: count,
  price: moneyOrNull,
  balance: decimal,
  pendingOut: moneyOrNull,
  pendingIn: moneyOrNull,
  available: moneyOrNull,
  value: moneyOrNull,
  networks: orElse(list(network), []),
});
const request = z.object({
  ...REQUEST_FIELDS,
  asset: code,
  change: decimal,
  amount: moneyOrNull,
  currency: textOrNull,
  arrives: moneyOrNull,
  arrivesCurrency: textOrNull,
  login: idOrNull,
  networkTitle: textOrNull,
  addressLabel: textOrNull,
  memo: textOrNull,
  expectedAt: instantOrNull,
});
const overview = z.object({
  asOf: instantOrNull,
  currency: textOrNull,
  total: moneyOrNull,
  withdrawals: orElse(
    z.object({
      limit: moneyOrNull,
      left: moneyOrNull,
      currency: textOrNull,
      resetsAt: instantOrNull,
      heldUntil: instantOrNull,
    }),
    null,
  ),
  assets: list(asset),
  pending: orElse(list(request), []),
});

const savedAddress = z.object({
  addressId: nonEmptyText,
  label: nonEmptyText,
  asset: code,
  network: nonEmptyText,
  networkTitle: textOrNull,
  address: nonEmptyText,
  memo: textOrNull,
  state: z.enum(['waiting', 'usable', 'blocked']),
  reason: textOrNull,
  usableFrom: instantOrNull,
  addedAt: instantOrNull,
});
const book = z.object({ most: count, waitHours: count, addresses: list(savedAddress) });
const check = z.object({ isValid: flag, reason: textOrNull });
const depositAddress = z.object({
  asset: code,
  network: nonEmptyText,
  networkTitle: textOrNull,
  address: nonEmptyText,
  qr: textOrNull,
  memo: textOrNull,
  minimum: moneyOrNull,
  confirmations: count,
  secondsPerConfirmation: count,
  payUrl: textOrNull,
});

const quote = z.object({
  ...QUOTE_FIELDS,
  limitLeft: moneyOrNull,
  limitCurrency: textOrNull,
  availableNow: moneyOrNull,
  availableAfter: moneyOrNull,
  account: orElse(effect, null),
});
const totals = z.object({
  count,
  completed: count,
  assets: orElse(
    list(z.object({ asset: code, moved: moneyOrNull, movedIn: moneyOrNull, movedOut: moneyOrNull })),
    [],
  ),
});

/** A client's wallet of digital assets, over HTTP. */
export class HttpAssetWallet implements AssetWallet {
  constructor(private readonly http: HttpClient) {}

  overview(signal?: AbortSignal): Promise<Wallet> {
    return this.http.call('wallet', { signal, read: result(overview) });
  }

  addresses(signal?: AbortSignal): Promise<AddressBook> {
    return this.http.call('walletAddresses', { signal, read: result(book) });
  }

  async check(query: AddressCheckRequest, signal?: AbortSignal): Promise<AddressCheck> {
    const { isValid, reason } = await this.http.call('checkWalletAddress', {
      query,
      signal,
      read: result(check),
    });
    return { isValid, reason: ADDRESS_FAULTS.find((fault) => fault === reason) ?? null };
  }

  add(address: NewAddress): Promise<SavedAddress> {
    return this.http.call('addWalletAddress', { body: asContractBody(address), read: result(savedAddress) });
  }

  rename(addressId: string, label: string): Promise<void> {
    return this.http.call('renameWalletAddress', { body: { addressId, label }, read: emptyResult });
  }

  remove(addressId: string): Promise<void> {
    return this.http.call('removeWalletAddress', { body: { addressId }, read: emptyResult });
  }

  depositAddress(asset: string, network: string, signal?: AbortSignal): Promise<DepositAddress> {
    const query = { asset, network };
    return this.http.call('walletDepositAddress', { query, signal, read: result(depositAddress) });
  }

  quote(body: WalletQuoteRequest, signal?: AbortSignal): Promise<WalletQuote> {
    return this.http.call('quoteWallet', { body, signal, read: result(quote) });
  }

  withdraw(order: WalletWithdrawal): Promise<AcceptedMoneyOrder> {
    return this.http.call('withdrawFromWallet', { body: asContractBody(order), read: result(acceptedOrder) });
  }

  transfer(body: WalletTransfer): Promise<AcceptedMoneyOrder> {
    return this.http.call('transferOfWallet', { body, read: result(acceptedOrder) });
  }

  history(filter: WalletFilter, { cursor, limit }: PageRequest, signal?: AbortSignal) {
    const parameters = { ...filter, cursor, limit: limit === undefined ? '' : String(limit) };
    const query = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
    return this.http.call('walletHistory', { query, signal, read: pageWithTotals(list(request), totals) });
  }

  request(id: string, signal?: AbortSignal): Promise<WalletRequest> {
    return this.http.call('walletRequest', { query: { id }, signal, read: result(request) });
  }

  async cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    const body = { requestId, idempotencyKey };
    return (await this.http.call('cancelWalletRequest', { body, read: result(acceptedOrder) })).state;
  }
}

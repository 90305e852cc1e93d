import Big from 'big.js';
import type { BookPage, PageRequest } from '../../application/accounts/ports/account-books';
import type {
  AddressCheckRequest,
  AssetWallet,
  NewAddress,
  WalletTransfer,
  WalletWithdrawal,
} from '../../application/wallet/ports/asset-wallet';
import type { AcceptedMoneyOrder } from '../../application/money/ports/money-moves';
import { instantOf } from '../../domain/kernel/instant';
import { canCancel, isUnderWay, type MoneyRequestState } from '../../domain/money/money-request';
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
} from '../../domain/wallet/wallet';
import { addressOf, walletRequestOf } from './wallet-data';
import { IdempotentOrders } from '../kernel/idempotent-orders';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { pageAt } from '../kernel/page-at';
import { refuse } from '../kernel/refuse';
import { changeBalance, checkProof } from '../money/fake-money';
import {
  findAddress,
  checkAddress,
  matchesFilter,
  changeAssetBalance,
  findNetwork,
  findRequest,
  totalsOf,
  walletOf,
  withFigures,
} from './fake-wallet-book';
import { CANCEL_MS, DAILY_ALLOWANCE, WalletQuotes } from './wallet-quotes';

const MAX_ADDRESSES = 20;
const WAIT_HOURS = 24;
const HOUR_MS = 3_600_000;
const PAGE_SIZE = 50;
const DEPOSIT_ADDRESS = 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2';

/** The wallets of the backend's clients; the calls of a client without one fail (404). */
export class FakeAssetWallet implements AssetWallet {
  private readonly quotes: WalletQuotes;
  private readonly orders: IdempotentOrders;

  constructor(private readonly backend: FakeBackend) {
    this.quotes = new WalletQuotes(backend);
    this.orders = new IdempotentOrders(backend);
  }

  overview(signal?: AbortSignal): Promise<Wallet> {
    const answer = (client: FakeClient): Wallet => {
      const { assets, requests } = walletOf(client);
      const assetsWithFigures = assets.map(withFigures);
      return {
        asOf: this.timestamp(),
        currency: 'USD',
        total: assetsWithFigures.reduce((sum, { value }) => sum.plus(value ?? 0), new Big(0)).toFixed(2),
        withdrawals: {
          ...DAILY_ALLOWANCE,
          heldUntil: null,
          resetsAt: this.timestamp(HOUR_MS),
        },
        assets: assetsWithFigures,
        pending: requests.filter(isUnderWay).reverse(),
      };
    };
    return this.backend.answerClient('wallet', answer, { signal });
  }

  addresses(signal?: AbortSignal): Promise<AddressBook> {
    const answer = (client: FakeClient): AddressBook => ({
      most: MAX_ADDRESSES,
      waitHours: WAIT_HOURS,
      addresses: walletOf(client).addresses.map((address) => this.currentState(address)),
    });
    return this.backend.answerClient('walletAddresses', answer, { signal });
  }

  check(request: AddressCheckRequest, signal?: AbortSignal): Promise<AddressCheck> {
    const answer = (client: FakeClient): AddressCheck => {
      const reason = checkAddress(client, request);
      return { isValid: reason === null, reason };
    };
    return this.backend.answerClient('checkWalletAddress', answer, { args: [request], signal });
  }

  add({ assertion, code, password, ...address }: NewAddress): Promise<SavedAddress> {
    return this.orders.run('addWalletAddress', address, (client) => {
      const wallet = walletOf(client);
      if (wallet.addresses.length >= MAX_ADDRESSES) return refuse('refused');
      const { idempotencyKey: addressId, memo = null, ...entries } = address;
      const { network, networkTitle } = findNetwork(client, entries.asset, entries.network);
      const request = { walletAddress: entries.address, network, ...(memo !== null && { memo }) };
      const reason = checkAddress(client, request);
      if (reason) return refuse('invalidWallet', 400, { reason });
      checkProof(client, { assertion, code, password }, false);
      const savedAddress = addressOf({
        ...entries,
        addressId,
        memo,
        networkTitle,
        state: 'waiting',
        addedAt: this.timestamp(),
        usableFrom: this.timestamp(WAIT_HOURS * HOUR_MS),
      });
      wallet.addresses = [...wallet.addresses, savedAddress];
      return savedAddress;
    });
  }

  rename(addressId: string, label: string): Promise<void> {
    const answer = (client: FakeClient) => {
      findAddress(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.map((address) =>
        address.addressId === addressId ? { ...address, label } : address,
      );
    };
    return this.backend.answerClient('renameWalletAddress', answer, { args: [addressId, label] });
  }

  remove(addressId: string): Promise<void> {
    const answer = (client: FakeClient) => {
      findAddress(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.filter((address) => address.addressId !== addressId);
    };
    return this.backend.answerClient('removeWalletAddress', answer, { args: [addressId] });
  }

  depositAddress(asset: string, network: string, signal?: AbortSignal): Promise<DepositAddress> {
    const answer = (client: FakeClient): DepositAddress => {
      const { minDeposit, confirmations, secondsPerConfirmation, needsMemo, ...title } = findNetwork(
        client,
        asset,
        network,
      );
      return {
        asset,
        network,
        networkTitle: title.networkTitle,
        address: DEPOSIT_ADDRESS,
        qr: null,
        memo: needsMemo ? '104822' : null,
        minimum: minDeposit,
        confirmations,
        secondsPerConfirmation,
        payUrl: null,
      };
    };
    return this.backend.answerClient('walletDepositAddress', answer, { args: [asset, network], signal });
  }

  quote(request: WalletQuoteRequest, signal?: AbortSignal): Promise<WalletQuote> {
    const answer = (client: FakeClient) => this.quotes.create(client, request);
    return this.backend.answerClient('quoteWallet', answer, { args: [request], signal });
  }

  withdraw({ assertion, code, password, ...order }: WalletWithdrawal): Promise<AcceptedMoneyOrder> {
    return this.orders.run('withdrawFromWallet', order, (client) => {
      const { addressId, asset, amount } = order;
      const quote = this.quotes.create(client, { direction: 'withdraw', addressId, asset, amount });
      const target = this.currentState(findAddress(client, addressId));
      if (target.state === 'blocked') return refuse('forbidden', 403);
      if (target.state === 'waiting') return refuse('held', 403, { until: target.usableFrom });
      checkProof(client, { assertion, code, password }, true);
      changeAssetBalance(client, asset, new Big(0), new Big(amount));
      return this.addRequest(client, 'withdrawal', 'pending', {
        asset,
        change: `-${amount}`,
        amount,
        currency: asset,
        fee: quote.fee,
        arrives: quote.net,
        arrivesCurrency: asset,
        network: target.network,
        networkTitle: target.networkTitle,
        address: target.address,
        addressLabel: target.label,
        memo: target.memo,
        cancelUntil: this.timestamp(CANCEL_MS),
      });
    });
  }

  transfer(order: WalletTransfer): Promise<AcceptedMoneyOrder> {
    return this.orders.run('transferOfWallet', order, (client) => {
      const { direction, asset, login, amount, quoteId } = order;
      const quote = this.quotes.create(client, { direction, asset, login, amount });
      this.quotes.checkExpiry(quoteId);
      const received = quote.received ?? '0';
      const isOut = direction === 'toAccount';
      changeAssetBalance(client, asset, new Big(isOut ? `-${amount}` : received), new Big(0));
      changeBalance(client, login, new Big(isOut ? received : `-${amount}`));
      return this.addRequest(client, 'transfer', 'completed', {
        asset,
        change: isOut ? `-${amount}` : received,
        amount,
        currency: quote.currency,
        login,
        arrives: received,
        arrivesCurrency: quote.receivedCurrency,
        rate: quote.rate,
        network: null,
        networkTitle: null,
      });
    });
  }

  history(
    filter: WalletFilter,
    { cursor, limit = PAGE_SIZE }: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<WalletRequest, WalletTotals>> {
    const answer = (client: FakeClient): BookPage<WalletRequest, WalletTotals> => {
      const matches = walletOf(client)
        .requests.filter((request) => matchesFilter(request, filter))
        .reverse();
      return {
        ...pageAt(matches, cursor, limit),
        totals: cursor === '' ? totalsOf(matches) : null,
      };
    };
    return this.backend.answerClient('walletHistory', answer, { args: [filter, cursor, limit], signal });
  }

  request(requestId: string, signal?: AbortSignal): Promise<WalletRequest> {
    const answer = (client: FakeClient) => findRequest(client, requestId);
    return this.backend.answerClient('walletRequest', answer, { args: [requestId], signal });
  }

  async cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    const { state } = await this.orders.run(
      'cancelWalletRequest',
      { requestId, idempotencyKey },
      (client) => {
        const request = findRequest(client, requestId);
        if (!canCancel(request, this.backend.now())) return refuse('refused');
        changeAssetBalance(client, request.asset, new Big(0), new Big(request.amount ?? 0).times(-1));
        return this.advance(client, requestId, 'cancelled');
      },
    );
    return state;
  }

  /** Moves a request to its next state, as the broker does. */
  advance(
    client: FakeClient,
    requestId: string,
    state: MoneyRequestState,
    changes: Partial<WalletRequest> = {},
  ): WalletRequest {
    const wallet = walletOf(client);
    const request = findRequest(client, requestId);
    const timestamp = this.timestamp();
    const steps = [...request.steps, { state, at: timestamp }];
    const next = { ...request, cancelUntil: null, ...changes, state, steps, updatedAt: timestamp };
    wallet.requests = wallet.requests.map((request) => (request.requestId === requestId ? next : request));
    return next;
  }

  private addRequest(
    client: FakeClient,
    kind: WalletRequest['kind'],
    state: MoneyRequestState,
    changes: Partial<WalletRequest>,
  ): AcceptedMoneyOrder {
    const wallet = walletOf(client);
    const requestId = `${kind}-${wallet.requests.length + 1}`;
    const request = walletRequestOf(requestId, state, { kind, createdAt: this.timestamp(), ...changes });
    wallet.requests = [...wallet.requests, request];
    return { requestId, state };
  }

  /** Makes an address usable once its waiting time is over. */
  private currentState(address: SavedAddress): SavedAddress {
    const from = instantOf(address.usableFrom) ?? 0;
    return address.state === 'waiting' && from <= this.backend.now()
      ? { ...address, state: 'usable' }
      : address;
  }

  private timestamp(laterMs = 0): string {
    return new Date(this.backend.now() + laterMs).toISOString();
  }
}

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
import { AnsweredOnce } from '../kernel/answered-once';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { pageAt } from '../kernel/page-at';
import { change, checkProof, refuse } from '../money/fake-money';
import {
  addressIn,
  faultOf,
  fits,
  move,
  networkNamed,
  requestIn,
  totalsOf,
  walletOf,
  withFigures,
} from './fake-wallet-book';
import { CANCEL_MS, DAILY_ALLOWANCE, WalletQuotes } from './wallet-quotes';

const MAX_ADDRESSES = 20;
const WAIT_HOURS = 24;
const HOUR_MS = 3_600_000;
const PAGE = 50;
const DEPOSIT_ADDRESS = 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2';

/** The wallets of the backend's clients; the calls of a client without one fail (404). */
export class FakeAssetWallet implements AssetWallet {
  private readonly quotes: WalletQuotes;
  private readonly orders: AnsweredOnce;

  constructor(private readonly backend: FakeBackend) {
    this.quotes = new WalletQuotes(backend);
    this.orders = new AnsweredOnce(backend);
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
    return this.backend.secured('wallet', answer, { signal });
  }

  addresses(signal?: AbortSignal): Promise<AddressBook> {
    const answer = (client: FakeClient): AddressBook => ({
      most: MAX_ADDRESSES,
      waitHours: WAIT_HOURS,
      addresses: walletOf(client).addresses.map((address) => this.currentState(address)),
    });
    return this.backend.secured('walletAddresses', answer, { signal });
  }

  check(request: AddressCheckRequest, signal?: AbortSignal): Promise<AddressCheck> {
    const answer = (client: FakeClient): AddressCheck => {
      const reason = faultOf(client, request);
      return { isValid: reason === null, reason };
    };
    return this.backend.secured('checkWalletAddress', answer, { args: [request], signal });
  }

  add({ assertion = null, code = null, ...address }: NewAddress): Promise<SavedAddress> {
    return this.orders.order('addWalletAddress', address, (client) => {
      const wallet = walletOf(client);
      if (wallet.addresses.length >= MAX_ADDRESSES) return refuse('refused');
      const { idempotencyKey: addressId, memo = null, ...entries } = address;
      const { network, networkTitle } = networkNamed(client, entries.asset, entries.network);
      const request = { walletAddress: entries.address, network, ...(memo !== null && { memo }) };
      const reason = faultOf(client, request);
      if (reason) return refuse('invalidWallet', 400, { reason });
      checkProof(client, { assertion, code });
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
      addressIn(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.map((address) =>
        address.addressId === addressId ? { ...address, label } : address,
      );
    };
    return this.backend.secured('renameWalletAddress', answer, { args: [addressId, label] });
  }

  remove(addressId: string): Promise<void> {
    const answer = (client: FakeClient) => {
      addressIn(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.filter((address) => address.addressId !== addressId);
    };
    return this.backend.secured('removeWalletAddress', answer, { args: [addressId] });
  }

  depositAddress(asset: string, network: string, signal?: AbortSignal): Promise<DepositAddress> {
    const answer = (client: FakeClient): DepositAddress => {
      const { minDeposit, confirmations, secondsPerConfirmation, needsMemo, ...named } = networkNamed(
        client,
        asset,
        network,
      );
      return {
        asset,
        network,
        networkTitle: named.networkTitle,
        address: DEPOSIT_ADDRESS,
        qr: null,
        memo: needsMemo ? '104822' : null,
        minimum: minDeposit,
        confirmations,
        secondsPerConfirmation,
        payUrl: null,
      };
    };
    return this.backend.secured('walletDepositAddress', answer, { args: [asset, network], signal });
  }

  quote(request: WalletQuoteRequest, signal?: AbortSignal): Promise<WalletQuote> {
    const answer = (client: FakeClient) => this.quotes.create(client, request);
    return this.backend.secured('quoteWallet', answer, { args: [request], signal });
  }

  withdraw({ assertion = null, code = null, ...order }: WalletWithdrawal): Promise<AcceptedMoneyOrder> {
    return this.orders.order('withdrawFromWallet', order, (client) => {
      const { addressId, asset, amount } = order;
      const quote = this.quotes.create(client, { direction: 'withdraw', addressId, asset, amount });
      const to = this.currentState(addressIn(client, addressId));
      if (to.state === 'blocked') return refuse('forbidden', 403);
      if (to.state === 'waiting') return refuse('held', 403, { until: to.usableFrom });
      checkProof(client, { assertion, code });
      move(client, asset, new Big(0), new Big(amount));
      return this.book(client, 'withdrawal', 'pending', {
        asset,
        change: `-${amount}`,
        amount,
        currency: asset,
        fee: quote.fee,
        arrives: quote.net,
        arrivesCurrency: asset,
        network: to.network,
        networkTitle: to.networkTitle,
        address: to.address,
        addressLabel: to.label,
        memo: to.memo,
        cancelUntil: this.timestamp(CANCEL_MS),
      });
    });
  }

  transfer(order: WalletTransfer): Promise<AcceptedMoneyOrder> {
    return this.orders.order('transferOfWallet', order, (client) => {
      const { direction, asset, login, amount, quoteId } = order;
      const quote = this.quotes.create(client, { direction, asset, login, amount });
      this.quotes.use(quoteId);
      const received = quote.received ?? '0';
      const isOut = direction === 'toAccount';
      move(client, asset, new Big(isOut ? `-${amount}` : received), new Big(0));
      change(client, login, new Big(isOut ? received : `-${amount}`));
      return this.book(client, 'transfer', 'completed', {
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
    { cursor, limit = PAGE }: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<WalletRequest, WalletTotals>> {
    const answer = (client: FakeClient): BookPage<WalletRequest, WalletTotals> => {
      const matches = walletOf(client)
        .requests.filter((request) => fits(request, filter))
        .reverse();
      return {
        ...pageAt(matches, cursor, limit),
        totals: cursor === '' ? totalsOf(matches) : null,
      };
    };
    return this.backend.secured('walletHistory', answer, { args: [filter, cursor, limit], signal });
  }

  request(requestId: string, signal?: AbortSignal): Promise<WalletRequest> {
    const answer = (client: FakeClient) => requestIn(client, requestId);
    return this.backend.secured('walletRequest', answer, { args: [requestId], signal });
  }

  async cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    const { state } = await this.orders.order(
      'cancelWalletRequest',
      { requestId, idempotencyKey },
      (client) => {
        const request = requestIn(client, requestId);
        if (!canCancel(request, this.backend.now())) return refuse('refused');
        move(client, request.asset, new Big(0), new Big(request.amount ?? 0).times(-1));
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
    const before = requestIn(client, requestId);
    const timestamp = this.timestamp();
    const steps = [...before.steps, { state, at: timestamp }];
    const next = { ...before, cancelUntil: null, ...changes, state, steps, updatedAt: timestamp };
    wallet.requests = wallet.requests.map((request) => (request.requestId === requestId ? next : request));
    return next;
  }

  private book(
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

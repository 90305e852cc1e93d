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
import { change, effectOf, openOf, proved, refuse } from '../money/fake-money';
import {
  addressIn,
  assetIn,
  faultOf,
  fits,
  move,
  networkNamed,
  requestIn,
  totalsOf,
  walletOf,
  withFigures,
} from './fake-wallet-book';

const MOST = 20;
const WAIT_HOURS = 24;
const HOUR_MS = 3_600_000;
const QUOTE_MS = 60_000;
const CANCEL_MS = 4 * HOUR_MS;
const PAGE = 50;
const DEPOSIT_ADDRESS = 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2';
/** The wallets of the backend's clients; the calls of a client without one fail (404). */
export class FakeAssetWallet implements AssetWallet {
  /** Expiry of each quote by its id. */
  private readonly quotes = new Map<string, number>();

  private readonly orders: AnsweredOnce;

  constructor(private readonly backend: FakeBackend) {
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
          limit: '10000.00',
          left: '9700.06',
          currency: 'USD',
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
      most: MOST,
      waitHours: WAIT_HOURS,
      addresses: walletOf(client).addresses.map((address) => this.dated(address)),
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
      if (wallet.addresses.length >= MOST) return refuse('refused');
      const { idempotencyKey: addressId, memo = null, ...typed } = address;
      const { network, networkTitle } = networkNamed(client, typed.asset, typed.network);
      const request = { walletAddress: typed.address, network, ...(memo !== null && { memo }) };
      const reason = faultOf(client, request);
      if (reason) return refuse('invalidWallet', 400, { reason });
      proved(client, { assertion, code });
      const added = addressOf({
        ...typed,
        addressId,
        memo,
        networkTitle,
        state: 'waiting',
        addedAt: this.timestamp(),
        usableFrom: this.timestamp(WAIT_HOURS * HOUR_MS),
      });
      wallet.addresses = [...wallet.addresses, added];
      return added;
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
    const answer = (client: FakeClient) => this.quoteOf(client, request);
    return this.backend.secured('quoteWallet', answer, { args: [request], signal });
  }

  withdraw({ assertion = null, code = null, ...order }: WalletWithdrawal): Promise<AcceptedMoneyOrder> {
    return this.orders.order('withdrawFromWallet', order, (client) => {
      const { addressId, asset, amount } = order;
      const quote = this.quoteOf(client, { direction: 'withdraw', addressId, asset, amount });
      const to = this.dated(addressIn(client, addressId));
      if (to.state === 'blocked') return refuse('forbidden', 403);
      if (to.state === 'waiting') return refuse('held', 403, { until: to.usableFrom });
      proved(client, { assertion, code });
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
      const quote = this.quoteOf(client, { direction, asset, login, amount });
      if ((this.quotes.get(quoteId) ?? 0) < this.backend.now()) return refuse('expired', 409);
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
      const from = Number(cursor);
      return {
        items: matches.slice(from, from + limit),
        next: from + limit < matches.length ? String(from + limit) : null,
        totals: from === 0 ? totalsOf(matches) : null,
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

  private quoteOf(client: FakeClient, request: WalletQuoteRequest): WalletQuote {
    const { direction, asset, amount } = request;
    const assetFigures = withFigures(assetIn(client, asset));
    const account = direction === 'withdraw' ? undefined : openOf(client, request.login ?? 0);
    const address = direction === 'withdraw' ? addressIn(client, request.addressId ?? '') : undefined;
    const network = address && networkNamed(client, asset, address.network);
    const figure = new Big(amount);
    const available =
      direction === 'toWallet' ? (account?.freeMargin ?? '0') : (assetFigures.available ?? '0');
    const currency = direction === 'toWallet' ? (account?.currency ?? '') : asset;
    const [min, max] = [network?.minWithdrawal ?? null, network?.maxWithdrawal ?? null];
    if (figure.gt(available)) return refuse('refused', 400, { available, currency });
    if (min !== null && figure.lt(min)) return refuse('refused', 400, { limit: min, currency });
    if (max !== null && figure.gt(max)) return refuse('refused', 400, { limit: max, currency });
    const fee = network?.fee ?? '0.00';
    const net = figure.minus(fee).toFixed(assetFigures.digits ?? 2);
    const price = assetFigures.price ?? '1';
    const rate = direction === 'toWallet' ? new Big(1).div(price).toFixed(6) : price;
    const received =
      account && figure.times(rate).toFixed(direction === 'toWallet' ? (assetFigures.digits ?? 2) : 2);
    const quoteId = account ? crypto.randomUUID() : null;
    if (quoteId !== null) this.quotes.set(quoteId, this.backend.now() + QUOTE_MS);
    const limitLeft =
      direction === 'toWallet'
        ? new Big(assetFigures.available ?? 0).plus(received ?? 0)
        : new Big(available).minus(figure);
    return {
      quoteId,
      amount,
      currency,
      fee,
      net,
      min,
      max: max ?? available,
      rate: account ? rate : null,
      received: received ?? null,
      receivedCurrency: account ? (direction === 'toWallet' ? asset : account.currency) : null,
      expiresAt: account ? this.timestamp(QUOTE_MS) : null,
      cancelUntil: account ? null : this.timestamp(CANCEL_MS),
      limitLeft: account ? null : '9700.06',
      limitCurrency: account ? null : 'USD',
      availableNow: assetFigures.available,
      availableAfter: limitLeft.toFixed(assetFigures.digits ?? 2),
      account: account
        ? effectOf(account, new Big(direction === 'toAccount' ? (received ?? '0') : `-${amount}`))
        : null,
      warnings: [],
    };
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
  private dated(address: SavedAddress): SavedAddress {
    const from = instantOf(address.usableFrom) ?? 0;
    return address.state === 'waiting' && from <= this.backend.now()
      ? { ...address, state: 'usable' }
      : address;
  }

  private timestamp(laterMs = 0): string {
    return new Date(this.backend.now() + laterMs).toISOString();
  }
}

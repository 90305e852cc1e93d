import Big from 'big.js';
import type { BookPage, PageAsked } from '../../application/accounts/ports/account-books';
import type {
  AddressAsked,
  AssetWallet,
  NewAddress,
  WalletQuoteAsked,
  WalletTransfer,
  WalletWithdrawal,
} from '../../application/wallet/ports/asset-wallet';
import type { MoneyTaken } from '../../application/money/ports/money-moves';
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
/** The wallets of the backend's clients; a client without one has no such calls (404). */
export class FakeAssetWallet implements AssetWallet {
  /** The first answer to each key, with the order that it was for. */
  private readonly quotes = new Map<string, number>();

  private readonly orders: AnsweredOnce;

  constructor(private readonly backend: FakeBackend) {
    this.orders = new AnsweredOnce(backend);
  }

  overview(signal?: AbortSignal): Promise<Wallet> {
    const answer = (client: FakeClient): Wallet => {
      const { assets, requests } = walletOf(client);
      const shown = assets.map(withFigures);
      return {
        asOf: this.at(),
        currency: 'USD',
        total: shown.reduce((sum, { value }) => sum.plus(value ?? 0), new Big(0)).toFixed(2),
        withdrawals: {
          limit: '10000.00', left: '9700.06', currency: 'USD', heldUntil: null,
          resetsAt: this.at(HOUR_MS),
        },
        assets: shown,
        pending: requests.filter(isUnderWay).reverse(),
      };
    };
    return this.backend.secured('wallet', answer, { signal });
  }

  addresses(signal?: AbortSignal): Promise<AddressBook> {
    const answer = (client: FakeClient): AddressBook => ({
      most: MOST, waitHours: WAIT_HOURS,
      addresses: walletOf(client).addresses.map((one) => this.dated(one)),
    });
    return this.backend.secured('walletAddresses', answer, { signal });
  }

  check(asked: AddressAsked, signal?: AbortSignal): Promise<AddressCheck> {
    const answer = (client: FakeClient): AddressCheck => {
      const reason = faultOf(client, asked);
      return { isValid: reason === null, reason };
    };
    return this.backend.secured('checkWalletAddress', answer, { args: [asked], signal });
  }

  add({ assertion = null, code = null, ...address }: NewAddress): Promise<SavedAddress> {
    return this.orders.order('addWalletAddress', address, (client) => {
      const wallet = walletOf(client);
      if (wallet.addresses.length >= MOST) return refuse('refused');
      const { idempotencyKey: addressId, memo = null, ...typed } = address;
      const { network, networkTitle } = networkNamed(client, typed.asset, typed.network);
      const asked = { walletAddress: typed.address, network, ...(memo !== null && { memo }) };
      const reason = faultOf(client, asked);
      if (reason) return refuse('invalidWallet', 400, { reason });
      proved(client, { assertion, code });
      const added = addressOf({
        ...typed, addressId, memo, networkTitle,
        state: 'waiting', addedAt: this.at(), usableFrom: this.at(WAIT_HOURS * HOUR_MS),
      });
      wallet.addresses = [...wallet.addresses, added];
      return added;
    });
  }

  rename(addressId: string, label: string): Promise<void> {
    const answer = (client: FakeClient) => {
      addressIn(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.map((one) =>
        one.addressId === addressId ? { ...one, label } : one,
      );
    };
    return this.backend.secured('renameWalletAddress', answer, { args: [addressId, label] });
  }

  remove(addressId: string): Promise<void> {
    const answer = (client: FakeClient) => {
      addressIn(client, addressId);
      const wallet = walletOf(client);
      wallet.addresses = wallet.addresses.filter((one) => one.addressId !== addressId);
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
        asset, network, networkTitle: named.networkTitle, address: DEPOSIT_ADDRESS, qr: null,
        memo: needsMemo ? '104822' : null, minimum: minDeposit, confirmations, secondsPerConfirmation,
        payUrl: null,
      };
    };
    return this.backend.secured('walletDepositAddress', answer, { args: [asset, network], signal });
  }

  quote(asked: WalletQuoteAsked, signal?: AbortSignal): Promise<WalletQuote> {
    const answer = (client: FakeClient) => this.quoteOf(client, asked);
    return this.backend.secured('quoteWallet', answer, { args: [asked], signal });
  }

  withdraw({ assertion = null, code = null, ...order }: WalletWithdrawal): Promise<MoneyTaken> {
    return this.orders.order('withdrawFromWallet', order, (client) => {
      const { addressId, asset, amount } = order;
      const quote = this.quoteOf(client, { direction: 'withdraw', addressId, asset, amount });
      const to = this.dated(addressIn(client, addressId));
      if (to.state === 'blocked') return refuse('forbidden', 403);
      if (to.state === 'waiting') return refuse('held', 403, { until: to.usableFrom });
      proved(client, { assertion, code });
      move(client, asset, new Big(0), new Big(amount));
      return this.book(client, 'withdrawal', 'pending', {
        asset, change: `-${amount}`, amount, currency: asset, fee: quote.fee, arrives: quote.net,
        arrivesCurrency: asset, network: to.network, networkTitle: to.networkTitle,
        address: to.address, addressLabel: to.label, memo: to.memo, cancelUntil: this.at(CANCEL_MS),
      });
    });
  }

  transfer(order: WalletTransfer): Promise<MoneyTaken> {
    return this.orders.order('transferOfWallet', order, (client) => {
      const { direction, asset, login, amount, quoteId } = order;
      const quote = this.quoteOf(client, { direction, asset, login, amount });
      if ((this.quotes.get(quoteId) ?? 0) < this.backend.now()) return refuse('expired', 409);
      const received = quote.received ?? '0';
      const isOut = direction === 'toAccount';
      move(client, asset, new Big(isOut ? `-${amount}` : received), new Big(0));
      change(client, login, new Big(isOut ? received : `-${amount}`));
      return this.book(client, 'transfer', 'completed', {
        asset, change: isOut ? `-${amount}` : received, amount, currency: quote.currency, login,
        arrives: received, arrivesCurrency: quote.receivedCurrency, rate: quote.rate,
        network: null, networkTitle: null,
      });
    });
  }

  history(
    filter: WalletFilter,
    { cursor, limit = PAGE }: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<WalletRequest, WalletTotals>> {
    const answer = (client: FakeClient): BookPage<WalletRequest, WalletTotals> => {
      const found = walletOf(client)
        .requests.filter((one) => fits(one, filter))
        .reverse();
      const from = Number(cursor);
      return {
        items: found.slice(from, from + limit),
        next: from + limit < found.length ? String(from + limit) : null,
        totals: from === 0 ? totalsOf(found) : null,
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

  /** What the broker does with a request next. */
  advance(
    client: FakeClient,
    requestId: string,
    state: MoneyRequestState,
    more: Partial<WalletRequest> = {},
  ): WalletRequest {
    const wallet = walletOf(client);
    const before = requestIn(client, requestId);
    const at = this.at();
    const steps = [...before.steps, { state, at }];
    const next = { ...before, cancelUntil: null, ...more, state, steps, updatedAt: at };
    wallet.requests = wallet.requests.map((one) => (one.requestId === requestId ? next : one));
    return next;
  }

  private quoteOf(client: FakeClient, asked: WalletQuoteAsked): WalletQuote {
    const { direction, asset, amount } = asked;
    const held = withFigures(assetIn(client, asset));
    const account = direction === 'withdraw' ? undefined : openOf(client, asked.login ?? 0);
    const address = direction === 'withdraw' ? addressIn(client, asked.addressId ?? '') : undefined;
    const network = address && networkNamed(client, asset, address.network);
    const figure = new Big(amount);
    const available = direction === 'toWallet' ? (account?.freeMargin ?? '0') : (held.available ?? '0');
    const currency = direction === 'toWallet' ? (account?.currency ?? '') : asset;
    const [min, max] = [network?.minWithdrawal ?? null, network?.maxWithdrawal ?? null];
    if (figure.gt(available)) return refuse('refused', 400, { available, currency });
    if (min !== null && figure.lt(min)) return refuse('refused', 400, { limit: min, currency });
    if (max !== null && figure.gt(max)) return refuse('refused', 400, { limit: max, currency });
    const fee = network?.fee ?? '0.00';
    const net = figure.minus(fee).toFixed(held.digits ?? 2);
    const price = held.price ?? '1';
    const rate = direction === 'toWallet' ? new Big(1).div(price).toFixed(6) : price;
    const received = account && figure.times(rate).toFixed(direction === 'toWallet' ? (held.digits ?? 2) : 2);
    const quoteId = account ? crypto.randomUUID() : null;
    if (quoteId !== null) this.quotes.set(quoteId, this.backend.now() + QUOTE_MS);
    const left =
      direction === 'toWallet'
        ? new Big(held.available ?? 0).plus(received ?? 0)
        : new Big(available).minus(figure);
    return {
      quoteId, amount, currency, fee, net, min, max: max ?? available,
      rate: account ? rate : null,
      received: received ?? null,
      receivedCurrency: account ? (direction === 'toWallet' ? asset : account.currency) : null,
      expiresAt: account ? this.at(QUOTE_MS) : null,
      cancelUntil: account ? null : this.at(CANCEL_MS),
      limitLeft: account ? null : '9700.06', limitCurrency: account ? null : 'USD',
      availableNow: held.available,
      availableAfter: left.toFixed(held.digits ?? 2),
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
    more: Partial<WalletRequest>,
  ): MoneyTaken {
    const wallet = walletOf(client);
    const requestId = `${kind}-${wallet.requests.length + 1}`;
    const request = walletRequestOf(requestId, state, { kind, createdAt: this.at(), ...more });
    wallet.requests = [...wallet.requests, request];
    return { requestId, state };
  }

  /** An address whose wait is over is usable. */
  private dated(address: SavedAddress): SavedAddress {
    const from = instantOf(address.usableFrom) ?? 0;
    return address.state === 'waiting' && from <= this.backend.now()
      ? { ...address, state: 'usable' }
      : address;
  }

  private at(laterMs = 0): string {
    return new Date(this.backend.now() + laterMs).toISOString();
  }
}

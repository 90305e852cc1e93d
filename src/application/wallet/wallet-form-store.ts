import { makeAutoObservable } from 'mobx';
import type { Account, Money } from '../../domain/accounts/account';
import { largestAmount, type AmountLimits } from '../../domain/money/amount-check';
import { canMoveMoney } from '../../domain/accounts/money-move';
import type {
  AddressBook,
  SavedAddress,
  Wallet,
  WalletAsset,
  WalletDirection,
  WalletNetwork,
  WalletQuote,
} from '../../domain/wallet/wallet';
import { walletPage } from '../../domain/wallet/wallet-tabs';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { AssetWallet, WalletQuoteRequest } from './ports/asset-wallet';
import type { AcceptedMoneyOrder } from '../money/ports/money-moves';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import {
  OrderForm,
  type OrderFormPorts,
  type OrderFormStores,
  type OrderTerms,
  type SentOrder,
} from '../money/order-form';
import type { OrderProof } from '../money/order-sending';
import { CALLS_WITH_WALLET, walletQuery } from './wallet-query';

export interface WalletFormPorts extends OrderFormPorts {
  wallet: AssetWallet;
  accounts: Accounts;
}

/** Fields of a form's draft besides the amount: ids and codes that the gateway knows. */
export type WalletField = 'address' | 'asset' | 'direction' | 'login';

/** Parts of an order that can be missing. */
type OrderPart = 'address' | 'asset' | 'login' | 'quote';

/** Withdrawing from the wallet to an address of the book, and transfers between it and a trading account (V9, D9). */
export class WalletFormStore implements OrderTerms<OrderPart, WalletQuoteRequest> {
  move: 'withdraw' | 'transfer' = 'withdraw';
  readonly order: OrderForm<WalletField, OrderPart, WalletQuoteRequest, WalletQuote>;
  readonly #wallet: RemoteQuery<Wallet>;
  readonly #book: RemoteQuery<AddressBook>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: WalletFormPorts;

  constructor(ports: WalletFormPorts, stores: OrderFormStores, newKey: () => string) {
    this.#ports = ports;
    const { accounts, queries, wallet } = ports;
    this.order = new OrderForm(ports, stores, newKey, this, (terms, signal) => wallet.quote(terms, signal));
    this.#wallet = walletQuery(queries, wallet);
    this.#accounts = accountsQuery(queries, accounts);
    this.#book = queries.query({
      scope: 'client',
      call: 'walletAddresses',
      freshForMs: 0,
      read: (signal) => wallet.addresses(signal),
    });
    makeAutoObservable(this);
  }

  /** Shows a form, once the wallet is loaded; returns a function for when it is left. */
  open(move: 'withdraw' | 'transfer'): () => void {
    this.move = move;
    const loaded = move === 'withdraw' ? this.#book.load() : this.#accounts.load();
    return this.order.open(`wallet.${move}`, loaded);
  }

  /** All addresses of the book, including those that can't be used yet. */
  get addresses(): readonly SavedAddress[] {
    return dataOf(this.#book.state)?.addresses ?? [];
  }

  get book(): RemoteQuery<AddressBook>['state'] {
    return this.#book.state;
  }

  retryBook(): void {
    this.#book.retry();
  }

  get address(): SavedAddress | undefined {
    const { addresses, order } = this;
    return addresses.find(
      ({ addressId, state }) => addressId === order.text('address') && state === 'usable',
    );
  }

  get assets(): readonly WalletAsset[] {
    return dataOf(this.#wallet.state)?.assets ?? [];
  }

  /** The asset to move: that of the address, or the chosen one. */
  get asset(): WalletAsset | undefined {
    const code = this.move === 'withdraw' ? this.address?.asset : this.order.text('asset');
    return this.assets.find(({ asset }) => asset === code);
  }

  get network(): WalletNetwork | undefined {
    return this.asset?.networks.find(({ id }) => id === this.address?.network);
  }

  get direction(): WalletDirection {
    if (this.move === 'withdraw') return 'withdraw';
    return this.order.text('direction') === 'toWallet' ? 'toWallet' : 'toAccount';
  }

  /** The trading accounts of a transfer. */
  get accounts(): readonly Account[] {
    return (dataOf(this.#accounts.state)?.accounts ?? []).filter(canMoveMoney);
  }

  get account(): Account | undefined {
    return this.accounts.find(({ login }) => String(login) === this.order.text('login'));
  }

  get limits(): AmountLimits {
    const { account, asset, direction, network } = this;
    if (direction === 'toWallet')
      return {
        currency: account?.currency ?? '',
        min: null,
        max: null,
        available: account?.freeMargin ?? null,
      };
    return {
      currency: asset?.asset ?? '',
      digits: asset?.digits ?? null,
      min: network?.minWithdrawal ?? null,
      max: network?.maxWithdrawal ?? null,
      available: asset?.available ?? null,
    };
  }

  get largestAmount(): Money {
    return largestAmount(this.limits);
  }

  get isReviewed(): boolean {
    return this.move === 'withdraw';
  }

  missing(amount: string | undefined): readonly OrderPart[] {
    const { account, address, asset, move } = this;
    if (move === 'withdraw') return address ? [] : ['address'];
    if (!asset || !account)
      return [...(asset ? [] : ['asset' as const]), ...(account ? [] : ['login' as const])];
    // A transfer is made at the rate of a quote.
    return amount !== undefined && !this.order.quoting.quote ? ['quote'] : [];
  }

  toQuote(amount: string): WalletQuoteRequest | null {
    const { account, address, asset, direction } = this;
    if (!asset) return null;
    const terms = { direction, asset: asset.asset, amount };
    if (direction === 'withdraw')
      return address ? { ...terms, addressId: address.addressId, login: null } : null;
    return account ? { ...terms, addressId: null, login: account.login } : null;
  }

  submit(by?: 'typed' | 'passkey'): Promise<void> {
    const { move, order } = this;
    return order.submit(async (sentOrder, proof) => {
      const { requestId } = await this.#send(sentOrder, proof);
      order.onAccepted(CALLS_WITH_WALLET, walletPage(move, { request: requestId }));
    }, by);
  }

  #send(sentOrder: SentOrder, proof: OrderProof): Promise<AcceptedMoneyOrder> {
    const { wallet } = this.#ports;
    const { account, address, asset, direction } = this;
    const order = { ...sentOrder, asset: asset?.asset ?? '' };
    if (direction === 'withdraw')
      return wallet.withdraw({ ...order, ...proof, addressId: address?.addressId ?? '' });
    return wallet.transfer({
      ...order,
      direction,
      login: account?.login ?? 0,
      quoteId: this.order.quoting.quote?.quoteId ?? '',
    });
  }
}

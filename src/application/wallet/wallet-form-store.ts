import { makeAutoObservable } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { canMoveMoney } from '../../domain/accounts/money-move';
import type { AddressBook, SavedAddress, Wallet, WalletAsset, WalletQuote } from '../../domain/wallet/wallet';
import { walletPage } from '../../domain/wallet/wallet-tabs';
import {
  walletTransferTerms,
  walletWithdrawalTerms,
  type WalletField,
  type WalletTerms,
} from '../../domain/wallet/wallet-terms';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import { accountsQuery } from '../accounts/accounts-query';
import { OrderForm, type OrderFormPorts, type OrderFormStores, type SentOrder } from '../money/order-form';
import type { Proof } from '../../domain/session/passkey';
import type { ProofKind } from '../session/proof-entry';
import type { AcceptedMoneyOrder } from '../money/ports/money-moves';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { AssetWallet } from './ports/asset-wallet';
import { CALLS_WITH_WALLET, walletQuery } from './wallet-query';

export interface WalletFormPorts extends OrderFormPorts {
  wallet: AssetWallet;
  accounts: Accounts;
}

/** Withdrawing from the wallet to an address of the book, and transfers between it and a trading account (V9, D9). */
export class WalletFormStore {
  move: 'withdraw' | 'transfer' = 'withdraw';
  readonly order: OrderForm<WalletField, WalletTerms, WalletQuote>;
  readonly #wallet: RemoteQuery<Wallet>;
  readonly #book: RemoteQuery<AddressBook>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: WalletFormPorts;

  constructor(ports: WalletFormPorts, stores: OrderFormStores, newKey: () => string) {
    this.#ports = ports;
    const { accounts, queries, wallet } = ports;
    this.order = new OrderForm(ports, stores, newKey, {
      termsOf: (fields, quote) => {
        const { accounts, addresses, assets, move } = this;
        const termsOf = move === 'withdraw' ? walletWithdrawalTerms : walletTransferTerms;
        return termsOf(fields, { accounts, addresses, assets, quote });
      },
      fetchQuote: (request, signal) => wallet.quote(request, signal),
    });
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
    const data = move === 'withdraw' ? this.#book.load() : this.#accounts.load();
    return this.order.open(`wallet.${move}`, data);
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

  get assets(): readonly WalletAsset[] {
    return dataOf(this.#wallet.state)?.assets ?? [];
  }

  /** The trading accounts of a transfer. */
  get accounts(): readonly Account[] {
    return (dataOf(this.#accounts.state)?.accounts ?? []).filter(canMoveMoney);
  }

  async submit(proofKind?: ProofKind): Promise<void> {
    const { move, order } = this;
    const result = await order.submit((sentOrder, proof) => this.#send(sentOrder, proof), proofKind);
    if (result.kind === 'accepted')
      order.onAccepted(CALLS_WITH_WALLET, walletPage(move, { request: result.answer.requestId }));
  }

  #send(sentOrder: SentOrder, proof: Proof): Promise<AcceptedMoneyOrder> {
    const { wallet } = this.#ports;
    const { quoting, terms } = this.order;
    const { account, address, asset, direction } = terms;
    const order = { ...sentOrder, asset: asset?.asset ?? '' };
    if (direction === 'withdraw')
      return wallet.withdraw({ ...order, ...proof, addressId: address?.addressId ?? '' });
    return wallet.transfer({
      ...order,
      direction,
      login: account?.login ?? 0,
      quoteId: quoting.quote?.quoteId ?? '',
    });
  }
}

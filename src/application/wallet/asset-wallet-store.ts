import { makeAutoObservable } from 'mobx';
import { paymentPage } from '../../domain/accounts/money-move';
import type { DepositAddress, Wallet, WalletAsset, WalletNetwork } from '../../domain/wallet/wallet';
import type { AssetWallet } from './ports/asset-wallet';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { watch } from '../remote/watch';
import { walletQuery } from './wallet-query';

const FORBIDDEN = 403;

export interface AssetWalletPorts {
  wallet: AssetWallet;
  queries: Queries;
  clock: Clock;
  page: Page;
}

/** A client's wallet: its assets, pending moves and deposit addresses (V9). */
export class AssetWalletStore {
  /** The chosen asset of a deposit; empty for the first one. */
  private asset = '';
  private network = '';
  readonly #query: RemoteQuery<Wallet>;
  readonly #addresses: QueryFamily<DepositAddress, [asset: string, network: string]>;
  readonly #ports: AssetWalletPorts;

  constructor(ports: AssetWalletPorts) {
    this.#ports = ports;
    const { queries, wallet } = ports;
    this.#query = walletQuery(queries, wallet);
    this.#addresses = queries.family({
      scope: 'client',
      call: 'walletDepositAddress',
      read: (signal, asset: string, network: string) => wallet.depositAddress(asset, network, signal),
    });
    makeAutoObservable(this);
  }

  /** Fetches the wallet, and again while a move is pending. Returns a function for when the page is left. */
  open(): () => void {
    return watch(this.#query, ({ pending }) => pending.length > 0, this.#ports);
  }

  get remote(): Remote<Wallet> {
    return this.#query.state;
  }

  retry(): void {
    this.#query.retry();
  }

  /** True if the gateway has no wallets, or this client does not have one. */
  get isMissing(): boolean {
    const { remote } = this;
    return isMissing(remote) || (remote.status === 'failed' && remote.error.status === FORBIDDEN);
  }

  get assets(): readonly WalletAsset[] {
    return dataOf(this.remote)?.assets ?? [];
  }

  /** The asset of a deposit. */
  get depositAsset(): WalletAsset | undefined {
    return this.assets.find(({ asset }) => asset === this.asset) ?? this.assets[0];
  }

  get depositNetwork(): WalletNetwork | undefined {
    const networks = this.depositAsset?.networks ?? [];
    return networks.find(({ id }) => id === this.network) ?? networks[0];
  }

  /** Chooses asset and network of a deposit. */
  chooseDeposit(asset: string, network = ''): void {
    this.asset = asset;
    this.network = network;
  }

  depositAddress(asset: string, network: string): Remote<DepositAddress> {
    return this.#addresses(asset, network).state;
  }

  loadDepositAddress(asset: string, network: string): void {
    this.#addresses(asset, network)
      .load()
      .catch(() => undefined);
  }

  /** The payment page, if the portal may open it; null for any other address. */
  payPage({ payUrl }: DepositAddress): string | null {
    return paymentPage(payUrl, this.#ports.page.address.origin);
  }

  retryDepositAddress(asset: string, network: string): void {
    this.#addresses(asset, network).retry();
  }
}

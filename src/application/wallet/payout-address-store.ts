import { makeAutoObservable, runInAction } from 'mobx';
import { isAddressLike, isOnNetwork, readReceiver } from '../../domain/kernel/identifiers/wallet-address';
import { isPortalError } from '../../domain/kernel/errors';
import { tabOf } from '../../domain/accounts/accounts-view';
import type { Account } from '../../domain/accounts/account';
import type { DigitalAsset } from '../../domain/wallet/digital-asset';
import { NETWORKS, type Network } from '../../domain/wallet/digital-asset';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Page } from '../kernel/ports/page';
import type { Wallets } from './ports/wallets';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import { ProofEntry, type ProofKind, type ProofPorts } from '../session/proof-entry';
import { Submission } from '../kernel/submission';

/** The gateway's verdict on the address; only a `valid` one can be sent. */
export type AddressState = 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';

export interface PayoutAddressPorts extends ProofPorts {
  wallets: Wallets;
  accounts: Accounts;
  queries: Queries;
  page: Page;
}

/** The withdrawal address of the wallet, and the live accounts' balances as sent (V9). */
export class PayoutAddressStore {
  address = '';
  network: Network = NETWORKS[0];
  addressState: AddressState = 'unchecked';
  /** The form was sent without an address. */
  isAddressMissing = false;
  /** The proof that the gateway requires before it changes an address. */
  readonly proof: ProofEntry;
  /** The address was changed on this visit. */
  isAddressSaved = false;
  readonly submission: Submission;
  /** Number of the visit: a result is shown only on the visit that caused it. */
  #visit = 0;
  #runningCheck: Promise<void> = Promise.resolve();
  readonly #assetQuery: RemoteQuery<DigitalAsset | null>;
  readonly #accountsQuery: RemoteQuery<AccountList>;
  readonly #ports: PayoutAddressPorts;

  constructor(ports: PayoutAddressPorts) {
    this.#ports = ports;
    const { wallets, accounts, queries, page } = ports;
    this.submission = new Submission(page);
    this.proof = new ProofEntry(ports);
    this.#assetQuery = queries.query({
      scope: 'client',
      call: 'digitalAsset',
      freshForMs: 0,
      read: (signal) => wallets.current(signal),
    });
    this.#accountsQuery = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  /** Loads the address; returns a function that clears the entries when the page is left. */
  open(): () => void {
    this.#assetQuery.load().catch(() => undefined);
    return () => this.leave();
  }

  loadAccounts(): void {
    this.#accountsQuery.load().catch(() => undefined);
  }

  get asset(): Remote<DigitalAsset | null> {
    return this.#assetQuery.state;
  }

  /** True while a changed address is not valid yet. */
  get isChangePending(): boolean {
    return Boolean(this.asset.status === 'ready' && this.asset.data?.pending);
  }

  retryAsset(): void {
    this.#assetQuery.retry();
  }

  get accounts(): Remote<AccountList> {
    return this.#accountsQuery.state;
  }

  retryAccounts(): void {
    this.#accountsQuery.retry();
  }

  liveAccountsOf({ accounts }: AccountList): readonly Account[] {
    return accounts.filter((account) => tabOf(account) === 'live');
  }

  get hasUnsentText(): boolean {
    return this.address.trim() !== '';
  }

  setAddress(address: string): void {
    this.address = address;
    this.addressState = 'unchecked';
    this.isAddressMissing = false;
    this.isAddressSaved = false;
    this.proof.clear();
  }

  setNetwork(network: Network): void {
    this.network = network;
    this.isAddressSaved = false;
  }

  /**
   * Checks at the gateway if the address can be paid out to; concurrent callers share one call. Further typing
   * discards its result.
   */
  check(): Promise<void> {
    const receiver = readReceiver(this.address);
    const isOnOtherNetwork = !isOnNetwork(receiver, this.network);
    if (!isOnOtherNetwork) this.address = receiver.address;
    const { address } = this;
    if (this.addressState === 'checking') return this.#runningCheck;
    if (address === '' || this.addressState === 'valid') return Promise.resolve();
    if (isOnOtherNetwork || !isAddressLike(address)) {
      this.addressState = 'invalid';
      return Promise.resolve();
    }
    this.addressState = 'checking';
    this.#runningCheck = this.#fetchState(address);
    return this.#runningCheck;
  }

  /** Sets the address once the gateway has found it valid. */
  async submit(proofKind: ProofKind = 'code'): Promise<void> {
    const walletAddress = readReceiver(this.address).address;
    this.isAddressMissing = walletAddress === '';
    if (this.isAddressMissing || this.submission.isSending) return;
    await this.check();
    if (this.addressState !== 'valid') return;
    const visit = this.#visit;
    if (!runInAction(() => this.proof.check(proofKind))) return;
    let isSent = false;
    const isAccepted = await this.submission.run(
      async () => {
        const proof = await this.proof.read(proofKind);
        if (!proof) return;
        await this.#ports.wallets.change(walletAddress, this.network, proof);
        isSent = true;
      },
      (problem) => this.proof.showProblem(problem),
    );
    if (!isAccepted || !isSent) return;
    runInAction(() => {
      this.#assetQuery.invalidate();
      if (visit !== this.#visit) return;
      this.setAddress('');
      this.isAddressSaved = true;
    });
  }

  private leave(): void {
    this.#visit += 1;
    this.setAddress('');
    this.submission.clear();
  }

  async #fetchState(address: string): Promise<void> {
    const state = await this.#ports.wallets.isValid(address).then(
      (isValid): AddressState => (isValid ? 'valid' : 'invalid'),
      (error: unknown): AddressState => {
        if (isPortalError(error)) return 'unavailable';
        throw error;
      },
    );
    runInAction(() => {
      if (this.address === address) this.addressState = state;
    });
  }
}

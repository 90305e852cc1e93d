import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
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
import type { FormProblem } from '../kernel/form-problem';
import { Submission } from '../kernel/submission';

/** The gateway's verdict on the address; only a `valid` one can be sent. */
export type AddressState = 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';

export interface WalletPorts {
  wallets: Wallets;
  accounts: Accounts;
  queries: Queries;
  page: Page;
}

/** The wallet address that is paid out to, and the live accounts' balances as sent (V9). */
export class WalletStore {
  address = '';
  network: Network = NETWORKS[0];
  state: AddressState = 'unchecked';
  /** The form was sent without an address. */
  missing = false;
  /** The gateway wants the password before it changes an address, and what was typed of it. */
  asksPassword = false;
  password = '';
  passwordIssue: 'missing' | 'wrong' | null = null;
  /** The address was changed on this visit. */
  changed = false;
  readonly submission: Submission;
  /** Number of the visit: an outcome is shown on the visit that caused it only. */
  #visit = 0;
  #checking: Promise<void> = Promise.resolve();
  readonly #assetQuery: RemoteQuery<DigitalAsset | null>;
  readonly #accountsQuery: RemoteQuery<AccountList>;
  readonly #ports: WalletPorts;

  constructor(ports: WalletPorts) {
    this.#ports = ports;
    const { wallets, accounts, queries, page } = ports;
    this.submission = new Submission(page);
    this.#assetQuery = queries.query({
      scope: 'client',
      call: 'digitalAsset',
      freshForMs: 0,
      read: (signal) => wallets.current(signal),
    });
    this.#accountsQuery = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  /** The address is on screen; returns a function for when it is left, which forgets what was typed. */
  open(): () => void {
    this.#assetQuery.load().catch(() => undefined);
    return () => this.leave();
  }

  /** The balances are on screen. */
  loadAccounts(): void {
    this.#accountsQuery.load().catch(() => undefined);
  }

  get asset(): Remote<DigitalAsset | null> {
    return this.#assetQuery.state;
  }

  /** A changed address waits before it is in force. */
  get waits(): boolean {
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

  liveOf({ accounts }: AccountList): readonly Account[] {
    return accounts.filter((account) => tabOf(account) === 'live');
  }

  setAddress(address: string): void {
    this.address = address;
    this.state = 'unchecked';
    this.missing = false;
    this.changed = false;
    this.asksPassword = false;
    this.setPassword('');
  }

  setPassword(password: string): void {
    this.password = password;
    this.passwordIssue = null;
  }

  setNetwork(network: Network): void {
    this.network = network;
    this.changed = false;
  }

  /**
   * Asks the gateway whether the address can be paid out to; concurrent callers share one call. Typing on discards
   * its result.
   */
  check(): Promise<void> {
    const address = this.address.trim();
    if (this.state === 'checking') return this.#checking;
    if (address === '' || this.state === 'valid') return Promise.resolve();
    this.state = 'checking';
    this.#checking = this.#judge(address);
    return this.#checking;
  }

  /** Sets the address once the gateway has found it valid. */
  async submit(): Promise<void> {
    const walletAddress = this.address.trim();
    this.missing = walletAddress === '';
    if (this.missing || this.submission.sending) return;
    await this.check();
    if (this.state !== 'valid') return;
    const visit = this.#visit;
    if (this.asksPassword && this.password === '') {
      runInAction(() => (this.passwordIssue = 'missing'));
      return;
    }
    const password = this.asksPassword ? this.password : undefined;
    const taken = await this.submission.run(
      () => this.#ports.wallets.change(walletAddress, this.network, password),
      (problem) => this.refused(problem),
    );
    if (!taken) return;
    runInAction(() => {
      this.#assetQuery.invalidate();
      if (visit !== this.#visit) return;
      this.setAddress('');
      this.changed = true;
    });
  }

  private leave(): void {
    this.#visit += 1;
    this.setAddress('');
    this.submission.clear();
  }

  /** Shown at the password field. The first refusal only means that the password is needed, not that it was wrong. */
  private refused(problem: FormProblem): boolean {
    const isAboutPassword =
      problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongCurrentPassword);
    if (!isAboutPassword) return false;
    this.passwordIssue = this.asksPassword ? 'wrong' : 'missing';
    this.asksPassword = true;
    return true;
  }

  async #judge(address: string): Promise<void> {
    const state = await this.#ports.wallets.isValid(address).then(
      (isValid): AddressState => (isValid ? 'valid' : 'invalid'),
      (error: unknown): AddressState => {
        if (isPortalError(error)) return 'unavailable';
        throw error;
      },
    );
    runInAction(() => {
      if (this.address.trim() === address) this.state = state;
    });
  }
}

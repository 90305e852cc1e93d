import { makeAutoObservable, runInAction } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { isDecimal } from '../../domain/kernel/numbers/decimal';
import { terminalPageFor, readRequestedLogin } from '../../domain/platform/terminal-url';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import { dataOf, isPending } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import type { CalculatorsStore } from './calculators-store';

/** The account of the calculators: its currency, leverage and balance fill the fields. */
export class CalculatorAccountStore {
  private login: number | null = null;
  readonly #query: RemoteQuery<AccountList>;
  readonly #calculators: CalculatorsStore;

  constructor(accounts: Accounts, queries: Queries, calculators: CalculatorsStore) {
    this.#query = accountsQuery(queries, accounts);
    this.#calculators = calculators;
    makeAutoObservable(this);
  }

  /**
   * Loads the accounts. A failure shows nothing: the calculators work without accounts.
   * @param requestedLogin the login that the address names, if any.
   * @param fill true if the account's figures are filled into the fields; false if the page's address has figures.
   */
  open(requestedLogin: string | null, fill: boolean): void {
    this.login = null;
    const login = readRequestedLogin(requestedLogin);
    this.#query.load().then(
      () => runInAction(() => this.#useAccount(login, fill)),
      () => undefined,
    );
  }

  get accounts(): readonly Account[] {
    const accounts = dataOf(this.#query.state)?.accounts ?? [];
    return accounts.filter(({ status }) => status !== 'archived' && status !== 'pending');
  }

  /** True while the accounts are loading: their field gets a placeholder. */
  get isLoading(): boolean {
    return isPending(this.#query.state);
  }

  get chosenAccount(): Account | undefined {
    return this.accounts.find(({ login }) => login === this.login);
  }

  /** Fills the fields from one of the client's accounts; null chooses none and leaves the fields as they are. */
  choose(login: number | null): void {
    this.#useAccount(login ?? undefined, true);
  }

  /** Path of the web terminal with the account; undefined if there is none. */
  get terminal(): string | undefined {
    const { chosenAccount: account } = this;
    if (account?.kind !== 'live' || account.rights === 'noLogin') return undefined;
    if (account.platform === 'MT4') return terminalPageFor('/webterminal4', account.login);
    return account.platform === 'MT5' ? terminalPageFor('/webterminal5', account.login) : undefined;
  }

  /** Parameters of an address that opens a calculator in its current state. */
  linkParameters(parameters: readonly (readonly [string, string])[]): string {
    const { chosenAccount: account } = this;
    return new URLSearchParams([
      ...parameters.map(([name, value]) => [name, value]),
      ...(account ? [['account', String(account.login)]] : []),
    ]).toString();
  }

  #useAccount(login: number | undefined, fill: boolean): void {
    this.login = login ?? null;
    const { chosenAccount: account } = this;
    if (!account || !fill) return;
    const calculators = this.#calculators;
    calculators.choose('accountCurrency', account.currency);
    if (account.leverage !== null) calculators.enter('leverage', String(account.leverage));
    if (isDecimal(account.balance)) calculators.enter('balance', calculators.format(account.balance));
  }
}

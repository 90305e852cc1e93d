import { makeAutoObservable, runInAction } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { isDecimal } from '../../domain/kernel/numbers/decimal';
import { askingFor, readAskedLogin } from '../../domain/platform/terminal-url';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import { dataOf, isComing } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import type { CalculatorsStore } from './calculators-store';

/** The account that the calculators use: its currency, leverage and balance fill the fields. */
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
   * The page is on screen. Without the accounts the calculators work as well: a failure shows nothing.
   * @param asked the login that the address names, if any.
   * @param fill whether the account's figures go into the fields; not where the address brings its own.
   */
  open(asked: string | null, fill: boolean): void {
    this.login = null;
    const login = readAskedLogin(asked);
    this.#query.load().then(
      () => runInAction(() => this.#take(login, fill)),
      () => undefined,
    );
  }

  /** The accounts that can be chosen. */
  get accounts(): readonly Account[] {
    const all = dataOf(this.#query.state)?.accounts ?? [];
    return all.filter(({ status }) => status !== 'archived' && status !== 'pending');
  }

  /** They are on their way: their field keeps its place. */
  get coming(): boolean {
    return isComing(this.#query.state);
  }

  get chosen(): Account | undefined {
    return this.accounts.find(({ login }) => login === this.login);
  }

  /** Fills the fields from an account of the client's own; null chooses none, and what stands in the fields stays. */
  choose(login: number | null): void {
    this.#take(login ?? undefined, true);
  }

  /** The web terminal with the account; undefined where there is none for it. */
  get terminal(): string | undefined {
    const { chosen } = this;
    if (chosen?.kind !== 'live' || chosen.rights === 'noLogin') return undefined;
    if (chosen.platform === 'MT4') return askingFor('/webterminal4', chosen.login);
    return chosen.platform === 'MT5' ? askingFor('/webterminal5', chosen.login) : undefined;
  }

  /** The parameters of an address that opens a calculator as it stands. */
  link(parameters: readonly (readonly [string, string])[]): string {
    const { chosen } = this;
    return new URLSearchParams([
      ...parameters.map(([name, value]) => [name, value]),
      ...(chosen ? [['account', String(chosen.login)]] : []),
    ]).toString();
  }

  #take(login: number | undefined, fill: boolean): void {
    this.login = login ?? null;
    const { chosen } = this;
    if (!chosen || !fill) return;
    const calculators = this.#calculators;
    calculators.choose('accountCurrency', chosen.currency);
    if (chosen.leverage !== null) calculators.type('leverage', String(chosen.leverage));
    if (isDecimal(chosen.balance)) calculators.type('balance', calculators.written(chosen.balance));
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { tabOf } from '../../domain/accounts/accounts-view';
import { monthOf, lastMonths } from '../../domain/partnership/months';
import type { PartnerStatement, PayoutPage } from '../../domain/partnership/payout';
import { accountsQuery } from '../accounts/accounts-query';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { ProofEntry, type ProofKind, type ProofPorts } from '../session/proof-entry';
import type { NewDestination, PartnerPayouts } from './ports/partner-payouts';

export interface PayoutsPorts extends ProofPorts {
  payouts: PartnerPayouts;
  accounts: Accounts;
  queries: Queries;
  page: Page;
  clock: Clock;
}

/** An own account, or the wallet of an asset. */
export type PayoutChoice = Pick<NewDestination, 'login' | 'asset'>;

/** Months that a partner can choose a statement of. */
const STATEMENT_MONTHS = 12;

/** A partner's pay days, the account that commission goes to, and the statements by month. */
export class PayoutsStore {
  /** `YYYY-MM`, of the statement. */
  month: string;
  /** The account or wallet chosen in the form; null for none. */
  choice: PayoutChoice | null = null;
  /** The form was sent without one. */
  isChoiceMissing = false;
  /** The destination was changed on this visit. */
  isSaved = false;
  readonly proof: ProofEntry;
  readonly submission: Submission;
  #key: string;
  readonly #newKey: () => string;
  readonly #payouts: RemoteQuery<PayoutPage>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #statements: QueryFamily<PartnerStatement, [month: string, currency: string]>;
  readonly #ports: PayoutsPorts;

  constructor(ports: PayoutsPorts, newKey: () => string) {
    this.#ports = ports;
    this.#newKey = newKey;
    this.#key = newKey();
    const { accounts, clock, page, payouts, queries } = ports;
    this.month = monthOf(clock.now());
    this.proof = new ProofEntry(ports);
    this.submission = new Submission(page);
    this.#payouts = queries.query({
      scope: 'client',
      call: 'partnerPayouts',
      freshForMs: 0,
      read: (signal) => payouts.payouts({}, signal),
    });
    this.#accounts = accountsQuery(queries, accounts);
    this.#statements = queries.family({
      scope: 'client',
      call: 'partnerStatement',
      freshForMs: 0,
      read: (signal, month: string, currency: string) => payouts.statement({ month, currency }, signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the pay days and the accounts; returns a function that clears the form when the page is left. */
  open(): () => void {
    this.#payouts.load().catch(() => undefined);
    this.#accounts.load().catch(() => undefined);
    return () => this.choose(null);
  }

  get remote(): Remote<PayoutPage> {
    return this.#payouts.state;
  }

  retry(): void {
    this.#payouts.retry();
    this.#accounts.retry();
  }

  /** The accounts that commission may go to. */
  get liveAccounts(): readonly Account[] {
    return (dataOf(this.#accounts.state)?.accounts ?? []).filter(
      (account) => tabOf(account) === 'live' && account.status === 'active',
    );
  }

  /** The assets whose wallet commission may go to. */
  get assets(): readonly string[] {
    return dataOf(this.#payouts.state)?.assets ?? [];
  }

  /** The newest first. */
  get months(): readonly string[] {
    return lastMonths(this.#ports.clock.now(), STATEMENT_MONTHS);
  }

  setMonth(month: string): void {
    this.month = month;
  }

  statement(currency: string): Remote<PartnerStatement> {
    return this.#statements(this.month, currency).state;
  }

  loadStatement(currency: string): void {
    this.#statements(this.month, currency)
      .load()
      .catch(() => undefined);
  }

  retryStatement(currency: string): void {
    this.#statements(this.month, currency).retry();
  }

  choose(choice: PayoutChoice | null): void {
    this.choice = choice;
    this.isChoiceMissing = false;
    this.isSaved = false;
    this.#key = this.#newKey();
    this.proof.clear();
    this.submission.clear();
  }

  /** Names the chosen account or wallet. A repeat after a lost connection has the same key. */
  async submit(proofKind: ProofKind = 'code'): Promise<void> {
    const { choice } = this;
    this.isChoiceMissing = choice === null;
    if (choice === null || this.submission.isSending || !this.proof.check(proofKind)) return;
    let isSent = false;
    const isAccepted = await this.submission.run(
      async () => {
        const proof = await this.proof.read(proofKind);
        if (!proof) return;
        await this.#ports.payouts.changeDestination({ ...choice, idempotencyKey: this.#key, ...proof });
        isSent = true;
      },
      (problem) => this.proof.showProblem(problem),
    );
    if (!isAccepted || !isSent) return;
    runInAction(() => {
      this.choose(null);
      this.isSaved = true;
    });
    this.#payouts.invalidate();
    this.#ports.queries.invalidate(['partnership']);
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountKind } from '../../domain/accounts/account';
import { tidyNickname } from '../../domain/accounts/account-settings';
import {
  chooseOpening,
  NO_WISH,
  OPENING_STEPS,
  type ReplacedChoice,
  type OpeningChoice,
  type OpeningStep,
  type OpeningWish,
} from '../../domain/opening/choose-opening';
import { openingAddress } from '../../domain/accounts/account-tabs';
import type { OpeningLimit, OpeningOffers } from '../../domain/opening/opening';
import {
  openingIssues,
  openingProblem,
  type OpeningIssues,
  type OpeningObstacle,
  type OpeningPassword,
} from '../../domain/opening/opening-issues';
import { checkPassword, type PasswordCheck } from '../../domain/session/password-rules';
import type { AccountOpenings, AcceptedOpening } from './ports/account-openings';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { ClientDraft, type FormEntries } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';
import type { FormProblem } from '../kernel/form-problem';
import { Submission } from '../kernel/submission';

export interface OpeningPorts {
  readonly openings: AccountOpenings;
  readonly queries: Queries;
  readonly page: Page;
  readonly tab: TabStore;
  readonly navigation: Navigation;
}

/** Calls whose answers change with a new account: they are made again. */
export const CALLS_WITH_ACCOUNTS: readonly string[] = [
  'accounts',
  'accountOffers',
  'openRequests',
  'notifications',
  'client',
];
/**
 * Opening an account (D9): dependent choices, the platform's passwords, and one order at a time. The order's key is
 * stored in the draft, so that a repeat after a lost connection or a reload opens nothing twice.
 */
export class OpeningStore {
  kind: AccountKind = 'live';
  issues: OpeningIssues = {};
  obstacle: OpeningObstacle | null = null;
  /** Earlier choices that the last one excludes, or that are no longer offered. */
  unavailableChoices: readonly ReplacedChoice[] = [];
  /** Entries of an earlier page were restored, without the passwords. */
  isRestored = false;
  readonly submission: Submission;
  private entries: FormEntries = {};
  passwords: Readonly<Record<OpeningPassword, string>> = NO_PASSWORDS;
  readonly #offers: RemoteQuery<OpeningOffers>;
  readonly #ports: OpeningPorts;
  readonly #client: ClientStore;
  readonly #draft: ClientDraft;
  readonly #newKey: () => string;

  constructor(ports: OpeningPorts, client: ClientStore, newKey: () => string) {
    this.#ports = ports;
    this.#client = client;
    this.#newKey = newKey;
    this.#draft = new ClientDraft(ports.tab, 'opening');
    this.submission = new Submission(ports.page);
    this.#offers = ports.queries.query({
      scope: 'client',
      call: 'accountOffers',
      freshForMs: 0,
      read: (signal) => ports.openings.offers(signal),
    });
    makeAutoObservable(this);
  }

  /** Shows the form with its draft; returns a function that drops the passwords when it is left. */
  open(): () => void {
    this.entries = this.#draft.read(this.#client.setting?.id);
    this.isRestored = Object.keys(this.entries).length > 0;
    this.clear();
    this.#offers.load().then(
      () => runInAction(() => this.isRestored && this.replaceUnavailableChoices()),
      () => undefined,
    );
    return () => runInAction(() => void (this.passwords = NO_PASSWORDS));
  }

  /** Shows the form for live or for demo accounts; choices that both have stay. */
  show(kind: AccountKind): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.clear();
    if (Object.keys(this.entries).length > 0) this.replaceUnavailableChoices();
  }

  get remote(): Remote<OpeningOffers> {
    return this.#offers.state;
  }

  retry(): void {
    this.#offers.retry();
  }

  get offers(): OpeningOffers | undefined {
    return dataOf(this.remote);
  }

  /** The current choice; undefined until the offers are loaded, and if the kind has none. */
  get choice(): OpeningChoice | undefined {
    return chooseOpening(this.offers?.offers ?? [], this.kind, this.wish);
  }

  /** Limit of accounts of the kind; undefined if the gateway sends none. */
  get limit(): OpeningLimit | undefined {
    return this.offers?.limits.find(({ kind }) => kind === this.kind);
  }

  get nickname(): string {
    return this.entries['nickname'] ?? '';
  }

  /** The client has agreed to the current version of the terms. */
  get hasAgreed(): boolean {
    const terms = this.choice?.offer?.terms;
    return terms !== undefined && terms !== null && this.entries['terms'] === terms.version;
  }

  passwordText(field: OpeningPassword): string {
    return this.passwords[field];
  }

  /** The passwords are not in the draft. */
  get hasUnsentText(): boolean {
    return this.passwords.tradingPassword + this.passwords.readOnlyPassword !== '';
  }

  passwordChecks(field: OpeningPassword): readonly PasswordCheck[] {
    const rules = this.offers?.passwordRules;
    return rules ? checkPassword(this.passwords[field], rules, undefined) : [];
  }

  choose(step: OpeningStep, value: string): void {
    this.entries = { ...this.entries, [step]: value };
    this.replaceUnavailableChoices();
    this.clearIssue(step);
  }

  setNickname(nickname: string): void {
    this.persist({ nickname });
    this.clearIssue('nickname');
  }

  setAgreed(isTicked: boolean): void {
    this.persist({ terms: isTicked ? (this.choice?.offer?.terms?.version ?? '') : '' });
    this.clearIssue('terms');
  }

  setPassword(field: OpeningPassword, text: string): void {
    this.passwords = { ...this.passwords, [field]: text };
    this.isRestored = false;
    this.clearIssue(field);
  }

  /** Continues under a new key, since the previous one was used for another order. */
  restart(): void {
    this.persist({ key: this.#newKey() });
    this.clear();
  }

  /** Sends the order. A second click during the call does nothing. */
  async submit(): Promise<void> {
    if (this.submission.isSending) return;
    this.issues = openingIssues(this, this.offers);
    this.obstacle = null;
    const { choice, kind } = this;
    if (!choice?.offer || Object.keys(this.issues).length > 0) return;
    this.persist({});
    const { offer, wish } = choice;
    const order = {
      idempotencyKey: this.entries['key'] ?? '',
      offerId: offer.id,
      currency: wish.currency,
      leverage: Number(wish.leverage),
      marginMode: offer.marginModes.find((mode) => mode === wish.marginMode) ?? null,
      swapFree: wish.swapFree === 'yes',
      balance: wish.balance || null,
      nickname: tidyNickname(this.nickname) || null,
      tradingPassword: this.passwords.tradingPassword,
      readOnlyPassword: this.passwords.readOnlyPassword || null,
      termsVersion: offer.terms?.version ?? null,
    };
    await this.submission.run(
      async () => {
        const acceptedOrder = await this.#ports.openings.open(order);
        runInAction(() => this.onAccepted(kind, acceptedOrder));
      },
      (problem) => this.showRefusal(problem),
    );
  }

  private get wish(): OpeningWish {
    const { entries } = this;
    return Object.fromEntries(
      OPENING_STEPS.map((step) => [step, entries[step] ?? NO_WISH[step]]),
    ) as unknown as OpeningWish;
  }

  /** Replaces choices that are not on offer, and reports them in `unavailableChoices`. */
  private replaceUnavailableChoices(): void {
    const { choice } = this;
    if (!choice) return;
    this.unavailableChoices = choice.replacedChoices;
    this.persist(choice.wish);
  }

  /** Deletes the draft of the accepted order and opens the page of its request. */
  private onAccepted(kind: AccountKind, { requestId }: AcceptedOpening): void {
    this.#draft.drop();
    this.entries = {};
    this.passwords = NO_PASSWORDS;
    this.clear();
    this.#ports.queries.invalidate(CALLS_WITH_ACCOUNTS);
    this.#ports.navigation.go(openingAddress(kind, requestId), { replace: true });
  }

  /** Shows a refusal at its field, or as an obstacle. Returns false if the form can't show it. */
  private showRefusal(refusal: FormProblem): boolean {
    const problem = refusal.kind === 'refused' ? openingProblem(refusal) : null;
    if (!problem) return false;
    if (problem.at === 'form') {
      this.obstacle = problem.obstacle;
      return true;
    }
    this.issues = { [problem.at]: problem.issue };
    // Unless the password is weak, the offers have changed meanwhile.
    if (problem.issue !== 'refused') this.#offers.invalidate();
    return true;
  }

  private persist(change: FormEntries): void {
    this.entries = { key: this.#newKey(), ...this.entries, ...change };
    this.#draft.save(this.#client.setting?.id, this.entries);
  }

  private clearIssue(field: keyof OpeningIssues): void {
    this.issues = Object.fromEntries(Object.entries(this.issues).filter(([name]) => name !== field));
    this.obstacle = null;
    this.submission.clear();
  }

  private clear(): void {
    this.issues = {};
    this.obstacle = null;
    this.unavailableChoices = [];
    this.submission.clear();
  }
}

const NO_PASSWORDS = Object.freeze({ tradingPassword: '', readOnlyPassword: '' });

import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountKind } from '../../domain/accounts/account';
import { isNicknameTooLong, tidyNickname } from '../../domain/accounts/account-settings';
import {
  chooseOpening,
  NO_WISH,
  OPENING_STEPS,
  type FallenChoice,
  type OpeningChoice,
  type OpeningStep,
  type OpeningWish,
} from '../../domain/opening/choose-opening';
import { openingAddress } from '../../domain/accounts/account-tabs';
import { openingRefusal, type OpeningLimit, type OpeningOffers } from '../../domain/opening/opening';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { judgePassword, type PasswordVerdict } from '../../domain/session/password-rules';
import type { AccountOpenings, OpeningTaken } from './ports/account-openings';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { ClientDraft, type Entered } from '../client/client-draft';
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

/** The platform's passwords, which only this page knows. */
export type OpeningPassword = 'tradingPassword' | 'readOnlyPassword';

/** What is wrong, by field; each has a text. */
export type OpeningIssues = Partial<
  Record<OpeningStep | OpeningPassword | 'nickname' | 'terms', OpeningIssue>
>;
export type OpeningIssue =
  'missing' | 'weak' | 'refused' | 'same' | 'tooLong' | 'notOffered' | 'level' | 'changed';

/** What stands in the way of the whole form. */
export type OpeningObstacle =
  | { readonly kind: 'limit'; readonly most: number }
  /** The key was used for another order: by another tab, or before a cut. */
  | { readonly kind: 'conflict' }
  /** The trading server does not answer: nothing is known to have been opened. */
  | { readonly kind: 'serverDown' };

/** Calls whose answers change with a new account: they are made again. */
export const CALLS_WITH_ACCOUNTS: readonly string[] = [
  ...['accounts', 'accountOffers', 'openRequests', 'notifications', 'client'],
];
/** Fields that the gateway's refusals name differently from the form. */
const FIELDS: Readonly<Record<string, keyof OpeningIssues>> = { offer: 'accountType' };

/**
 * Opening an account (D9): choices that follow each other, the platform's passwords, and one order at a time. The order's key
 * is made with the form and kept in its draft, so that a repeat after a cut, or after a reload, opens nothing twice.
 */
export class OpeningStore {
  kind: AccountKind = 'live';
  issues: OpeningIssues = {};
  obstacle: OpeningObstacle | null = null;
  /** Choices that the last one has ruled out, or that are gone since the draft was kept. */
  fallen: readonly FallenChoice[] = [];
  /** What was typed before a reload or an ended session is here again, the passwords are not. */
  isRestored = false;
  readonly submission: Submission;
  private kept: Entered = {};
  private secret: Readonly<Record<OpeningPassword, string>> = NO_PASSWORDS;
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

  /** The form is on screen; returns a function for when it is left: passwords stay on the page that they were typed on. */
  open(): () => void {
    this.kept = this.#draft.read(this.#client.setting?.id);
    this.isRestored = Object.keys(this.kept).length > 0;
    this.clear();
    this.#offers.load().then(
      () => runInAction(() => this.isRestored && this.settle()),
      () => undefined,
    );
    return () => runInAction(() => void (this.secret = NO_PASSWORDS));
  }

  /** Shows the form for live or for practice accounts; what is chosen stays if both have it. */
  show(kind: AccountKind): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.clear();
    if (Object.keys(this.kept).length > 0) this.settle();
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

  /** Undefined until the offers are here, and where there are none of the kind. */
  get choice(): OpeningChoice | undefined {
    return chooseOpening(this.offers?.offers ?? [], this.kind, this.wish);
  }

  /** How many accounts of the kind there may be; undefined where the gateway does not say. */
  get limit(): OpeningLimit | undefined {
    return this.offers?.limits.find(({ kind }) => kind === this.kind);
  }

  get nickname(): string {
    return this.kept['nickname'] ?? '';
  }

  /** Whether the client agrees to the current terms: agreeing to older ones doesn't count. */
  get agrees(): boolean {
    const terms = this.choice?.offer?.terms;
    return terms !== undefined && terms !== null && this.kept['terms'] === terms.version;
  }

  typed(field: OpeningPassword): string {
    return this.secret[field];
  }

  verdicts(field: OpeningPassword): readonly PasswordVerdict[] {
    const rules = this.offers?.passwordRules;
    return rules ? judgePassword(this.secret[field], rules, undefined) : [];
  }

  choose(step: OpeningStep, value: string): void {
    this.kept = { ...this.kept, [step]: value };
    this.settle();
    this.forget(step);
  }

  rename(nickname: string): void {
    this.keep({ nickname });
    this.forget('nickname');
  }

  agree(isTicked: boolean): void {
    this.keep({ terms: isTicked ? (this.choice?.offer?.terms?.version ?? '') : '' });
    this.forget('terms');
  }

  type(field: OpeningPassword, text: string): void {
    this.secret = { ...this.secret, [field]: text };
    this.isRestored = false;
    this.forget(field);
  }

  /** The form continues under a new key, since the one before was used for another order. */
  startAnew(): void {
    this.keep({ key: this.#newKey() });
    this.clear();
  }

  /** Sends the order. A second click while it is on its way does nothing. */
  async submit(): Promise<void> {
    if (this.submission.sending) return;
    this.issues = this.#issues();
    this.obstacle = null;
    const { choice, kind } = this;
    if (!choice?.offer || Object.keys(this.issues).length > 0) return;
    this.keep({});
    const { offer, wish } = choice;
    const order = {
      idempotencyKey: this.kept['key'] ?? '',
      offerId: offer.id,
      currency: wish.currency,
      leverage: Number(wish.leverage),
      marginMode: offer.marginModes.find((mode) => mode === wish.marginMode) ?? null,
      swapFree: wish.swapFree === 'yes',
      balance: wish.balance || null,
      nickname: tidyNickname(this.nickname) || null,
      tradingPassword: this.secret.tradingPassword,
      readOnlyPassword: this.secret.readOnlyPassword || null,
      termsVersion: offer.terms?.version ?? null,
    };
    await this.submission.run(
      async () => {
        const taken = await this.#ports.openings.open(order);
        runInAction(() => this.taken(kind, taken));
      },
      (problem) => this.refused(problem),
    );
  }

  private get wish(): OpeningWish {
    const { kept } = this;
    return Object.fromEntries(
      OPENING_STEPS.map((step) => [step, kept[step] ?? NO_WISH[step]]),
    ) as unknown as OpeningWish;
  }

  /** Puts what is on offer of the choices into the draft, and tells which fell away. */
  private settle(): void {
    const { choice } = this;
    if (!choice) return;
    this.fallen = choice.fallen;
    this.keep(choice.wish);
  }

  /** The draft goes; what came of it has an address of its own. */
  private taken(kind: AccountKind, { requestId }: OpeningTaken): void {
    this.#draft.drop();
    this.kept = {};
    this.secret = NO_PASSWORDS;
    this.clear();
    this.#ports.queries.invalidate(CALLS_WITH_ACCOUNTS);
    this.#ports.navigation.go(openingAddress(kind, requestId), { replace: true });
  }

  /** Shown where it belongs: at a field, or as a message of its own. */
  private refused(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    const { codes, details, status = 0 } = problem;
    const { field, most = 0, reason } = openingRefusal(details);
    if (codes.includes(ERROR_CODE.idempotencyConflict)) return this.stop({ kind: 'conflict' });
    if (status >= 500) return this.stop({ kind: 'serverDown' });
    if (reason === 'limit') return this.stop({ kind: 'limit', most });
    const name = FIELDS[field ?? ''] ?? (field as keyof OpeningIssues | undefined);
    if (name === undefined) return false;
    this.issues = { [name]: issueOf(codes, reason) };
    // What is on offer has changed meanwhile.
    if (!codes.includes(ERROR_CODE.weakPassword)) this.#offers.invalidate();
    return true;
  }

  private stop(obstacle: OpeningObstacle): true {
    this.obstacle = obstacle;
    return true;
  }

  #issues(): OpeningIssues {
    const { choice, offers, secret } = this;
    const { readOnlyPassword, tradingPassword } = secret;
    const isWeak = (field: OpeningPassword) => this.verdicts(field).some(({ kept }) => !kept);
    return {
      ...(!choice?.offer && { accountType: 'level' as const }),
      ...(offers && isNicknameTooLong(this.nickname, offers) && { nickname: 'tooLong' as const }),
      ...(isWeak('tradingPassword') && { tradingPassword: 'weak' as const }),
      ...(readOnlyPassword !== '' && isWeak('readOnlyPassword') && { readOnlyPassword: 'weak' as const }),
      ...(readOnlyPassword !== '' &&
        readOnlyPassword === tradingPassword && { readOnlyPassword: 'same' as const }),
      ...(choice?.offer?.terms && !this.agrees && { terms: 'missing' as const }),
    };
  }

  private keep(entered: Entered): void {
    this.kept = { key: this.#newKey(), ...this.kept, ...entered };
    this.#draft.keep(this.#client.setting?.id, this.kept);
  }

  private forget(field: keyof OpeningIssues): void {
    this.issues = Object.fromEntries(Object.entries(this.issues).filter(([one]) => one !== field));
    this.obstacle = null;
    this.submission.clear();
  }

  private clear(): void {
    this.issues = {};
    this.obstacle = null;
    this.fallen = [];
    this.submission.clear();
  }
}

const NO_PASSWORDS = Object.freeze({ tradingPassword: '', readOnlyPassword: '' });

function issueOf(codes: readonly number[], reason: string | undefined): OpeningIssue {
  if (codes.includes(ERROR_CODE.weakPassword)) return 'refused';
  if (reason === 'terms') return 'changed';
  return reason === 'level' || reason === 'leverage' ? 'level' : 'notOffered';
}

import { makeAutoObservable, observe, reaction, when } from 'mobx';
import type { ReAssessment } from '../../domain/client/user-setting';
import { instantOf, wholeDaysUntil } from '../../domain/kernel/instant';
import type { Application, ApplicationStage } from '../../domain/onboarding/application';
import { liesAt, type AnswerIssue } from '../../domain/onboarding/check-answers';
import type { Answer, Answers } from '../../domain/onboarding/form-schema';
import { onboardingRefusal } from '../../domain/onboarding/read-refusal';
import type { Applications } from './ports/applications';
import type { Clock } from '../kernel/ports/clock';
import type { Documents } from '../documents/ports/documents';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import { ApplicationAnswers, REVIEW, type Step } from './application-answers';
import { ApplicationDraft } from './application-draft';
import { ApplicationHandingIn, type SubmitWish } from './application-handing-in';
import { ApplicationSaving } from './application-saving';
import { askedApplications, type Asked } from './asked-application';
import type { ClientStore } from '../client/client-store';
import { documentsQuery } from '../documents/documents-query';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { LanguageStore } from '../language/language-store';
import { LastChoice } from '../kernel/last-choice';
import type { NoticeStore } from '../kernel/notice-store';
import { Submission } from '../kernel/submission';

export interface ApplicationPorts {
  applications: Applications;
  documents: Documents;
  queries: Queries;
  clock: Clock;
  page: Page;
  tab: TabStore;
  navigation: Navigation;
}

export interface ApplicationStores {
  client: ClientStore;
  language: LanguageStore;
  notices: NoticeStore;
}

/** An answer that is still missing doesn't keep the others from being saved. */
const UNFINISHED = new Set(['required', 'must-be-accepted', 'too-few']);

/**
 * An application for an investment account (V6), or a re-assessment: the way through its steps, and what comes of them.
 * Type 0 is the first application, others are re-assessments.
 */
export class ApplicationStore {
  issues: readonly AnswerIssue[] = [];
  readonly submission: Submission;
  readonly questions: ApplicationAnswers;
  readonly saving: ApplicationSaving;
  readonly #handingIn: ApplicationHandingIn;
  /** Where the client goes once the step on screen is kept. */
  readonly #way = new LastChoice();
  readonly #draft: ApplicationDraft;
  readonly #documents: ReturnType<typeof documentsQuery>;
  readonly #ports: ApplicationPorts;
  readonly #stores: ApplicationStores;

  constructor(ports: ApplicationPorts, stores: ApplicationStores, newKey: () => string) {
    this.#ports = ports;
    this.#stores = stores;
    const { applications, clock, page, queries, tab } = ports;
    this.submission = new Submission(page);
    this.#documents = documentsQuery(queries, ports.documents);
    const draft = new ApplicationDraft(tab, stores.client);
    this.#draft = draft;
    this.questions = new ApplicationAnswers({
      ...{ asked: askedApplications(queries, applications), documents: this.#documents, draft, clock },
      language: stores.language,
    });
    const parts = {
      ...{ answers: this.questions, applications, draft, submission: this.submission },
      shows: (problem: FormProblem) => this.notTaken(problem),
    };
    this.saving = new ApplicationSaving(parts);
    this.#handingIn = new ApplicationHandingIn({ ...parts, saving: this.saving, queries, clock, newKey });
    makeAutoObservable(this);
  }

  /** The page shows the application of a type; returns a function for when it is left. */
  open(typeId: number): () => void {
    this.questions.typeId = typeId;
    this.#draft.open(typeId);
    this.clear();
    this.#handingIn.isRevising = false;
    this.#documents.load().catch(() => undefined);
    const stops = [
      reaction(
        () => this.questions.query,
        (query) => void query.load().catch(() => undefined),
        { fireImmediately: true },
      ),
      // Watched as long as the page is open: what nobody watches is given up once an action has read it.
      observe(this, 'remote', () => undefined),
      // What is typed completes a step without leaving it.
      when(
        () => this.questions.isComplete,
        () => this.#draft.goTo(this.step.name),
      ),
      // A document that was sent anew may be all that the broker waits for.
      reaction(
        () => this.questions.documents,
        () => this.stage === 'standing' && this.questions.query.invalidate(),
      ),
      this.#stores.language.beforeReload(() => when(() => !this.submission.sending)),
    ];
    return () => {
      this.#way.drop();
      stops.forEach((stop) => stop());
    };
  }

  get remote(): Remote<Asked> {
    return this.questions.remote;
  }

  retry(): void {
    this.questions.query.retry();
  }

  get application(): Application | undefined {
    return this.questions.application;
  }

  /** The client's re-assessment of this type, where the gateway asks for one. */
  get reAssessment(): ReAssessment | undefined {
    const asked = this.#stores.client.setting?.reAssessmentResult;
    return asked?.find(({ typeId }) => typeId === this.questions.typeId);
  }

  /** Until when the answers are wanted, epoch milliseconds, and how many whole days are left; `null` where no day is set. */
  get due(): { readonly at: number; readonly days: number; readonly isOver: boolean } | null {
    const at = instantOf(this.application?.finishDate ?? this.reAssessment?.finishDate ?? null);
    const now = this.#ports.clock.now();
    return at === null ? null : { at, days: wholeDaysUntil(at, now), isOver: at <= now };
  }

  get stage(): ApplicationStage | undefined {
    return this.#handingIn.stage;
  }

  /** What is filled in: what was submitted once, what is saved, and what was typed here. */
  get answers(): Answers {
    return this.questions.all;
  }

  /** The sections in order, and the review of them all. */
  get steps(): readonly Step[] {
    return this.questions.steps;
  }

  /** The step on screen: the one that was chosen, else the first that is not done. */
  get step(): Step {
    return this.questions.step;
  }

  /** Place of the step on screen, from 0. */
  get place(): number {
    return this.questions.place;
  }

  /** When the answers were saved last; `null` while some of them are not. */
  get savedAt(): string | null {
    return this.steps.some(({ name }) => this.questions.isUnsaved(name))
      ? null
      : (this.application?.savedAt ?? null);
  }

  answer(section: string, field: string, answer: Answer): void {
    if (!this.questions.type(section, field, answer)) return;
    const at = `/${section}/${field}`;
    this.issues = this.issues.filter((issue) => !liesAt(issue, at));
    this.submission.clear();
  }

  /** Of a re-assessment: what was submitted last counts again. */
  undo(section: string, field: string): void {
    this.answer(section, field, this.questions.previous[section]?.[field] ?? null);
  }

  /** Keeps what was typed in the step on screen, and shows another. */
  async goTo(name: string): Promise<void> {
    await this.#way.after(
      () => this.keep(),
      () => this.show(name),
    );
  }

  async back(): Promise<void> {
    await this.goTo(this.steps[Math.max(0, this.place - 1)]?.name ?? REVIEW);
  }

  /** Goes on to the next step if this one is complete. */
  async goOn(): Promise<void> {
    const { name } = this.step;
    this.issues = this.questions.issuesOf(name);
    if (this.issues.length > 0) return;
    const next = this.steps[this.place + 1]?.name ?? REVIEW;
    await this.#way.after(
      () => this.saving.save(name),
      () => this.show(next),
    );
  }

  /** Keeps what was typed and leaves; on this device or another it goes on from here. */
  async finishLater(): Promise<void> {
    await this.#way.after(
      () => this.keep(),
      () => {
        this.#stores.notices.show('success', 'openAccount.kept');
        this.#ports.navigation.go('/accounts');
      },
    );
  }

  /** The client looks at the questions again before the next submission. */
  revise(section: string | null = null): void {
    this.#handingIn.isRevising = true;
    this.clear();
    this.#draft.goTo(section);
  }

  /** Hands the answers in. What is missing or wrong is shown at its step. */
  async submit(wish: SubmitWish = {}): Promise<void> {
    if (this.submission.sending || this.refuse(this.questions.wholeIssues(wish.isUnchanged))) return;
    await this.#handingIn.submit(wish);
  }

  /** The re-assessment is asked for again tomorrow. */
  async postpone(): Promise<void> {
    if (!(await this.#handingIn.postpone())) return;
    this.#stores.notices.show('success', 'openAccount.again.postponed');
    this.#ports.navigation.go('/accounts');
  }

  /** A draft may be incomplete, but not wrong. */
  private async keep(): Promise<boolean> {
    const { name } = this.step;
    this.issues = this.questions.issuesOf(name).filter(({ reason }) => !UNFINISHED.has(reason));
    return this.issues.length === 0 && (await this.saving.save(name));
  }

  /** Shown at the fields, where the gateway names them. */
  private notTaken(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    // Answers that this page has not seen are not submitted unread.
    if (isRefusedAs(problem, 'draftConflict')) this.questions.query.invalidate();
    return this.refuse(onboardingRefusal(problem.details).issues);
  }

  private refuse(issues: readonly AnswerIssue[]): boolean {
    const [first] = issues;
    if (!first) return false;
    this.issues = issues;
    this.show(first.at.split('/')[1] ?? REVIEW, issues);
    return true;
  }

  private show(name: string, issues: readonly AnswerIssue[] = []): void {
    this.clear();
    this.issues = issues;
    this.#draft.goTo(name);
  }

  private clear(): void {
    this.issues = [];
    this.saving.clear();
    this.submission.clear();
  }
}

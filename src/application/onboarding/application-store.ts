import { makeAutoObservable, observe, reaction, when } from 'mobx';
import type { ReAssessment } from '../../domain/client/user-setting';
import { instantOf, wholeDaysUntil } from '../../domain/kernel/instant';
import type { Application, ApplicationStage } from '../../domain/onboarding/application';
import { isIssueAt, type AnswerIssue } from '../../domain/onboarding/check-answers';
import type { Answer, Answers } from '../../domain/onboarding/form-schema';
import { readRefusal } from '../../domain/onboarding/read-refusal';
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
import { ApplicationSubmitting, type SubmitOptions } from './application-submitting';
import { ApplicationSaving } from './application-saving';
import { applicationsQuery, type LoadedApplication } from './applications-query';
import type { ClientStore } from '../client/client-store';
import { documentsQuery } from '../documents/documents-query';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { LanguageStore } from '../language/language-store';
import { LatestChoice } from '../kernel/latest-choice';
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

/** Issues of a section that is not finished; its other answers can be saved. */
const INCOMPLETE_REASONS = new Set(['required', 'must-be-accepted', 'too-few']);

/**
 * An application for an investment account (V6), or a re-assessment: its steps and its outcome.
 * Type 0 is the first application, others are re-assessments.
 */
export class ApplicationStore {
  issues: readonly AnswerIssue[] = [];
  readonly submission: Submission;
  readonly questions: ApplicationAnswers;
  readonly saving: ApplicationSaving;
  readonly #submitting: ApplicationSubmitting;
  /** The step to open once the one on screen is saved; the client may click again while the call is in flight. */
  readonly #lastChoice = new LatestChoice();
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
      applicationOf: applicationsQuery(queries, applications),
      documents: this.#documents,
      draft,
      clock,
      language: stores.language,
    });
    const parts = {
      answers: this.questions,
      applications,
      draft,
      submission: this.submission,
      showRefusal: (problem: FormProblem) => this.showRefusal(problem),
    };
    this.saving = new ApplicationSaving(parts);
    this.#submitting = new ApplicationSubmitting({ ...parts, saving: this.saving, queries, clock, newKey });
    makeAutoObservable(this);
  }

  /** Shows the application of a type. Returns a function to call when the page is left. */
  open(typeId: number): () => void {
    this.questions.typeId = typeId;
    this.#draft.open(typeId);
    this.clear();
    this.#submitting.isRevising = false;
    this.#documents.load().catch(() => undefined);
    const disposers = [
      reaction(
        () => this.questions.query,
        (query) => void query.load().catch(() => undefined),
        { fireImmediately: true },
      ),
      // Keeps the query observed while the page is open: otherwise the call is canceled after an action has read it.
      observe(this, 'remote', () => undefined),
      // Selects the step: otherwise the page would jump to the next one when this one is complete.
      when(
        () => this.questions.isComplete,
        () => this.#draft.goTo(this.step.name),
      ),
      // The state may change once a document is sent again.
      reaction(
        () => this.questions.documents,
        () => this.stage === 'status' && this.questions.query.invalidate(),
      ),
      this.#stores.language.flushBeforeReload(() => when(() => !this.submission.isSending)),
    ];
    return () => {
      this.#lastChoice.drop();
      disposers.forEach((dispose) => dispose());
    };
  }

  get remote(): Remote<LoadedApplication> {
    return this.questions.remote;
  }

  retry(): void {
    this.questions.query.retry();
  }

  get application(): Application | undefined {
    return this.questions.application;
  }

  /** The client's re-assessment of this type, if the gateway requires one. */
  get reAssessment(): ReAssessment | undefined {
    const reAssessments = this.#stores.client.setting?.reAssessmentResult;
    return reAssessments?.find(({ typeId }) => typeId === this.questions.typeId);
  }

  /** Deadline of the answers: `at` in epoch milliseconds; `null` if there is none. */
  get deadline(): { readonly at: number; readonly daysLeft: number; readonly isOver: boolean } | null {
    const at = instantOf(this.application?.finishDate ?? this.reAssessment?.finishDate ?? null);
    const now = this.#ports.clock.now();
    return at === null ? null : { at, daysLeft: wholeDaysUntil(at, now), isOver: at <= now };
  }

  get stage(): ApplicationStage | undefined {
    return this.#submitting.stage;
  }

  /** Submitted answers, overlaid by the saved ones and by this tab's draft. */
  get answers(): Answers {
    return this.questions.answers;
  }

  /** The sections in order, then the review. */
  get steps(): readonly Step[] {
    return this.questions.steps;
  }

  /** The step on screen: the chosen one, else the first that is not done. */
  get step(): Step {
    return this.questions.step;
  }

  /** Index of the step on screen, from 0. */
  get stepIndex(): number {
    return this.questions.stepIndex;
  }

  /** Time of the last save, ISO 8601; `null` while some answers are not saved. */
  get savedAt(): string | null {
    return this.steps.some(({ name }) => this.questions.isUnsaved(name))
      ? null
      : (this.application?.savedAt ?? null);
  }

  setAnswer(section: string, field: string, answer: Answer): void {
    if (!this.questions.setAnswer(section, field, answer)) return;
    const at = `/${section}/${field}`;
    this.issues = this.issues.filter((issue) => !isIssueAt(issue, at));
    this.submission.clear();
  }

  /** Restores the answer of the last submission, in a re-assessment. */
  restorePreviousAnswer(section: string, field: string): void {
    this.setAnswer(section, field, this.questions.previousAnswers[section]?.[field] ?? null);
  }

  /** Saves the step on screen, then shows another. */
  async goTo(name: string): Promise<void> {
    await this.#lastChoice.runAfter(
      () => this.saveStep(),
      () => this.showStep(name),
    );
  }

  async goToPreviousStep(): Promise<void> {
    await this.goTo(this.steps[Math.max(0, this.stepIndex - 1)]?.name ?? REVIEW);
  }

  /** Shows the next step if this one is complete. */
  async goToNextStep(): Promise<void> {
    const { name } = this.step;
    this.issues = this.questions.issuesOf(name);
    if (this.issues.length > 0) return;
    const nextStep = this.steps[this.stepIndex + 1]?.name ?? REVIEW;
    await this.#lastChoice.runAfter(
      () => this.saving.save(name),
      () => this.showStep(nextStep),
    );
  }

  /** Saves the step and leaves; the client can continue on any device. */
  async finishLater(): Promise<void> {
    await this.#lastChoice.runAfter(
      () => this.saveStep(),
      () => {
        this.#stores.notices.show('success', 'openAccount.kept');
        this.#ports.navigation.go('/accounts');
      },
    );
  }

  /** Shows the questions again, for another submission. */
  revise(section: string | null = null): void {
    this.#submitting.isRevising = true;
    this.clear();
    this.#draft.goTo(section);
  }

  /** Submits the answers; issues are shown at their step. */
  async submit(options: SubmitOptions = {}): Promise<void> {
    if (this.submission.isSending || this.showIssues(this.questions.allIssues(options.isUnchanged))) return;
    await this.#submitting.submit(options);
  }

  /** Postpones the re-assessment until tomorrow. */
  async postpone(): Promise<void> {
    if (!(await this.#submitting.postpone())) return;
    this.#stores.notices.show('success', 'openAccount.again.postponed');
    this.#ports.navigation.go('/accounts');
  }

  /** Saves the step; a draft may be incomplete, but not invalid. */
  private async saveStep(): Promise<boolean> {
    const { name } = this.step;
    this.issues = this.questions.issuesOf(name).filter(({ reason }) => !INCOMPLETE_REASONS.has(reason));
    return this.issues.length === 0 && (await this.saving.save(name));
  }

  /** Shows a refusal at the fields that the gateway names. */
  private showRefusal(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    // The client must see another device's answers before submitting them.
    if (isRefusedAs(problem, 'draftConflict')) this.questions.query.invalidate();
    return this.showIssues(readRefusal(problem.details).issues);
  }

  private showIssues(issues: readonly AnswerIssue[]): boolean {
    const [firstIssue] = issues;
    if (!firstIssue) return false;
    this.issues = issues;
    this.showStep(firstIssue.at.split('/')[1] ?? REVIEW, issues);
    return true;
  }

  private showStep(name: string, issues: readonly AnswerIssue[] = []): void {
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

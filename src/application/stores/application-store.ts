import { makeAutoObservable, observe, reaction, runInAction, when } from 'mobx';
import type { ReAssessment } from '../../domain/client/user-setting';
import {
  stageOf,
  type Application,
  type ApplicationForm,
  type ApplicationStage,
  type DraftConflict,
} from '../../domain/onboarding/application';
import {
  answerIssues,
  sectionIssues,
  type AnswerFacts,
  type AnswerIssue,
} from '../../domain/onboarding/check-answers';
import {
  comparedAnswers,
  isSameAnswer,
  withAnswers,
  type ComparedAnswer,
} from '../../domain/onboarding/compare-answers';
import { effectiveSchema } from '../../domain/onboarding/effective-schema';
import {
  orderOf,
  type Answer,
  type Answers,
  type AnswersOf,
  type FormSchema,
  type SectionSchema,
} from '../../domain/onboarding/form-schema';
import { onboardingRefusal } from '../../domain/onboarding/read-refusal';
import { calendarDay } from '../calendar-day';
import type { Applications } from '../ports/applications';
import type { Clock } from '../ports/clock';
import type { Documents } from '../ports/documents';
import type { Navigation } from '../ports/navigation';
import type { Page } from '../ports/page';
import type { TabStore } from '../ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { ApplicationDraft } from './application-draft';
import type { ClientStore } from './client-store';
import { documentsQuery } from './documents-query';
import type { FormProblem } from './form-problem';
import type { LanguageStore } from './language-store';
import type { NoticeStore } from './notice-store';
import { Submission } from './submission';

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

/** The questions, the answers to them and what became of these. */
export interface Asked {
  readonly form: ApplicationForm;
  readonly application: Application;
}

/** One step of the questions. */
export interface Step {
  /** Of the section; `REVIEW` for the last one. */
  readonly name: string;
  /** Undefined for the last one. */
  readonly section: SectionSchema | undefined;
  /** Nothing is missing or wrong in it. */
  readonly isDone: boolean;
}

/** Two devices have answered these fields differently; whose answer counts is chosen field by field. */
export interface OpenConflict extends DraftConflict {
  readonly fields: readonly { readonly name: string; readonly isTheirs: boolean }[];
}

/** How a submission differs from the plain one. */
export interface SubmitWish {
  readonly isUnchanged?: boolean;
  readonly isWarningAccepted?: boolean;
}

/** The step after the last section: no section has a name with a slash. */
export const REVIEW = '/review';

/** What calls change once an application is handed in or put off: they are asked for anew. */
const CALLS_WITH_APPLICATIONS: readonly string[] = [
  ...['client', 'accounts', 'clientBlockers', 'firstSteps', 'notifications'],
];
/** What is merely not there yet keeps no answer from being kept. */
const UNFINISHED = new Set(['required', 'must-be-accepted', 'too-few']);

/**
 * An application for an investment account (V6), or a re-assessment: the gateway's questions, drafts that go on on any
 * device, and what comes of them. Type 0 is the first application, others are re-assessments.
 */
export class ApplicationStore {
  typeId = 0;
  issues: readonly AnswerIssue[] = [];
  conflict: OpenConflict | null = null;
  readonly submission: Submission;
  readonly #draft: ApplicationDraft;
  /** The client looks at the questions again, though they were handed in. */
  private revising = false;
  readonly #asked: QueryFamily<Asked, [typeId: number]>;
  readonly #urlQuery: RemoteQuery<string>;
  readonly #documents: ReturnType<typeof documentsQuery>;
  readonly #ports: ApplicationPorts;
  readonly #stores: ApplicationStores;
  readonly #newKey: () => string;

  constructor(ports: ApplicationPorts, stores: ApplicationStores, newKey: () => string) {
    this.#ports = ports;
    this.#stores = stores;
    this.#newKey = newKey;
    const { applications, documents, page, queries, tab } = ports;
    this.submission = new Submission(page);
    this.#draft = new ApplicationDraft(tab, stores.client);
    this.#documents = documentsQuery(queries, documents);
    const domain = page.address.origin.replace(/^https?:\/\//, '');
    this.#urlQuery = queries.query({
      scope: 'client',
      call: 'onboardingUrl',
      args: [domain],
      read: (signal) => applications.onboardingUrl(domain, signal),
    });
    this.#asked = queries.family({
      scope: 'client',
      call: 'application',
      freshForMs: 0,
      read: async (signal, typeId: number) => {
        const [form, application] = await Promise.all([
          applications.form(typeId, signal),
          applications.current(typeId, signal),
        ]);
        return { form, application };
      },
    });
    makeAutoObservable(this);
  }

  /** The page shows the application of a type; returns a function for when it is left. */
  open(typeId: number): () => void {
    this.typeId = typeId;
    this.#draft.open(typeId);
    this.clear();
    this.revising = false;
    this.#urlQuery.load().catch(() => undefined);
    this.#documents.load().catch(() => undefined);
    const stops = [
      reaction(
        () => this.query,
        (query) => void query.load().catch(() => undefined),
        { fireImmediately: true },
      ),
      // Watched as long as the page is open: what nobody watches is given up once an action has read it.
      observe(this, 'remote', () => undefined),
      // What is typed completes a step without leaving it.
      when(
        () => this.application !== undefined && isSettled(this.#documents.state),
        () => this.#draft.goTo(this.step.name),
      ),
      // A document that was sent anew may be all that the broker waits for.
      reaction(
        () => this.documents,
        () => this.stage === 'standing' && this.query.invalidate(),
      ),
      this.#stores.language.beforeReload(() => when(() => !this.submission.sending)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get remote(): Remote<Asked> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  get application(): Application | undefined {
    return dataOf(this.remote)?.application;
  }

  /** The gateway asks no such questions: nothing failed. */
  get isUnknown(): boolean {
    const { remote } = this;
    return remote.status === 'failed' && remote.error.status === 404;
  }

  /** The client's re-assessment of this type, where the gateway asks for one. */
  get reAssessment(): ReAssessment | undefined {
    return this.#stores.client.setting?.reAssessmentResult.find(({ typeId }) => typeId === this.typeId);
  }

  /** The address at which the gateway continues, unless it is this page; `null` while unknown. */
  get onwards(): string | null {
    const url = dataOf(this.#urlQuery.state) ?? '';
    const isElsewhere = url.startsWith('https://') && !url.startsWith(`${this.#ports.page.address.origin}/`);
    return isElsewhere ? url : null;
  }

  /** The portal's clock, epoch milliseconds. */
  get now(): number {
    return this.#ports.clock.now();
  }

  get stage(): ApplicationStage | undefined {
    if (this.revising) return 'questions';
    return this.application && stageOf(this.application, this.now);
  }

  /** What is filled in: what was submitted once, what is saved, and what was typed here. */
  get answers(): Answers {
    return withAnswers(this.saved, this.#draft.answers);
  }

  /** The questions as they are for these answers. */
  get form(): FormSchema {
    return effectiveSchema(dataOf(this.remote)?.form.schema ?? NO_FORM, this.answers);
  }

  /** The sections in order, and the review of them all. */
  get steps(): readonly Step[] {
    const { form } = this;
    const sections = orderOf(form).map((name): Step => {
      const section = form.properties[name] as SectionSchema;
      const isBegun = section['x-portico-widget'] === 'documents' || name in this.answers;
      return { name, section, isDone: isBegun && this.issuesOf(name).length === 0 };
    });
    return [...sections, { name: REVIEW, section: undefined, isDone: false }];
  }

  /** The step on screen: the one that was chosen, else the first that is not done. */
  get step(): Step {
    const { steps } = this;
    const chosen = steps.find(({ name }) => name === this.#draft.at);
    return chosen ?? (steps.find(({ isDone }) => !isDone) as Step);
  }

  get place(): number {
    return this.steps.findIndex(({ name }) => name === this.step.name);
  }

  /** When the answers of the step on screen were saved; `null` while some of them are not. */
  get savedAt(): string | null {
    return this.steps.some(({ name }) => this.isUnsaved(name)) ? null : (this.application?.savedAt ?? null);
  }

  /** All questions, held against what was submitted last. */
  get compared(): readonly ComparedAnswer[] {
    return comparedAnswers(this.form, this.previous, this.answers);
  }

  answer(section: string, field: string, answer: Answer): void {
    const { application } = this;
    if (!application) return;
    const before = this.saved[section]?.[field] ?? null;
    this.#draft.type(section, field, answer, { before, version: application.version });
    const at = `/${section}/${field}`;
    this.issues = this.issues.filter((issue) => issue.at !== at && !issue.at.startsWith(`${at}/`));
    this.submission.clear();
  }

  /** Of a re-assessment: what was submitted last counts again. */
  undo(section: string, field: string): void {
    this.answer(section, field, this.previous[section]?.[field] ?? null);
  }

  /** Keeps what was typed in the step on screen, and shows another. */
  async goTo(name: string): Promise<void> {
    if (await this.keep()) this.show(name);
  }

  async back(): Promise<void> {
    await this.goTo(this.steps[Math.max(0, this.place - 1)]?.name ?? REVIEW);
  }

  /** The step on screen is to be whole; then the next one follows. */
  async goOn(): Promise<void> {
    const { name } = this.step;
    this.issues = this.issuesOf(name);
    const next = this.steps[this.place + 1]?.name ?? REVIEW;
    if (this.issues.length === 0 && (await this.save(name))) this.show(next);
  }

  /** Keeps what was typed and leaves; on this device or another it goes on from here. */
  async finishLater(): Promise<void> {
    if (!(await this.keep())) return;
    this.#stores.notices.show('success', 'openAccount.kept');
    this.#ports.navigation.go('/accounts');
  }

  /** Whose answer counts in a conflict. */
  choose(field: string, isTheirs: boolean): void {
    const { conflict } = this;
    if (!conflict) return;
    const fields = conflict.fields.map((one) => (one.name === field ? { ...one, isTheirs } : one));
    this.conflict = { ...conflict, fields };
  }

  /** Saves the answers that were chosen over those of the other device. */
  async settleConflict(): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const theirs = new Set(conflict.fields.filter(({ isTheirs }) => isTheirs).map(({ name }) => name));
    this.#draft.settle(conflict.section, (field) => theirs.has(field), conflict.version);
    this.conflict = null;
    await this.save(conflict.section);
  }

  /** All as the other device has it. */
  async takeTheirs(): Promise<void> {
    for (const { name } of this.conflict?.fields ?? []) this.choose(name, true);
    await this.settleConflict();
  }

  /** The client looks at the questions again before the next submission. */
  revise(section: string | null = null): void {
    this.revising = true;
    this.clear();
    this.#draft.goTo(section);
  }

  /** Hands the answers in. What is missing or wrong is shown at its step. */
  async submit({ isUnchanged = false, isWarningAccepted = false }: SubmitWish = {}): Promise<void> {
    const schema = dataOf(this.remote)?.form.schema;
    if (this.submission.sending || !schema) return;
    const whole = isUnchanged ? withAnswers(this.answers, this.previous) : this.answers;
    if (this.refuse(answerIssues(schema, whole, this.facts))) return;
    for (const { name } of this.steps) if (!(await this.save(name))) return;
    const { application, query, typeId } = this;
    if (!application) return;
    const order = {
      ...{ typeId, version: this.#draft.version ?? application.version, isUnchanged, isWarningAccepted },
      idempotencyKey: this.#draft.keyOr(this.#newKey),
    };
    await this.submission.run(
      async () => {
        const handedIn = await this.#ports.applications.submit(order);
        runInAction(() => this.handedIn(query, handedIn));
      },
      (problem) => this.notTaken(problem),
    );
  }

  /** The re-assessment is asked for again tomorrow. */
  async postpone(): Promise<void> {
    const isTaken = await this.submission.run(() => this.#ports.applications.postpone(this.typeId));
    if (!isTaken) return;
    this.#ports.queries.invalidate(CALLS_WITH_APPLICATIONS);
    this.#stores.notices.show('success', 'openAccount.again.postponed');
    this.#ports.navigation.go('/accounts');
  }

  private get query(): RemoteQuery<Asked> {
    return this.#asked(this.typeId);
  }

  private get previous(): Answers {
    return this.application?.previous?.answers ?? {};
  }

  private get saved(): Answers {
    return withAnswers(this.previous, this.application?.answers ?? {});
  }

  private get documents() {
    return dataOf(this.#documents.state) ?? [];
  }

  private get facts(): AnswerFacts {
    const sent = this.documents.filter(({ status }) => status === 'pending' || status === 'verified');
    return { today: calendarDay(this.now), documents: sent.map(({ kind }) => kind) };
  }

  private issuesOf(name: string): AnswerIssue[] {
    const section = this.form.properties[name];
    return section ? sectionIssues(section, this.answers[name] ?? {}, `/${name}`, this.facts) : [];
  }

  private isUnsaved(name: string): boolean {
    const saved = this.application?.answers[name] ?? {};
    return Object.entries(this.#draft.typedIn(name)).some(
      ([field, answer]) => !isSameAnswer(answer, saved[field]),
    );
  }

  /** A draft may be incomplete, not wrong. */
  private async keep(): Promise<boolean> {
    const { name } = this.step;
    this.issues = this.issuesOf(name).filter(({ reason }) => !UNFINISHED.has(reason));
    return this.issues.length === 0 && (await this.save(name));
  }

  /** Resolves to whether the gateway has the answers of a section as they stand here. */
  private async save(section: string): Promise<boolean> {
    const { application, query, typeId } = this;
    if (!application || !this.isUnsaved(section)) return true;
    const version = this.#draft.version ?? application.version;
    const answers = this.sectionAnswers(section);
    let isToRepeat = false;
    const isTaken = await this.submission.run(
      async () => {
        const saved = await this.#ports.applications.save({ typeId, version, section, answers });
        runInAction(() => this.stands(query, section, { ...saved, section, answers }));
      },
      (problem) => {
        const { conflict } = problem.kind === 'refused' ? onboardingRefusal(problem.details) : NO_REFUSAL;
        if (!conflict) return this.notTaken(problem);
        isToRepeat = this.meet(query, conflict);
        return true;
      },
    );
    return isTaken || (isToRepeat && (await this.save(section)));
  }

  /** Another device has saved since. Returns whether it has left alone what was typed here. */
  private meet(query: RemoteQuery<Asked>, conflict: DraftConflict): boolean {
    const { answers, section, version } = conflict;
    const fields = Object.entries(this.#draft.typedIn(section)).filter(
      ([name, mine]) =>
        !isSameAnswer(mine, answers[name]) && !isSameAnswer(this.#draft.before(section, name), answers[name]),
    );
    this.stands(query, section, conflict, version);
    // Other sections may have changed there too.
    query.invalidate();
    if (fields.length === 0) return true;
    this.conflict = { ...conflict, fields: fields.map(([name]) => ({ name, isTheirs: false })) };
    return false;
  }

  /** The gateway has these answers of a section, in this version. */
  private stands(
    query: RemoteQuery<Asked>,
    section: string,
    draft: DraftConflict,
    over = draft.version,
  ): void {
    const { answers, savedAt, version } = draft;
    query.patch(({ application, form }) => ({
      form,
      application: {
        ...application,
        ...{ version, savedAt, atSection: section },
        state: application.state === 'none' ? 'onboarding' : application.state,
        answers: { ...application.answers, [section]: answers },
      },
    }));
    this.#draft.settle(section, (field, mine) => isSameAnswer(mine, answers[field]), over);
  }

  /** Of the section's own fields alone: what an older form asked is no part of it. */
  private sectionAnswers(section: string): AnswersOf {
    const { properties = {} } = dataOf(this.remote)?.form.schema.properties[section] ?? {};
    return Object.fromEntries(
      Object.entries(this.answers[section] ?? {}).filter(([name]) => Object.hasOwn(properties, name)),
    );
  }

  private handedIn(query: RemoteQuery<Asked>, application: Application): void {
    this.#draft.drop();
    this.revising = false;
    query.patch(({ form }) => ({ form, application }));
    this.#ports.queries.invalidate(CALLS_WITH_APPLICATIONS);
  }

  /** Shown at the fields, where the gateway names them. */
  private notTaken(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    const { conflict, issues } = onboardingRefusal(problem.details);
    // Answers that this page has not seen are not handed in unread.
    if (conflict) this.query.invalidate();
    return this.refuse(issues);
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
    this.conflict = null;
    this.submission.clear();
  }
}

const isSettled = ({ status }: Remote<unknown>): boolean => status === 'ready' || status === 'failed';
const NO_FORM: FormSchema = Object.freeze({ type: 'object', properties: {}, 'x-portico-order': [] });
const NO_REFUSAL = Object.freeze({ conflict: null });

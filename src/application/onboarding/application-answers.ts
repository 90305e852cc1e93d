import { makeAutoObservable } from 'mobx';
import type { ClientDocument } from '../../domain/documents/document';
import type { Application } from '../../domain/onboarding/application';
import type { Culture } from '../../domain/culture/cultures.table';
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
import { calendarDay } from '../kernel/calendar-day';
import type { Clock } from '../kernel/ports/clock';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationDraft } from './application-draft';
import type { Asked } from './asked-application';
import type { LanguageStore } from '../language/language-store';

/** One step of the questions. */
export interface Step {
  /** The section's name; `REVIEW` for the last one. */
  readonly name: string;
  /** Undefined for the last one. */
  readonly section: SectionSchema | undefined;
  /** Nothing is missing or wrong in it. */
  readonly isDone: boolean;
}

/** The step after the last section: no section has a name with a slash. */
export const REVIEW = '/review';

interface Sources {
  readonly asked: QueryFamily<Asked, [typeId: number, culture: Culture]>;
  readonly documents: RemoteQuery<readonly ClientDocument[]>;
  readonly draft: ApplicationDraft;
  readonly clock: Clock;
  readonly language: Pick<LanguageStore, 'spoken'>;
}

/** The questions of an application, the answers that the gateway and this tab have, and how complete they are. */
export class ApplicationAnswers {
  typeId = 0;
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
    makeAutoObservable(this);
  }

  get query(): RemoteQuery<Asked> {
    const { asked, language } = this.#sources;
    return asked(this.typeId, language.spoken);
  }

  get remote(): Remote<Asked> {
    return this.query.state;
  }

  /** The gateway has no such questions; nothing failed. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  get application(): Application | undefined {
    return dataOf(this.remote)?.application;
  }

  get documents(): readonly ClientDocument[] {
    return dataOf(this.#sources.documents.state) ?? [];
  }

  /** Everything is there that is needed to find the first step that is not done. */
  get isComplete(): boolean {
    const { status } = this.#sources.documents.state;
    return this.application !== undefined && (status === 'ready' || status === 'failed');
  }

  /** What was submitted last, if the questions are asked again. */
  get previous(): Answers {
    return this.application?.previous?.answers ?? {};
  }

  /** What was submitted, with what has been saved over it. */
  get saved(): Answers {
    return withAnswers(this.previous, this.application?.answers ?? {});
  }

  /** What is filled in: what is saved, and what was typed here. */
  get all(): Answers {
    return withAnswers(this.saved, this.#sources.draft.answers);
  }

  /** The questions as they are for these answers. */
  get form(): FormSchema {
    return effectiveSchema(this.schema ?? NO_FORM, this.all);
  }

  /** The sections in order, and the review of them all. */
  get steps(): readonly Step[] {
    const { form } = this;
    const sections = orderOf(form).map((name): Step => {
      const section = form.properties[name] as SectionSchema;
      const isBegun = section['x-portico-widget'] === 'documents' || name in this.all;
      return { name, section, isDone: isBegun && this.issuesOf(name).length === 0 };
    });
    return [...sections, { name: REVIEW, section: undefined, isDone: false }];
  }

  /** The step on screen: the one that was chosen, else the first that is not done. */
  get step(): Step {
    const { steps } = this;
    const chosen = steps.find(({ name }) => name === this.#sources.draft.at);
    return chosen ?? (steps.find(({ isDone }) => !isDone) as Step);
  }

  /** Place of the step on screen, from 0. */
  get place(): number {
    return this.steps.findIndex(({ name }) => name === this.step.name);
  }

  /** All questions, held against what was submitted last. */
  get compared(): readonly ComparedAnswer[] {
    return comparedAnswers(this.form, this.previous, this.all);
  }

  /** What is missing or wrong in a section. */
  issuesOf(name: string): AnswerIssue[] {
    const section = this.form.properties[name];
    return section ? sectionIssues(section, this.all[name] ?? {}, `/${name}`, this.facts) : [];
  }

  /** What is missing or wrong in any section; for a re-assessment without changes, in the last submission. */
  wholeIssues(isUnchanged = false): AnswerIssue[] {
    const whole = isUnchanged ? withAnswers(this.all, this.previous) : this.all;
    return this.schema ? answerIssues(this.schema, whole, this.facts) : [];
  }

  /** Whether something was typed in a section that the gateway does not have. */
  isUnsaved(name: string): boolean {
    const saved = this.application?.answers[name] ?? {};
    return Object.entries(this.#sources.draft.typedIn(name)).some(
      ([field, answer]) => !isSameAnswer(answer, saved[field]),
    );
  }

  /** Only the section's own fields: what an older form asked is not part of it. */
  ofSection(name: string): AnswersOf {
    const { properties = {} } = this.schema?.properties[name] ?? {};
    return Object.fromEntries(
      Object.entries(this.all[name] ?? {}).filter(([field]) => Object.hasOwn(properties, field)),
    );
  }

  /** Keeps an answer in this tab. Returns whether it did: it needs the application that it changes. */
  type(section: string, field: string, answer: Answer): boolean {
    if (!this.application) return false;
    const before = this.saved[section]?.[field] ?? null;
    this.#sources.draft.type(section, field, answer, { before, version: this.application.version });
    return true;
  }

  /** The questions as the gateway sent them; undefined until it has. */
  private get schema(): FormSchema | undefined {
    return dataOf(this.remote)?.form.schema;
  }

  /** What answers are checked against besides the questions. */
  private get facts(): AnswerFacts {
    const sent = this.documents.filter(({ status }) => status === 'pending' || status === 'verified');
    return { today: calendarDay(this.#sources.clock.now()), documents: sent.map(({ kind }) => kind) };
  }
}

const NO_FORM: FormSchema = Object.freeze({ type: 'object', properties: {}, 'x-portico-order': [] });

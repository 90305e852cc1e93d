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
  compareAnswers,
  isSameAnswer,
  withAnswers,
  type ComparedAnswer,
} from '../../domain/onboarding/compare-answers';
import { effectiveSchema } from '../../domain/onboarding/effective-schema';
import {
  orderOf,
  type Answer,
  type Answers,
  type FieldAnswers,
  type FormSchema,
  type SectionSchema,
} from '../../domain/onboarding/form-schema';
import { calendarDay } from '../kernel/calendar-day';
import type { Clock } from '../kernel/ports/clock';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationDraft } from './application-draft';
import type { LoadedApplication } from './applications-query';
import type { LanguageStore } from '../language/language-store';

/** A step of the application. */
export interface Step {
  /** The section's name; `REVIEW` for the last step. */
  readonly name: string;
  /** Undefined for the last step. */
  readonly section: SectionSchema | undefined;
  /** True if no answer is missing or wrong. */
  readonly isDone: boolean;
}

/** The step after the last section: no section has a name with a slash. */
export const REVIEW = '/review';

interface AnswerSources {
  readonly applicationOf: QueryFamily<LoadedApplication, [typeId: number, culture: Culture]>;
  readonly documents: RemoteQuery<readonly ClientDocument[]>;
  readonly draft: ApplicationDraft;
  readonly clock: Clock;
  readonly language: Pick<LanguageStore, 'spoken'>;
}

/** The questions of an application, the answers that the gateway and this tab have, and how complete they are. */
export class ApplicationAnswers {
  typeId = 0;
  readonly #sources: AnswerSources;

  constructor(sources: AnswerSources) {
    this.#sources = sources;
    makeAutoObservable(this);
  }

  get query(): RemoteQuery<LoadedApplication> {
    const { applicationOf, language } = this.#sources;
    return applicationOf(this.typeId, language.spoken);
  }

  get remote(): Remote<LoadedApplication> {
    return this.query.state;
  }

  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  get application(): Application | undefined {
    return dataOf(this.remote)?.application;
  }

  get documents(): readonly ClientDocument[] {
    return dataOf(this.#sources.documents.state) ?? [];
  }

  /** True once the application and the documents are loaded: they decide which steps are done. */
  get isComplete(): boolean {
    const { status } = this.#sources.documents.state;
    return this.application !== undefined && (status === 'ready' || status === 'failed');
  }

  /** Answers of the last submission; empty if there was none. */
  get previousAnswers(): Answers {
    return this.application?.previous?.answers ?? {};
  }

  /** Submitted answers, overlaid by the saved ones. */
  get savedAnswers(): Answers {
    return withAnswers(this.previousAnswers, this.application?.answers ?? {});
  }

  /** Saved answers, overlaid by this tab's draft. */
  get answers(): Answers {
    return withAnswers(this.savedAnswers, this.#sources.draft.answers);
  }

  /** The form that applies to these answers. */
  get form(): FormSchema {
    return effectiveSchema(this.schema ?? NO_FORM, this.answers);
  }

  /** The sections in order, then the review. */
  get steps(): readonly Step[] {
    const { form } = this;
    const sections = orderOf(form).map((name): Step => {
      const section = form.properties[name] as SectionSchema;
      const isStarted = section['x-portico-widget'] === 'documents' || Object.hasOwn(this.answers, name);
      return { name, section, isDone: isStarted && this.issuesOf(name).length === 0 };
    });
    return [...sections, { name: REVIEW, section: undefined, isDone: false }];
  }

  /** The step on screen: the selected one, else the first that is not done. */
  get step(): Step {
    const { steps } = this;
    const selectedStep = steps.find(({ name }) => name === this.#sources.draft.step);
    return selectedStep ?? (steps.find(({ isDone }) => !isDone) as Step);
  }

  /** Index of the step on screen, from 0. */
  get stepIndex(): number {
    return this.steps.findIndex(({ name }) => name === this.step.name);
  }

  /** All answers, compared with the last submission. */
  get comparisons(): readonly ComparedAnswer[] {
    return compareAnswers(this.form, this.previousAnswers, this.answers);
  }

  issuesOf(name: string): AnswerIssue[] {
    const section = this.form.properties[name];
    return section ? sectionIssues(section, this.answers[name] ?? {}, `/${name}`, this.facts) : [];
  }

  /** Issues of all sections. With `isUnchanged`, the last submission is checked, as in an unchanged re-assessment. */
  allIssues(isUnchanged = false): AnswerIssue[] {
    const answers = isUnchanged ? withAnswers(this.answers, this.previousAnswers) : this.answers;
    return this.schema ? answerIssues(this.schema, answers, this.facts) : [];
  }

  /** True if a section has answers that are not saved at the gateway. */
  isUnsaved(name: string): boolean {
    const savedSection = this.application?.answers[name] ?? {};
    return Object.entries(this.#sources.draft.unsavedFields(name)).some(
      ([field, answer]) => !isSameAnswer(answer, savedSection[field]),
    );
  }

  /** Answers of a section, without fields that the current form no longer has. */
  answersOfSection(name: string): FieldAnswers {
    const { properties = {} } = this.schema?.properties[name] ?? {};
    return Object.fromEntries(
      Object.entries(this.answers[name] ?? {}).filter(([field]) => Object.hasOwn(properties, field)),
    );
  }

  /** Stores an answer in this tab; returns false while the application is not loaded. */
  setAnswer(section: string, field: string, answer: Answer): boolean {
    if (!this.application) return false;
    const previousAnswer = this.savedAnswers[section]?.[field] ?? null;
    this.#sources.draft.setAnswer(section, field, answer, {
      before: previousAnswer,
      version: this.application.version,
    });
    return true;
  }

  /** The form as the gateway sends it, with its conditions; undefined until it is loaded. */
  private get schema(): FormSchema | undefined {
    return dataOf(this.remote)?.form.schema;
  }

  private get facts(): AnswerFacts {
    const sentDocuments = this.documents.filter(
      ({ status }) => status === 'pending' || status === 'verified',
    );
    return {
      today: calendarDay(this.#sources.clock.now()),
      documents: sentDocuments.map(({ kind }) => kind),
    };
  }
}

const NO_FORM: FormSchema = Object.freeze({ type: 'object', properties: {}, 'x-portico-order': [] });

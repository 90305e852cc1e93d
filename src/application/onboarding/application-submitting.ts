import { makeAutoObservable, runInAction } from 'mobx';
import { stageOf, type Application, type ApplicationStage } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Clock } from '../kernel/ports/clock';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationAnswers } from './application-answers';
import type { ApplicationDraft } from './application-draft';
import type { ApplicationSaving } from './application-saving';
import type { LoadedApplication } from './applications-query';
import type { FormProblem } from '../kernel/form-problem';
import type { Submission } from '../kernel/submission';

/** Options of a submission. */
export interface SubmitOptions {
  /** In a re-assessment: the last submission is still valid. */
  readonly isUnchanged?: boolean;
  readonly isWarningAccepted?: boolean;
}

interface SubmittingParts {
  readonly answers: ApplicationAnswers;
  readonly saving: ApplicationSaving;
  readonly draft: ApplicationDraft;
  readonly submission: Submission;
  readonly applications: Applications;
  readonly queries: Queries;
  readonly clock: Clock;
  /** Returns a new UUID. */
  readonly newKey: () => string;
  /** Shows a refusal at the fields that it names; returns false if it names none. */
  readonly showRefusal: (problem: FormProblem) => boolean;
}

/** Calls to repeat after an application is submitted, postponed or finished at a provider: their answers change with it. */
export const CALLS_WITH_APPLICATIONS: readonly string[] = [
  'client',
  'accounts',
  'clientBlockers',
  'firstSteps',
  'notifications',
];

/** Submitting or postponing an application, and its stage. */
export class ApplicationSubmitting {
  /** True while the client changes an application that was submitted. */
  isRevising = false;
  readonly #parts: SubmittingParts;

  constructor(parts: SubmittingParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  get stage(): ApplicationStage | undefined {
    if (this.isRevising) return 'questions';
    const { answers, clock } = this.#parts;
    return answers.application && stageOf(answers.application, clock.now());
  }

  /** Saves every section, then submits the application. */
  async submit({ isUnchanged = false, isWarningAccepted = false }: SubmitOptions): Promise<void> {
    const { answers, applications, draft, newKey, saving, showRefusal, submission } = this.#parts;
    for (const { name } of answers.steps) if (!(await saving.save(name))) return;
    const { application, query, typeId } = answers;
    if (!application) return;
    const request = {
      typeId,
      version: draft.version ?? application.version,
      isUnchanged,
      isWarningAccepted,
      idempotencyKey: draft.ensureKey(newKey),
    };
    await submission.run(async () => {
      const submittedApplication = await applications.submit(request);
      runInAction(() => this.onSubmitted(query, submittedApplication));
    }, showRefusal);
  }

  /** Postpones a re-assessment until tomorrow. Resolves to true if the gateway accepts. */
  async postpone(): Promise<boolean> {
    const { answers, applications, queries, submission } = this.#parts;
    const { typeId } = answers;
    const isAccepted = await submission.run(() => applications.postpone(typeId));
    if (isAccepted) queries.invalidate(CALLS_WITH_APPLICATIONS);
    return isAccepted;
  }

  private onSubmitted(query: RemoteQuery<LoadedApplication>, submittedApplication: Application): void {
    const { draft, queries } = this.#parts;
    draft.drop();
    this.isRevising = false;
    query.patch(({ form }) => ({ form, application: submittedApplication }));
    queries.invalidate(CALLS_WITH_APPLICATIONS);
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { stageOf, type Application, type ApplicationStage } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Clock } from '../kernel/ports/clock';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationAnswers } from './application-answers';
import type { ApplicationDraft } from './application-draft';
import type { ApplicationSaving } from './application-saving';
import type { Asked } from './asked-application';
import type { FormProblem } from '../kernel/form-problem';
import type { Submission } from '../kernel/submission';

/** How a submission differs from the plain one. */
export interface SubmitWish {
  /** Of a re-assessment: what was submitted last still holds. */
  readonly isUnchanged?: boolean;
  readonly isWarningAccepted?: boolean;
}

interface HandingInParts {
  readonly answers: ApplicationAnswers;
  readonly saving: ApplicationSaving;
  readonly draft: ApplicationDraft;
  readonly submission: Submission;
  readonly applications: Applications;
  readonly queries: Queries;
  readonly clock: Clock;
  /** A UUID for each submission. */
  readonly newKey: () => string;
  /** Whether the page shows a refusal at its fields. */
  readonly shows: (problem: FormProblem) => boolean;
}

/** Calls whose answers change once an application is handed in, put off or finished elsewhere: they are made again. */
export const CALLS_WITH_APPLICATIONS: readonly string[] = [
  ...['client', 'accounts', 'clientBlockers', 'firstSteps', 'notifications'],
];

/** Hands an application in or puts it off, and what has become of it. */
export class ApplicationHandingIn {
  /** The client looks at the questions again, though they were handed in. */
  isRevising = false;
  readonly #parts: HandingInParts;

  constructor(parts: HandingInParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  get stage(): ApplicationStage | undefined {
    if (this.isRevising) return 'questions';
    const { answers, clock } = this.#parts;
    return answers.application && stageOf(answers.application, clock.now());
  }

  /** Saves what is not saved, and hands all of it in. */
  async submit({ isUnchanged = false, isWarningAccepted = false }: SubmitWish): Promise<void> {
    const { answers, applications, draft, newKey, saving, shows, submission } = this.#parts;
    for (const { name } of answers.steps) if (!(await saving.save(name))) return;
    const { application, query, typeId } = answers;
    if (!application) return;
    const order = {
      ...{ typeId, version: draft.version ?? application.version, isUnchanged, isWarningAccepted },
      idempotencyKey: draft.keyOr(newKey),
    };
    await submission.run(async () => {
      const handedIn = await applications.submit(order);
      runInAction(() => this.handedIn(query, handedIn));
    }, shows);
  }

  /** The re-assessment is asked for again tomorrow. Resolves to whether the gateway agrees. */
  async postpone(): Promise<boolean> {
    const { answers, applications, queries, submission } = this.#parts;
    const { typeId } = answers;
    const isTaken = await submission.run(() => applications.postpone(typeId));
    if (isTaken) queries.invalidate(CALLS_WITH_APPLICATIONS);
    return isTaken;
  }

  private handedIn(query: RemoteQuery<Asked>, application: Application): void {
    const { draft, queries } = this.#parts;
    draft.drop();
    this.isRevising = false;
    query.patch(({ form }) => ({ form, application }));
    queries.invalidate(CALLS_WITH_APPLICATIONS);
  }
}

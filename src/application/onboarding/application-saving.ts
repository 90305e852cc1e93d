import { makeAutoObservable, runInAction } from 'mobx';
import type { DraftConflict } from '../../domain/onboarding/application';
import { isSameAnswer } from '../../domain/onboarding/compare-answers';
import { onboardingRefusal } from '../../domain/onboarding/read-refusal';
import type { Applications } from './ports/applications';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationAnswers } from './application-answers';
import type { ApplicationDraft } from './application-draft';
import type { Asked } from './asked-application';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { Submission } from '../kernel/submission';

/** Two devices have answered these fields differently; whose answer counts is chosen field by field. */
export interface OpenConflict extends DraftConflict {
  readonly fields: readonly { readonly name: string; readonly isTheirs: boolean }[];
}

interface SavingParts {
  readonly answers: ApplicationAnswers;
  readonly applications: Applications;
  readonly draft: ApplicationDraft;
  readonly submission: Submission;
  /** Whether the page shows a refusal other than a conflict at its fields. */
  readonly shows: (problem: FormProblem) => boolean;
}

/** Saves what was typed, version by version, and settles it with what another device has saved since. */
export class ApplicationSaving {
  conflict: OpenConflict | null = null;
  readonly #parts: SavingParts;

  constructor(parts: SavingParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  clear(): void {
    this.conflict = null;
  }

  /** Whose answer counts in a conflict. */
  choose(field: string, isTheirs: boolean): void {
    const { conflict } = this;
    if (!conflict) return;
    const fields = conflict.fields.map((one) => (one.name === field ? { ...one, isTheirs } : one));
    this.conflict = { ...conflict, fields };
  }

  /** Saves the answers that were chosen over those of the other device. */
  async settle(): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const theirs = new Set(conflict.fields.filter(({ isTheirs }) => isTheirs).map(({ name }) => name));
    this.#parts.draft.settle(conflict.section, (field) => theirs.has(field), conflict.version);
    this.conflict = null;
    await this.save(conflict.section);
  }

  /** Takes all answers of the other device. */
  async takeTheirs(): Promise<void> {
    for (const { name } of this.conflict?.fields ?? []) this.choose(name, true);
    await this.settle();
  }

  /** Resolves to whether the gateway has the answers of a section as they stand here. */
  async save(section: string): Promise<boolean> {
    const { answers, applications, draft, shows, submission } = this.#parts;
    const { application, query, typeId } = answers;
    if (!application || !answers.isUnsaved(section)) return true;
    const sent = {
      ...{ typeId, version: draft.version ?? application.version, section },
      answers: answers.ofSection(section),
    };
    let isToRepeat = false;
    const isTaken = await submission.run(
      async () => {
        const saved = await applications.save(sent);
        runInAction(() => this.stands(query, { ...saved, section, answers: sent.answers }));
      },
      (problem) => {
        const conflict = draftConflictOf(problem);
        if (!conflict) return shows(problem);
        isToRepeat = this.meet(query, conflict);
        return true;
      },
    );
    return isTaken || (isToRepeat && (await this.save(section)));
  }

  /** Another device has saved since. Returns whether it has left alone what was typed here. */
  private meet(query: RemoteQuery<Asked>, conflict: DraftConflict): boolean {
    const { draft } = this.#parts;
    const { answers, section } = conflict;
    const fields = Object.entries(draft.typedIn(section)).filter(
      ([name, mine]) =>
        !isSameAnswer(mine, answers[name]) && !isSameAnswer(draft.before(section, name), answers[name]),
    );
    this.stands(query, conflict);
    // Other sections may have changed there too.
    query.invalidate();
    if (fields.length === 0) return true;
    this.conflict = { ...conflict, fields: fields.map(([name]) => ({ name, isTheirs: false })) };
    return false;
  }

  /** The gateway has these answers of a section, in this version. */
  private stands(query: RemoteQuery<Asked>, { answers, savedAt, section, version }: DraftConflict): void {
    query.patch(({ application, form }) => ({
      form,
      application: {
        ...application,
        ...{ version, savedAt, atSection: section },
        state: application.state === 'none' ? 'onboarding' : application.state,
        answers: { ...application.answers, [section]: answers },
      },
    }));
    this.#parts.draft.settle(section, (field, mine) => isSameAnswer(mine, answers[field]), version);
  }
}

/** What another device has saved since, where a refusal says so. */
function draftConflictOf(problem: FormProblem): DraftConflict | null {
  if (problem.kind !== 'refused' || !isRefusedAs(problem, 'draftConflict')) return null;
  return onboardingRefusal(problem.details).conflict;
}

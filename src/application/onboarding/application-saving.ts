import { makeAutoObservable, runInAction } from 'mobx';
import type { DraftConflict } from '../../domain/onboarding/application';
import { isSameAnswer } from '../../domain/onboarding/compare-answers';
import { onboardingRefusal } from '../../domain/onboarding/read-refusal';
import type { Applications } from './ports/applications';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationAnswers } from './application-answers';
import type { ApplicationDraft } from './application-draft';
import type { LoadedApplication } from './applications-query';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { Submission } from '../kernel/submission';

/** Fields that two devices have answered differently; the client chooses an answer for each. */
export interface OpenConflict extends DraftConflict {
  readonly fields: readonly { readonly name: string; readonly isTheirs: boolean }[];
}

interface SavingParts {
  readonly answers: ApplicationAnswers;
  readonly applications: Applications;
  readonly draft: ApplicationDraft;
  readonly submission: Submission;
  /** Shows a refusal other than a conflict at the page's fields; returns false for any other. */
  readonly shows: (problem: FormProblem) => boolean;
}

/** Saves the draft section by section, and resolves conflicts with another device's answers. */
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

  /** Chooses an answer for a field in conflict. */
  chooseAnswer(field: string, isTheirs: boolean): void {
    const { conflict } = this;
    if (!conflict) return;
    const fields = conflict.fields.map((option) =>
      option.name === field ? { ...option, isTheirs } : option,
    );
    this.conflict = { ...conflict, fields };
  }

  /** Saves the chosen answers. */
  async settle(): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const theirs = new Set(conflict.fields.filter(({ isTheirs }) => isTheirs).map(({ name }) => name));
    this.#parts.draft.settle(conflict.section, (field) => theirs.has(field), conflict.version);
    this.conflict = null;
    await this.save(conflict.section);
  }

  /** Accepts all answers of the other device. */
  async acceptTheirs(): Promise<void> {
    for (const { name } of this.conflict?.fields ?? []) this.chooseAnswer(name, true);
    await this.settle();
  }

  /** Saves a section; resolves to true if the gateway has its answers. */
  async save(section: string): Promise<boolean> {
    const { answers, applications, draft, shows, submission } = this.#parts;
    const { application, query, typeId } = answers;
    if (!application || !answers.isUnsaved(section)) return true;
    const sectionDraft = {
      typeId,
      version: draft.version ?? application.version,
      section,
      answers: answers.answersOfSection(section),
    };
    let mustRepeat = false;
    const isAccepted = await submission.run(
      async () => {
        const saved = await applications.save(sectionDraft);
        runInAction(() => this.applySaved(query, { ...saved, section, answers: sectionDraft.answers }));
      },
      (problem) => {
        const conflict = draftConflictOf(problem);
        if (!conflict) return shows(problem);
        mustRepeat = this.resolveConflict(query, conflict);
        return true;
      },
    );
    return isAccepted || (mustRepeat && (await this.save(section)));
  }

  /** Applies another device's answers. Returns true if they do not conflict with this tab's draft. */
  private resolveConflict(query: RemoteQuery<LoadedApplication>, conflict: DraftConflict): boolean {
    const { draft } = this.#parts;
    const { answers, section } = conflict;
    const fields = Object.entries(draft.typedIn(section)).filter(
      ([name, ownAnswer]) =>
        !isSameAnswer(ownAnswer, answers[name]) &&
        !isSameAnswer(draft.previousAnswer(section, name), answers[name]),
    );
    this.applySaved(query, conflict);
    // The other device may have changed more sections.
    query.invalidate();
    if (fields.length === 0) return true;
    this.conflict = { ...conflict, fields: fields.map(([name]) => ({ name, isTheirs: false })) };
    return false;
  }

  /** Applies a section as saved at the gateway. */
  private applySaved(
    query: RemoteQuery<LoadedApplication>,
    { answers, savedAt, section, version }: DraftConflict,
  ): void {
    query.patch(({ application, form }) => ({
      form,
      application: {
        ...application,
        version,
        savedAt,
        atSection: section,
        state: application.state === 'none' ? 'onboarding' : application.state,
        answers: { ...application.answers, [section]: answers },
      },
    }));
    this.#parts.draft.settle(section, (field, ownAnswer) => isSameAnswer(ownAnswer, answers[field]), version);
  }
}

/** The conflict with another device, if the refusal is about one. */
function draftConflictOf(problem: FormProblem): DraftConflict | null {
  if (problem.kind !== 'refused' || !isRefusedAs(problem, 'draftConflict')) return null;
  return onboardingRefusal(problem.details).conflict;
}

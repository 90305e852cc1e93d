import { makeAutoObservable, runInAction } from 'mobx';
import type { DraftConflict } from '../../domain/onboarding/application';
import { isSameAnswer } from '../../domain/onboarding/compare-answers';
import { readRefusal } from '../../domain/onboarding/read-refusal';
import type { Applications } from './ports/applications';
import type { RemoteQuery } from '../remote/remote-query';
import type { ApplicationAnswers } from './application-answers';
import type { ApplicationDraft } from './application-draft';
import type { LoadedApplication } from './applications-query';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { Submission } from '../kernel/submission';

/** A conflict with another device: the client chooses an answer for each field. */
export interface OpenConflict extends DraftConflict {
  readonly fields: readonly { readonly name: string; readonly isFromOtherDevice: boolean }[];
}

interface SavingParts {
  readonly answers: ApplicationAnswers;
  readonly applications: Applications;
  readonly draft: ApplicationDraft;
  readonly submission: Submission;
  /** Shows a refusal at the fields that it names; returns false if it names none. */
  readonly showRefusal: (problem: FormProblem) => boolean;
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
  chooseAnswer(field: string, isFromOtherDevice: boolean): void {
    const { conflict } = this;
    if (!conflict) return;
    const fields = conflict.fields.map((option) =>
      option.name === field ? { ...option, isFromOtherDevice } : option,
    );
    this.conflict = { ...conflict, fields };
  }

  /** Saves the chosen answers. */
  async saveChosenAnswers(): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const otherDeviceFields = new Set(
      conflict.fields.filter(({ isFromOtherDevice }) => isFromOtherDevice).map(({ name }) => name),
    );
    this.#parts.draft.removeFields(
      conflict.section,
      (field) => otherDeviceFields.has(field),
      conflict.version,
    );
    this.conflict = null;
    await this.save(conflict.section);
  }

  /** Discards this tab's answers in the conflict. */
  async acceptAllFromOtherDevice(): Promise<void> {
    for (const { name } of this.conflict?.fields ?? []) this.chooseAnswer(name, true);
    await this.saveChosenAnswers();
  }

  /** Saves a section; resolves to true if the gateway has its answers. */
  async save(section: string): Promise<boolean> {
    const { answers, applications, draft, showRefusal, submission } = this.#parts;
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
        const savedDraft = await applications.save(sectionDraft);
        runInAction(() =>
          this.applySavedSection(query, { ...savedDraft, section, answers: sectionDraft.answers }),
        );
      },
      (problem) => {
        const conflict = draftConflictOf(problem);
        if (!conflict) return showRefusal(problem);
        mustRepeat = this.mergeConflict(query, conflict);
        return true;
      },
    );
    return isAccepted || (mustRepeat && (await this.save(section)));
  }

  /** Merges another device's answers. Returns true if they do not conflict with this tab's draft. */
  private mergeConflict(query: RemoteQuery<LoadedApplication>, conflict: DraftConflict): boolean {
    const { draft } = this.#parts;
    const { answers, section } = conflict;
    const fields = Object.entries(draft.unsavedFields(section)).filter(
      ([name, draftAnswer]) =>
        !isSameAnswer(draftAnswer, answers[name]) &&
        !isSameAnswer(draft.previousAnswer(section, name), answers[name]),
    );
    this.applySavedSection(query, conflict);
    // The other device may have changed more sections.
    query.invalidate();
    if (fields.length === 0) return true;
    this.conflict = { ...conflict, fields: fields.map(([name]) => ({ name, isFromOtherDevice: false })) };
    return false;
  }

  /** Applies a section as saved at the gateway. */
  private applySavedSection(
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
    this.#parts.draft.removeFields(
      section,
      (field, draftAnswer) => isSameAnswer(draftAnswer, answers[field]),
      version,
    );
  }
}

/** The conflict with another device, if the refusal is about one. */
function draftConflictOf(problem: FormProblem): DraftConflict | null {
  if (problem.kind !== 'refused' || !isRefusedAs(problem, 'draftConflict')) return null;
  return readRefusal(problem.details).conflict;
}

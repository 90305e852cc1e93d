import type { Culture } from '../../../domain/culture/cultures.table';
import type { Application, ApplicationForm } from '../../../domain/onboarding/application';
import type { FieldAnswers } from '../../../domain/onboarding/form-schema';
import { port } from '../../kernel/port';

/** The current answers of one section, to be saved. */
export interface SectionDraft {
  readonly typeId: number;
  /** Version of the application that was last read or saved; another device may have made a newer one. */
  readonly version: number;
  readonly section: string;
  readonly answers: FieldAnswers;
}

/** The result of saving a section. */
export interface SavedDraft {
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
}

/** Submission of the answers that were saved up to this version. */
export interface ApplicationSubmission {
  readonly typeId: number;
  readonly version: number;
  /** A UUID: the same key is never submitted twice. */
  readonly idempotencyKey: string;
  /** In a re-assessment: the last submission is still valid. */
  readonly isUnchanged: boolean;
  /** The client has read the warning and accepts it. */
  readonly isWarningAccepted: boolean;
}

/** Applications for an investment account, and re-assessments, by type: 0 is the first application. Rejects with `PortalError` only. */
export interface Applications {
  /**
   * The questions of a type, in the language of the culture or else in English; refused with status 404 if there are
   * none.
   */
  form(typeId: number, culture: Culture, signal?: AbortSignal): Promise<ApplicationForm>;
  /** The current answers, from any device, and their outcome. */
  current(typeId: number, signal?: AbortSignal): Promise<Application>;
  /**
   * Saves the answers of a section; they replace the earlier ones. Refused with status 409, code 21 and details `{version,
   * savedAt, section, answers}` if another device has saved since: nothing is overwritten. Refused with code 22 if the answers
   * do not fit the form.
   */
  save(draft: SectionDraft): Promise<SavedDraft>;
  /**
   * Submits the application. Refused with details `{fields: [{at, reason, limit}]}` if answers are missing or wrong,
   * and with `{until}` during a cooling-off period.
   */
  submit(submission: ApplicationSubmission): Promise<Application>;
  /** Postpones a re-assessment until tomorrow; refused if that is not allowed. */
  postpone(typeId: number): Promise<void>;
  /** Ends the onboarding reminders: `isOpenAccount` of the client's setting becomes false (R7 `close-onboarding-page`). */
  close(): Promise<void>;
  /** Address of the onboarding provider's page (R7 `onboarding-url`); `domain` is this page's host with port. */
  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string>;
}
export const Applications = port<Applications>('Applications');

import type { Culture } from '../../../domain/culture/cultures.table';
import type { Application, ApplicationForm } from '../../../domain/onboarding/application';
import type { AnswersOf } from '../../../domain/onboarding/form-schema';
import { port } from '../../kernel/port';

/** The answers of one section so far. */
export interface SectionDraft {
  readonly typeId: number;
  /** Version of the application that was last read or saved; another device may have made a newer one. */
  readonly version: number;
  readonly section: string;
  readonly answers: AnswersOf;
}

/** The result of saving a section. */
export interface SavedDraft {
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
}

/** Submission of the answers that the gateway has in this version. */
export interface ApplicationOrder {
  readonly typeId: number;
  readonly version: number;
  /** A UUID: a repeat with the same key submits nothing twice. */
  readonly idempotencyKey: string;
  /** A re-assessment in which the last submission is still valid. */
  readonly isUnchanged: boolean;
  /** The client has read the warning and accepts it. */
  readonly isWarningAccepted: boolean;
}

/** Applications for an investment account, and re-assessments, by type: 0 is the first application. Rejects with `PortalError` only. */
export interface Applications {
  /** The questions of a type, in the language of a culture if they exist in it; refused with status 404 where there are none. */
  form(typeId: number, culture: Culture, signal?: AbortSignal): Promise<ApplicationForm>;
  /** The current answers, from any device, and their outcome. */
  current(typeId: number, signal?: AbortSignal): Promise<Application>;
  /**
   * Saves the answers of a section in place of those it had. Refused with status 409, code 21 and details `{version,
   * savedAt, section, answers}` where another device has saved since: nothing is overwritten. Code 22 where the answers
   * do not fit the form.
   */
  save(draft: SectionDraft): Promise<SavedDraft>;
  /**
   * Submits the application. Refused with details `{fields: [{at, reason, limit}]}` where answers are missing or wrong,
   * and `{until}` while the client cools off.
   */
  submit(order: ApplicationOrder): Promise<Application>;
  /** Postpones a re-assessment until tomorrow; refused where that is not allowed. */
  postpone(typeId: number): Promise<void>;
  /** The client is done with the onboarding: from now on `isOpenAccount` of their setting is false (R7 `close-onboarding-page`). */
  close(): Promise<void>;
  /** Address where the client continues (R7 `onboarding-url`); `domain` is the page's host with port. */
  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string>;
}
export const Applications = port<Applications>('Applications');

import type { Person } from '../../domain/onboarding/person';
import { port } from './port';

/** What was answered so far. */
export interface SavedApplication {
  readonly person: Person;
  /** ISO 8601 UTC; `null` before the first time. */
  readonly savedAt: string | null;
}

/** Investment-account applications, asked for by the page of the onboarding. Rejects with `PortalError` only. */
export interface Applications {
  /** The answers of the application of a type, a number that the address of the page names; nothing answered is empty texts. */
  saved(typeId: number, signal?: AbortSignal): Promise<SavedApplication>;
  /** Saves them; resolves to when, ISO 8601 UTC. */
  save(typeId: number, person: Person): Promise<string>;
  /** The client is done with the onboarding: from now on `isOpenAccount` of their setting is false (R7 `close-onboarding-page`). */
  close(): Promise<void>;
  /** Where the gateway has the client go on (R7 `onboarding-url`); `domain` is the page's host with port. */
  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string>;
}
export const Applications = port<Applications>('Applications');

import * as z from 'zod/mini';
import type { Applications, SavedApplication } from '../../application/ports/applications';
import { NOBODY, type Person } from '../../domain/onboarding/person';
import { instant, instantOrNull, nothing, orElse, result, text } from './codecs';
import type { HttpClient } from './http-client';

const person = z.object({
  salutation: text,
  firstName: text,
  lastName: text,
  birthDate: text,
  citizenship: text,
  reason: text,
});
const application = z.pipe(
  z.object({ answers: z.object({ person: orElse(person, NOBODY) }), savedAt: instantOrNull }),
  z.transform(({ answers, savedAt }): SavedApplication => ({ ...answers, savedAt })),
);

/** Applications over HTTP. */
export class HttpApplications implements Applications {
  constructor(private readonly http: HttpClient) {}

  saved(typeId: number, signal?: AbortSignal): Promise<SavedApplication> {
    return this.http.call('application', {
      query: { typeId },
      signal,
      read: result(application),
    });
  }

  async save(typeId: number, person: Person): Promise<string> {
    // What is not answered is sent as null: an empty text is no date.
    const answers = Object.fromEntries(Object.entries(person).map(([name, value]) => [name, value || null]));
    const { version } = await this.http.call('application', {
      query: { typeId },
      read: result(z.object({ version: z.int() })),
    });
    const { savedAt } = await this.http.call('saveApplication', {
      body: { typeId, version, section: 'person', answers },
      read: result(z.object({ savedAt: instant })),
    });
    return savedAt;
  }

  close(): Promise<void> {
    return this.http.call('closeOnboarding', { body: {}, read: nothing });
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return this.http.call('onboardingUrl', { query: { domain }, signal, read: result(z.string()) });
  }
}

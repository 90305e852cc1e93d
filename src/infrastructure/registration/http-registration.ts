import * as z from 'zod/mini';
import type {
  Registration,
  RegistrationForm,
  RegistrationDetails,
  RegulatorDocument,
} from '../../application/registration/ports/registration';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import { DEFAULT_OPTIONS } from '../../domain/registration/registration-options';
import { isToken } from '../../domain/session/session';
import { flag, list, nonEmptyText, orElse, result, textOrNull } from '../http/codecs';
import type { EndpointKey } from '../http/endpoints';
import type { HttpClient } from '../http/http-client';
import { passwordRules } from '../session/password-rules';

const emailCheck = z.object({ exists: flag });
const referralCheck = z.object({ isValid: z.boolean() });
const startedRegistration = z.object({
  registrationId: z.union([nonEmptyText, z.int()]),
});
const signInToken = z.object({ scaToken: z.string().check(z.refine(isToken)) });

const offer = z.object({
  platform: z.enum(['MT4', 'MT5']),
  accountType: z.string(),
  currencies: z.array(z.string()),
  leverages: z.array(z.int()),
});
const codeAndName = z.pipe(
  z.object({ code: z.string(), name: textOrNull }),
  z.transform(({ code, name }) => ({ code, name: name ?? code })),
);
const options = z.object({
  password: orElse(passwordRules, DEFAULT_OPTIONS.password),
  minimumAge: orElse(z.int(), DEFAULT_OPTIONS.minimumAge),
  offers: orElse(list(offer), []),
  contractKinds: orElse(list(codeAndName), []),
  branches: orElse(list(codeAndName), []),
});
const document = z.object({
  id: z.string(),
  title: z.string(),
  version: textOrNull,
  language: textOrNull,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  paragraphs: z.array(z.string()),
});

const BEGIN = { standard: 'registerStep1', landing: 'landingStep1' } as const satisfies Record<
  string,
  EndpointKey
>;
const COMPLETE = { standard: 'registerStep2', landing: 'landingStep2' } as const satisfies Record<
  string,
  EndpointKey
>;

/** Registration over HTTP. */
export class HttpRegistration implements Registration {
  constructor(private readonly http: HttpClient) {}

  async isKnown(email: string): Promise<boolean> {
    return (await this.http.call('clientCheck', { body: { email }, read: result(emailCheck) })).exists;
  }

  async isReferralCode(code: string, siteId: number): Promise<boolean> {
    const body = { code, siteId };
    return (await this.http.call('checkReferral', { body, read: result(referralCheck) })).isValid;
  }

  options(siteId: number, signal?: AbortSignal): Promise<RegistrationOptions> {
    return this.http.call('registrationOptions', { query: { siteId }, signal, read: result(options) });
  }

  /** All documents or none, since the client must not skip an unreadable one. */
  documents(siteId: number, signal?: AbortSignal): Promise<readonly RegulatorDocument[]> {
    const read = result(z.array(document));
    return this.http.call('registrationDocuments', { query: { siteId }, signal, read });
  }

  async begin(kind: keyof typeof BEGIN, form: RegistrationForm): Promise<string> {
    const { registrationId } = await this.http.call(BEGIN[kind], {
      body: form,
      read: result(startedRegistration),
    });
    return String(registrationId);
  }

  async complete(
    kind: keyof typeof COMPLETE,
    registrationId: string,
    rest: RegistrationDetails,
  ): Promise<string> {
    const body = { registrationId, ...rest };
    return (await this.http.call(COMPLETE[kind], { body, read: result(signInToken) })).scaToken;
  }

  async single(form: RegistrationForm): Promise<string> {
    return (await this.http.call('singleRegister', { body: form, read: result(signInToken) })).scaToken;
  }
}

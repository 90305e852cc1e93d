import * as z from 'zod/mini';
import type {
  ApplicationSubmission,
  Applications,
  SavedDraft,
  SectionDraft,
} from '../../application/onboarding/ports/applications';
import type { Culture } from '../../domain/culture/cultures.table';
import {
  APPLICATION_STATES,
  OUTCOME_KINDS,
  REASON_CODES,
  type Application,
  type ApplicationForm,
} from '../../domain/onboarding/application';
import type { Answers, FormSchema } from '../../domain/onboarding/form-schema';
import {
  emptyResult,
  flag,
  id,
  instant,
  instantOrNull,
  list,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const optionalText = z.optional(z.string());
const optionalNames = z.optional(z.array(z.string()));
const optionalObject = z.optional(z.looseObject({}));

/** Questions are data: the view of a field reads the keywords that are not checked here. */
const field = z.looseObject({
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array']),
  title: optionalText,
  description: optionalText,
  items: optionalObject,
  'x-portico-widget': optionalText,
});
const section = z.looseObject({
  type: z.enum(['object']),
  title: nonEmptyText,
  description: optionalText,
  required: optionalNames,
  properties: z.optional(z.record(z.string(), field)),
  'x-portico-order': optionalNames,
  'x-portico-widget': optionalText,
  'x-portico-kinds': optionalNames,
  'x-portico-minutes': z.optional(z.number()),
  'x-portico-why': optionalText,
  'x-portico-if': optionalObject,
});
const schema = z.looseObject({
  type: z.enum(['object']),
  'x-portico-order': z.array(z.string()),
  properties: z.record(z.string(), section),
});
const form = z.pipe(
  z.object({
    typeId: id,
    revision: nonEmptyText,
    title: nonEmptyText,
    intro: textOrNull,
    isReAssessment: flag,
    schema,
  }),
  // Further keywords of a question are read by the view of its field.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  z.transform((form): ApplicationForm => ({ ...form, schema: form.schema as unknown as FormSchema })),
);

const single = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
const answer = z.union([single, z.array(z.record(z.string(), single))]);
const answers = z.pipe(
  z.record(z.string(), z.record(z.string(), answer)),
  z.transform((answers): Answers => answers),
);
const version = z.int().check(z.refine((value) => value >= 0));
const application = z.object({
  typeId: id,
  state: z.enum(APPLICATION_STATES),
  version,
  revision: textOrNull,
  answers,
  savedAt: instantOrNull,
  atSection: textOrNull,
  reference: textOrNull,
  previous: orElse(z.object({ answers, at: instantOrNull }), null),
  finishDate: instantOrNull,
  isSkip: flag,
  outcome: orElse(
    z.object({ kind: z.enum(OUTCOME_KINDS), until: instantOrNull, because: orElse(z.array(z.string()), []) }),
    null,
  ),
  reasons: orElse(
    list(z.object({ code: z.enum(REASON_CODES), at: textOrNull, document: textOrNull, note: textOrNull })),
    [],
  ),
  timeline: orElse(list(z.object({ state: z.enum(APPLICATION_STATES), at: instant })), []),
  account: orElse(z.object({ login: id, server: textOrNull }), null),
});

/** Applications over HTTP. */
export class HttpApplications implements Applications {
  constructor(private readonly http: HttpClient) {}

  form(typeId: number, culture: Culture, signal?: AbortSignal): Promise<ApplicationForm> {
    return this.http.call('applicationForm', { query: { typeId, culture }, signal, read: result(form) });
  }

  current(typeId: number, signal?: AbortSignal): Promise<Application> {
    return this.http.call('application', { query: { typeId }, signal, read: result(application) });
  }

  save(draft: SectionDraft): Promise<SavedDraft> {
    return this.http.call('saveApplication', {
      body: draft,
      read: result(z.object({ version, savedAt: instant })),
    });
  }

  submit(order: ApplicationSubmission): Promise<Application> {
    return this.http.call('submitApplication', { body: order, read: result(application) });
  }

  postpone(typeId: number): Promise<void> {
    return this.http.call('postponeApplication', { body: { typeId }, read: emptyResult });
  }

  close(): Promise<void> {
    return this.http.call('closeOnboarding', { body: {}, read: emptyResult });
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return this.http.call('onboardingUrl', { query: { domain }, signal, read: result(z.string()) });
  }
}

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { marketingRecords } from '../db/tables/visits';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../kernel/attempt-rules.table';
import { clientByEmail } from '../session/client-by-email';
import { withoutSecrets } from './marketing-uri';
import { registrationOptionsOf } from './registration-options.table';
import { regulatorDocumentsOf } from './regulator-documents';
import type { RegistrationForm, RegistrationRest } from './registration-form';
import type { RegistrationSource } from './registrations';
import { originOf } from '../kernel/origin';
import type { Services } from '../http/services';
import { UUID } from '../kernel/uuid';

type RegistrationCalls = Calls<
  | 'checkClient'
  | 'registerStep1'
  | 'registerStep2'
  | 'singleRegister'
  | 'landingPageStep1'
  | 'landingPageStep2'
  | 'createMarketingId'
  | 'getRegistrationOptions'
  | 'getRegistrationDocuments'
>;

interface Submitted<Body> {
  body: Body;
  request: FastifyRequest;
}

/** Registrations from one IP within 15 minutes before a captcha is demanded. */
const FREE_REGISTRATIONS = 5;
const RECENT_SECONDS = 900;

/** One-step and two-step registration, and the marketing id that precedes it. */
export function registrationCalls(services: Services): RegistrationCalls {
  const { attempts, captcha, clock, companies, config, db, registrations, sites } = services;

  const variantAt = async (siteId: number) => companies.variantOf((await sites.byId(siteId)).companyId);

  /** These calls carry the captcha token in the body (D4 lists the headers of each call). */
  const admit = async ({ body, request }: Submitted<RegistrationForm>) => {
    await captcha.check(body.captchaToken || undefined, async () => {
      const recent = await attempts.recent(ATTEMPT_RULES.registration, request.ip, RECENT_SECONDS);
      return recent >= FREE_REGISTRATIONS;
    });
    await attempts.take(ATTEMPT_RULES.registration, request.ip);
    // A captcha solved in step 1 also covers the one-time codes of the same registration.
    const hasCaptcha = config.captchaProvider === 'none' || Boolean(body.captchaToken);
    return { site: await sites.ofRequest(request, body.siteId), origin: { ip: request.ip, hasCaptcha } };
  };

  const begin = (source: RegistrationSource) => async (submitted: Submitted<RegistrationForm>) => {
    const { origin, site } = await admit(submitted);
    const form = withoutCaptcha(submitted.body);
    return { registrationId: await registrations.begin(source, form, site, origin) };
  };

  const complete =
    (source: RegistrationSource) =>
    async ({ body, request }: Submitted<RegistrationRest & { registrationId: string }>) => ({
      scaToken: await registrations.complete(source, body.registrationId, body, originOf(request)),
    });

  return {
    checkClient: async ({ body, request }) => {
      await attempts.take(ATTEMPT_RULES.clientCheck, request.ip);
      return { exists: (await clientByEmail(db, body.email)) !== undefined };
    },
    registerStep1: begin('registration'),
    registerStep2: complete('registration'),
    landingPageStep1: begin('landing-page'),
    landingPageStep2: complete('landing-page'),

    singleRegister: async ({ body, request }) => {
      const { site } = await admit({ body, request });
      return { scaToken: await registrations.single(withoutCaptcha(body), site, originOf(request)) };
    },

    getRegistrationOptions: async ({ query }) => registrationOptionsOf(await variantAt(query.siteId)),
    getRegistrationDocuments: async ({ query }) => [...regulatorDocumentsOf(await variantAt(query.siteId))],

    createMarketingId: async ({ body, request }) => {
      await attempts.take(ATTEMPT_RULES.marketing, request.ip);
      const now = clock();
      const { existingGuid } = body;
      const [seen] =
        existingGuid && UUID.test(existingGuid)
          ? await db
              .update(marketingRecords)
              .set({ lastSeenAt: now })
              .where(eq(marketingRecords.id, existingGuid))
              .returning({ id: marketingRecords.id })
          : [];
      if (seen) return seen.id;
      const { siteId } = await sites.byId(Number(body.siteId));
      const id = randomUUID();
      const uri = withoutSecrets(body.uri);
      await db.insert(marketingRecords).values({ id, uri, siteId, createdAt: now, lastSeenAt: now });
      return id;
    },
  };
}

/** A captcha token works only once, so it is not stored. */
function withoutCaptcha(form: RegistrationForm): RegistrationForm {
  return { ...form, captchaToken: null };
}

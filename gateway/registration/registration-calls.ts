import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { marketingRecords } from '../db/tables/visits';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import { findClientByEmail } from '../session/client-by-email';
import { withoutSecrets } from './marketing-uri';
import { registrationOptionsOf } from './registration-options.table';
import { regulatorDocumentsOf } from './regulator-documents';
import type { RegistrationForm, RegistrationDetails } from './registration-form';
import type { RegistrationSource } from './registrations';
import { originOf } from '../kernel/origin';
import type { Attempts } from '../db/attempts';
import type { Captcha } from '../session/captcha';
import type { Clock } from '../kernel/time';
import type { Companies } from '../../src/domain/site/companies';
import type { ApiConfig } from '../http/api-config';
import type { Database } from '../db/open-database';
import type { PartnerClicks } from '../partnership/partner-clicks';
import type { PartnerLinks } from '../partnership/partner-links';
import type { Registrations } from './registrations';
import type { Sites } from '../site/sites';
import { UUID } from '../kernel/uuid';

type RegistrationCalls = Calls<
  | 'checkClient'
  | 'checkReferral'
  | 'registerStep1'
  | 'registerStep2'
  | 'singleRegister'
  | 'landingPageStep1'
  | 'landingPageStep2'
  | 'createMarketingId'
  | 'getRegistrationOptions'
  | 'getRegistrationDocuments'
>;

interface Submission<Body> {
  body: Body;
  request: FastifyRequest;
}

/** Registrations from one IP within 15 minutes before a captcha is demanded. */
const FREE_REGISTRATIONS = 5;
const RECENT_SECONDS = 900;

interface RegistrationCallsDeps {
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly config: ApiConfig;
  readonly db: Database;
  readonly partnerClicks: PartnerClicks;
  readonly partnerLinks: PartnerLinks;
  readonly registrations: Registrations;
  readonly sites: Sites;
}

/** One-step and two-step registration, and the marketing id that precedes it. */
export function registrationCalls(services: RegistrationCallsDeps): RegistrationCalls {
  const {
    attempts,
    captcha,
    clock,
    companies,
    config,
    db,
    partnerClicks,
    partnerLinks,
    registrations,
    sites,
  } = services;

  const variantAt = async (siteId: number) => companies.variantOf((await sites.findById(siteId)).companyId);

  /** Checks the captcha and counts the attempt. The token is in the body, because D4 lists no header for these calls. */
  const checkAdmission = async ({ body, request }: Submission<RegistrationForm>) => {
    await captcha.checkToken(body.captchaToken || undefined, async () => {
      const recent = await attempts.countRecent(ATTEMPT_RULES.registration, request.ip, RECENT_SECONDS);
      return recent >= FREE_REGISTRATIONS;
    });
    await attempts.countAttempt(ATTEMPT_RULES.registration, request.ip);
    // A captcha solved in step 1 also covers the one-time codes of the same registration.
    const hasCaptcha = config.captchaProvider === 'none' || Boolean(body.captchaToken);
    return { site: await sites.findByRequest(request, body.siteId), origin: { ip: request.ip, hasCaptcha } };
  };

  const createStepOneCall =
    (source: RegistrationSource) => async (submission: Submission<RegistrationForm>) => {
      const { origin, site } = await checkAdmission(submission);
      const form = withoutCaptcha(submission.body);
      return { registrationId: await registrations.beginRegistration(source, form, site, origin) };
    };

  const createStepTwoCall =
    (source: RegistrationSource) =>
    async ({ body, request }: Submission<RegistrationDetails & { registrationId: string }>) => ({
      scaToken: await registrations.completeRegistration(
        source,
        body.registrationId,
        body,
        originOf(request),
      ),
    });

  return {
    checkClient: async ({ body, request }) => {
      await attempts.countAttempt(ATTEMPT_RULES.clientCheck, request.ip);
      return { exists: (await findClientByEmail(db, body.email)) !== undefined };
    },
    checkReferral: async ({ body: { code, siteId }, request }) => {
      await attempts.countAttempt(ATTEMPT_RULES.referralCheck, request.ip);
      const { companyId } = await sites.findById(Number(siteId));
      return { isValid: (await partnerLinks.findByCode(code, companyId)) !== undefined };
    },
    registerStep1: createStepOneCall('registration'),
    registerStep2: createStepTwoCall('registration'),
    landingPageStep1: createStepOneCall('landing-page'),
    landingPageStep2: createStepTwoCall('landing-page'),

    singleRegister: async ({ body, request }) => {
      const { site } = await checkAdmission({ body, request });
      return {
        scaToken: await registrations.registerInOneStep(withoutCaptcha(body), site, originOf(request)),
      };
    },

    getRegistrationOptions: async ({ query }) => registrationOptionsOf(await variantAt(query.siteId)),
    getRegistrationDocuments: async ({ query }) => [...regulatorDocumentsOf(await variantAt(query.siteId))],

    createMarketingId: async ({ body, request }) => {
      await attempts.countAttempt(ATTEMPT_RULES.marketing, request.ip);
      const { siteId, companyId } = await sites.findById(Number(body.siteId));
      const marketingId = await recordVisit(withoutSecrets(body.uri), siteId, body.existingGuid);
      await partnerClicks.recordVisit({ companyId, marketingId, request, uri: body.uri });
      return marketingId;
    },
  };

  /** Records the visit of a browser; one that has an id keeps it. */
  async function recordVisit(uri: string, siteId: number, existingGuid: string | null | undefined) {
    const now = clock();
    const [seenRecord] =
      existingGuid && UUID.test(existingGuid)
        ? await db
            .update(marketingRecords)
            .set({ lastSeenAt: now })
            .where(eq(marketingRecords.id, existingGuid))
            .returning({ id: marketingRecords.id })
        : [];
    if (seenRecord) return seenRecord.id;
    const id = randomUUID();
    await db.insert(marketingRecords).values({ id, uri, siteId, createdAt: now, lastSeenAt: now });
    return id;
  }
}

/** A captcha token works only once, so it is not stored. */
function withoutCaptcha(form: RegistrationForm): RegistrationForm {
  return { ...form, captchaToken: null };
}

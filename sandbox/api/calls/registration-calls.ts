import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { marketingRecords } from '../../db/tables/visits';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../services/attempt-rules.table';
import { clientByEmail } from '../services/client-by-email';
import { withoutSecrets } from '../services/marketing-uri';
import type { RegistrationForm, RegistrationRest, RegistrationSource } from '../services/registrations';
import type { Services } from '../services/services';
import type { ClientRow } from '../services/sessions';

type RegistrationCalls = Calls<
  | 'checkClient'
  | 'registerStep1'
  | 'registerStep2'
  | 'singleRegister'
  | 'landingPageStep1'
  | 'landingPageStep2'
  | 'createMarketingId'
>;

interface Submitted<Body> {
  body: Body;
  request: FastifyRequest;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Registration in one and in two steps, and the marketing id before it. */
export function registrationCalls(services: Services): RegistrationCalls {
  const { attempts, clock, db, registrations, sessions, sites } = services;
  const signIn = async (client: ClientRow, request: FastifyRequest) => ({
    scaToken: await sessions.issue(client.id, request.ip),
  });
  const siteOf = (siteId: number) => sites.byId(siteId);

  const begin =
    (source: RegistrationSource) =>
    async ({ body, request }: Submitted<RegistrationForm>) => {
      await attempts.take(ATTEMPT_RULES.registration, request.ip);
      const site = await sites.ofRequest(request, body.siteId);
      return { registrationId: await registrations.begin(source, body, site) };
    };

  const complete =
    (source: RegistrationSource) =>
    async ({ body, request }: Submitted<RegistrationRest & { registrationId: string }>) =>
      signIn(await registrations.complete(source, body.registrationId, body, siteOf), request);

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
      await attempts.take(ATTEMPT_RULES.registration, request.ip);
      const site = await sites.ofRequest(request, body.siteId);
      return signIn(await registrations.single(body, site), request);
    },

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

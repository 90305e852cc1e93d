import type { FastifyInstance } from 'fastify';
import { accountCalls } from './calls/account-calls';
import { accountSettingCalls } from './calls/account-setting-calls';
import { campaignCalls } from './calls/campaign-calls';
import { clientCalls } from './calls/client-calls';
import { cmsCalls } from './calls/cms-calls';
import { documentCalls } from './calls/document-calls';
import { geoCalls } from './calls/geo-calls';
import { bookCalls } from './calls/book-calls';
import { instrumentCalls } from './calls/instrument-calls';
import { localeCalls } from './calls/locale-calls';
import { moneyCalls } from './calls/money-calls';
import { newsCalls } from './calls/news-calls';
import { notificationCalls } from './calls/notification-calls';
import { onboardingCalls } from './calls/onboarding-calls';
import { openingCalls } from './calls/opening-calls';
import { partnerCalls } from './calls/partner-calls';
import { profileCalls } from './calls/profile-calls';
import { registrationCalls } from './calls/registration-calls';
import { scaCalls } from './calls/sca-calls';
import { securityCalls } from './calls/security-calls';
import { socialCalls } from './calls/social-calls';
import { streamCalls } from './calls/stream-calls';
import { supportCalls } from './calls/support-calls';
import { verificationCalls } from './calls/verification-calls';
import { walletCalls } from './calls/wallet-calls';
import { loadContract, type ContractOperation } from '../../contract/load-contract';
import { ApiError } from './http/api-error';
import { answerError } from './http/answer-error';
import type { ApiOperationId, Call, Calls } from './http/call';
import { audited } from './http/audited';
import { registerCall } from './http/register-call';
import { registerTus } from './http/register-tus';
import { createServices } from './services/services';
import type { ApiDeps } from './services/create-shared';

/**
 * Registers every operation of contract/openapi.yaml except the static ones: all of `/api/**`, and POST
 * /locales/add. An unknown path below `/api/` is answered with 404 and the error envelope. Throws if the
 * contract has an operation that no code implements.
 */
export async function registerApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const services = createServices(deps);
  const calls: Calls = {
    ...accountCalls(services),
    ...bookCalls(services),
    ...accountSettingCalls(services),
    ...campaignCalls(services),
    ...clientCalls(services),
    ...cmsCalls(services),
    ...documentCalls(services),
    ...geoCalls(services),
    ...instrumentCalls(services),
    ...localeCalls(services),
    ...moneyCalls(services),
    ...newsCalls(services),
    ...notificationCalls(services),
    ...onboardingCalls(services),
    ...openingCalls(services),
    ...partnerCalls(services),
    ...profileCalls(services),
    ...registrationCalls(services),
    ...scaCalls(services),
    ...securityCalls(services),
    ...socialCalls(services),
    ...streamCalls(services),
    ...supportCalls(services),
    ...verificationCalls(services),
    ...walletCalls(services),
  };
  const operations = loadContract().filter(({ isStatic }) => !isStatic);
  const registerOperation = (api: FastifyInstance, operation: ContractOperation) => {
    const call = calls[operation.id as ApiOperationId] as Call<ApiOperationId> | undefined;
    if (!call) throw new Error(`contract/openapi.yaml has ${operation.id}, which no code answers`);
    registerCall(api, operation, audited(operation.id as ApiOperationId, call, services), services);
  };
  // A scope each, since a content type is accepted only by the routes that need it.
  await app.register((api, _options, done) => {
    acceptJsonOnly(api);
    for (const operation of operations) if (!operation.isTus) registerOperation(api, operation);
    done();
  });
  await app.register((api, _options, done) => {
    registerTus(api, services);
    for (const operation of operations) if (operation.isTus) registerOperation(api, operation);
    done();
  });
  await app.register(
    (api, _options, done) => {
      api.setNotFoundHandler((request, reply) => answerError(new ApiError('notFound'), request, reply));
      done();
    },
    { prefix: '/api' },
  );
}

/** Any other type is answered with 415. A POST without a body may still declare a JSON content type. */
function acceptJsonOnly(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}

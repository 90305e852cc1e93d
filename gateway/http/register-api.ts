import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../accounts/account-calls';
import { accountSettingCalls } from '../accounts/account-setting-calls';
import { campaignCalls } from '../campaigns/campaign-calls';
import { clientCalls } from '../client/client-calls';
import { cmsCalls } from '../site/cms-calls';
import { documentCalls } from '../documents/document-calls';
import { geoCalls } from '../site/geo-calls';
import { bookCalls } from '../accounts/book-calls';
import { instrumentCalls } from '../trading/instrument-calls';
import { localeCalls } from '../site/locale-calls';
import { moneyCalls } from '../money/money-calls';
import { newsCalls } from '../news/news-calls';
import { notificationCalls } from '../notifications/notification-calls';
import { onboardingCalls } from '../onboarding/onboarding-calls';
import { openingCalls } from '../opening/opening-calls';
import { partnerCalls } from '../partnership/partner-calls';
import { profileCalls } from '../profile/profile-calls';
import { registrationCalls } from '../registration/registration-calls';
import { scaCalls } from '../session/sca-calls';
import { securityCalls } from '../session/security-calls';
import { socialCalls } from '../social/social-calls';
import { streamCalls } from '../accounts/stream-calls';
import { supportCalls } from '../support/support-calls';
import { verificationCalls } from '../registration/verification-calls';
import { walletCalls } from '../wallet/wallet-calls';
import { loadContract, type ContractOperation } from '../../contract/load-contract';
import { ApiError } from './api-error';
import { answerError } from './answer-error';
import type { ApiOperationId, Call, Calls } from './call';
import { withAudit } from './with-audit';
import { registerCall } from './register-call';
import { registerTus } from '../documents/register-tus';
import { createServices } from './services';
import type { ApiDeps } from './create-shared';

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
    registerCall(api, operation, withAudit(operation.id as ApiOperationId, call, services), services);
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

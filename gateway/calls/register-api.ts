import type { FastifyInstance } from 'fastify';
import { loadContract, type ContractOperation } from '../../contract/load-contract';
import { ApiError } from '../kernel/api-error';
import { answerError } from '../http/answer-error';
import { allCalls } from './calls.generated';
import type { ApiOperationId, Call } from '../http/call';
import { withAudit } from './with-audit';
import { withReadReplica } from './with-read-replica';
import { withClientState } from './with-client-state';
import { registerCall } from './register-call';
import { registerPictures } from '../partnership/material/register-pictures';
import { registerTus } from '../documents/register-tus';
import { createServices } from './services';
import type { ApiDeps } from './create-shared-services';

/**
 * Registers every operation of contract/openapi.yaml except the static ones: all of `/api/**`, and POST
 * /locales/add; besides, the pictures of partners' material. An unknown path below `/api/` is answered with 404 and the error envelope. Throws if the
 * contract has an operation that no code implements.
 */
export async function registerApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const services = createServices(deps);
  const calls = allCalls(services);
  const { readReplica } = deps;
  const replicaCalls = readReplica && allCalls(createServices({ ...deps, db: readReplica.db }));
  const operations = loadContract().filter(({ isStatic }) => !isStatic);
  const registerOperation = (api: FastifyInstance, operation: ContractOperation) => {
    const call = calls[operation.id as ApiOperationId] as Call<ApiOperationId> | undefined;
    if (!call) throw new Error(`contract/openapi.yaml has ${operation.id}, which no code answers`);
    const id = operation.id as ApiOperationId;
    const replicaCall = replicaCalls?.[id] as Call<ApiOperationId> | undefined;
    const read = readReplica && replicaCall ? withReadReplica(id, call, replicaCall, readReplica) : call;
    registerCall(api, operation, withAudit(id, withClientState(id, read, services), services), services);
  };
  // Two scopes, because tus accepts another content type.
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
  registerPictures(app, services);
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

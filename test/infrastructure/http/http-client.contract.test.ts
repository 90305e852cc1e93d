import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpClients } from '../../../src/infrastructure/client/http-clients';
import type { Outgoing } from '../../../src/infrastructure/http/transport';
import { describeGatewayContract } from '../../../src/testkit/kernel/gateway.contract';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { runner } from '../../jest/runner';

const ADDRESS = /^(?<apiBaseUrl>.*)\/api\/.*\/v(?<apiVersion>[^/]+)\//;
const bearerOf = ({ headers }: Outgoing) => headers['Authorization']?.replace('Bearer ', '') ?? null;

describeGatewayContract(runner, 'HttpClient', () => {
  let delay = Promise.resolve();
  let lastRequest: Outgoing;
  const gateway = new HttpClient(new Map(), async (request) => {
    lastRequest = request;
    await delay;
    const isValid = bearerOf(request) === 'valid';
    return httpAnswer(
      isValid ? 200 : 401,
      isValid ? JSON.stringify({ result: clientOf('main') }) : '{}',
      () => null,
    );
  });
  const clients = new HttpClients(gateway);
  return {
    gateway,
    validToken: 'valid',
    call: () => clients.setting(),
    callAs: (token) => clients.setting({ token }),
    delayAnswers: () => {
      let release = () => undefined as void;
      delay = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    lastCall: () => {
      const { apiBaseUrl = '', apiVersion = '' } = ADDRESS.exec(lastRequest.url)?.groups ?? {};
      return { apiBaseUrl, apiVersion, bearer: bearerOf(lastRequest) };
    },
  };
});

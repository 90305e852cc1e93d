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
  let coming = Promise.resolve();
  let last: Outgoing;
  const gateway = new HttpClient(new Map(), async (request) => {
    last = request;
    await coming;
    const good = bearerOf(request) === 'good';
    return httpAnswer(
      good ? 200 : 401,
      good ? JSON.stringify({ result: clientOf('main') }) : '{}',
      () => null,
    );
  });
  const clients = new HttpClients(gateway);
  return {
    gateway,
    validToken: 'good',
    call: () => clients.setting(),
    callAs: (token) => clients.setting({ token }),
    delayAnswers: () => {
      let release = () => undefined as void;
      coming = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    lastCall: () => {
      const { apiBaseUrl = '', apiVersion = '' } = ADDRESS.exec(last.url)?.groups ?? {};
      return { apiBaseUrl, apiVersion, bearer: bearerOf(last) };
    },
  };
});

import { readChallenge } from '../../../src/infrastructure/session/captcha/altcha-captcha';
import { bind } from '../../../src/infrastructure/di/binding';
import { createContainer } from '../../../src/infrastructure/di/create-container';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import type { Transport } from '../../../src/infrastructure/http/transport';
import { STOCK_DOUBLES, STOCK_FEATURES } from '../../../src/testkit/portal/stock-features';

type SampleCall = (transport: Transport) => Promise<unknown>;

/**
 * Every call of the portal, made as its adapter makes it: the sample calls that features declare beside their
 * doubles.
 */
export function sampleCalls(): ReadonlyMap<EndpointKey, SampleCall> {
  let carry: Transport;
  const http = new HttpClient(new Map(), (request) => carry(request));
  const over =
    (make: () => Promise<unknown>): SampleCall =>
    (transport) => {
      carry = transport;
      return make();
    };
  const container = createContainer();
  container.add([bind(HttpClient, () => http), ...STOCK_FEATURES.flatMap(({ ports = [] }) => ports)]);
  const named = STOCK_DOUBLES.flatMap(({ port, calls = {} }) =>
    Object.entries(calls).map(
      ([key, make]) => [key as EndpointKey, over(() => make(container.resolve(port) as never))] as const,
    ),
  );
  // The rest of that adapter is computation.
  const challenge = over(() => http.call('captchaChallenge', { read: readChallenge }));
  return new Map([...named, ['captchaChallenge', challenge]]);
}

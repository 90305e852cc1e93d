import { readChallenge } from '../../../src/infrastructure/session/captcha/altcha-captcha';
import { bind } from '../../../src/infrastructure/di/binding';
import { createContainer } from '../../../src/infrastructure/di/create-container';
import { readOverview } from '../../../src/infrastructure/http/batch-reads';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import type { Transport } from '../../../src/infrastructure/http/transport';
import { BUILT_IN_DOUBLES, BUILT_IN_FEATURES } from '../../../src/testkit/portal/built-in-features';

type SampleCall = (transport: Transport) => Promise<unknown>;

/**
 * Every call of the portal, made as its adapter makes it: the sample calls that features declare beside their
 * doubles.
 */
export function sampleCalls(): ReadonlyMap<EndpointKey, SampleCall> {
  let current: Transport;
  const http = new HttpClient(new Map(), (request) => current(request));
  const withTransport =
    (make: () => Promise<unknown>): SampleCall =>
    (transport) => {
      current = transport;
      return make();
    };
  const container = createContainer();
  container.add([bind(HttpClient, () => http), ...BUILT_IN_FEATURES.flatMap(({ ports = [] }) => ports)]);
  const sampleEntries = BUILT_IN_DOUBLES.flatMap(({ port, calls = {} }) =>
    Object.entries(calls).map(
      ([key, make]) =>
        [key as EndpointKey, withTransport(() => make(container.resolve(port) as never))] as const,
    ),
  );
  // No port has this call: the captcha adapter makes it itself.
  const challenge = withTransport(() => http.call('captchaChallenge', { read: readChallenge }));
  // Nor this one: the transport makes it of the ports' own reads.
  const reads = ['/api/client/v1/Client/blockers', '/api/client/v1/Account/funds?limit=5'];
  const overview = withTransport(() => http.call('overview', { read: readOverview, body: { reads } }));
  return new Map([...sampleEntries, ['captchaChallenge', challenge], ['overview', overview]]);
}

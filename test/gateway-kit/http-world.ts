import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import { SITE_IDS } from '../../gateway/seed/sites.table';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { ENDPOINTS } from '../../src/infrastructure/http/contract.generated';
import { axiosTransport } from '../../src/infrastructure/http/transport';
import { Auth } from '../../src/application/session/ports/auth';
import { Clients } from '../../src/application/client/ports/clients';
import { Gateway } from '../../src/application/kernel/core-ports/gateway';
import { Sites } from '../../src/application/site/ports/sites';
import { bind } from '../../src/infrastructure/di/binding';
import { createContainer } from '../../src/infrastructure/di/create-container';
import { BUILT_IN_FEATURES } from '../../src/testkit/portal/built-in-features';
import type { Fault, GatewayWorld } from '../../src/testkit/runner/gateway-world';
import type { RunningGateway } from './start-gateway';

/** A seeded client whose company has a popup, slides, campaigns, strategies and partners. */
const AUDIENCE = { email: 'international@portico.test', password: 'Portico-demo-1' };

/** Facts of the gateway's seed data. */
const SEED_FACTS = {
  traderUrls: {
    stock: 'https://stocks.portico.example/portfolio',
    cfd: 'https://cfd.portico.example/trade?source=portal',
  },
  visitor: { ip: '127.0.0.1', continent: 'EU' },
  regulatedSiteId: SITE_IDS.invest,
  announcements: {
    popup: 'Withdrawal addresses on two more networks',
    slides: [
      'The best result on a live account of at least USD 500.00. Prizes for the first 3 places: USD 1,000.00, USD 500.00, and USD 250.00. You trade your own money and may lose it.',
      '25% of the spread of your trades in EURUSD, GBPUSD, XAUUSD, and US500 is paid back into your account when each is closed. You may lose money.',
    ].map((text) => text.replaceAll(/(?<=USD) /g, '\u00a0')),
  },
};

/** The gateway's answer for each fault. */
const ANSWERS: Readonly<Record<Fault, object>> = {
  unavailable: { status: 503 },
  'too-many': { status: 429, headers: { 'retry-after': '7' } },
  refused: { status: 400, body: JSON.stringify({ errors: [{ errorCode: ERROR_CODE.failed }] }) },
  unreadable: { status: 200, body: 'html' },
  'wrong-shape': { status: 200, body: '["of another shape"]' },
};

/**
 * HTTP adapters connected to a running gateway as the first demo client of the main variant. The returned function
 * creates a world with a new connection.
 */
export async function connectHttpWorlds(running: RunningGateway): Promise<() => Promise<GatewayWorld>> {
  // Normally the build sets the versions; a plain file server needs none in its URLs.
  Object.assign(globalThis, { __LOCALE_VERSIONS__: {} });
  const credentials = { email: 'main@portico.test', password: 'Portico-demo-1' };
  const port = createPorts(running);
  const { siteId } = await port(Sites).domain('localhost', 'en');
  const signIn = async (client: typeof credentials) =>
    String(await createPorts(running)(Auth).login(client, { siteId }));
  const freshToken = () => signIn(credentials);
  const sharedToken = await freshToken();
  const { id, companyId } = await port(Clients).setting({ token: sharedToken });
  const facts = { ...SEED_FACTS, credentials, siteId, clientId: id, companyId, host: 'localhost' };
  const audience = await signIn(AUDIENCE);
  let hasFault = false;
  const failNext: GatewayWorld['failNext'] = async (call, fault) => {
    hasFault = true;
    await orderFault(running, call, fault);
  };
  return async () => {
    // One that no call has met must not meet those of the next test.
    if (hasFault) await running.command('DELETE', '/__faults');
    hasFault = false;
    return {
      ...facts,
      port: createPorts(running),
      freshToken,
      sessionToken: async () => sharedToken,
      fullClientToken: async () => audience,
      failNext,
    };
  };
}

/** A connection whose page is on the gateway's own origin. */
export function clientOf({ origin }: RunningGateway): HttpClient {
  return new HttpClient(new Map(), (request) =>
    axiosTransport({ ...request, url: new URL(request.url, origin).href }),
  );
}

/** The adapters of the features, on a new connection. */
function createPorts(running: RunningGateway): GatewayWorld['port'] {
  const http = clientOf(running);
  const container = createContainer();
  container.add([
    bind(HttpClient, () => http),
    bind(Gateway, () => http),
    ...BUILT_IN_FEATURES.flatMap(({ ports = [] }) => ports),
  ]);
  return container.resolve;
}

function orderFault(running: RunningGateway, ...[call, fault]: Parameters<GatewayWorld['failNext']>) {
  const { method, path } = ENDPOINTS[call];
  const pattern = path.replace('{ver}', '1').replaceAll(/\{\w+\}/g, '*');
  return running.command('POST', '/__faults', {
    match: { method, path: pattern },
    times: 1,
    ...ANSWERS[fault],
  });
}

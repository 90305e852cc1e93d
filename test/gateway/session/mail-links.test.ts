import { request } from 'node:http';
import { Sites } from '../../../gateway/site/sites';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

/** Requests a link under any Host header, which `fetch` does not allow. */
function requestReset(
  base: string,
  host: string,
  siteId: number,
  headers: Record<string, string> = {},
  email = `${VARIANTS[siteId - 1]}@portico.test`,
) {
  return new Promise<number>((resolve, reject) => {
    const call = request(`${base}/api/client/Sca/reset-password`, {
      method: 'POST',
      agent: false,
      headers: { host, 'content-type': 'application/json', 'x-site-id': String(siteId), ...headers },
    });
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(JSON.stringify({ email }));
  });
}
const VARIANTS = ['main', 'invest', 'bank', 'international'];

async function originOfNewestLink(): Promise<string> {
  const [mail] = await gateway.rows('select body from outbox order by id desc limit 1');
  return new URL(String(mail?.['body'])).origin;
}

const portOf = (url: string) => new URL(url).port;

describe('the link in a mail', () => {
  beforeEach(() => gateway.advance(3_601)); // past every rate limit

  it.each([
    // requested host, site, host of the link
    ['localhost', 1, 'localhost'],
    ['127.0.0.1', 1, '127.0.0.1'],
    ['bank.localhost', 3, 'bank.localhost'],
    ['invest.localhost', 2, 'invest.localhost'],
    ['localhost', 3, 'bank.localhost'],
    ['invest.localhost', 1, 'localhost'],
    ['embed.localhost', 1, 'localhost'],
  ])('requested at %s for site %i, has the host %s and the current port', async (host, siteId, name) => {
    const port = portOf(gateway.url);
    expect(await requestReset(gateway.url, `${host}:${port}`, siteId)).toBe(200);
    expect(await originOfNewestLink()).toBe(`http://${name}:${port}`);
  });

  it('requested at the invest port, has the host localhost and that port', async () => {
    const port = portOf(gateway.investUrl);
    await requestReset(gateway.investUrl, `localhost:${port}`, 2);
    expect(await originOfNewestLink()).toBe(`http://localhost:${port}`);
  });

  it.each([
    // client, requested host, site that the request names, host of the link
    ['main', 'localhost', 2, 'localhost'],
    ['main', 'invest.localhost', 2, 'localhost'],
    ['bank', 'localhost', 1, 'bank.localhost'],
    ['invest', 'bank.localhost', 3, 'invest.localhost'],
  ])(
    'to a client of %s leads to their site, requested at %s for site %i',
    async (name, host, siteId, link) => {
      const port = portOf(gateway.url);
      await requestReset(gateway.url, `${host}:${port}`, siteId, {}, `${name}@portico.test`);
      expect(await originOfNewestLink()).toBe(`http://${link}:${port}`);
    },
  );

  it('to a client of main, requested at the invest port, leads to the main port', async () => {
    await requestReset(
      gateway.investUrl,
      `localhost:${portOf(gateway.investUrl)}`,
      2,
      {},
      'main@portico.test',
    );
    expect(await originOfNewestLink()).toBe(`http://localhost:${portOf(gateway.url)}`);
  });

  it.each([
    ['evil.example', {}],
    ['localhost.evil.example', {}],
    ['localhost:80@evil.example', {}],
    ['localhost:6666', {}],
    ['localhost', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
  ])('never leads to a foreign host: %s %j', async (host, headers) => {
    expect(await requestReset(gateway.url, host, 1, headers)).toBe(200);
    expect(await originOfNewestLink()).toBe(`http://localhost:${portOf(gateway.url)}`);
  });
});

describe('a public address', () => {
  const site = { siteId: 1, siteUrl: 'http://localhost:3000' } as never;
  const requestOfStranger = { hostname: 'evil.example', socket: { localPort: 3000 } } as never;
  const sites = (publicUrl?: string, portalPath?: string) =>
    new Sites({} as never, {
      investPort: 3001,
      captchaProvider: 'none',
      publicUrl,
      ...(portalPath !== undefined && { portalPath }),
    });

  it('that is configured replaces the local one', async () => {
    expect(await sites('https://portal.example').portalAddressOf(site, requestOfStranger)).toBe(
      'https://portal.example',
    );
    expect(await sites('http://localhost:8080').portalAddressOf(site, requestOfStranger)).toBe(
      'http://localhost:8080',
    );
  });

  it('has the path of the portal', async () => {
    const bankSite = { siteId: 1, siteUrl: 'https://bank.example/' } as never;
    expect(await sites('https://portal.example', '/portal').portalAddressOf(site, requestOfStranger)).toBe(
      'https://portal.example/portal',
    );
    expect(await sites(undefined, '/portal').portalAddressOf(bankSite, requestOfStranger)).toBe(
      'https://bank.example/portal',
    );
  });

  it('of the site itself takes precedence', async () => {
    const site = { siteId: 1, siteUrl: 'https://bank.example/' } as never;
    expect(await sites('https://portal.example').portalAddressOf(site, requestOfStranger)).toBe(
      'https://bank.example',
    );
  });
});

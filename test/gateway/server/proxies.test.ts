import { startFixture, type Fixture } from './fixture';

/** Client address, host and protocol of a request, as the gateway reads them behind proxies. */
async function readRequest(trustProxy: string[], remoteAddress: string, forwardedFor: string) {
  const fixture: Fixture = await startFixture({
    trustProxy,
    isOwnHost: (hostname) => hostname === 'portal.example',
    async registerApi(scope) {
      scope.get('/api/who', async ({ ip, hostname, protocol }) => ({ ip, hostname, protocol }));
    },
  });
  const headers = {
    host: 'localhost',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'https',
  };
  const answer = await fixture.app.inject({ url: '/api/who', remoteAddress, headers });
  await fixture.close();
  return answer.json<unknown>();
}

const directRequest = (ip: string) => ({ ip, hostname: 'localhost', protocol: 'http' });
const forwardedRequest = (ip: string) => ({ ip, hostname: 'portal.example', protocol: 'https' });

test.each([
  ['no proxy is trusted', [], '10.0.0.7', '203.0.113.9', directRequest('10.0.0.7')],
  ['a proxy', ['10.0.0.0/8'], '10.0.0.7', '203.0.113.9', forwardedRequest('203.0.113.9')],
  ['a client who forges', ['10.0.0.0/8'], '198.51.100.4', '203.0.113.9', directRequest('198.51.100.4')],
  [
    'a client who forges behind a proxy',
    ['10.0.0.0/8'],
    '10.0.0.7',
    '1.2.3.4, 203.0.113.9',
    forwardedRequest('203.0.113.9'),
  ],
  [
    'two proxies',
    ['10.0.0.0/8', '192.0.2.1'],
    '10.0.0.7',
    '203.0.113.9, 192.0.2.1',
    forwardedRequest('203.0.113.9'),
  ],
  [
    'an IPv6 client behind an IPv6 proxy',
    ['2001:db8:ffff::/48'],
    '2001:db8:ffff::7',
    '2001:db8:1:2::9',
    forwardedRequest('2001:db8:1:2::9'),
  ],
  [
    'an IPv6 client who forges',
    ['2001:db8:ffff::/48'],
    '2001:db8:1:2::9',
    '203.0.113.9',
    directRequest('2001:db8:1:2::9'),
  ],
  [
    'an IPv4 proxy on an IPv6 socket',
    ['10.0.0.0/8'],
    '::ffff:10.0.0.7',
    '203.0.113.9',
    forwardedRequest('203.0.113.9'),
  ],
])('%s (G2)', async (_description, trustProxy, remoteAddress, forwardedFor, request) => {
  expect(await readRequest(trustProxy, remoteAddress, forwardedFor)).toEqual(request);
});

import { ownOrigins } from '../../../gateway/server/official-origins';
import { parseConfig, type PortalConfig } from '../../../src/domain/site/config/portal-config';
import { startFixture } from './fixture';

async function configAt(host: string, publicUrl: string | undefined) {
  const { app, close } = await startFixture({ officialOrigins: ownOrigins(publicUrl) });
  const answer = await app.inject({ url: '/config.json', headers: { host } });
  await close();
  return answer.json<PortalConfig>();
}

describe('the gateway fills in the portal’s official origin (D2-9)', () => {
  test.each([
    ['localhost:3000', undefined, ['http://localhost:3000']],
    ['invest.localhost:3000', undefined, ['http://invest.localhost:3000']],
    ['127.0.0.1:3001', undefined, ['http://127.0.0.1:3001']],
    ['localhost:3000', 'https://portal.acme.example', ['https://portal.acme.example']],
    ['localhost:3000', 'http://192.168.1.5:3000', ['http://localhost:3000']],
    ['portal.acme.example', 'https://portal.acme.example', ['https://portal.acme.example']],
    ['portal.acme.example', undefined, []],
  ])('at %s with PUBLIC_URL %s: %j', async (host, publicUrl, origins) => {
    const config = await configAt(host, publicUrl);
    expect(config.publicOrigins).toEqual(origins);
    // The portal accepts the origin, also with TLS in front of the gateway.
    for (const scheme of host.includes(':') ? ['http'] : ['http', 'https'])
      expect(() => parseConfig(config, { origin: `${scheme}://${host}` })).not.toThrow();
  });
});

import { brotliDecompressSync } from 'node:zlib';
import { bootData, bootDataElement, linkHeader } from '../../../gateway/server/boot-data';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { startFixture } from './fixture';

const SITE = { siteId: 3, companyId: 23, culture: 'en-US', isActive: true };
const PAGE =
  '<html><head><link rel=stylesheet href=/assets/main.css><link rel="stylesheet" href="/assets/look.css">' +
  '<script src=/assets/boot.js></script><script src="/assets/main.js" defer></script></head><body></body></html>';
const request = { address: '/de/login', hostname: 'Portal.Example', port: '' };

describe('the server data of a page', () => {
  test('is the configuration, and the site under the URL the page would request', async () => {
    expect(await bootData(DEFAULT_CONFIG, SITE, request)).toEqual({
      '/config.json': DEFAULT_CONFIG,
      '/api/gateway/cms/v1/SiteDomain/get/portal.example/de': { hasError: false, result: SITE },
    });
  });

  test.each([
    ['no prefix', { ...request, address: '/login' }, 'portal.example/en'],
    [
      'no prefix on an invest host',
      { ...request, address: '/', hostname: 'invest.example' },
      'invest.example/',
    ],
    ['no prefix on port 3001', { ...request, address: '/', port: '3001' }, 'portal.example/'],
  ])('%s', async (_description, address, end) => {
    const [, site] = Object.keys(await bootData(DEFAULT_CONFIG, SITE, address));
    expect(site).toBe(`/api/gateway/cms/v1/SiteDomain/get/${end}`);
  });

  test.each([
    ['the site is unknown', DEFAULT_CONFIG, undefined],
    ['the gateway is elsewhere', { ...DEFAULT_CONFIG, apiBaseUrl: 'https://api.example' }, SITE],
  ])('is only the configuration if %s', async (_description, config, site) => {
    expect(await bootData(config, site, request, async () => '{}')).toEqual({ '/config.json': config });
  });

  const TEXTS = '/api/gateway/cms/v1/ContentTranslation/getAll';
  /** Address and content of the texts in a page. */
  async function textsIn(address: string, texts: () => Promise<string>, site = SITE) {
    const requests: [number, string][] = [];
    const data = await bootData(
      DEFAULT_CONFIG,
      site,
      { address, hostname: 'portal.example', port: '' },
      (...textRequest) => {
        requests.push(textRequest);
        return texts();
      },
    );
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['/config.json']));
    const textEntries = Object.entries(data).filter(([url]) => url.startsWith(TEXTS));
    return { requests, textEntries };
  }
  const ANSWER = { hasError: false, result: [{ pageName: 'Login', data: [] }] };

  test.each([
    ['the language of the site without a prefix', '/login', 'en-US'],
    ['the language of the prefix', '/de/login', 'de-DE'],
  ])('contains the company’s texts in %s', async (_description, address, culture) => {
    const { requests, textEntries } = await textsIn(address, async () => JSON.stringify(ANSWER));
    expect(requests).toEqual([[23, culture]]);
    expect(textEntries).toEqual([[`${TEXTS}?Culture=${culture}&CompanyId=23`, ANSWER]]);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('No database')), SITE],
    ['are too long', async () => JSON.stringify('x'.repeat(16 * 1024)), SITE],
    ['are those of a closed site', async () => JSON.stringify(ANSWER), { ...SITE, isActive: false }],
  ])('does not include texts that %s', async (_description, texts, site) => {
    expect((await textsIn('/login', texts, site)).textEntries).toEqual([]);
  });
});

describe('the page with server data', () => {
  const elementIn = (html: string) =>
    new RegExp('<script type="application/json" id="portico-boot">(.*?)</script>').exec(html);

  test('contains them as JSON', () => {
    const html = bootDataElement({ '/config.json': { a: 1 } });
    const json = elementIn(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ '/config.json': { a: 1 } });
    expect(html.replace(json, '')).toBe('<script type="application/json" id="portico-boot"></script>');
  });

  test.each(['</script><script src=//evil.example>', '<!--<script>', '$&$1', '<!--#/slot-->'])(
    'escapes %s',
    async (name) => {
      const brand = { ...DEFAULT_CONFIG.brand, name };
      const { app, close } = await startFixture({ hasBootData: true, config: { ...DEFAULT_CONFIG, brand } });
      const html = (await app.inject('/')).body;
      await close();
      expect(JSON.parse(elementIn(html)?.[1] ?? '')).toMatchObject({ '/config.json': { brand: { name } } });
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html.match(/<!--/g)).toBeNull();
      expect(html.indexOf('portico-boot')).toBeLessThan(html.indexOf('/assets/boot.'));
    },
  );

  test('is sent with a header that preloads the files of every page', () => {
    expect(linkHeader(PAGE)).toBe(
      '</assets/main.css>; rel=preload; as=style, </assets/look.css>; rel=preload; as=style, ' +
        '</assets/boot.js>; rel=preload; as=script, ' +
        '</assets/main.js>; rel=preload; as=script; fetchpriority=low',
    );
  });

  test('is compressed if the browser accepts it', async () => {
    const { app, close } = await startFixture({ hasBootData: true });
    const plain = await app.inject({ url: '/de/accounts', headers: { host: 'portal.example' } });
    const compressed = await app.inject({
      url: '/de/accounts',
      headers: { host: 'portal.example', 'accept-encoding': 'gzip, br' },
    });
    const config = (await app.inject('/config.json')).json<object>();
    await close();
    expect(JSON.parse(elementIn(plain.body)?.[1] ?? '')).toMatchObject({ '/config.json': config });
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    expect(plain.headers['link']).toContain('; rel=preload; as=script');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe(plain.body);
  });
});

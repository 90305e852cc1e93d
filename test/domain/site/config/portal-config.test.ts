import { ConfigError, DEFAULT_CONFIG, parseConfig } from '../../../../src/domain/site/config/portal-config';
import { providerIds } from '../../../../src/domain/site/providers';

const PAGE = { origin: 'https://portal.example' };
const LOCAL = { origin: 'http://localhost:3000' };

/** The key named in the error; undefined if there is no error. */
function refusedKey(json: unknown, page = PAGE, names?: ReadonlySet<string>): string | undefined {
  try {
    parseConfig(json, page, names);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).toBe(`${error.key}: ${error.requirement}`);
    return error.key;
  }
}

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`. */
function nested(key: string, value: unknown): unknown {
  return key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

describe('runtime configuration (D2)', () => {
  test('every key is optional and has its default', () => {
    // Typed by hand from D2.
    expect(parseConfig({}, PAGE)).toEqual({
      config: {
        apiBaseUrl: '',
        apiVersion: '1',
        captcha: { provider: 'none', siteKey: '' },
        brand: { name: 'Portico', slug: 'portico', logo: '', logoDark: '', favicon: '', tokens: {} },
        webTerminalUrl: 'https://metatraderweb.app/trade',
        tagManager: { main: '', invest: '', bank: '', international: '', internationalAf: '' },
        chat: { provider: 'none', identity: 'gateway' },
        support: { email: '', phone: '', hours: '' },
        legal: { privacy: '', terms: '', faq: '', imprint: '', risk: '', licence: '', partner: '' },
        frameOrigins: [],
        imageOrigins: [],
        consent: 'none',
        publicOrigins: [],
        companies: {},
        telemetry: { provider: 'none', endpoint: '' },
        registrationOnly: false,
      },
      unknownKeys: [],
    });
    expect(parseConfig(DEFAULT_CONFIG, PAGE)).toEqual({ config: DEFAULT_CONFIG, unknownKeys: [] });
  });

  test('given values override the defaults, also inside objects', () => {
    const { config } = parseConfig({ brand: { name: 'Acme' }, consent: 'banner' }, PAGE);
    expect(config.brand).toEqual({ ...DEFAULT_CONFIG.brand, name: 'Acme' });
    expect(config.consent).toBe('banner');
  });

  // oxfmt-ignore
  const GOOD: readonly (readonly [key: string, value: unknown])[] = [
    ['apiBaseUrl', ''], ['apiBaseUrl', 'https://api.example'], ['apiBaseUrl', '/gateway'], ['apiBaseUrl', 'https://portal.example/x'],
    ['apiVersion', '1'], ['apiVersion', '2.1'], ['captcha.siteKey', '6Lc_x-Y'],
    ['captcha.provider', 'none'], ['captcha.provider', 'altcha'], ['captcha.provider', 'turnstile'], ['captcha.provider', 'recaptcha'],
    ['brand.slug', 'acme'], ['brand.slug', 'Acme-2'], ['brand.logo', '/logo.svg'], ['brand.logo', 'https://cdn.example/l.svg'],
    ['brand.logoDark', 'dark.svg'], ['brand.favicon', ''], ['brand.tokens', { colorPrimary: '#123', borderRadius: 6, wireframe: false }],
    ['webTerminalUrl', 'https://t.example/trade?x=1'], ['webTerminalUrl', '/terminal'],
    ['tagManager.main', 'GTM-ABC12'], ['tagManager.internationalAf', ''],
    ['chat.provider', 'zendesk'], ['chat.provider', 'builtin'], ['chat.identity', 'browser'],
    ['support.email', 'help@acme.example'], ['support.email', ''], ['support.phone', '+44 20 7946 0018'], ['support.phone', ''],
    ['support.hours', '1-5 08:00-18:00 Europe/London'], ['support.hours', '6 00:00-24:00 UTC'], ['support.hours', ''], ['companies.7.support', { phone: '+41445550123' }],
    ['legal.privacy', 'https://acme.example/privacy'], ['legal.terms', '/legal/terms.html'], ['legal.faq', ''], ['companies.7.legal', { imprint: 'https://acme.example/imprint' }],
    ['frameOrigins', ['https://a.example', 'https://b.example:8443']], ['frameOrigins', ['https://portal.example']], ['imageOrigins', []],
    ['publicOrigins', []], ['publicOrigins', ['https://portal.acme.example', 'https://portal.example']],
    ['companies', {}], ['companies.42.like', 'bank'], ['companies.7.brand', { name: 'Acme', slug: 'acme', tokens: { colorPrimary: '#123' } }],
    ['companies.7.tagManager', 'GTM-7'], ['companies.7.tagManager', { bank: 'GTM-B' }], ['companies.7.chat', { provider: 'builtin', key: 'k' }],
    ['companies.7.texts', { 'de-DE': { 'menu.news': 'Neues' }, 'zh-TW': {} }],
    ['consent', 'banner'], ['registrationOnly', true], ['telemetry.provider', 'none'], ['telemetry.provider', 'console'],
    ['telemetry.endpoint', 'https://collector.example/otlp'], ['telemetry.endpoint', '/otlp'], ['telemetry.endpoint', ''],
  ];
  test.each(GOOD)('%s may be %j', (key, value) => {
    const { config, unknownKeys } = parseConfig(nested(key, value), PAGE);
    const read = key
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], config);
    expect(read).toEqual(value);
    expect(unknownKeys).toEqual([]);
  });

  // oxfmt-ignore
  const BAD: readonly (readonly [key: string, value: unknown])[] = [
    ['support', []], ['support.email', 'help'], ['support.email', 'a@b.example?bcc=c@d.example'], ['support.email', 7], ['support.phone', '12345'], ['support.phone', 'tel:+441'],
    ['support.hours', 'Mon to Fri'], ['support.hours', '1-8 08:00-18:00 UTC'], ['support.hours', '1-5 08:00-25:00 UTC'], ['support.hours', '1-5 08:00-18:00 Nowhere/Land'], ['support.hours', 8], ['companies.7.support.phone', 'x'],
    ['legal', []], ['legal.privacy', 'http://acme.example'], ['companies.7.legal.terms', 'javascript:alert(1)'],
    ['apiBaseUrl', null], ['apiBaseUrl', 7], ['apiBaseUrl', 'http://api.example'], ['apiBaseUrl', 'javascript:x'],
    ['apiBaseUrl', '//evil.example:80:80'], ['apiBaseUrl', 'https://u:p@api.example'], ['apiBaseUrl', 'https://u:p@portal.example'], ['apiBaseUrl', 'https://api.example/?a=1'],
    ['apiBaseUrl', 'https://api.example/#a'], ['apiBaseUrl', 'http://localhost:4000'],
    ['apiVersion', 1], ['apiVersion', ''], ['apiVersion', '../1'], ['apiVersion', '1/2'],
    ['captcha', 'altcha'], ['captcha', null], ['captcha', []], ['captcha.provider', 'hcaptcha'], ['captcha.provider', ''], ['captcha.siteKey', 5],
    ['brand', []], ['brand.name', ''], ['brand.name', 5], ['brand.name', 'x'.repeat(101)], ['brand.slug', ''], ['brand.slug', 'a/b'],
    ['brand.slug', '../x'], ['brand.slug', 'a b'], ['brand.logo', 'http://cdn.example/l.svg'], ['brand.logo', 'data:image/svg+xml,x'],
    ['brand.logoDark', null], ['brand.favicon', 'https://'], ['brand.tokens', []], ['brand.tokens', '#123'], ['brand.tokens', null],
    ['webTerminalUrl', ''], ['webTerminalUrl', 'http://t.example'], ['webTerminalUrl', false],
    ['tagManager', 'GTM-1'], ['tagManager.main', 'GTM-1"><script>'], ['tagManager.bank', 12],
    ['chat', 'zendesk'], ['chat.provider', 'intercom'], ['chat.identity', 'none'],
    ['frameOrigins', 'https://a.example'], ['frameOrigins', {}], ['imageOrigins', null],
    ['publicOrigins', 'https://a.example'], ['publicOrigins', null],
    ['companies', []], ['companies', null], ['companies.acme', {}], ['companies.07', {}], ['companies.7', []], ['companies.7', 'bank'],
    ['companies.7.like', 7], ['companies.7.like', 'Bank'], ['companies.7.brand', 'Acme'], ['companies.7.brand.name', ''],
    ['companies.7.brand.logo', 'http://cdn.example/l.svg'], ['companies.7.brand.tokens', 'red'], ['companies.7.tagManager', 7],
    ['companies.7.tagManager', 'a b'], ['companies.7.tagManager.bank', null], ['companies.7.chat', 'zendesk'], ['companies.7.chat.provider', 'x'],
    ['companies.7.chat.key', 5], ['companies.7.texts', 'x'], ['companies.7.texts.xx-XX', {}], ['companies.7.texts.de-DE', 'x'],
    ['companies.7.texts.de-DE.menu', 7], ['companies.7.texts.de-DE.menu', null],
    ['consent', true], ['consent', 'yes'], ['registrationOnly', 'true'], ['registrationOnly', 0],
    ['telemetry', 'console'], ['telemetry', null], ['telemetry.provider', 'sentry'], ['telemetry.provider', true],
    ['telemetry.endpoint', 'http://collector.example'], ['telemetry.endpoint', 'https://collector.example?key=1'], ['telemetry.endpoint', null],
  ];
  test.each(BAD)('%s may not be %j, and the error names it', (key, value) => {
    expect(refusedKey(nested(key, value))).toBe(key);
  });

  // oxfmt-ignore
  test.each([
    ['frameOrigins', ['https://a.example', 'http://b.example'], 'frameOrigins[1]'],
    ['frameOrigins', ['https://*.example'], 'frameOrigins[0]'],
    ['frameOrigins', ['https://a.example/path'], 'frameOrigins[0]'],
    ['frameOrigins', ['*'], 'frameOrigins[0]'],
    ['publicOrigins', ['https://a.example', 'http://b.example'], 'publicOrigins[1]'],
    ['companies', JSON.parse('{"__proto__": {}}'), 'companies.__proto__'],
    ['imageOrigins', [''], 'imageOrigins[0]'],
    ['imageOrigins', [7], 'imageOrigins[0]'],
    ['imageOrigins', ['data:'], 'imageOrigins[0]'],
  ])('%s %j names %s', (key, value, expectedKey) => expect(refusedKey({ [key]: value })).toBe(expectedKey));

  test('texts of a company may be nested like the built-in ones', () => {
    const texts = { 'en-US': { menu: { news: 'Latest', wallet: 'Purse' }, 'meta.title': 'Acme' } };
    const { config } = parseConfig({ companies: { 7: { texts } } }, PAGE);
    expect(config.companies['7']?.texts).toEqual({
      'en-US': { 'menu.news': 'Latest', 'menu.wallet': 'Purse', 'meta.title': 'Acme' },
    });
  });

  test('a company’s settings are not filled with defaults; an unknown key in them is named', () => {
    const companies = { 7: { brand: { name: 'Acme', colour: 'red' }, shape: 'round' } };
    expect(parseConfig({ companies }, PAGE)).toMatchObject({
      config: { companies: { 7: { brand: { name: 'Acme' } } } },
      unknownKeys: [
        { key: 'companies.7.shape', knownKeys: expect.arrayContaining(['like', 'brand', 'texts']) },
        { key: 'companies.7.brand.colour', knownKeys: expect.arrayContaining(['name', 'tokens']) },
      ],
    });
    expect(parseConfig({ companies }, PAGE).config.companies['7']).toEqual({ brand: { name: 'Acme' } });
  });

  test('the tokens of a company are checked by name', () => {
    const companies = { 7: { brand: { tokens: { colourPrimary: 'red' } } } };
    expect(() => parseConfig({ companies }, PAGE, new Set(['colorPrimary']))).toThrow(
      'companies.7.brand.tokens.colourPrimary: is not the name of an Ant Design token',
    );
  });

  test.each([null, undefined, [], 'text', 7, true])('a file containing %j is refused', (json) => {
    expect(refusedKey(json)).toBe('config.json');
  });

  test('on a loopback page http loopback addresses count as https', () => {
    const local = { apiBaseUrl: 'http://127.0.0.1:4000', frameOrigins: ['http://localhost:4000'] };
    expect(parseConfig(local, LOCAL).config).toMatchObject(local);
    expect(refusedKey({ apiBaseUrl: 'http://api.example' }, LOCAL)).toBe('apiBaseUrl');
  });

  test("the portal's own origin is allowed even if it is http", () => {
    const intranet = { origin: 'http://portal.internal' };
    const own = { apiBaseUrl: '/gateway', webTerminalUrl: 'http://portal.internal/terminal' };
    expect(parseConfig(own, intranet).config).toMatchObject(own);
    expect(refusedKey({ apiBaseUrl: 'http://other.internal' }, intranet)).toBe('apiBaseUrl');
  });

  test('trailing slashes are removed from addresses that paths are appended to', () => {
    const { config } = parseConfig(
      { apiBaseUrl: 'https://api.example/x//', frameOrigins: ['https://a.example/'] },
      PAGE,
    );
    expect(config.apiBaseUrl).toBe('https://api.example/x');
    expect(config.frameOrigins).toEqual(['https://a.example']);
  });

  test('a collector needs an address, and the error names the key', () => {
    expect(refusedKey({ telemetry: { provider: 'otlp' } })).toBe('telemetry.endpoint');
    expect(refusedKey({ telemetry: { provider: 'otlp', endpoint: '' } })).toBe('telemetry.endpoint');
    const telemetry = { provider: 'otlp', endpoint: 'https://collector.example/' };
    expect(parseConfig({ telemetry }, PAGE).config.telemetry).toEqual({
      provider: 'otlp',
      endpoint: 'https://collector.example',
    });
  });

  test('unknown keys are reported, and otherwise ignored', () => {
    const { config, unknownKeys } = parseConfig(
      { theme: 1, brand: { colour: 'red' }, chat: { key: 'x' }, telemetry: { key: 'x' }, captcha: {} },
      PAGE,
    );
    expect(unknownKeys.map(({ key }) => key).sort()).toEqual([
      'brand.colour',
      'chat.key',
      'telemetry.key',
      'theme',
    ]);
    expect(unknownKeys).toContainEqual({ key: 'chat.key', knownKeys: ['provider', 'identity'] });
    expect(config).toEqual(DEFAULT_CONFIG);
  });

  describe('tokens', () => {
    const names = new Set(['colorPrimary', 'borderRadius']);

    test('an unknown name is an error if the names are known', () => {
      expect(
        refusedKey({ brand: { tokens: { colorPrimary: '#123', borderRadius: 4 } } }, PAGE, names),
      ).toBeUndefined();
      expect(refusedKey({ brand: { tokens: { colourPrimary: '#123' } } }, PAGE, names)).toBe(
        'brand.tokens.colourPrimary',
      );
      expect(refusedKey({ brand: { tokens: { colourPrimary: '#123' } } })).toBeUndefined();
    });

    test.each([null, [], {}, Number.NaN, undefined])('a value may not be %j', (value) => {
      expect(refusedKey({ brand: { tokens: { colorPrimary: value } } })).toBe('brand.tokens.colorPrimary');
    });

    test.each(['a b', '', '1x', 'a.b', 'toString', 'constructor'])('%j is never a valid name', (name) => {
      expect(refusedKey({ brand: { tokens: { [name]: 'x' } } })).toBe(`brand.tokens.${name}`);
    });
  });

  test('prototypes are not changed (X2)', () => {
    const hostile = ['__proto__', 'constructor', 'prototype'];
    for (const name of hostile) {
      const payload = JSON.parse(
        `{"${name}": {"polluted": true}, "brand": {"${name}": {"polluted": true}}}`,
      ) as unknown;
      const { config, unknownKeys } = parseConfig(payload, PAGE);
      expect(unknownKeys.map(({ key }) => key).sort()).toEqual([name, `brand.${name}`].sort());
      expect(config).toEqual(DEFAULT_CONFIG);
      expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
      expect(Object.getPrototypeOf(config.brand)).toBe(Object.prototype);
    }
    expect(refusedKey(JSON.parse('{"brand": {"tokens": {"__proto__": {"polluted": true}}}}'))).toBe(
      'brand.tokens.__proto__',
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(DEFAULT_CONFIG.brand.tokens).toEqual({});
  });
});

describe('providers (D2)', () => {
  const captcha = (provider: string) => ({ captcha: { provider } });

  test('an extension’s id may be used beside the portal’s own', () => {
    const ids = providerIds([{ kind: 'captcha', id: 'acme' }]);
    expect(parseConfig(captcha('acme'), PAGE, undefined, ids).config.captcha.provider).toBe('acme');
    expect(() => parseConfig(captcha('acne'), PAGE, undefined, ids)).toThrow(
      'captcha.provider: must be one of none, altcha, turnstile, recaptcha, acme',
    );
    expect(() => parseConfig({ chat: { provider: 'acme' } }, PAGE, undefined, ids)).toThrow('chat.provider');
  });

  test('without the list of ids only their form is checked', () => {
    expect(parseConfig(captcha('acme'), PAGE, undefined, null).config.captcha.provider).toBe('acme');
    expect(() => parseConfig(captcha('Acme!'), PAGE, undefined, null)).toThrow(
      'must be the id of a provider',
    );
  });
});

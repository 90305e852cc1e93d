import { createManifest, type PortalManifest } from '../../hosting/portal-manifest';
import { contentSecurityPolicy } from '../../hosting/content-security-policy';
import { DEFAULT_CONFIG, type PortalConfig } from '../../src/domain/site/config/portal-config';

/** The policy as an object, so that the order does not matter. */
function policy(
  config: Partial<PortalConfig>,
  hostname = 'portal.example',
  manifest?: PortalManifest,
): Record<string, string[]> {
  const text = contentSecurityPolicy({ ...DEFAULT_CONFIG, ...config }, { hostname }, manifest);
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.sort()];
    }),
  );
}

/** Typed by hand: the policy of a portal with the default configuration on a public host. */
const DEFAULT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['portico', 'webpack'],
};

const LOOPBACK = ['http://*.localhost:*', 'http://127.0.0.1:*', 'http://localhost:*'];

describe('the policy has exactly the hosts of the configuration (X5)', () => {
  test('the default configuration', () => expect(policy({})).toEqual(DEFAULT_POLICY));

  test.each(['localhost', 'invest.localhost', '127.0.0.1', '[::1]'])(
    '%s allows http on this machine',
    (hostname) => {
      expect(policy({}, hostname)).toEqual({
        ...DEFAULT_POLICY,
        'img-src': ["'self'", 'data:', ...LOOPBACK, 'https:'],
        'frame-src': [...LOOPBACK, 'https:'],
      });
    },
  );

  test.each(['localhost.example', 'notlocalhost', '127.0.0.1.example'])(
    '%s does not allow http',
    (hostname) => {
      expect(policy({}, hostname)).toEqual(DEFAULT_POLICY);
    },
  );

  test('a gateway on another origin', () => {
    expect(policy({ apiBaseUrl: 'https://gateway.example/base' })).toEqual({
      ...DEFAULT_POLICY,
      'connect-src': ["'self'", 'https://gateway.example'],
    });
  });

  test('a telemetry collector on another origin', () => {
    const endpoint = 'https://collector.example/otlp';
    expect(policy({ telemetry: { provider: 'otlp', endpoint } })).toEqual({
      ...DEFAULT_POLICY,
      'connect-src': ["'self'", 'https://collector.example'],
    });
    expect(policy({ telemetry: { provider: 'otlp', endpoint: '/otlp' } })).toEqual(DEFAULT_POLICY);
    expect(policy({ telemetry: { provider: 'console', endpoint } })).toEqual(DEFAULT_POLICY);
    expect(policy({ telemetry: { provider: 'none', endpoint } })).toEqual(DEFAULT_POLICY);
  });

  test('configured origins replace "https:", beside those of terminal and brand', () => {
    const brand = {
      ...DEFAULT_CONFIG.brand,
      logo: 'https://cdn.example/logo.svg',
      logoDark: '/dark.svg',
      favicon: '',
    };
    expect(
      policy(
        { frameOrigins: ['https://research.example'], imageOrigins: ['https://pictures.example'], brand },
        'localhost',
      ),
    ).toEqual({
      ...DEFAULT_POLICY,
      'img-src': ["'self'", 'data:', 'https://cdn.example', 'https://pictures.example'],
      'frame-src': ['https://metatraderweb.app', 'https://research.example'],
    });
  });

  test('a tag manager for one variant only', () => {
    const tagManager = { ...DEFAULT_CONFIG.tagManager, internationalAf: 'GTM-1' };
    expect(policy({ tagManager, imageOrigins: ['https://pictures.example'] })).toEqual({
      ...DEFAULT_POLICY,
      'script-src': ["'self'", 'https://*.googletagmanager.com'],
      'connect-src': [
        "'self'",
        'https://*.analytics.google.com',
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
        'https://www.google.com',
      ],
      'img-src': [
        "'self'",
        'data:',
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
        'https://pictures.example',
      ],
      'trusted-types': ["'allow-duplicates'", 'goog#html', 'portico', 'webpack'],
    });
  });

  const ZENDESK_SOURCES = {
    'script-src': ["'self'", 'https://static.zdassets.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [
      "'self'",
      'https://*.smooch.io',
      'https://*.zdassets.com',
      'https://*.zendesk.com',
      'wss://*.zendesk.com',
      'wss://api.smooch.io',
    ],
    'media-src': ['https://static.zdassets.com'],
  };
  const zendesk = { provider: 'zendesk', identity: 'gateway' } as const;

  test('zendesk does without Trusted Types, which it does not support', () => {
    const { 'require-trusted-types-for': _directive, 'trusted-types': _names, ...untyped } = DEFAULT_POLICY;
    expect(policy({ chat: zendesk })).toEqual({
      ...untyped,
      ...ZENDESK_SOURCES,
      'img-src': ["'self'", 'blob:', 'data:', 'https:'],
    });
    expect(policy({ chat: zendesk, imageOrigins: ['https://pictures.example'] })['img-src']).toEqual([
      "'self'",
      'blob:',
      'data:',
      'https://*.zdusercontent.com',
      'https://*.zendesk.com',
      'https://media.smooch.io',
      'https://pictures.example',
      'https://static.zdassets.com',
    ]);
  });

  test('zendesk with a tag manager does without Trusted Types as well', () => {
    const tagManager = { ...DEFAULT_CONFIG.tagManager, main: 'GTM-1' };
    expect(Object.keys(policy({ chat: zendesk, tagManager })).filter((name) => /trusted/.test(name))).toEqual(
      [],
    );
  });

  test('the built-in chat and the self-hosted captcha need no host', () => {
    const chat = { provider: 'builtin', identity: 'gateway' } as const;
    expect(policy({ chat, captcha: { provider: 'altcha', siteKey: '' } })).toEqual(DEFAULT_POLICY);
  });

  test('turnstile', () => {
    expect(
      policy({
        captcha: { provider: 'turnstile', siteKey: 'k' },
        frameOrigins: ['https://research.example'],
      }),
    ).toEqual({
      ...DEFAULT_POLICY,
      'script-src': ["'self'", 'https://challenges.cloudflare.com'],
      'frame-src': [
        'https://challenges.cloudflare.com',
        'https://metatraderweb.app',
        'https://research.example',
      ],
    });
  });

  test('recaptcha', () => {
    expect(policy({ captcha: { provider: 'recaptcha', siteKey: 'k' } })).toEqual({
      ...DEFAULT_POLICY,
      'script-src': ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
      'trusted-types': ['*', 'portico', 'webpack'],
    });
  });

  describe('providers of an extension', () => {
    const manifest = createManifest([
      {
        providers: [
          {
            kind: 'captcha',
            id: 'acme',
            sources: {
              script: ['https://proof.example'],
              frame: ['https://frame.proof.example'],
              trustedTypes: ['acme-proof'],
            },
          },
          {
            kind: 'chat',
            id: 'acme',
            sources: {
              connect: ['wss://chat.example'],
              style: ["'unsafe-inline'"],
              img: ['https://faces.example'],
              media: ['https://sounds.example'],
            },
          },
          { kind: 'telemetry', id: 'acme', sources: { connect: ['https://collector.example'] } },
          { kind: 'telemetry', id: 'plain' },
        ],
      },
    ]);
    const extensionPolicy = (config: Partial<PortalConfig>) => policy(config, 'portal.example', manifest);

    test('that is not configured', () => expect(extensionPolicy({})).toEqual(DEFAULT_POLICY));

    test('captcha', () => {
      const origins = { frameOrigins: ['https://research.example'] };
      expect(extensionPolicy({ captcha: { provider: 'acme', siteKey: 'k' }, ...origins })).toEqual({
        ...DEFAULT_POLICY,
        'script-src': ["'self'", 'https://proof.example'],
        'frame-src': ['https://frame.proof.example', 'https://metatraderweb.app', 'https://research.example'],
        'trusted-types': ['acme-proof', 'portico', 'webpack'],
      });
    });

    const withChat = {
      ...DEFAULT_POLICY,
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://faces.example', 'https://pictures.example'],
      'connect-src': ["'self'", 'wss://chat.example'],
      'media-src': ['https://sounds.example'],
    };
    const imageOrigins = ['https://pictures.example'];
    const chat = { provider: 'acme', identity: 'gateway' } as const;

    test('chat', () => expect(extensionPolicy({ chat, imageOrigins })).toEqual(withChat));

    test('chat of one company only', () => {
      expect(extensionPolicy({ companies: { 7: { chat } }, imageOrigins })).toEqual(withChat);
    });

    test('telemetry', () => {
      const telemetry = (provider: string, endpoint: string) =>
        extensionPolicy({ telemetry: { provider, endpoint } });
      expect(telemetry('acme', '/collect')).toEqual({
        ...DEFAULT_POLICY,
        'connect-src': ["'self'", 'https://collector.example'],
      });
      expect(telemetry('plain', 'https://plain.example/v1')).toEqual({
        ...DEFAULT_POLICY,
        'connect-src': ["'self'", 'https://plain.example'],
      });
    });
  });
});

import type { CompanySettings } from '../src/domain/site/config/company-settings';
import type { PortalConfig } from '../src/domain/site/config/portal-config';
import {
  CAPTCHA_SOURCES,
  CHAT_SOURCES,
  NO_SOURCES,
  TAG_MANAGER_SOURCES,
  type ProviderSources,
} from '../src/domain/site/provider-sources.table';
import type { ProviderKind } from '../src/domain/site/providers';
import { EMPTY_MANIFEST, type PortalManifest } from './portal-manifest';
import { isLoopback } from './loopback';

/** The portal's Trusted Types policies: webpack's chunk loader and the portal's own script loader. */
const TRUSTED_TYPES = ['webpack', 'portico'] as const;

/** Frames and images over plain http are allowed on loopback hosts only (D2). */
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * The portal's content security policy, compiled from the runtime configuration (X4, X5): no inline scripts or styles, no
 * host that is not configured. Trusted Types are required unless a configured provider cannot work with them
 * (docs/decisions/0007). There is no `upgrade-insecure-requests`, because the portal must work on http://localhost in every
 * browser. A library such as helmet would not help: it only joins directives.
 *
 * @param page the host name of the request, without port.
 * @param manifest the additions of extensions; the sources of a provider are allowed only if the configuration, or a company in it,
 * names it.
 */
export function contentSecurityPolicy(
  config: PortalConfig,
  page: { hostname: string },
  manifest: PortalManifest = EMPTY_MANIFEST,
): string {
  const companies: readonly CompanySettings[] = [...manifest.companies, ...Object.values(config.companies)];
  const tagIds = [config.tagManager, ...companies.map(({ tagManager }) => tagManager ?? '')].flatMap((ids) =>
    typeof ids === 'string' ? ids : Object.values(ids),
  );
  const chats = new Set(
    [config.chat, ...companies.map(({ chat }) => chat)].map((chat) => chat?.provider ?? 'none'),
  );
  const sourcesInManifest = (kind: ProviderKind, id: string): ProviderSources => ({
    ...NO_SOURCES,
    ...manifest.providers.find((provider) => provider.kind === kind && provider.id === id)?.sources,
  });
  const providers = [
    tagIds.some((id) => id !== '') ? TAG_MANAGER_SOURCES : NO_SOURCES,
    ...[...chats].map((provider) => CHAT_SOURCES[provider] ?? sourcesInManifest('chat', provider)),
    CAPTCHA_SOURCES[config.captcha.provider] ?? sourcesInManifest('captcha', config.captcha.provider),
    sourcesInManifest('telemetry', config.telemetry.provider),
  ];
  const sourcesOf = (kind: Exclude<keyof ProviderSources, 'trustedTypes'>) =>
    providers.flatMap((provider) => provider[kind]);
  const hasTrustedTypes = providers.every(({ trustedTypes }) => trustedTypes !== null);
  const loopback = isLoopback(page.hostname) ? LOOPBACK_SOURCES : [];
  const anySource = ['https:', ...loopback];
  const { provider: telemetry, endpoint } = config.telemetry;
  const collector = telemetry === 'none' || telemetry === 'console' ? [] : [endpoint];
  const logos = [config.brand, ...companies.map(({ brand }) => brand)].flatMap((brand) =>
    [brand?.logo, brand?.logoDark, brand?.favicon].filter((logo) => logo !== undefined),
  );

  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sourcesOf('script')],
    'style-src': ["'self'", ...sourcesOf('style')],
    'img-src': [
      "'self'",
      'data:',
      ...(config.imageOrigins.length > 0
        ? [...config.imageOrigins, ...originsOf([config.apiBaseUrl, ...logos]), ...sourcesOf('img')]
        : [...anySource, ...sourcesOf('img').filter((source) => !source.startsWith('https:'))]),
    ],
    'font-src': ["'self'"],
    'media-src': sourcesOf('media'),
    'connect-src': ["'self'", ...originsOf([config.apiBaseUrl, ...collector]), ...sourcesOf('connect')],
    'frame-src':
      config.frameOrigins.length > 0
        ? [...config.frameOrigins, ...originsOf([config.webTerminalUrl]), ...sourcesOf('frame')]
        : anySource,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': hasTrustedTypes ? ["'script'"] : [],
    'trusted-types': hasTrustedTypes
      ? [...TRUSTED_TYPES, ...providers.flatMap(({ trustedTypes }) => trustedTypes ?? [])]
      : [],
  });
}

/** The policy of a page that portals on the same machine may frame. */
export function embeddedPagePolicy(): string {
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': LOOPBACK_SOURCES,
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** Origins of the absolute URLs, without paths, which belong to the page's own origin. */
function originsOf(urls: readonly string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}

function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

import type { PortalConfig } from '../src/domain/site/config/portal-config';
import type { PortalManifest } from './portal-manifest';
import { contentSecurityPolicy, embeddedPagePolicy } from './content-security-policy';
import { isEmbedHost, isLoopback } from './loopback';

const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload', // browsers ignore it over http
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
} as const;

/**
 * The security headers of every answer with any status (H1–H4).
 * @param hostname the host name of the request, without port.
 */
export function securityHeaders(
  config: PortalConfig,
  hostname: string,
  manifest?: PortalManifest,
): Record<string, string> {
  if (isEmbedHost(hostname)) return { ...COMMON_HEADERS, 'content-security-policy': embeddedPagePolicy() };
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(config, { hostname }, manifest),
    'x-frame-options': 'DENY',
  };
}

/** Compiles the headers once for each kind of host: they depend on nothing else in a request. */
export function compileSecurityHeaders(
  config: PortalConfig,
  manifest?: PortalManifest,
): (hostname: string) => Readonly<Record<string, string>> {
  const embedHeaders = securityHeaders(config, 'embed.localhost', manifest);
  const loopbackHeaders = securityHeaders(config, 'localhost', manifest);
  const otherHeaders = securityHeaders(config, '', manifest);
  return (hostname) => {
    if (isEmbedHost(hostname)) return embedHeaders;
    return isLoopback(hostname) ? loopbackHeaders : otherHeaders;
  };
}

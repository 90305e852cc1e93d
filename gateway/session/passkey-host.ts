export const isDomainOrSubdomain = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/**
 * The host for which a page's passkeys are created, WebAuthn's relying party id: the configured host if a browser accepts
 * it for the page, otherwise the page's own.
 */
export function passkeyHostOf(origin: string, configuredHost: string | undefined): string {
  const page = new URL(origin).hostname;
  return configuredHost !== undefined && isDomainOrSubdomain(page, configuredHost) ? configuredHost : page;
}

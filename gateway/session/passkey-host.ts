/** Tells if a host is a domain or one of its subdomains. */
export const isBelow = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/**
 * The host that a page's passkeys are made for, the relying party's id of WebAuthn: the one that is set, where a browser
 * takes it for the page, or else the page's own.
 */
export function passkeyHostOf(origin: string, set: string | undefined): string {
  const page = new URL(origin).hostname;
  return set !== undefined && isBelow(page, set) ? set : page;
}

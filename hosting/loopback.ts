/** True if a host name (without port) is a loopback name, as browsers decide it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * True if a host is one of the demo's research pages, which are only framed and never show the portal (D2).
 */
export function isEmbedHost(hostname: string): boolean {
  return /^embed(-[a-z0-9]+)?\.localhost$/.test(hostname);
}

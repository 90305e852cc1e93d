/** Whether a host name (without port) is a loopback name, as browsers decide it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether a host is one of the stand-in's research pages, which are only ever framed and never show the portal (D2).
 */
export function isEmbedHost(hostname: string): boolean {
  return /^embed(-[a-z0-9]+)?\.localhost$/.test(hostname);
}

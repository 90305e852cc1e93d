/** True if browsers treat a host name (without port) as loopback. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** True for the hosts of the demo's research pages, which portals frame and which never show the portal (D2). */
export function isEmbedHost(hostname: string): boolean {
  return /^embed(-[a-z0-9]+)?\.localhost$/.test(hostname);
}

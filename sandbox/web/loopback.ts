/** Whether a host name (without port) means this machine, as browsers decide it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** The stand-in's research pages live on hosts of their own: they are framed, never a portal (D2). */
export function isEmbedHost(hostname: string): boolean {
  return /^embed(-[a-z0-9]+)?\.localhost$/.test(hostname);
}

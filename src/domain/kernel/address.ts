/** Host names of the machine itself; on them http counts as https (D2). */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An absolute or relative address as a URL; undefined if it is invalid. Nothing is fetched. */
export function parseAddress(value: string, pageOrigin?: string): URL | undefined {
  // `URL.canParse` needs Safari 17; the portal supports 16.4.
  try {
    return new URL(value, pageOrigin);
  } catch {
    return undefined;
  }
}

/** A path without slashes at its end. An expression would need seconds for a path of slashes that ends in a letter. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

const hasCredentials = ({ username, password }: URL) => username !== '' || password !== '';

/**
 * The address in a text. Texts may come from the gateway, so only an address of the portal itself or an https one,
 * without a user name or password in it, is returned (X1, X3); undefined for an empty text.
 */
export function webAddress(text: string, pageOrigin: string): URL | undefined {
  const url = text === '' ? undefined : parseAddress(text, pageOrigin);
  if (!url || hasCredentials(url)) return undefined;
  return url.origin === pageOrigin || url.protocol === 'https:' ? url : undefined;
}

/** Recognizes origins of the machine itself such as `http://localhost:3000`. */
export function isLoopbackOrigin(origin: string): boolean {
  return LOOPBACK.test(parseAddress(origin)?.hostname ?? '');
}

/** Accepts an absolute https address without a user name or password in it (X3). */
export function isHttpsAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const url = parseAddress(value);
  return url?.protocol === 'https:' && !hasCredentials(url);
}

/**
 * Accepts https, and http on a loopback host while the page itself is on one, which counts as https
 * (D2, for the frames of the local gateway).
 */
export function countsAsHttps(url: URL, pageOrigin: string): boolean {
  if (hasCredentials(url)) return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && isLoopbackOrigin(url.origin) && isLoopbackOrigin(pageOrigin);
}

/** Accepts a URL that counts as https or belongs to the page's own origin (D2). */
export function isHttpsOrSameOrigin(url: URL, pageOrigin: string): boolean {
  const isSameOrigin = url.protocol === 'http:' && url.origin === pageOrigin && !hasCredentials(url);
  return isSameOrigin || countsAsHttps(url, pageOrigin);
}

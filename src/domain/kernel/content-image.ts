import { countsAsHttps, parseAddress } from './address';

/** Rules for the pictures of content (D2 `imageOrigins`). */
export interface ImageRules {
  readonly pageOrigin: string;
  /** Configured origins; empty means every https origin but the portal's own. */
  readonly imageOrigins: readonly string[];
}

/**
 * The address of a picture in content if it may be shown, else `null`: an absolute one of another origin, https (or
 * http between loopback hosts), and listed where there is a list.
 */
export function contentImage(
  address: string | null,
  { pageOrigin, imageOrigins }: ImageRules,
): string | null {
  const url = parseAddress(address ?? '');
  if (!url || url.origin === pageOrigin || !countsAsHttps(url, pageOrigin)) return null;
  return imageOrigins.length === 0 || imageOrigins.includes(url.origin) ? url.href : null;
}

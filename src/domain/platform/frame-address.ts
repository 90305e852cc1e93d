import { countsAsHttps, parseAddress } from '../kernel/address';

/** Rules for the addresses of frames (D2 `frameOrigins`, I1). */
export interface FrameRules {
  /** The page's own origin, which is never framed: a frame of it would have all rights of the portal. */
  readonly pageOrigin: string;
  /** Configured origins; empty means every https origin. */
  readonly frameOrigins: readonly string[];
  /** The configured terminal, whose origin is allowed beside them. */
  readonly webTerminalUrl: string;
}

/** An address that may be framed, or a refusal, for which a message is shown. */
export type FrameVerdict = { readonly kind: 'frame'; readonly src: string } | { readonly kind: 'refused' };

const REFUSAL: FrameVerdict = Object.freeze({ kind: 'refused' });

/**
 * Checks an external address. Only an absolute one of another origin may pass: https, or http on a
 * loopback host while the portal is on one; never `data:`, `javascript:` or the like (D2, I1).
 */
export function frameVerdict(address: string, rules: FrameRules): FrameVerdict {
  const url = parseAddress(address);
  if (!url || url.origin === rules.pageOrigin || !countsAsHttps(url, rules.pageOrigin)) return REFUSAL;
  if (rules.frameOrigins.length > 0 && !listedOrigins(rules).includes(url.origin)) return REFUSAL;
  return { kind: 'frame', src: url.href };
}

function listedOrigins({ frameOrigins, webTerminalUrl, pageOrigin }: FrameRules): readonly string[] {
  const terminal = parseAddress(webTerminalUrl, pageOrigin);
  return terminal ? [...frameOrigins, terminal.origin] : frameOrigins;
}

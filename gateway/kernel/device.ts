import Bowser from 'bowser';

/** A device as its browser describes it, without versions, which change too often to identify devices. */
export interface Device {
  readonly kind: 'computer' | 'phone' | 'tablet';
  /** Such as `Chrome`; `null` if it is not known. */
  readonly browser: string | null;
  /** Such as `Windows`; `null` if it is not known. */
  readonly system: string | null;
}

const KINDS: Readonly<Record<string, Device['kind']>> = Object.freeze({
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
});

/** A header may be of any length; browsers' own headers are shorter than this. */
const MAX_HEADER_LENGTH = 512;

/** The device of a User-Agent header; `null` if it names no known browser. */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_HEADER_LENGTH));
  const kind = KINDS[platform.type ?? ''];
  return kind ? { kind, browser: browser.name || null, system: os.name || null } : null;
}

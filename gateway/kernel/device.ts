import Bowser from 'bowser';
import type { Device } from '../db/values/device';

const KINDS: Readonly<Record<string, Device['kind']>> = Object.freeze({
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
});

/** A header may be of any length; names of browsers stand at the end of less than this. */
const LONGEST = 512;

/** The device behind a User-Agent header; `null` for what is no known browser. */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  const kind = KINDS[platform.type ?? ''];
  return kind ? { kind, browser: browser.name || null, system: os.name || null } : null;
}

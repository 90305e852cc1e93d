import type { PlatformSystem } from './platform-links.table';

/** A system for which there are downloads, or any other. */
export type VisitorSystem = Exclude<PlatformSystem, 'any'> | 'other';

/** The browser's description of its machine. */
export interface DeviceFacts {
  /** `navigator.userAgentData.platform`; "" if the browser does not have it. */
  readonly platform: string;
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
}

/** The first match counts: the description of Android also contains Linux, the iPhone's also contains Mac. */
const SYSTEMS: readonly (readonly [VisitorSystem, RegExp])[] = [
  ['android', /android/i],
  ['ios', /iphone|ipad|ipod|^ios$/i],
  ['windows', /windows/i],
  ['mac', /mac/i],
];

/** The system of the visitor (V14: the visitor's system first). An iPad calls itself a Mac, but has a touch screen. */
export function visitorSystem({ platform, userAgent, touchPoints }: DeviceFacts): VisitorSystem {
  const description = platform === '' ? userAgent : platform;
  const system = SYSTEMS.find(([, pattern]) => pattern.test(description))?.[0] ?? 'other';
  return system === 'mac' && touchPoints > 1 ? 'ios' : system;
}

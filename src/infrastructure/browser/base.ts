/**
 * The path that all of the portal lies below, without a slash at its end: `/portal`; "" where it has a host to itself.
 * Filled in by the build. The gateway's calls do not lie below it.
 */
export const BASE: string = typeof __BASE__ === 'undefined' ? '' : __BASE__;

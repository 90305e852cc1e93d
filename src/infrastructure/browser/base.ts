/**
 * The base path of the portal, without a slash at its end: `/portal`; "" if the portal has its own host. The build fills
 * it in. The gateway's calls do not use it.
 */
export const BASE: string = typeof __BASE__ === 'undefined' ? '' : __BASE__;

/** What a client is told at once, in the portal and by mail, since somebody else may have done it. */
export const SECURITY_ALERTS = Object.freeze([
  'new-device',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
] as const);

export type SecurityAlert = (typeof SECURITY_ALERTS)[number];

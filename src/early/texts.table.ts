/** Features whose texts all lie in the file of every page. */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set([
  'login',
  'shell',
  'third-parties',
  'telemetry',
  'messages',
  'live',
  'rail',
  'accounts',
  'second-factor',
  'upload-documents',
]);

/** Features that share files with others. */
// prettier-ignore
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'money':     ['account'],
  'opening':   ['account'],
  'dashboard': ['account'],
  'profile':   ['profile', 'registration', 'notifications', 'account'],
  'wallet':    ['wallet', 'account'],
};

/**
 * The files below `/locales/{language}` that a feature's views need besides the one of every page (D3). By default a
 * feature has one file of its own name.
 */
export const textsOf = (feature: string): readonly string[] =>
  OF_EVERY_PAGE.has(feature) ? [] : (SHARED[feature] ?? [feature]);

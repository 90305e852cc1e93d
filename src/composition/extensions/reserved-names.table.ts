/**
 * First parts of the keys of the shipped texts, besides the features' names. An extension's id must not be one of them,
 * since its texts begin with its id.
 */
// oxfmt-ignore
export const TEXT_NAMES: readonly string[] = Object.freeze([
  'agreement', 'booster', 'chat', 'common', 'consent', 'documents', 'errors', 'figures', 'footer', 'forgot', 'language', 'leave',
  'login', 'material', 'menu', 'meta', 'password', 'payouts', 'public', 'register', 'reminder', 'routes', 'session', 'support', 'theme', 'variant',
]);

/** First segments of addresses that the server answers itself: files of the build, texts, legal pages, calls. */
export const SERVED_SEGMENTS: readonly string[] = Object.freeze(['api', 'assets', 'legal', 'locales', 'login', 'tokenlogin']);

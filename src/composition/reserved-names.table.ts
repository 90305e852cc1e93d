/**
 * First parts of the keys of the shipped texts, besides the features' own names: an extension, whose texts begin with its id, has another
 * one.
 */
// prettier-ignore
export const TEXT_NAMES: readonly string[] = Object.freeze([
  'booster', 'campaignList', 'chat', 'clientArea', 'common', 'consent', 'documents', 'errors', 'figures', 'footer',
  'forgot', 'howToUse', 'language', 'login', 'menu', 'menuGroup', 'menuShort', 'meta', 'newPassword', 'openAccount',
  'password', 'public', 'regionPopup', 'register', 'reminder', 'routeError', 'routes', 'session', 'siteClosed',
  'support', 'theme', 'variant',
]);

/** First segments of addresses that the server answers itself: files of the build, texts, legal pages, calls. */
export const SERVED_SEGMENTS: readonly string[] = Object.freeze(['api', 'assets', 'legal', 'locales', 'login', 'tokenlogin']);

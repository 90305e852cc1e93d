/** First parts of the keys of the shipped texts: an extension, whose texts begin with its id, has another one. */
// prettier-ignore
export const TEXT_NAMES: readonly string[] = Object.freeze([
  'account', 'accounts', 'booster', 'calculators', 'campaignList', 'campaigns', 'chat', 'clientArea', 'common', 'consent',
  'dashboard',
  'documents', 'errors', 'figures', 'footer', 'forgot', 'howToUse', 'language', 'login', 'menu', 'menuGroup',
  'menuShort', 'meta', 'money', 'newPassword', 'news', 'notifications', 'openAccount', 'partnership', 'password', 'platform',
  'profile', 'public', 'rail', 'regionPopup', 'register', 'reminder', 'research', 'routeError', 'routes', 'session',
  'shell', 'siteClosed', 'social', 'support', 'terminal', 'theme', 'variant', 'wallet',
]);

/** First segments of addresses that the server answers itself: files of the build, texts, legal pages, calls. */
export const SERVED_SEGMENTS: readonly string[] = Object.freeze(['api', 'assets', 'legal', 'locales', 'login', 'tokenlogin']);

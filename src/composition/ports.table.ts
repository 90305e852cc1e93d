/**
 * The ports of Portico that an extension may replace, those of features that come later included (D10). The check of
 * extensions and `portico ports` read this table.
 */
export const REPLACEABLE_PORTS = Object.freeze([
  'AccountBooks',
  'AccountOpenings',
  'AccountSettings',
  'Accounts',
  'Applications',
  'Auth',
  'Authenticator',
  'CampaignSlides',
  'Campaigns',
  'Captcha',
  'ChatWidget',
  'ClientProgress',
  'Clients',
  'Clipboard',
  'Clock',
  'ConfigSource',
  'Conversations',
  'Countries',
  'Device',
  'Documents',
  'Geo',
  'Languages',
  'LiveFigures',
  'LocalStore',
  'Marketing',
  'MoneyMoves',
  'News',
  'Notifications',
  'OneTimeCodes',
  'Page',
  'Partners',
  'Passkeys',
  'Passwords',
  'PhoneNumbers',
  'Platforms',
  'Profiles',
  'Rates',
  'RegionPopups',
  'Registration',
  'Research',
  'SecondFactors',
  'Sessions',
  'Sites',
  'Strategies',
  'SupportIdentity',
  'SupportSecret',
  'TabStore',
  'Tabs',
  'TagManager',
  'Telemetry',
  'Texts',
  'Wallets',
]);

/** Portico's own: who is signed in, how the gateway is spoken to, where the page is, and the texts' engine. */
export const OWN_PORTS = Object.freeze(['Gateway', 'Navigation', 'SessionVault', 'Translator']);

/** The name of a port's contract suite in `@portico/portal/testkit`. */
export const suiteOf = (port: string): string => `describe${port}Contract`;

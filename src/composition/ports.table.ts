/**
 * Every port by its name, and whether an extension may replace its adapter. Four stay Portico's own: who is signed in,
 * how the gateway is spoken to, where the page is, and the texts' engine.
 */
export const PORTS = Object.freeze({
  Accounts:         'replaceable',
  Applications:     'replaceable',
  Auth:             'replaceable',
  Campaigns:        'replaceable',
  CampaignSlides:   'replaceable',
  Captcha:          'replaceable',
  ChatWidget:       'replaceable',
  Clients:          'replaceable',
  Clipboard:        'replaceable',
  Clock:            'replaceable',
  ConfigSource:     'replaceable',
  Conversations:    'replaceable',
  Countries:        'replaceable',
  Device:           'replaceable',
  Documents:        'replaceable',
  Gateway:          'own',
  Geo:              'replaceable',
  Languages:        'replaceable',
  LocalStore:       'replaceable',
  Marketing:        'replaceable',
  Navigation:       'own',
  News:             'replaceable',
  Notifications:    'replaceable',
  OneTimeCodes:     'replaceable',
  Page:             'replaceable',
  Partners:         'replaceable',
  Passwords:        'replaceable',
  PhoneNumbers:     'replaceable',
  Platforms:        'replaceable',
  Profiles:         'replaceable',
  Rates:            'replaceable',
  RegionPopups:     'replaceable',
  Registration:     'replaceable',
  Research:         'replaceable',
  SessionVault:     'own',
  Sites:            'replaceable',
  Strategies:       'replaceable',
  SupportIdentity:  'replaceable',
  SupportSecret:    'replaceable',
  TabStore:         'replaceable',
  TagManager:       'replaceable',
  Telemetry:        'replaceable',
  Texts:            'replaceable',
  Translator:       'own',
  Wallets:          'replaceable',
} as const);

export type PortName = keyof typeof PORTS;

/** The names of all ports that an extension may replace. */
export const REPLACEABLE_PORTS = (Object.keys(PORTS) as PortName[]).filter(
  (name) => PORTS[name] === 'replaceable',
);

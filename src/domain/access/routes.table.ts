import { policyRow as access, policyTable, wordsOf, type PolicyRow } from '../site/policy-row';

export type RouteGroup = 'public' | 'shell';

interface RouteRow {
  readonly group: RouteGroup;
  /** The path as links write it, without language prefix; `{slug}` is replaced by the brand's slug. */
  readonly path: string;
  readonly spec: string;
}

function route(group: RouteGroup, path: string, spec: string): RouteRow {
  return Object.freeze({ group, path, spec });
}

/** Every route (R2.1, R2.2). A key is the path in lower case, with hyphens for slashes. */
export const ROUTES = Object.freeze({
  //                                      group     path                              spec
  'login':                         route('public', '/login',                         'R2.1'),
  'token-login':                   route('public', '/TokenLogin',                    'R2.1'),
  'register-open-trading-account': route('public', '/register/open-trading-account', 'R2.1'),
  'register-open-partner-account': route('public', '/register/open-partner-account', 'R2.1'),
  'forgot-password':               route('public', '/forgot-password',               'R2.1'),
  'new-password':                  route('public', '/new-password',                  'R2.1'),
  'accounts':                      route('shell',  '/accounts',                      'R2.2'),
  'platform':                      route('shell',  '/platform',                      'R2.2'),
  'featuredideas':                 route('shell',  '/featuredideas',                 'R2.2'),
  'economicinsight':               route('shell',  '/economicinsight',               'R2.2'),
  'marketbuzz':                    route('shell',  '/marketbuzz',                    'R2.2'),
  'news':                          route('shell',  '/news',                          'R2.2'),
  'technicalviews':                route('shell',  '/technicalviews',                'R2.2'),
  'calculators':                   route('shell',  '/calculators',                   'R2.2'),
  'profile':                       route('shell',  '/Profile',                       'R2.2, D5'),
  'wallet':                        route('shell',  '/Wallet',                        'R2.2, D5'),
  'notifications':                 route('shell',  '/notifications',                 'R2.2'),
  'webterminal4':                  route('shell',  '/webterminal4',                  'R2.2'),
  'webterminal5':                  route('shell',  '/webterminal5',                  'R2.2'),
  'webterminal5-demo':             route('shell',  '/webterminal5-demo',             'R2.2'),
  'partnership':                   route('shell',  '/partnership',                   'R2.2'),
  'campaigns':                     route('shell',  '/campaigns',                     'R2.2'),
  'how-to-use':                    route('shell',  '/how-to-use',                    'R2.2'),
  'open-investment-account':       route('shell',  '/open-investment-account',       'R2.2'),
  'upload-documents':              route('shell',  '/upload-documents',              'R2.2'),
  'social':                        route('shell',  '/{slug}-social',                 'R2.2, D1'),
});

export type RouteKey = keyof typeof ROUTES;

/** Routes that are open without sign-in (R2.1). */
export type PublicRouteKey =
  | 'login'
  | 'token-login'
  | 'register-open-trading-account'
  | 'register-open-partner-account'
  | 'forgot-password'
  | 'new-password';

/** Routes inside the authenticated shell (R2.2). */
export type ShellRouteKey = Exclude<RouteKey, PublicRouteKey>;

/** All routes. */
export const ROUTE_KEYS = Object.freeze(Object.keys(ROUTES)) as readonly RouteKey[];

/** Suffixes of the handles `screen-{…}` (D6). */
export type ScreenKey =
  | Exclude<ShellRouteKey, 'partnership'>
  | Exclude<PublicRouteKey, 'token-login'>
  | 'register-open-trading-account-invest'
  | 'partnership-invest'
  | 'partnership-shared';

/** The cell of a route that a variant may not enter: it is redirected to the accounts. */
export const HOME = 'HOME';

/** The cell of the partner registration outside the invest site: it is redirected to the trading registration. */
export const TRADING = 'TRADING';

const all = <Screen extends ScreenKey>(screen: Screen, spec: string): PolicyRow<Screen> =>
  access(screen, screen, screen, screen, screen, spec);

/** A company may be refused any route but the accounts, where refused clients are redirected. */
const orHome = (cells: PolicyRow<ScreenKey | typeof HOME>, key: ShellRouteKey) =>
  key === 'accounts' ? wordsOf(cells) : [...new Set([...wordsOf(cells), HOME] as const)];

/** Which screen a signed-in client of each company sees at a route of the shell (R2.2). */
export const ROUTE_ACCESS = /* @__PURE__ */ policyTable<ShellRouteKey, ScreenKey | typeof HOME>('route', orHome, {
  //                   main           invest                bank                  international         other          spec
  calculators:  access('calculators', HOME,                 'calculators',        'calculators',        'calculators', 'R2.2'),
  wallet:       access('accounts',    HOME,                 HOME,                 'wallet',             'accounts',    'R2.2'),
  partnership:  access(HOME,          'partnership-invest', 'partnership-shared', 'partnership-shared', HOME,          'R2.2'),
  campaigns:    access(HOME,          'campaigns',          HOME,                 'campaigns',          HOME,          'R2.2, D1'),
  social:       access(HOME,          HOME,                 HOME,                 'social',             HOME,          'R2.2'),
  accounts:                  all('accounts',                'R2.2'),
  platform:                  all('platform',                'R2.2'),
  featuredideas:             all('featuredideas',           'R2.2, D5'),
  economicinsight:           all('economicinsight',         'R2.2, D5'),
  marketbuzz:                all('marketbuzz',              'R2.2, D5'),
  news:                      all('news',                    'R2.2, D5'),
  technicalviews:            all('technicalviews',          'R2.2, D5'),
  profile:                   all('profile',                 'R2.2'),
  notifications:             all('notifications',           'R2.2'),
  webterminal4:              all('webterminal4',            'R2.2'),
  webterminal5:              all('webterminal5',            'R2.2'),
  'webterminal5-demo':       all('webterminal5-demo',       'R2.2, D5'),
  'how-to-use':              all('how-to-use',              'R2.2'),
  'open-investment-account': all('open-investment-account', 'R2.2'),
  'upload-documents':        all('upload-documents',        'R2.2'),
});

type PublicScreen = Exclude<PublicRouteKey, 'login' | 'token-login'>;

/**
 * Which screen a public route shows on the site of each company (R2.1). `login` and `token-login` depend on the
 * session instead of the site.
 */
export const PUBLIC_ACCESS = /* @__PURE__ */ policyTable<PublicScreen, ScreenKey | typeof TRADING>('public', wordsOf, {
  //                                      main                             invest                                  bank                             international                    other                            spec
  'register-open-trading-account': access('register-open-trading-account', 'register-open-trading-account-invest', 'register-open-trading-account', 'register-open-trading-account', 'register-open-trading-account', 'R2.1'),
  'register-open-partner-account': access(TRADING,                         'register-open-partner-account',        TRADING,                         TRADING,                         TRADING,                         'R2.1'),
  'forgot-password': all('forgot-password', 'R2.1'),
  'new-password':    all('new-password',    'R2.1'),
});

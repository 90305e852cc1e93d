export type RouteGroup = 'public' | 'shell';

interface RouteRow {
  readonly group: RouteGroup;
  /** The path as links write it, without language prefix; `{slug}` stands for the brand's slug. */
  readonly path: string;
  readonly spec: string;
}

function row(group: RouteGroup, path: string, spec: string): RouteRow {
  return Object.freeze({ group, path, spec });
}

/** Every route (R2.1 and R2.2). A key is the path in lower case, a slash being a hyphen. */
export const ROUTES = Object.freeze({
  //                                    group     path                              spec
  'login':                         row('public', '/login',                         'R2.1'),
  'token-login':                   row('public', '/TokenLogin',                    'R2.1'),
  'register-open-trading-account': row('public', '/register/open-trading-account', 'R2.1'),
  'register-open-partner-account': row('public', '/register/open-partner-account', 'R2.1'),
  'forgot-password':               row('public', '/forgot-password',               'R2.1'),
  'new-password':                  row('public', '/new-password',                  'R2.1'),
  'accounts':                      row('shell',  '/accounts',                      'R2.2'),
  'platform':                      row('shell',  '/platform',                      'R2.2'),
  'featuredideas':                 row('shell',  '/featuredideas',                 'R2.2'),
  'economicinsight':               row('shell',  '/economicinsight',               'R2.2'),
  'marketbuzz':                    row('shell',  '/marketbuzz',                    'R2.2'),
  'news':                          row('shell',  '/news',                          'R2.2'),
  'technicalviews':                row('shell',  '/technicalviews',                'R2.2'),
  'calculators':                   row('shell',  '/calculators',                   'R2.2'),
  'profile':                       row('shell',  '/Profile',                       'R2.2, D5'),
  'wallet':                        row('shell',  '/Wallet',                        'R2.2, D5'),
  'notifications':                 row('shell',  '/notifications',                 'R2.2'),
  'webterminal4':                  row('shell',  '/webterminal4',                  'R2.2'),
  'webterminal5':                  row('shell',  '/webterminal5',                  'R2.2'),
  'webterminal5-demo':             row('shell',  '/webterminal5-demo',             'R2.2'),
  'partnership':                   row('shell',  '/partnership',                   'R2.2'),
  'campaigns':                     row('shell',  '/campaigns',                     'R2.2'),
  'how-to-use':                    row('shell',  '/how-to-use',                    'R2.2'),
  'open-investment-account':       row('shell',  '/open-investment-account',       'R2.2'),
  'upload-documents':              row('shell',  '/upload-documents',              'R2.2'),
  'social':                        row('shell',  '/{slug}-social',                 'R2.2, D1'),
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

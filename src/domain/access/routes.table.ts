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

/** Every route (spec 2.1 and 2.2). A key is the path in lower case, a slash being a hyphen. */
export const ROUTES = Object.freeze({
  //                                    group     path                              spec
  'login':                         row('public', '/login',                         '2.1'),
  'token-login':                   row('public', '/TokenLogin',                    '2.1'),
  'register-open-trading-account': row('public', '/register/open-trading-account', '2.1'),
  'register-open-partner-account': row('public', '/register/open-partner-account', '2.1'),
  'forgot-password':               row('public', '/forgot-password',               '2.1'),
  'new-password':                  row('public', '/new-password',                  '2.1'),
  'accounts':                      row('shell',  '/accounts',                      '2.2'),
  'platform':                      row('shell',  '/platform',                      '2.2'),
  'featuredideas':                 row('shell',  '/featuredideas',                 '2.2'),
  'economicinsight':               row('shell',  '/economicinsight',               '2.2'),
  'marketbuzz':                    row('shell',  '/marketbuzz',                    '2.2'),
  'news':                          row('shell',  '/news',                          '2.2'),
  'technicalviews':                row('shell',  '/technicalviews',                '2.2'),
  'calculators':                   row('shell',  '/calculators',                   '2.2'),
  'profile':                       row('shell',  '/Profile',                       '2.2, decisions 5'),
  'wallet':                        row('shell',  '/Wallet',                        '2.2, decisions 5'),
  'notifications':                 row('shell',  '/notifications',                 '2.2'),
  'webterminal4':                  row('shell',  '/webterminal4',                  '2.2'),
  'webterminal5':                  row('shell',  '/webterminal5',                  '2.2'),
  'webterminal5-demo':             row('shell',  '/webterminal5-demo',             '2.2'),
  'partnership':                   row('shell',  '/partnership',                   '2.2'),
  'campaigns':                     row('shell',  '/campaigns',                     '2.2'),
  'how-to-use':                    row('shell',  '/how-to-use',                    '2.2'),
  'open-investment-account':       row('shell',  '/open-investment-account',       '2.2'),
  'upload-documents':              row('shell',  '/upload-documents',              '2.2'),
  'social':                        row('shell',  '/{slug}-social',                 '2.2, decisions 1'),
});

export type RouteKey = keyof typeof ROUTES;

/** Routes that are open without sign-in (spec 2.1). */
export type PublicRouteKey =
  | 'login'
  | 'token-login'
  | 'register-open-trading-account'
  | 'register-open-partner-account'
  | 'forgot-password'
  | 'new-password';

/** Routes inside the authenticated shell (spec 2.2). */
export type ShellRouteKey = Exclude<RouteKey, PublicRouteKey>;

/** All routes. */
export const ROUTE_KEYS = Object.freeze(Object.keys(ROUTES)) as readonly RouteKey[];

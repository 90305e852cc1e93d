import { ROUTE_ACCESS } from '../../../src/domain/access/routes.table';
import { routePath } from '../../../src/domain/access/routes';
import { HOME, OWN_ROUTES, SHELL_ROUTES as SPECIFIED } from '../../spec/routes.table';
import type { Variant } from './portal';

/** A visitor is redirected to the sign-in page. */
export const LOGIN = 'LOGIN';
/** Partner registration outside the invest site. */
export const TRADING = 'TRADING';

type RouteTable = readonly (readonly [path: string, ...screens: readonly [string, string, string, string]])[];

// The address stays as opened, except for HOME.
// oxfmt-ignore
export const SHELL_ROUTES: RouteTable = [
  ...SPECIFIED.map(([path, main, invest, bank, international]) => [path, main, invest, bank, international] as const),
  ...OWN_ROUTES.map((key) => {
    const { main, invest, bank, international } = ROUTE_ACCESS[key];
    return [routePath(key, 'portico'), main, invest, bank, international] as const;
  }),
  ['/',               HOME, HOME, HOME, HOME],
  ['/nowhere/at/all', HOME, HOME, HOME, HOME],
];

// Pages behind a query (D9), which the full run checks too.
// oxfmt-ignore
export const INNER_PAGES: RouteTable = [
  ['/accounts?open=live',        'accounts', 'accounts', 'accounts', 'accounts'],
  ['/accounts?open=demo',        'accounts', 'accounts', 'accounts', 'accounts'],
  ['/Profile?tab=security',      'profile',  'profile',  'profile',  'profile'],
  ['/Profile?tab=notifications', 'profile',  'profile',  'profile',  'profile'],
  ['/wallet?tab=addresses',      HOME,       HOME,       HOME,       'wallet'],
  ['/wallet?tab=deposit',        HOME,       HOME,       HOME,       'wallet'],
  ['/wallet?tab=withdraw',       HOME,       HOME,       HOME,       'wallet'],
  ['/wallet?tab=transfer',       HOME,       HOME,       HOME,       'wallet'],
  ['/wallet?tab=history',        HOME,       HOME,       HOME,       'wallet'],
];

const TRADING_FORM = 'register-open-trading-account';

// Typed by hand from R2.1, D1, D5 and D6: what a visitor gets on each variant's site.
// oxfmt-ignore
export const VISITOR_ROUTES: RouteTable = [
  // path                            main               invest                           bank               international
  ['/login',                         'login',           'login',                         'login',           'login'],
  ['/TokenLogin',                    LOGIN,             LOGIN,                           LOGIN,             LOGIN],
  ['/register/open-trading-account', TRADING_FORM,      `${TRADING_FORM}-invest`,        TRADING_FORM,      TRADING_FORM],
  ['/register/open-partner-account', TRADING,           'register-open-partner-account', TRADING,           TRADING],
  ['/forgot-password',               'forgot-password', 'forgot-password',               'forgot-password', 'forgot-password'],
  ['/new-password',                  'new-password',    'new-password',                  'new-password',    'new-password'],
  ['/accounts',                      LOGIN,             LOGIN,                           LOGIN,             LOGIN],
  ['/portico-social',                LOGIN,             LOGIN,                           LOGIN,             LOGIN],
  ['/',                              LOGIN,             LOGIN,                           LOGIN,             LOGIN],
  ['/nowhere/at/all',                LOGIN,             LOGIN,                           LOGIN,             LOGIN],
];

// The same for a signed-in client: only the sign-in page redirects, the other public pages stay open (D5).
// oxfmt-ignore
export const SIGNED_IN_PUBLIC_ROUTES: RouteTable = [
  // path                            main               invest                           bank               international
  ['/login',                         HOME,              HOME,                            HOME,              HOME],
  ['/TokenLogin',                    HOME,              HOME,                            HOME,              HOME],
  ['/register/open-trading-account', TRADING_FORM,      `${TRADING_FORM}-invest`,        TRADING_FORM,      TRADING_FORM],
  ['/register/open-partner-account', TRADING,           'register-open-partner-account', TRADING,           TRADING],
  ['/forgot-password',               'forgot-password', 'forgot-password',               'forgot-password', 'forgot-password'],
  ['/new-password',                  'new-password',    'new-password',                  'new-password',    'new-password'],
];

/** Order of the columns above. */
export const COLUMNS: readonly Variant[] = ['main', 'invest', 'bank', 'international'];

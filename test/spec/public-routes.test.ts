import { isReachable, resolvePublicRoute, type RouteResolution } from '../../src/domain/access/resolve-route';
import { isShellRoute, routePath } from '../../src/domain/access/routes';
import { ROUTE_KEYS, type PublicRouteKey } from '../../src/domain/access/routes.table';
import { BUILT_IN_VARIANTS } from '../../src/domain/site/company';
import { builtInVariant } from '../../src/testkit/site/variants';

type Expected = RouteResolution;
const screen = (key: string): Expected => ({ kind: 'screen', screen: key }) as Expected;
const redirectTo = (key: string): Expected => ({ kind: 'redirect', to: key }) as Expected;
const TRADING = 'register-open-trading-account';
const PARTNER = 'register-open-partner-account';

interface Row {
  readonly path: string;
  readonly route: PublicRouteKey;
  readonly signedOut: { readonly invest: Expected; readonly elsewhere: Expected };
  readonly signedIn: { readonly invest: Expected; readonly elsewhere: Expected };
}

const onEverySite = (expected: Expected): Row['signedOut'] => ({ invest: expected, elsewhere: expected });
const inEverySession = (invest: Expected, elsewhere: Expected): Pick<Row, 'signedOut' | 'signedIn'> => ({
  signedOut: { invest, elsewhere },
  signedIn: { invest, elsewhere },
});

// Typed by hand from R2.1 and D5 ("the other public pages stay open").
// oxfmt-ignore
const ROWS: readonly Row[] = [
  { path: '/login',                         route: 'login',       signedOut: onEverySite(screen('login')), signedIn: onEverySite(redirectTo('accounts')) },
  { path: '/TokenLogin',                    route: 'token-login', signedOut: onEverySite(redirectTo('accounts')),  signedIn: onEverySite(redirectTo('accounts')) },
  { path: '/register/open-trading-account', route: TRADING, ...inEverySession(screen(`${TRADING}-invest`), screen(TRADING)) },
  { path: '/register/open-partner-account', route: PARTNER, ...inEverySession(screen(PARTNER), redirectTo(TRADING)) },
  { path: '/forgot-password',               route: 'forgot-password', ...inEverySession(screen('forgot-password'), screen('forgot-password')) },
  { path: '/new-password',                  route: 'new-password',    ...inEverySession(screen('new-password'), screen('new-password')) },
];

describe('R2.1: public routes', () => {
  const visits = ROWS.flatMap((row) =>
    BUILT_IN_VARIANTS.flatMap((siteVariant) =>
      [false, true].map((signedIn) => ({ path: row.path, line: row, siteVariant, signedIn })),
    ),
  );

  test.each(visits)(
    '$path on the $siteVariant site, signed in $signedIn',
    ({ line: row, siteVariant, signedIn }) => {
      const cells = signedIn ? row.signedIn : row.signedOut;
      const expected = siteVariant === 'invest' ? cells.invest : cells.elsewhere;
      expect(
        resolvePublicRoute(row.route, {
          siteVariant: builtInVariant(siteVariant),
          signedIn,
          registrationOnly: false,
        }),
      ).toEqual(expected);
    },
  );

  test.each(visits)(
    '$path on the $siteVariant site, signed in $signedIn, registration only',
    ({ line: row, siteVariant, signedIn }) => {
      const register = siteVariant === 'invest' ? screen(`${TRADING}-invest`) : screen(TRADING);
      const expected = row.route === TRADING ? register : redirectTo(TRADING);
      expect(
        resolvePublicRoute(row.route, {
          siteVariant: builtInVariant(siteVariant),
          signedIn,
          registrationOnly: true,
        }),
      ).toEqual(expected);
    },
  );

  test('there is no other public route', () => {
    const keys = ROUTE_KEYS.filter((key) => !isShellRoute(key));
    expect(keys.map((key) => routePath(key, 'portico')).sort()).toEqual(ROWS.map(({ path }) => path).sort());
  });

  test.each(ROUTE_KEYS)('D2: %s with and without registration only', (key) => {
    expect(isReachable(key, false)).toBe(true);
    expect(isReachable(key, true)).toBe(key === 'register-open-trading-account');
  });
});

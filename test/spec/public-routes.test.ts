import { isReachable, resolvePublicRoute, type RouteResolution } from '../../src/domain/access/resolve-route';
import { isShellRoute, routePath } from '../../src/domain/access/routes';
import { ROUTE_KEYS, type PublicRouteKey } from '../../src/domain/access/routes.table';
import { STOCK_VARIANTS } from '../../src/domain/site/company';
import { stockVariant } from '../../src/testkit/site/variants';

type Expected = RouteResolution;
const screen = (key: string): Expected => ({ kind: 'screen', screen: key }) as Expected;
const to = (key: string): Expected => ({ kind: 'redirect', to: key }) as Expected;
const TRADING = 'register-open-trading-account';
const PARTNER = 'register-open-partner-account';

interface Line {
  readonly path: string;
  readonly route: PublicRouteKey;
  readonly signedOut: { readonly invest: Expected; readonly elsewhere: Expected };
  readonly signedIn: { readonly invest: Expected; readonly elsewhere: Expected };
}

const same = (expected: Expected): Line['signedOut'] => ({ invest: expected, elsewhere: expected });
const alike = (invest: Expected, elsewhere: Expected): Pick<Line, 'signedOut' | 'signedIn'> => ({
  signedOut: { invest, elsewhere },
  signedIn: { invest, elsewhere },
});

// Typed by hand from R2.1 and D5 ("the other public pages stay open").
// prettier-ignore
const LINES: readonly Line[] = [
  { path: '/login',                         route: 'login',       signedOut: same(screen('login')), signedIn: same(to('accounts')) },
  { path: '/TokenLogin',                    route: 'token-login', signedOut: same(to('accounts')),  signedIn: same(to('accounts')) },
  { path: '/register/open-trading-account', route: TRADING, ...alike(screen(`${TRADING}-invest`), screen(TRADING)) },
  { path: '/register/open-partner-account', route: PARTNER, ...alike(screen(PARTNER), to(TRADING)) },
  { path: '/forgot-password',               route: 'forgot-password', ...alike(screen('forgot-password'), screen('forgot-password')) },
  { path: '/new-password',                  route: 'new-password',    ...alike(screen('new-password'), screen('new-password')) },
];

describe('R2.1: public routes', () => {
  const visits = LINES.flatMap((line) =>
    STOCK_VARIANTS.flatMap((siteVariant) =>
      [false, true].map((signedIn) => ({ path: line.path, line, siteVariant, signedIn })),
    ),
  );

  test.each(visits)(
    '$path on the $siteVariant site, signed in $signedIn',
    ({ line, siteVariant, signedIn }) => {
      const cells = signedIn ? line.signedIn : line.signedOut;
      const expected = siteVariant === 'invest' ? cells.invest : cells.elsewhere;
      expect(
        resolvePublicRoute(line.route, {
          siteVariant: stockVariant(siteVariant),
          signedIn,
          registrationOnly: false,
        }),
      ).toEqual(expected);
    },
  );

  test.each(visits)(
    '$path on the $siteVariant site, signed in $signedIn, registration only',
    ({ line, siteVariant, signedIn }) => {
      const register = siteVariant === 'invest' ? screen(`${TRADING}-invest`) : screen(TRADING);
      const expected = line.route === TRADING ? register : to(TRADING);
      expect(
        resolvePublicRoute(line.route, {
          siteVariant: stockVariant(siteVariant),
          signedIn,
          registrationOnly: true,
        }),
      ).toEqual(expected);
    },
  );

  test('there is no other public route', () => {
    const keys = ROUTE_KEYS.filter((key) => !isShellRoute(key));
    expect(keys.map((key) => routePath(key, 'portico')).sort()).toEqual(LINES.map(({ path }) => path).sort());
  });

  test.each(ROUTE_KEYS)('D2: %s is reachable without the restriction', (key) => {
    expect(isReachable(key, false)).toBe(true);
    expect(isReachable(key, true)).toBe(key === 'register-open-trading-account');
  });
});

import { resolveRoute } from '../../src/domain/access/resolve-route';
import { accountPaths, routeOfPath, routePath, SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';
import { STOCK_VARIANTS } from '../../src/domain/site/company';
import { stockVariant } from '../../src/testkit/site/variants';
import { HOME, OWN_ROUTES, SHELL_ROUTES } from './routes.table';

describe('R2.2: routes of the shell by company', () => {
  const cells = SHELL_ROUTES.flatMap(([path, ...screens]) =>
    STOCK_VARIANTS.map((variant, column) => ({ path, variant, expected: screens[column] })),
  );

  test.each(cells)('$path as $variant: $expected', ({ path, variant, expected }) => {
    const key = SHELL_ROUTE_KEYS.find((candidate) => routePath(candidate, 'portico') === path);
    expect(key).toBeDefined();
    const resolved = key && resolveRoute(key, stockVariant(variant));
    expect(resolved).toEqual(
      expected === HOME ? { kind: 'redirect', to: 'accounts' } : { kind: 'screen', screen: expected },
    );
  });

  test('there is no other route in the shell that is not the portal’s own', () => {
    const typed = SHELL_ROUTES.map(([path]) => path as string);
    const own = OWN_ROUTES.map((key) => routePath(key, 'portico'));
    expect([...accountPaths('portico')].sort()).toEqual([...typed, ...own].sort());
  });

  test.each(SHELL_ROUTES.map(([path]) => path))(
    '%s matches without regard to case and trailing slash',
    (path) => {
      const key = routeOfPath(path, 'portico');
      expect(key).toBeDefined();
      expect(routeOfPath(path.toUpperCase(), 'portico')).toBe(key);
      expect(routeOfPath(`${path.toLowerCase()}/`, 'portico')).toBe(key);
    },
  );

  test.each(['/', '', '/nowhere', '/accounts/1', '//accounts', '/acme-social', 'accounts', '/{slug}-social'])(
    '%p is no route',
    (path) => expect(routeOfPath(path, 'portico')).toBeUndefined(),
  );

  test('the social route is named after the brand, whatever characters that contains', () => {
    expect(routePath('social', 'acme')).toBe('/acme-social');
    expect(routePath('social', '$&')).toBe('/$&-social');
    expect(routeOfPath('/Acme-Social', 'acme')).toBe('social');
  });
});

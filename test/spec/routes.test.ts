import { resolveRoute } from '../../src/domain/access/resolve-route';
import { accountPaths, routeOfPath, routePath, SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';
import { BUILT_IN_VARIANTS } from '../../src/domain/site/company';
import { builtInVariant } from '../../src/testkit/site/variants';
import { HOME, OWN_ROUTES, SHELL_ROUTES } from './routes.table';

describe('R2.2: routes of the shell by company', () => {
  const cells = SHELL_ROUTES.flatMap(([path, ...screens]) =>
    BUILT_IN_VARIANTS.map((variant, column) => ({ path, variant, expected: screens[column] })),
  );

  test.each(cells)('$path as $variant: $expected', ({ path, variant, expected }) => {
    const key = SHELL_ROUTE_KEYS.find((candidate) => routePath(candidate, 'portico') === path);
    expect(key).toBeDefined();
    const resolution = key && resolveRoute(key, builtInVariant(variant));
    expect(resolution).toEqual(
      expected === HOME ? { kind: 'redirect', to: 'accounts' } : { kind: 'screen', screen: expected },
    );
  });

  test('every other route of the shell is one of the portal’s own', () => {
    const specifiedPaths = SHELL_ROUTES.map(([path]) => path as string);
    const ownPaths = OWN_ROUTES.map((key) => routePath(key, 'portico'));
    expect([...accountPaths('portico')].sort()).toEqual([...specifiedPaths, ...ownPaths].sort());
  });

  test.each(SHELL_ROUTES.map(([path]) => path))(
    '%s matches in any letter case and with a trailing slash',
    (path) => {
      const key = routeOfPath(path, 'portico');
      expect(key).toBeDefined();
      expect(routeOfPath(path.toUpperCase(), 'portico')).toBe(key);
      expect(routeOfPath(`${path.toLowerCase()}/`, 'portico')).toBe(key);
    },
  );

  test.each(['/', '', '/nowhere', '/accounts/1', '//accounts', '/acme-social', 'accounts', '/{slug}-social'])(
    '%p is not a route',
    (path) => expect(routeOfPath(path, 'portico')).toBeUndefined(),
  );

  test('the social route contains the brand’s slug, with any characters', () => {
    expect(routePath('social', 'acme')).toBe('/acme-social');
    expect(routePath('social', '$&')).toBe('/$&-social');
    expect(routeOfPath('/Acme-Social', 'acme')).toBe('social');
  });
});

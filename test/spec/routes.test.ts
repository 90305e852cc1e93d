import { resolveRoute } from '../../src/domain/access/resolve-route';
import { accountPaths, routeOfPath, routePath, SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';
import { STOCK_VARIANTS } from '../../src/domain/company';
import { stockVariant } from '../../src/testkit/data/variants';

const HOME = 'redirect to accounts';

// Typed by hand from R2.2, "Access by company", and D1 for the unknown company.
// A cell is the suffix of the handle `screen-{…}` (D6), or HOME where the company is refused.
// prettier-ignore
const ROUTES = [
  // path                       main                       invest                     bank                       international              other
  ['/accounts',                'accounts',                'accounts',                'accounts',                'accounts',                'accounts'],
  ['/platform',                'platform',                'platform',                'platform',                'platform',                'platform'],
  ['/featuredideas',           'featuredideas',           'featuredideas',           'featuredideas',           'featuredideas',           'featuredideas'],
  ['/economicinsight',         'economicinsight',         'economicinsight',         'economicinsight',         'economicinsight',         'economicinsight'],
  ['/marketbuzz',              'marketbuzz',              'marketbuzz',              'marketbuzz',              'marketbuzz',              'marketbuzz'],
  ['/news',                    'news',                    'news',                    'news',                    'news',                    'news'],
  ['/technicalviews',          'technicalviews',          'technicalviews',          'technicalviews',          'technicalviews',          'technicalviews'],
  ['/calculators',             'calculators',             HOME,                      'calculators',             'calculators',             'calculators'],
  ['/Profile',                 'profile',                 'profile',                 'profile',                 'profile',                 'profile'],
  ['/Wallet',                  'accounts',                HOME,                      HOME,                      'wallet',                  'accounts'],
  ['/notifications',           'notifications',           'notifications',           'notifications',           'notifications',           'notifications'],
  ['/webterminal4',            'webterminal4',            'webterminal4',            'webterminal4',            'webterminal4',            'webterminal4'],
  ['/webterminal5',            'webterminal5',            'webterminal5',            'webterminal5',            'webterminal5',            'webterminal5'],
  ['/webterminal5-demo',       'webterminal5-demo',       'webterminal5-demo',       'webterminal5-demo',       'webterminal5-demo',       'webterminal5-demo'],
  ['/partnership',             HOME,                      'partnership-invest',      'partnership-shared',      'partnership-shared',      HOME],
  ['/campaigns',               HOME,                      'campaigns',               HOME,                      'campaigns',               HOME],
  ['/how-to-use',              'how-to-use',              'how-to-use',              'how-to-use',              'how-to-use',              'how-to-use'],
  ['/open-investment-account', 'open-investment-account', 'open-investment-account', 'open-investment-account', 'open-investment-account', 'open-investment-account'],
  ['/upload-documents',        'upload-documents',        'upload-documents',        'upload-documents',        'upload-documents',        'upload-documents'],
  ['/portico-social',          HOME,                      HOME,                      HOME,                      'social',                  HOME],
] as const;

describe('R2.2: routes of the shell by company', () => {
  const cells = ROUTES.flatMap(([path, ...screens]) =>
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

  test('there is no other route in the shell', () => {
    const typed = ROUTES.map(([path]) => path as string);
    expect([...accountPaths('portico')].sort()).toEqual([...typed].sort());
  });

  test.each(ROUTES.map(([path]) => path))('%s matches without regard to case and trailing slash', (path) => {
    const key = routeOfPath(path, 'portico');
    expect(key).toBeDefined();
    expect(routeOfPath(path.toUpperCase(), 'portico')).toBe(key);
    expect(routeOfPath(`${path.toLowerCase()}/`, 'portico')).toBe(key);
  });

  test.each(['/', '', '/nowhere', '/accounts/1', '//accounts', '/acme-social', 'accounts', '/{slug}-social'])(
    '%p is no route',
    (path) => expect(routeOfPath(path, 'portico')).toBeUndefined(),
  );

  test('the social route bears the name of the brand, whatever is in it', () => {
    expect(routePath('social', 'acme')).toBe('/acme-social');
    expect(routePath('social', '$&')).toBe('/$&-social');
    expect(routeOfPath('/Acme-Social', 'acme')).toBe('social');
  });
});

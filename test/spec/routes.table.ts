import { ROUTES, type ShellRouteKey } from '../../src/domain/access/routes.table';
import { SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';

/** A cell that is refused: the client is redirected to the accounts page. */
export const HOME = 'HOME';

// Typed by hand from R2.2, "Access by company", and D1 for the unknown company.
// A cell is the suffix of the handle `screen-{…}` (D6), or HOME if the company is refused.
// oxfmt-ignore
export const SHELL_ROUTES = [
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

/** Routes of the shell that are not in R2.2. */
export const OWN_ROUTES: readonly ShellRouteKey[] = SHELL_ROUTE_KEYS.filter(
  (key) => ROUTES[key].spec === 'own',
);

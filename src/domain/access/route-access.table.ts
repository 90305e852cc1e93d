import { policyRow as row, policyTable, wordsOf, type PolicyRow } from '../policy-row';
import type { PublicRouteKey, ShellRouteKey } from './routes.table';

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

const ALL = <Screen extends ScreenKey>(screen: Screen, spec: string): PolicyRow<Screen> =>
  row(screen, screen, screen, screen, screen, spec);

/** A company may be refused everywhere but at the accounts, to which whoever is refused is led. */
const orHome = (cells: PolicyRow<ScreenKey | typeof HOME>, key: ShellRouteKey) =>
  key === 'accounts' ? wordsOf(cells) : [...new Set([...wordsOf(cells), HOME] as const)];

/** Which screen a signed-in client of each company sees at a route of the shell (R2.2). */
export const ROUTE_ACCESS = policyTable<ShellRouteKey, ScreenKey | typeof HOME>('route', orHome, {
  //                main           invest                bank                  international         other          spec
  calculators:  row('calculators', HOME,                 'calculators',        'calculators',        'calculators', 'R2.2'),
  wallet:       row('accounts',    HOME,                 HOME,                 'wallet',             'accounts',    'R2.2'),
  partnership:  row(HOME,          'partnership-invest', 'partnership-shared', 'partnership-shared', HOME,          'R2.2'),
  campaigns:    row(HOME,          'campaigns',          HOME,                 'campaigns',          HOME,          'R2.2, D1'),
  social:       row(HOME,          HOME,                 HOME,                 'social',             HOME,          'R2.2'),
  accounts:                  ALL('accounts',                'R2.2'),
  platform:                  ALL('platform',                'R2.2'),
  featuredideas:             ALL('featuredideas',           'R2.2, D5'),
  economicinsight:           ALL('economicinsight',         'R2.2, D5'),
  marketbuzz:                ALL('marketbuzz',              'R2.2, D5'),
  news:                      ALL('news',                    'R2.2, D5'),
  technicalviews:            ALL('technicalviews',          'R2.2, D5'),
  profile:                   ALL('profile',                 'R2.2'),
  notifications:             ALL('notifications',           'R2.2'),
  webterminal4:              ALL('webterminal4',            'R2.2'),
  webterminal5:              ALL('webterminal5',            'R2.2'),
  'webterminal5-demo':       ALL('webterminal5-demo',       'R2.2, D5'),
  'how-to-use':              ALL('how-to-use',              'R2.2'),
  'open-investment-account': ALL('open-investment-account', 'R2.2'),
  'upload-documents':        ALL('upload-documents',        'R2.2'),
});

type PublicScreen = Exclude<PublicRouteKey, 'login' | 'token-login'>;

/**
 * Which screen a public route shows on the site of each company (R2.1). `login` and `token-login` depend on the
 * session instead of the site.
 */
export const PUBLIC_ACCESS = policyTable<PublicScreen, ScreenKey | typeof TRADING>('public', wordsOf, {
  //                                   main                             invest                                  bank                             international                    other                            spec
  'register-open-trading-account': row('register-open-trading-account', 'register-open-trading-account-invest', 'register-open-trading-account', 'register-open-trading-account', 'register-open-trading-account', 'R2.1'),
  'register-open-partner-account': row(TRADING,                         'register-open-partner-account',        TRADING,                         TRADING,                         TRADING,                         'R2.1'),
  'forgot-password': ALL('forgot-password', 'R2.1'),
  'new-password':    ALL('new-password',    'R2.1'),
});

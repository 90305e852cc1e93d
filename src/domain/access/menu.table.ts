import { policyRow, type NamedRow, type PolicyRow } from '../site/policy-row';
import type { MenuEntryKey } from './menu-entries.table';
import { PREDICATE_NAMES, type PredicateName } from './predicates';

/** The menus of the shell: the containers of D6 and the two submenus. */
export type MenuName =
  | 'sidebar'
  | 'topbar'
  | 'mobilebar'
  | 'more-menu'
  | 'user-menu'
  | 'research'
  | 'platforms';

/** One line of a menu: an entry and, for each variant, the predicate that decides whether it is shown. */
export type MenuRow = NamedRow<PredicateName> & { readonly key: MenuEntryKey };

type Line = PolicyRow<PredicateName> & { readonly key: MenuEntryKey };

type Cells = [
  main: PredicateName,
  invest: PredicateName,
  bank: PredicateName,
  international: PredicateName,
  other: PredicateName,
  spec: string,
];

function row(key: MenuEntryKey, ...cells: Cells): Line {
  return Object.freeze({ key, ...policyRow(...cells) });
}

function all(key: MenuEntryKey, name: PredicateName, spec: string): Line {
  return row(key, name, name, name, name, name, spec);
}

/** A menu whose rows know their names: `menu.{name}.{key}`, and `{key}-2` for the second line of the same entry. */
function menu(name: string, lines: readonly Line[]): readonly MenuRow[] {
  return Object.freeze(
    lines.map((line, index) => {
      const suffix = lines.slice(0, index).some(({ key }) => key === line.key) ? '-2' : '';
      return Object.freeze({ ...line, id: `menu.${name}.${line.key}${suffix}`, words: PREDICATE_NAMES });
    }),
  );
}

/**
 * The menu set of R2.5: the top bar shows as many entries as fit, the more menu all of them (D5). The rows are in the
 * order of the screen; invest lists its platforms before research, hence two rows of `platforms`.
 */
const MENU_SET = menu('topbar', [
  //                     main              invest    bank      international  other     spec
  row('stock-investor', 'hasStockTrader', 'never',  'never',   'never',       'never',  'R2.5, R6'),
  row('cfd-trade',      'hasTradeCfd',    'never',  'never',   'never',       'never',  'R2.5, R6'),
  row('accounts',       'always',         'always', 'always',  'always',      'always', 'R2.5'),
  row('calculators',    'never',          'never',  'always',  'always',      'always', 'R2.5'),
  row('platforms',      'never',          'always', 'never',   'never',       'never',  'R2.5'),
  row('research',       'always',         'always', 'always',  'always',      'always', 'R2.5'),
  row('platforms',      'always',         'never',  'always',  'always',      'always', 'R2.5'),
  row('social',         'never',          'never',  'always',  'always',      'never',  'R2.5, D5'),
  row('partnership',    'never',          'always', 'always',  'always',      'never',  'R2.5'),
  row('campaigns',      'never',          'always', 'isNotIb', 'isNotIb',     'never',  'R2.5, R5'),
]);

/** Every menu of the shell, row by row in the order on screen. */
export const MENUS: Readonly<Record<MenuName, readonly MenuRow[]>> = Object.freeze({
  sidebar: menu('sidebar', [
    //                     main              invest    bank      international  other     spec
    row('stock-investor', 'hasStockTrader', 'never',  'never',  'never',       'never',  'R2.4, R6'),
    row('cfd-trade',      'hasTradeCfd',    'never',  'never',  'never',       'never',  'R2.4, R6'),
    row('accounts',       'always',         'always', 'always', 'always',      'always', 'R2.4'),
    row('calculators',    'never',          'never',  'always', 'always',      'always', 'R2.4'),
    row('research',       'always',         'always', 'always', 'always',      'always', 'R2.4'),
    row('platforms',      'always',         'always', 'always', 'always',      'always', 'R2.4'),
    row('social',         'never',          'never',  'never',  'always',      'never',  'R2.4'),
    row('partnership',    'never',          'always', 'always', 'always',      'never',  'R2.4'),
    row('campaigns',      'isIb',           'always', 'never',  'isNotIb',     'never',  'R2.4, R5, D5'),
  ]),
  topbar: MENU_SET,
  'more-menu': MENU_SET,
  mobilebar: menu('mobilebar', [
    //                     main              invest    bank      international  other     spec
    row('stock-investor', 'hasStockTrader', 'never',  'never',  'never',       'never',  'R2.5, R6'),
    row('cfd-trade',      'hasTradeCfd',    'never',  'never',  'never',       'never',  'R2.5, R6'),
    row('accounts',       'always',         'always', 'always', 'always',      'always', 'R2.5'),
  ]),
  'user-menu': menu('user-menu', [
    //         key                predicate            spec
    all('profile',          'always',            'R2.5'),
    all('upload-documents', 'hasDocumentUpload', 'R2.5, R5'),
    //             main     invest   bank     international     other    spec
    row('wallet', 'never', 'never', 'never', 'hasLiveAccount', 'never', 'R2.2, R2.5, R5'),
    all('language-select',  'always',            'R2.5'),
    all('theme-toggle',     'always',            'R2.5'),
    all('logout',           'always',            'R2.5, R6'),
  ]),
  research: menu('research', [
    //         key                predicate  spec
    all('how-to-use',       'always', 'R2.4'),
    all('technical-views',  'always', 'R2.4'),
    all('economic-insight', 'always', 'R2.4'),
    all('market-buzz',      'always', 'R2.4'),
    all('featured-ideas',   'always', 'R2.4'),
    all('news',             'always', 'R2.4'),
    all('alpha-generation', 'always', 'R2.4'),
  ]),
  platforms: menu('platforms', [
    all('web-terminal-mt4', 'hasMt4Login',  'R2.4, R5'),
    all('MT4AndroidApk',    'isConfigured', 'R2.4, R5'),
    all('MT4Windows',       'isConfigured', 'R2.4, R5'),
    all('MT4Mac',           'isConfigured', 'R2.4, R5'),
    all('MT4Ios',           'isConfigured', 'R2.4, R5'),
    all('MT4Android',       'isConfigured', 'R2.4, R5'),
    all('Multiterminal',    'isConfigured', 'R2.4, R5'),
    all('MT4MetaBooster',   'isConfigured', 'R2.4, R5'),
    all('web-terminal-mt5', 'hasMt5Login',  'R2.4, R5'),
    //                            main      invest   bank      international  other     spec
    row('web-terminal-mt5-demo', 'always', 'never', 'always', 'always',      'always', 'R2.4, R2.5, D5'),
    all('MT5AndroidApk',    'isConfigured', 'R2.4, R5'),
    all('MT5Windows',       'isConfigured', 'R2.4, R5'),
    all('MT5Mac',           'isConfigured', 'R2.4, R5'),
    all('MT5Ios',           'isConfigured', 'R2.4, R5'),
    all('MT5Android',       'isConfigured', 'R2.4, R5'),
    all('MT5MetaBooster',   'isConfigured', 'R2.4, R5'),
    all('TraderIos',        'isConfigured', 'R2.4, R5'),
    all('TraderAndroid',    'isConfigured', 'R2.4, R5'),
    all('InvestorIos',      'isConfigured', 'R2.4, R5'),
    all('InvestorAndroid',  'isConfigured', 'R2.4, R5'),
  ]),
});

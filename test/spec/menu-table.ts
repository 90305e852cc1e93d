import type { MenuContainer } from '../../src/domain/access/resolve-menu';
import type { ClientFacts } from '../../src/domain/access/facts';
import type { BuiltInVariant } from '../../src/domain/site/company';

/** The condition of an entry, in the words of the specification. */
export type Condition =
  | 'IB'
  | 'not IB'
  | 'live account'
  | 'MT4 login'
  | 'MT5 login'
  | 'documents'
  | 'link'
  | 'configured';

/** An entry that is always shown, or one with a condition. */
type Entry = string | readonly [key: string, when: Condition];

const STOCK_INVESTOR: Entry = ['stock-investor', 'link'];
const CFD_TRADE: Entry = ['cfd-trade', 'link'];
const CAMPAIGNS_NOT_IB: Entry = ['campaigns', 'not IB'];

// Typed by hand from R2.5 "Menu sets per company".
const SETS: Readonly<Record<BuiltInVariant, readonly Entry[]>> = {
  main: [STOCK_INVESTOR, CFD_TRADE, 'accounts', 'research', 'platforms'],
  invest: ['accounts', 'platforms', 'research', 'partnership', 'campaigns'],
  bank: ['accounts', 'calculators', 'research', 'platforms', 'social', 'partnership', CAMPAIGNS_NOT_IB],
  international: [
    'accounts',
    'calculators',
    'research',
    'platforms',
    'social',
    'partnership',
    CAMPAIGNS_NOT_IB,
  ],
  other: ['accounts', 'calculators', 'research', 'platforms'],
};

const USER_PAGES: readonly Entry[] = ['profile', ['upload-documents', 'documents']];
const CONTROLS: readonly Entry[] = ['language-select', 'theme-toggle', 'logout'];

/** Every menu of every company (R2.4, R2.5, R5; D5). */
export const MENU_TABLE: Readonly<Record<MenuContainer, Readonly<Record<BuiltInVariant, readonly Entry[]>>>> =
  {
    sidebar: {
      main: [STOCK_INVESTOR, CFD_TRADE, 'accounts', 'research', 'platforms', ['campaigns', 'IB']],
      invest: ['accounts', 'research', 'platforms', 'partnership', 'campaigns'],
      bank: ['accounts', 'calculators', 'research', 'platforms', 'partnership'],
      international: [
        'accounts',
        'calculators',
        'research',
        'platforms',
        'social',
        'partnership',
        CAMPAIGNS_NOT_IB,
      ],
      other: ['accounts', 'calculators', 'research', 'platforms'],
    },
    topbar: SETS,
    'more-menu': SETS,
    mobilebar: {
      main: [STOCK_INVESTOR, CFD_TRADE, 'accounts'],
      invest: ['accounts'],
      bank: ['accounts'],
      international: ['accounts'],
      other: ['accounts'],
    },
    'user-menu': {
      main: [...USER_PAGES, ...CONTROLS],
      invest: [...USER_PAGES, ...CONTROLS],
      bank: [...USER_PAGES, ...CONTROLS],
      international: [...USER_PAGES, ['wallet', 'live account'], ...CONTROLS],
      other: [...USER_PAGES, ...CONTROLS],
    },
  };

/**
 * R2.4 "Research submenu": the same for every company, with the targets for a client with and without a live account. News
 * has no tab of its own in the guide.
 */
export const RESEARCH: readonly { key: string; liveTarget: string; otherTarget: string }[] = [
  { key: 'how-to-use', liveTarget: '/how-to-use', otherTarget: '/how-to-use' },
  { key: 'technical-views', liveTarget: '/technicalviews', otherTarget: '/how-to-use?tab=technical-views' },
  {
    key: 'economic-insight',
    liveTarget: '/economicinsight',
    otherTarget: '/how-to-use?tab=economic-insight',
  },
  { key: 'market-buzz', liveTarget: '/marketbuzz', otherTarget: '/how-to-use?tab=market-buzz' },
  { key: 'featured-ideas', liveTarget: '/featuredideas', otherTarget: '/how-to-use?tab=featured-ideas' },
  { key: 'news', liveTarget: '/news', otherTarget: '/how-to-use?tab=market-buzz' },
  {
    key: 'alpha-generation',
    liveTarget: '/how-to-use?tab=alpha-generation',
    otherTarget: '/how-to-use?tab=alpha-generation',
  },
];

/** R2.4 "Platforms submenu", by group. */
export const PLATFORMS: readonly {
  group: string;
  entries: readonly (readonly [string, Condition | 'not invest'])[];
}[] = [
  {
    group: 'mt4',
    entries: [
      ['web-terminal-mt4', 'MT4 login'],
      ['MT4AndroidApk', 'configured'],
      ['MT4Windows', 'configured'],
      ['MT4Mac', 'configured'],
      ['MT4Ios', 'configured'],
      ['MT4Android', 'configured'],
      ['Multiterminal', 'configured'],
      ['MT4MetaBooster', 'configured'],
    ],
  },
  {
    group: 'mt5',
    entries: [
      ['web-terminal-mt5', 'MT5 login'],
      ['web-terminal-mt5-demo', 'not invest'],
      ['MT5AndroidApk', 'configured'],
      ['MT5Windows', 'configured'],
      ['MT5Mac', 'configured'],
      ['MT5Ios', 'configured'],
      ['MT5Android', 'configured'],
      ['MT5MetaBooster', 'configured'],
    ],
  },
  {
    group: 'trader',
    entries: [
      ['TraderIos', 'configured'],
      ['TraderAndroid', 'configured'],
    ],
  },
  {
    group: 'investor',
    entries: [
      ['InvestorIos', 'configured'],
      ['InvestorAndroid', 'configured'],
    ],
  },
];

/** Targets of the entries outside the submenus; null for entries that are not links. */
export const TARGETS: Readonly<Record<string, string | null>> = {
  'stock-investor': 'https://stocks.example/start',
  'cfd-trade': 'https://cfd.example/start?a=1&lang=de',
  accounts: '/accounts',
  calculators: '/calculators',
  research: null,
  platforms: null,
  partnership: '/partnership',
  campaigns: '/campaigns',
  social: '/portico-social',
  profile: '/Profile',
  'upload-documents': '/upload-documents',
  wallet: '/Wallet',
  'web-terminal-mt4': '/webterminal4',
  'web-terminal-mt5': '/webterminal5',
  'web-terminal-mt5-demo': '/webterminal5-demo',
  'language-select': null,
  'theme-toggle': null,
  logout: null,
};

/** The configured links of a site that has everything. */
export const ALL_LINKS: Readonly<Record<string, string>> = Object.fromEntries(
  PLATFORMS.flatMap(({ entries }) =>
    entries
      .filter(([, condition]) => condition === 'configured')
      .map(([key]) => [key, `https://download.example/${key}`]),
  ),
);

/** Evaluates a condition independently of the portal's own predicates. */
export function isMet(condition: Condition | 'not invest', key: string, facts: ClientFacts): boolean {
  switch (condition) {
    case 'IB':
      return facts.isIb;
    case 'not IB':
      return !facts.isIb;
    case 'live account':
      return facts.isAnyLiveAccount;
    case 'MT4 login':
      return facts.firstMt4Login !== null;
    case 'MT5 login':
      return facts.firstMt5Login !== null;
    case 'documents':
      return facts.isVisibleDocumentUpload;
    case 'link':
      return (key === 'stock-investor' ? facts.stockTraderUrl : facts.tradeCfd) !== null;
    case 'configured':
      return key in facts.links;
    case 'not invest':
      return facts.variant.key !== 'invest';
  }
}

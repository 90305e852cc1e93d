import type { Variant } from './portal';

/** The facts about a client that menus depend on. */
export interface MenuClient {
  setting: Readonly<Record<string, unknown>>;
  /** Every platform link and both trader addresses are configured. */
  hasLinks: boolean;
}

/** A client with everything, one with nothing, and an introducing broker with MT5 only. */
export const MENU_CLIENTS = {
  everything: {
    setting: {
      isIb: false,
      isAnyLiveAccount: true,
      firstMt4Login: 2104417,
      firstMt5Login: 5512098,
      isVisibleDocumentUpload: true,
    },
    hasLinks: true,
  },
  nothing: {
    setting: {
      isIb: false,
      isAnyLiveAccount: false,
      firstMt4Login: null,
      firstMt5Login: null,
      isVisibleDocumentUpload: false,
    },
    hasLinks: false,
  },
  broker: {
    setting: {
      isIb: true,
      isAnyLiveAccount: true,
      firstMt4Login: null,
      firstMt5Login: 5512098,
      isVisibleDocumentUpload: false,
    },
    hasLinks: true,
  },
} as const satisfies Record<string, MenuClient>;

export type MenuClientName = keyof typeof MENU_CLIENTS;
type Menus = Readonly<Record<MenuClientName, string>>;
type MenuTable = Readonly<Record<Variant, Menus>>;

// Typed by hand from R2.4, R2.5 and R5; keys as in D6, in display order.

/** R2.4. */
export const SIDEBAR: MenuTable = {
  main: {
    everything: 'stock-investor cfd-trade accounts research platforms',
    nothing: 'accounts research platforms',
    broker: 'stock-investor cfd-trade accounts research platforms campaigns',
  },
  invest: {
    everything: 'accounts research platforms partnership campaigns',
    nothing: 'accounts research platforms partnership campaigns',
    broker: 'accounts research platforms partnership campaigns',
  },
  bank: {
    everything: 'accounts calculators research platforms partnership',
    nothing: 'accounts calculators research platforms partnership',
    broker: 'accounts calculators research platforms partnership',
  },
  international: {
    everything: 'accounts calculators research platforms social partnership campaigns',
    nothing: 'accounts calculators research platforms social partnership campaigns',
    broker: 'accounts calculators research platforms social partnership',
  },
};

/** R2.5 "Menu sets per company". */
export const MORE_MENU: MenuTable = {
  main: {
    everything: 'stock-investor cfd-trade accounts research platforms',
    nothing: 'accounts research platforms',
    broker: 'stock-investor cfd-trade accounts research platforms',
  },
  invest: {
    everything: 'accounts platforms research partnership campaigns',
    nothing: 'accounts platforms research partnership campaigns',
    broker: 'accounts platforms research partnership campaigns',
  },
  bank: {
    everything: 'accounts calculators research platforms social partnership campaigns',
    nothing: 'accounts calculators research platforms social partnership campaigns',
    broker: 'accounts calculators research platforms social partnership',
  },
  international: {
    everything: 'accounts calculators research platforms social partnership campaigns',
    nothing: 'accounts calculators research platforms social partnership campaigns',
    broker: 'accounts calculators research platforms social partnership',
  },
};

/** R2.5 "Mobile bar". */
export const MOBILE_BAR: MenuTable = {
  main: {
    everything: 'stock-investor cfd-trade accounts',
    nothing: 'accounts',
    broker: 'stock-investor cfd-trade accounts',
  },
  invest: { everything: 'accounts', nothing: 'accounts', broker: 'accounts' },
  bank: { everything: 'accounts', nothing: 'accounts', broker: 'accounts' },
  international: { everything: 'accounts', nothing: 'accounts', broker: 'accounts' },
};

/** R2.5 "User menu". */
export const USER_MENU: MenuTable = {
  main: { everything: 'profile upload-documents', nothing: 'profile', broker: 'profile' },
  invest: { everything: 'profile upload-documents', nothing: 'profile', broker: 'profile' },
  bank: { everything: 'profile upload-documents', nothing: 'profile', broker: 'profile' },
  international: {
    everything: 'profile upload-documents wallet',
    nothing: 'profile',
    broker: 'profile wallet',
  },
};

const MT4 = 'MT4AndroidApk MT4Windows MT4Mac MT4Ios MT4Android Multiterminal MT4MetaBooster';
const MT5 = 'MT5AndroidApk MT5Windows MT5Mac MT5Ios MT5Android MT5MetaBooster';
const APPS = 'TraderIos TraderAndroid InvestorIos InvestorAndroid';

/** R2.4 "Platforms submenu". */
const PLATFORMS_OF_MOST: Menus = {
  everything: `web-terminal-mt4 ${MT4} web-terminal-mt5 web-terminal-mt5-demo ${MT5} ${APPS}`,
  nothing: 'web-terminal-mt5-demo',
  broker: `${MT4} web-terminal-mt5 web-terminal-mt5-demo ${MT5} ${APPS}`,
};
export const PLATFORMS: MenuTable = {
  main: PLATFORMS_OF_MOST,
  invest: {
    everything: `web-terminal-mt4 ${MT4} web-terminal-mt5 ${MT5} ${APPS}`,
    nothing: '',
    broker: `${MT4} web-terminal-mt5 ${MT5} ${APPS}`,
  },
  bank: PLATFORMS_OF_MOST,
  international: PLATFORMS_OF_MOST,
};

/** R2.4 "Research submenu", with a live account. */
export const RESEARCH_LIVE = [
  'how-to-use /how-to-use',
  'technical-views /technicalviews',
  'economic-insight /economicinsight',
  'market-buzz /marketbuzz',
  'featured-ideas /featuredideas',
  'news /news',
  'alpha-generation /how-to-use?tab=alpha-generation',
];

/** The same, without a live account. */
export const RESEARCH_WITHOUT_LIVE = [
  'how-to-use /how-to-use',
  'technical-views /how-to-use?tab=technical-views',
  'economic-insight /how-to-use?tab=economic-insight',
  'market-buzz /how-to-use?tab=market-buzz',
  'featured-ideas /how-to-use?tab=featured-ideas',
  'news /how-to-use?tab=market-buzz',
  'alpha-generation /how-to-use?tab=alpha-generation',
];

/** Every download and booster. */
export const LINK_KEYS = `${MT4} ${MT5} ${APPS}`.split(' ');

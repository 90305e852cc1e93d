import type { PlatformBlock, PlatformLinkKey } from '../platform/platform-links.table';
import type { ShellRouteKey } from './routes.table';

/** Value of the parameter `tab` of how-to-use (R2.2). */
export type HowToUseTab =
  | 'technical-views'
  | 'economic-insight'
  | 'market-buzz'
  | 'featured-ideas'
  | 'alpha-generation';

/**
 * Target of an entry. `research` opens the route for clients with a live account and the tab of how-to-use for all
 * others; `guide` always opens how-to-use (R2.4).
 */
export type EntryTarget =
  | { readonly opens: 'route'; readonly route: ShellRouteKey; readonly block?: PlatformBlock }
  | { readonly opens: 'research'; readonly route: ShellRouteKey; readonly tab: HowToUseTab }
  | { readonly opens: 'guide'; readonly tab: HowToUseTab }
  | { readonly opens: 'stock-trader' | 'cfd-trade' }
  | { readonly opens: 'download' | 'booster'; readonly block: PlatformBlock }
  | { readonly opens: 'submenu'; readonly submenu: 'research' | 'platforms' }
  | { readonly opens: 'action' };

/** Every entry of the menus (D6) and where it leads. */
export const MENU_ENTRIES = Object.freeze({
  'stock-investor':        { opens: 'stock-trader' },
  'cfd-trade':             { opens: 'cfd-trade' },
  'accounts':              { opens: 'route',    route: 'accounts' },
  'calculators':           { opens: 'route',    route: 'calculators' },
  'research':              { opens: 'submenu',  submenu: 'research' },
  'platforms':             { opens: 'submenu',  submenu: 'platforms' },
  'partnership':           { opens: 'route',    route: 'partnership' },
  'campaigns':             { opens: 'route',    route: 'campaigns' },
  'social':                { opens: 'route',    route: 'social' },
  'how-to-use':            { opens: 'route',    route: 'how-to-use' },
  'technical-views':       { opens: 'research', route: 'technicalviews',    tab: 'technical-views' },
  'economic-insight':      { opens: 'research', route: 'economicinsight',   tab: 'economic-insight' },
  'market-buzz':           { opens: 'research', route: 'marketbuzz',        tab: 'market-buzz' },
  'featured-ideas':        { opens: 'research', route: 'featuredideas',     tab: 'featured-ideas' },
  'news':                  { opens: 'research', route: 'news',              tab: 'market-buzz' },
  'alpha-generation':      { opens: 'guide',                                tab: 'alpha-generation' },
  'web-terminal-mt4':      { opens: 'route',    route: 'webterminal4',      block: 'mt4' },
  'MT4AndroidApk':         { opens: 'download', block: 'mt4' },
  'MT4Windows':            { opens: 'download', block: 'mt4' },
  'MT4Mac':                { opens: 'download', block: 'mt4' },
  'MT4Ios':                { opens: 'download', block: 'mt4' },
  'MT4Android':            { opens: 'download', block: 'mt4' },
  'Multiterminal':         { opens: 'download', block: 'mt4' },
  'MT4MetaBooster':        { opens: 'booster',  block: 'mt4' },
  'web-terminal-mt5':      { opens: 'route',    route: 'webterminal5',      block: 'mt5' },
  'web-terminal-mt5-demo': { opens: 'route',    route: 'webterminal5-demo', block: 'mt5' },
  'MT5AndroidApk':         { opens: 'download', block: 'mt5' },
  'MT5Windows':            { opens: 'download', block: 'mt5' },
  'MT5Mac':                { opens: 'download', block: 'mt5' },
  'MT5Ios':                { opens: 'download', block: 'mt5' },
  'MT5Android':            { opens: 'download', block: 'mt5' },
  'MT5MetaBooster':        { opens: 'booster',  block: 'mt5' },
  'TraderIos':             { opens: 'download', block: 'trader' },
  'TraderAndroid':         { opens: 'download', block: 'trader' },
  'InvestorIos':           { opens: 'download', block: 'investor' },
  'InvestorAndroid':       { opens: 'download', block: 'investor' },
  'profile':               { opens: 'route',    route: 'profile' },
  'upload-documents':      { opens: 'route',    route: 'upload-documents' },
  'wallet':                { opens: 'route',    route: 'wallet' },
  'language-select':       { opens: 'action' },
  'theme-toggle':          { opens: 'action' },
  'logout':                { opens: 'action' },
} as const satisfies Record<string, EntryTarget> & Partial<Record<PlatformLinkKey, EntryTarget>>);

/** Key of a menu entry; its handle is `menu-{key}`, that of an action the key itself (D6). */
export type MenuEntryKey = keyof typeof MENU_ENTRIES;

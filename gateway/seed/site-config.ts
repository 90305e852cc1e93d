import { serverName } from '../trading/server-name';
import type { SiteKey } from './sites.table';

const APPLE = 'https://apps.apple.com/app';
const GOOGLE = 'https://play.google.com/store/apps/details?id=';
const METAQUOTES = 'https://download.mql5.com/cdn';
const DOWNLOADS = 'https://downloads.portico.example';

const MT4 = {
  MT4AndroidApk: `${METAQUOTES}/mobile/mt4/android/metatrader4.apk`,
  MT4Windows: `${METAQUOTES}/web/metaquotes.software.corp/mt4/mt4setup.exe`,
  MT4Mac: `${METAQUOTES}/web/metaquotes.software.corp/mt4/MetaTrader4.dmg`,
  MT4Ios: `${APPLE}/metatrader-4/id496212596`,
  MT4Android: `${GOOGLE}net.metaquotes.metatrader4`,
  Multiterminal: `${DOWNLOADS}/mt4-multiterminal-setup.exe`,
};

const MT5 = {
  MT5AndroidApk: `${METAQUOTES}/mobile/mt5/android/metatrader5.apk`,
  MT5Windows: `${METAQUOTES}/web/metaquotes.software.corp/mt5/mt5setup.exe`,
  MT5Mac: `${METAQUOTES}/web/metaquotes.software.corp/mt5/MetaTrader5.dmg`,
  MT5Ios: `${APPLE}/metatrader-5/id413251709`,
  MT5Android: `${GOOGLE}net.metaquotes.metatrader5`,
};

const BOOSTERS = {
  MT4MetaBooster: `${DOWNLOADS}/mt4-booster-setup.exe`,
  MT5MetaBooster: `${DOWNLOADS}/mt5-booster-setup.exe`,
};

const TRADER_APP = {
  TraderIos: `${DOWNLOADS}/trader/ios`,
  TraderAndroid: `${DOWNLOADS}/trader/android`,
};

const INVESTOR_APP = {
  InvestorIos: `${DOWNLOADS}/investor/ios`,
  InvestorAndroid: `${DOWNLOADS}/investor/android`,
};

const terminals = (brandName: string) => ({
  WebTerminalServersMt4: serverName(brandName, { kind: 'live', platform: 'MT4' }),
  WebTerminalServersMt5: serverName(brandName, { kind: 'live', platform: 'MT5' }),
  MT5WebTerminalServersDemo: serverName(brandName, { kind: 'demo', platform: 'MT5' }),
});

/** Platform links of each site (R3), beside the servers of the terminals; a site without a key does not offer that product. */
const CONFIG_BY_SITE: Readonly<Record<SiteKey, Readonly<Record<string, string>>>> = {
  main: { ...MT4, ...MT5, ...BOOSTERS, ...TRADER_APP, ...INVESTOR_APP },
  invest: { ...MT4, ...MT5, ...TRADER_APP },
  bank: { ...MT4, ...MT5, ...BOOSTERS, ...TRADER_APP },
  international: { ...MT4, ...MT5, ...BOOSTERS, ...TRADER_APP },
};

/** The rows of `site_config` for a site with the platforms of one of the four. */
export const siteConfigOf = (siteId: number, modelKey: SiteKey, brandName: string) =>
  Object.entries({ ...CONFIG_BY_SITE[modelKey], ...terminals(brandName) }).map(
    ([configKey, configValue]) => ({
      siteId,
      configKey,
      configValue,
    }),
  );

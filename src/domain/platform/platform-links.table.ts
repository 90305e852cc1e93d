/** A block of the platforms submenu (R2.4). */
export type PlatformBlock = 'mt4' | 'mt5' | 'trader' | 'investor';

/** The system of a download; `any` for more than one. */
export type PlatformSystem = 'windows' | 'mac' | 'ios' | 'android' | 'any';

/** Kind of a configured value: a download, a booster's address, or the server of a web terminal. */
export type PlatformLinkKind = 'download' | 'booster' | 'server';

interface PlatformLinkRow {
  readonly block: PlatformBlock;
  readonly kind: PlatformLinkKind;
  readonly system: PlatformSystem;
}

function row(block: PlatformBlock, kind: PlatformLinkKind, system: PlatformSystem): PlatformLinkRow {
  return Object.freeze({ block, kind, system });
}

/** The configuration keys of platform links (R3), in the order in which a block lists them (R2.4). */
export const PLATFORM_LINKS = Object.freeze({
  //                              block       kind        system
  MT4AndroidApk:              row('mt4',      'download', 'android'),
  MT4Windows:                 row('mt4',      'download', 'windows'),
  MT4Mac:                     row('mt4',      'download', 'mac'),
  MT4Ios:                     row('mt4',      'download', 'ios'),
  MT4Android:                 row('mt4',      'download', 'android'),
  Multiterminal:              row('mt4',      'download', 'windows'),
  MT4MetaBooster:             row('mt4',      'booster',  'any'),
  WebTerminalServersMt4:      row('mt4',      'server',   'any'),
  MT5AndroidApk:              row('mt5',      'download', 'android'),
  MT5Windows:                 row('mt5',      'download', 'windows'),
  MT5Mac:                     row('mt5',      'download', 'mac'),
  MT5Ios:                     row('mt5',      'download', 'ios'),
  MT5Android:                 row('mt5',      'download', 'android'),
  MT5MetaBooster:             row('mt5',      'booster',  'any'),
  WebTerminalServersMt5:      row('mt5',      'server',   'any'),
  MT5WebTerminalServersDemo:  row('mt5',      'server',   'any'),
  TraderIos:                  row('trader',   'download', 'ios'),
  TraderAndroid:              row('trader',   'download', 'android'),
  InvestorIos:                row('investor', 'download', 'ios'),
  InvestorAndroid:            row('investor', 'download', 'android'),
});

export type PlatformLinkKey = keyof typeof PLATFORM_LINKS;

/** All configuration keys. */
export const PLATFORM_LINK_KEYS = Object.freeze(Object.keys(PLATFORM_LINKS)) as readonly PlatformLinkKey[];

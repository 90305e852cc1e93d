import type { MenuEntryKey } from '../../../domain/access/menu-entries.table';
import type { AccountKind, Platform } from '../../../domain/accounts/account';

type Row = Readonly<Record<AccountKind, MenuEntryKey | null>>;

/** Which entry of the menus opens an account of a platform for trading; null where there is none (R2.4, R2.5). */
export const TRADE_ENTRIES: Readonly<Record<Platform, Row>> = Object.freeze({
  //           live                        demo
  MT4:       { live: 'web-terminal-mt4',   demo: null                    },
  MT5:       { live: 'web-terminal-mt5',   demo: 'web-terminal-mt5-demo' },
  Trader:    { live: 'cfd-trade',          demo: null                    },
  Investor:  { live: 'stock-investor',     demo: null                    },
});

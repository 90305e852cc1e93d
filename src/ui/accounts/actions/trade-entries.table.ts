import type { MenuEntryKey } from '../../../domain/access/menu-entries.table';
import type { AccountKind, Platform } from '../../../domain/accounts/account';

interface Cell {
  /** Entry of the menus; null if there is none (R2.4, R2.5). */
  readonly entry: MenuEntryKey | null;
  /**
   * `login` opens a terminal with the account's login (D9), `terminal` one without; `site` is a page elsewhere whose
   * address comes later. `app` opens the platform's own app: the portal has no terminal for it.
   */
  readonly target: 'login' | 'terminal' | 'site' | 'app';
}

const cell = (entry: Cell['entry'], target: Cell['target']): Cell => ({ entry, target });

/** The menu entry that opens an account for trading, by platform and kind. */
export const TRADE_ENTRIES: Readonly<Record<Platform, Readonly<Record<AccountKind, Cell>>>> = Object.freeze({
  //           live                                    demo
  MT4:       { live: cell('web-terminal-mt4', 'login'), demo: cell(null, 'app')                         },
  MT5:       { live: cell('web-terminal-mt5', 'login'), demo: cell('web-terminal-mt5-demo', 'terminal') },
  Trader:    { live: cell('cfd-trade', 'site'),         demo: cell(null, 'app')                         },
  Investor:  { live: cell('stock-investor', 'site'),    demo: cell(null, 'app')                         },
});

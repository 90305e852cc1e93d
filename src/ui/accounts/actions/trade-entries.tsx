import { observer } from 'mobx-react-lite';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { MenuStore } from '../../../application/access/menu-store';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import type { Account } from '../../../domain/accounts/account';
import { terminalPageFor } from '../../../domain/platform/terminal-url';
import { useStore } from '../../hooks/use-store';
import { TRADE_ENTRIES } from './trade-entries.table';

const TradeContext = createContext<ReadonlyMap<string, MenuItem>>(new Map());

/** Provides its children with the trading entries of this client's menus (R2.4, R2.5). */
export const TradeEntries = observer(function TradeEntries({ children }: { children: ReactNode }) {
  const { sidebar } = useStore(MenuStore);
  const entries = useMemo(() => {
    const items = sidebar.flatMap((item) => [item, ...(item.children ?? [])]);
    return new Map(items.map((item) => [item.key, item]));
  }, [sidebar]);
  return <TradeContext value={entries}>{children}</TradeContext>;
});

/** Address that opens an account for trading, with the texts of its links. */
export interface TradeTarget {
  readonly href: string;
  readonly newTab: boolean;
  /** Text of the button. */
  readonly labelKey: string;
  /** Text of the table's narrow button; screen readers get the whole label. */
  readonly shortKey: string;
  /** Text in the account's menu, which has room for the terminal's name. */
  readonly menuKey: string;
}

/** Button texts for accounts with limited rights; the default is "Trade". */
const BY_RIGHTS: Readonly<Record<string, string>> = {
  closeOnly: 'accounts.closePositions',
  noTrading: 'accounts.viewPositions',
};

/** The platform's own app, for accounts that no terminal of the portal opens. */
const APP: TradeTarget = {
  href: '/platform',
  newTab: false,
  labelKey: 'accounts.openInApp',
  shortKey: 'accounts.openInApp',
  menuKey: 'accounts.openInApp',
};

/** The link that opens an account; undefined if it can't be used. Web terminals open with this account (D9). */
export function useTradeTarget({ platform, kind, status, rights, login }: Account): TradeTarget | undefined {
  const entries = use(TradeContext);
  const { entry: key, target: targetKind } = TRADE_ENTRIES[platform][kind];
  if (status === 'archived' || status === 'pending' || rights === 'noLogin') return undefined;
  const entry = key === null ? undefined : entries.get(key);
  if (entry?.href === undefined) return targetKind === 'site' ? undefined : APP;
  const labelKey = BY_RIGHTS[rights ?? ''] ?? 'accounts.trade';
  return {
    href: targetKind === 'login' ? terminalPageFor(entry.href, login) : entry.href,
    newTab: entry.newTab,
    labelKey,
    shortKey: labelKey === 'accounts.trade' ? labelKey : 'accounts.positions',
    menuKey: entry.labelKey,
  };
}

import { observer } from 'mobx-react-lite';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { MenuStore } from '../../../application/access/menu-store';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import type { Account } from '../../../domain/accounts/account';
import { askingFor } from '../../../domain/platform/terminal-url';
import { useStore } from '../../hooks/use-store';
import { TRADE_ENTRIES } from './trade-entries.table';

const TradeContext = createContext<ReadonlyMap<string, MenuItem>>(new Map());

/** Gives the accounts below it the trading entries that this client's menus have (R2.4, R2.5). */
export const TradeEntries = observer(function TradeEntries({ children }: { children: ReactNode }) {
  const { sidebar } = useStore(MenuStore);
  const entries = useMemo(() => {
    const items = sidebar.flatMap((item) => [item, ...(item.children ?? [])]);
    return new Map(items.map((item) => [item.key, item]));
  }, [sidebar]);
  return <TradeContext value={entries}>{children}</TradeContext>;
});

/** Where an account is opened, and what one can do there. */
export interface TradeWay {
  readonly href: string;
  readonly newTab: boolean;
  /** What stands on the button. */
  readonly labelKey: string;
  /** What stands on the table's button, which is narrow; those who hear it get the whole label. */
  readonly shortKey: string;
  /** What stands in the account's menu, where there is room for the terminal's name. */
  readonly menuKey: string;
}

/** What the button of an account with limited rights says; any other one trades. */
const BY_RIGHTS: Readonly<Record<string, string>> = {
  closeOnly: 'accounts.closePositions',
  noTrading: 'accounts.viewPositions',
};

/** Where no terminal of ours takes an account, the platform's own app does. */
const APP: TradeWay = {
  href: '/platform',
  newTab: false,
  labelKey: 'accounts.openInApp',
  shortKey: 'accounts.openInApp',
  menuKey: 'accounts.openInApp',
};

/** The way to an account; none where it can't be used. The web terminals open with that very account (D9). */
export function useTradeWay({ platform, kind, status, rights, login }: Account): TradeWay | undefined {
  const entries = use(TradeContext);
  const { entry: key, by } = TRADE_ENTRIES[platform][kind];
  if (status === 'archived' || status === 'pending' || rights === 'noLogin') return undefined;
  const entry = key === null ? undefined : entries.get(key);
  if (entry?.href === undefined) return by === 'site' ? undefined : APP;
  const labelKey = BY_RIGHTS[rights ?? ''] ?? 'accounts.trade';
  return {
    href: by === 'login' ? askingFor(entry.href, login) : entry.href,
    newTab: entry.newTab,
    labelKey,
    shortKey: labelKey === 'accounts.trade' ? labelKey : 'accounts.positions',
    menuKey: entry.labelKey,
  };
}

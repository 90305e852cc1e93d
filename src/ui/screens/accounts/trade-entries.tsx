import { observer } from 'mobx-react-lite';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { MenuStore } from '../../../application/stores/menu-store';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import type { Account } from '../../../domain/accounts/account';
import { useStore } from '../../use-store';
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

/** The entry that opens an account for trading; none where the account can't be used or the client has no such entry. */
export function useTradeEntry({ platform, kind, status, rights }: Account): MenuItem | undefined {
  const entries = use(TradeContext);
  const key = TRADE_ENTRIES[platform][kind];
  const usable = status !== 'archived' && status !== 'pending' && rights !== 'noLogin';
  return key !== null && usable ? entries.get(key) : undefined;
}

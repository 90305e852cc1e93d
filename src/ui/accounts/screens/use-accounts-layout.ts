import { AccountsStore, type AccountsLayout } from '../../../application/accounts/accounts-store';
import { useIsPhone } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';

/** How the accounts are shown: at or below the desktop breakpoint there is no room for a table (R9 "Breakpoint"). */
export function useAccountsLayout(): AccountsLayout {
  const { layout } = useStore(AccountsStore);
  return useIsPhone() ? 'cards' : layout;
}

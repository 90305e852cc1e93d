import { AccountsStore, type AccountsLayout } from '../../../application/stores/accounts-store';
import { useIsPhone } from '../../components/use-media-query';
import { useStore } from '../../use-store';

/** How the accounts are shown: at or below the desktop breakpoint there is no room for a table (R9 "Breakpoint"). */
export function useAccountsLayout(): AccountsLayout {
  const { layout } = useStore(AccountsStore);
  return useIsPhone() ? 'cards' : layout;
}

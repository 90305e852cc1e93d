import { AccountsStore, type AccountsLayout } from '../../../application/accounts/accounts-store';
import { useIsPhone } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';

/** The layout of the accounts; at or below the desktop breakpoint always cards (R9 "Breakpoint"). */
export function useAccountsLayout(): AccountsLayout {
  const { layout } = useStore(AccountsStore);
  return useIsPhone() ? 'cards' : layout;
}

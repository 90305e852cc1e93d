import { AccountsState, dataOf, observer, useStore } from '@portico/portal';
import { useEffect } from 'react';

export const AccountCount = observer(function AccountCount() {
  const accounts = useStore(AccountsState);
  useEffect(() => accounts.load(), [accounts]);
  return <p role="status">{dataOf(accounts.remote)?.accounts.length ?? 'none yet'}</p>;
});

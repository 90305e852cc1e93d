import { useEffect } from 'react';
import { dataOf, isMissing } from '../../application/remote/remote';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { useStore } from '../hooks/use-store';

/** True while blockers load or exist; false if the gateway has no such call or sends none. */
export function useMayBeBlocked(): boolean {
  const store = useStore(ClientProgressStore);
  useEffect(() => store.load(), [store]);
  return !isMissing(store.blockers) && dataOf(store.blockers)?.length !== 0;
}

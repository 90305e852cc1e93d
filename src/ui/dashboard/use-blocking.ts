import { useEffect } from 'react';
import { dataOf, isMissing } from '../../application/remote/remote';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { useStore } from '../hooks/use-store';

/** Whether something may be blocked: false where the gateway doesn't say, or says that nothing is. */
export function useBlocking(): boolean {
  const store = useStore(ClientProgressStore);
  useEffect(() => store.load(), [store]);
  return !isMissing(store.blockers) && dataOf(store.blockers)?.length !== 0;
}

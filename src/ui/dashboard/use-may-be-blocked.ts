import { dataOf, isMissing } from '../../application/remote/remote';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { useStore } from '../hooks/use-store';

/** True while blockers load or exist; false if the gateway has no such call or sends none. */
export function useMayBeBlocked(): boolean {
  const { blockers } = useStore(ClientProgressStore);
  return !isMissing(blockers) && dataOf(blockers)?.length !== 0;
}

import type { Replica } from '../db/replica';
import type { ApiOperationId, Call } from '../http/call';
import { LAGGING_READS } from './lagging-reads.table';

const IDS: ReadonlySet<ApiOperationId> = new Set(LAGGING_READS.map(({ call }) => call));

/**
 * Wraps a call so that a replica of the database answers it, if the table allows it. If the replica fails or does not
 * have the data, the call is repeated on the database itself: the replica may lag or be down.
 */
export function withReplica(
  id: ApiOperationId,
  call: Call<ApiOperationId>,
  callOfReplica: Call<ApiOperationId>,
  replica: Pick<Replica, 'isUsable'>,
): Call<ApiOperationId> {
  if (!IDS.has(id)) return call;
  return async (context) => {
    if (!replica.isUsable()) return call(context);
    try {
      return await callOfReplica(context);
    } catch {
      return call(context);
    }
  };
}

import type { ReadReplica } from '../db/read-replica';
import type { ApiOperationId, Call } from '../http/call';
import { LAGGING_READS } from './lagging-reads.table';

const REPLICA_CALLS: ReadonlySet<ApiOperationId> = new Set(LAGGING_READS.map(({ call }) => call));

/**
 * Wraps a call so that a replica of the database answers it, if the table allows it. After any error, a refusal included,
 * the call is repeated on the database itself: the replica may be down, or lack the newest rows.
 */
export function withReadReplica(
  id: ApiOperationId,
  call: Call<ApiOperationId>,
  replicaCall: Call<ApiOperationId>,
  readReplica: Pick<ReadReplica, 'isUsable'>,
): Call<ApiOperationId> {
  if (!REPLICA_CALLS.has(id)) return call;
  return async (context) => {
    if (!readReplica.isUsable()) return call(context);
    try {
      return await replicaCall(context);
    } catch {
      return call(context);
    }
  };
}

import type { Services } from './services';
import type { ApiOperationId, Call } from '../http/call';

/** The state of the client's data before an answer was read; ids of the stream's events end with it. */
export const CLIENT_STATE_HEADER = 'Client-State';

/** Lists that a trade changes. A page reads them before its stream begins. */
const CALLS_WITH_STATE: ReadonlySet<ApiOperationId> = new Set([
  'getAccounts',
  'getPositions',
  'getOrders',
  'getEndedOrders',
  'getDeals',
  'getFunds',
]);

/**
 * Wraps a call of a list so that its answer includes the state of the client's data. A page compares it with the id of
 * the stream's first event, and reads its lists again if something has changed in between.
 */
export function withClientState(
  id: ApiOperationId,
  call: Call<ApiOperationId>,
  { liveReadings }: Pick<Services, 'liveReadings'>,
): Call<ApiOperationId> {
  if (!CALLS_WITH_STATE.has(id)) return call;
  return async (context) => {
    // The state is read first. A change during the read then gives a newer state, so the page reads again.
    const state = await liveReadings.readState(context.client.id);
    const answer = await call(context);
    context.reply.header(CLIENT_STATE_HEADER, state);
    return answer;
  };
}

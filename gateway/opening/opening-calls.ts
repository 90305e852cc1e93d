import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type OpeningCalls = Calls<'getAccountOffers' | 'openAccount' | 'getOpenRequests' | 'cancelOpenRequest'>;

/** Accounts that clients open themselves; another client's request is not found. */
export function openingCalls({ accountOpenings }: Services): OpeningCalls {
  return {
    getAccountOffers: ({ client }) => accountOpenings.offers(client),
    openAccount: ({ body: { idempotencyKey, ...order }, client }) =>
      accountOpenings.open(client, idempotencyKey, order),
    getOpenRequests: ({ client }) => accountOpenings.requests(client.id),
    cancelOpenRequest: ({ body, client }) => accountOpenings.cancel(client, body.requestId),
  };
}

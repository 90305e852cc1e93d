import type { Calls } from '../http/call';
import type { Services } from '../http/services';

type OpeningCalls = Calls<'getAccountOffers' | 'openAccount' | 'getOpenRequests' | 'cancelOpenRequest'>;

/** Accounts that clients open themselves; another client's request is not found. */
export function openingCalls({ accountOpenings }: Services): OpeningCalls {
  return {
    getAccountOffers: ({ client }) => accountOpenings.listOffers(client),
    openAccount: ({ body: { idempotencyKey, ...order }, client }) =>
      accountOpenings.requestAccount(client, idempotencyKey, order),
    getOpenRequests: ({ client }) => accountOpenings.listRequests(client.id),
    cancelOpenRequest: ({ body, client }) => accountOpenings.cancelRequest(client, body.requestId),
  };
}

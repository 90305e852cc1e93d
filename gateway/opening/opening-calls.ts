import type { Calls } from '../http/call';
import type { AccountOpenings } from './account-openings';

type OpeningCalls = Calls<'getAccountOffers' | 'openAccount' | 'getOpenRequests' | 'cancelOpenRequest'>;

interface OpeningCallsDeps {
  readonly accountOpenings: AccountOpenings;
}

/** Accounts that clients open themselves; another client's request is not found. */
export function openingCalls({ accountOpenings }: OpeningCallsDeps): OpeningCalls {
  return {
    getAccountOffers: ({ client }) => accountOpenings.listOffers(client),
    openAccount: ({ body: { idempotencyKey, ...order }, client }) =>
      accountOpenings.requestAccount(client, idempotencyKey, order),
    getOpenRequests: ({ client }) => accountOpenings.listRequests(client.id),
    cancelOpenRequest: ({ body, client }) => accountOpenings.cancelRequest(client, body.requestId),
  };
}

import type { Calls } from '../http/call';
import { availableOf, canMove } from './money-accounts';
import { cultureOf } from '../kernel/culture-of';
import type { Services } from '../http/services';

type MoneyCalls = Calls<
  | 'getPaymentMethods'
  | 'quoteMoney'
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'getMoneyRequests'
  | 'getMoneyRequest'
  | 'cancelMoneyRequest'
>;

/** Deposits, withdrawals and transfers of a client's trading accounts; another client's account is not found. */
export function moneyCalls(services: Services): MoneyCalls {
  const { db, deposits, moneyQuotes, moneyRequests, paymentMethods } = services;
  const { sites, tradingAccounts, transfers, withdrawals } = services;
  return {
    getPaymentMethods: async ({ client, query: { direction, login } }) => {
      const account = await tradingAccounts.figured(client.id, login, db);
      const reader = await cultureOf(db, client.id);
      const methods = await paymentMethods.of(client.companyId, account, direction, reader);
      if (direction === 'deposit') return { currency: account.currency, methods };
      const heldUntil = await withdrawals.heldUntil(client.id);
      return {
        currency: account.currency,
        methods,
        heldUntil: heldUntil?.toISOString() ?? null,
        available: canMove(account) ? availableOf(account) : null,
      };
    },

    quoteMoney: ({ body, client }) => moneyQuotes.of(client, body),

    deposit: async ({ body: { idempotencyKey, ...input }, client, request }) => {
      const portal = await sites.portalAddress(await sites.byId(client.siteId), request);
      return deposits.begin(client, idempotencyKey, input, portal);
    },

    withdraw: ({ body: { assertion, code, idempotencyKey, ...input }, client }) =>
      withdrawals.ask(client, idempotencyKey, input, assertion ?? code),

    transfer: ({ body: { idempotencyKey, ...input }, client }) =>
      transfers.make(client, idempotencyKey, input),

    getMoneyRequests: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.own(client.id, query.login);
      return moneyRequests.of(client.id, await cultureOf(db, client.id), query);
    },

    getMoneyRequest: async ({ client, query }) =>
      moneyRequests.one(client.id, await cultureOf(db, client.id), query.id),

    cancelMoneyRequest: ({ body: { idempotencyKey, requestId }, client }) =>
      withdrawals.cancel(client, idempotencyKey, requestId),
  };
}

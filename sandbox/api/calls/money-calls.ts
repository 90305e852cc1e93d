import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import { availableOf, canMove } from '../services/money/money-accounts';
import type { Services } from '../services/services';

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
export function moneyCalls({
  db,
  moneyQuotes,
  moneyRequests,
  paymentMethods,
  tradingAccounts,
  transfers,
}: Services): MoneyCalls {
  const notYet = () => Promise.reject(new ApiError('notFound'));
  return {
    getPaymentMethods: async ({ client, query: { direction, login } }) => {
      const account = await tradingAccounts.figured(client.id, login, db);
      return {
        currency: account.currency,
        methods: await paymentMethods.of(client.companyId, account, direction),
        available: direction === 'withdraw' && canMove(account) ? availableOf(account) : null,
      };
    },

    quoteMoney: ({ body, client }) => moneyQuotes.of(client, body),

    transfer: ({ body: { idempotencyKey, ...asked }, client }) =>
      transfers.make(client, idempotencyKey, asked),

    getMoneyRequests: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.own(client.id, query.login);
      return moneyRequests.of(client.id, query);
    },

    getMoneyRequest: ({ client, query }) => moneyRequests.one(client.id, query.id),

    // A gateway may lack them (D4); this one gets them one after another.
    deposit: notYet,
    withdraw: notYet,
    cancelMoneyRequest: notYet,
  };
}

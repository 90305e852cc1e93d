import type { Calls } from '../http/call';
import { availableOf, canMoveMoney } from './money-accounts';
import { cultureOf } from '../db/culture-of';
import type { Database } from '../db/open-database';
import type { Deposits } from './deposits';
import type { MoneyQuotes } from './money-quotes';
import type { MoneyRequests } from './money-requests';
import type { PaymentMethods } from './payment-methods';
import type { Sites } from '../site/sites';
import type { TradingAccounts } from '../accounts/trading-accounts';
import type { Transfers } from './transfers';
import type { WithdrawalGate } from './withdrawal-gate';
import type { Withdrawals } from './withdrawals';
import { stepUpProofOf } from '../session/step-up';

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

interface MoneyCallsDeps {
  readonly db: Database;
  readonly deposits: Deposits;
  readonly moneyQuotes: MoneyQuotes;
  readonly moneyRequests: MoneyRequests;
  readonly paymentMethods: PaymentMethods;
  readonly sites: Sites;
  readonly tradingAccounts: TradingAccounts;
  readonly transfers: Transfers;
  readonly withdrawalGate: WithdrawalGate;
  readonly withdrawals: Withdrawals;
}

/** Deposits, withdrawals and transfers of a client's trading accounts; another client's account is not found. */
export function moneyCalls(services: MoneyCallsDeps): MoneyCalls {
  const { db, deposits, moneyQuotes, moneyRequests, paymentMethods } = services;
  const { sites, tradingAccounts, transfers, withdrawalGate, withdrawals } = services;
  return {
    getPaymentMethods: async ({ client, query: { direction, login } }) => {
      const account = await tradingAccounts.getAccountWithFigures(client.id, login, db);
      const culture = await cultureOf(db, client.id);
      const methods = await paymentMethods.listMethods(client.companyId, account, direction, culture);
      if (direction === 'deposit') return { currency: account.currency, methods };
      const heldUntil = await withdrawalGate.findHoldEnd(client.id);
      return {
        currency: account.currency,
        methods,
        heldUntil: heldUntil?.toISOString() ?? null,
        waitHours: withdrawalGate.waitHours,
        available: canMoveMoney(account) ? availableOf(account) : null,
      };
    },

    quoteMoney: ({ body, client }) => moneyQuotes.getQuote(client, body),

    deposit: async ({ body: { idempotencyKey, ...input }, client, request }) => {
      const portal = await sites.portalAddressOf(await sites.findById(client.siteId), request);
      return deposits.beginDeposit(client, idempotencyKey, input, portal);
    },

    withdraw: ({ body: { assertion, code, idempotencyKey, password, ...input }, client, request }) => {
      const proof = stepUpProofOf({ assertion, code, password }, request);
      return withdrawals.requestWithdrawal(client, idempotencyKey, input, proof);
    },

    transfer: ({ body: { idempotencyKey, ...input }, client }) =>
      transfers.makeTransfer(client, idempotencyKey, input),

    getMoneyRequests: async ({ client, query }) => {
      if (query.login !== undefined) await tradingAccounts.getAccount(client.id, query.login);
      return moneyRequests.listRequests(client.id, await cultureOf(db, client.id), query);
    },

    getMoneyRequest: async ({ client, query }) =>
      moneyRequests.getRequest(client.id, await cultureOf(db, client.id), query.id),

    cancelMoneyRequest: ({ body: { idempotencyKey, requestId }, client }) =>
      withdrawals.cancelRequest(client, idempotencyKey, requestId),
  };
}

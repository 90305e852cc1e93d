import Big from 'big.js';
import type { Database } from '../db/open-database';
import { assertDefined } from '../kernel/assert-defined';
import type { Quotas } from '../db/quotas';
import { newToken } from '../kernel/secrets';
import type { SignedInClient } from '../kernel/signed-in-client';
import { addSeconds, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { checkAmount, type RequestedAmount } from './amounts';
import { deductFee } from './deduct-fee';
import { payRateOf, rateOf } from './exchange-rates';
import { lockAccounts } from './money-accounts';
import { requestAnswer, writeRequest } from './new-request';
import { ASSET_DIGITS, depositAddress, networkOf } from './networks';
import type { Idempotency } from '../db/idempotency';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';

export interface DepositRequest extends RequestedAmount {
  readonly login: number;
  readonly methodId: string;
  readonly network?: string | null | undefined;
}

/** The amount to send for a deposit, in an asset that is worth a dollar. */
export const payAmountOf = (amount: string, rate: string): string =>
  Big(amount).times(rate).round(ASSET_DIGITS, Big.roundUp).toFixed(ASSET_DIGITS);

interface DepositsDeps {
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly paymentMethods: PaymentMethods;
  readonly quotas: Quotas;
  readonly tradingAccounts: TradingAccounts;
  /** Origin of the payment page. */
  readonly cashierUrl: string | undefined;
}

/** Money that a client pays in: on the payment page, or to an address. */
export class Deposits {
  constructor(private readonly deps: DepositsDeps) {}

  /**
   * Throws as `checkAmount` does.
   * @param portal address of the client's portal, to which the payment page returns.
   */
  beginDeposit(client: SignedInClient, key: string, input: DepositRequest, portal: string) {
    return this.deps.idempotency.run(client, key, { call: 'deposit', ...input }, (transaction) =>
      this.#createRequest(transaction, client, input, portal),
    );
  }

  async #createRequest(transaction: Database, client: SignedInClient, input: DepositRequest, portal: string) {
    const { clock, paymentMethods, quotas, tradingAccounts } = this.deps;
    const [lockedAccount] = await lockAccounts(transaction, tradingAccounts, client.id, [input.login]);
    const account = assertDefined(lockedAccount, 'the account');
    const { currency, login } = account;
    const terms = await paymentMethods.getTerms(
      client.companyId,
      account,
      'deposit',
      input.methodId,
      transaction,
    );
    checkAmount(input, account, terms);
    const now = clock();
    const row = {
      clientId: client.id,
      kind: 'deposit',
      state: 'pending',
      login,
      currency,
      ...deductFee(input.amount, currency, terms),
      method: terms.kind,
    } as const;
    if (terms.kind !== 'crypto') {
      const cashierKey = newToken();
      const payUntil = addSeconds(now, PACE.payment);
      const page = { cashierKey, returnTo: portal, cancelUntil: payUntil, nextAt: payUntil };
      const request = await writeRequest(transaction, quotas, { ...row, ...page }, now);
      return { ...requestAnswer(request), redirectUrl: this.redirectUrlOf(cashierKey) };
    }
    const { asset, confirmations, minDeposit } = networkOf(input.network);
    const network = assertDefined(input.network ?? undefined, 'the network');
    const address = depositAddress(login, network);
    const rate = payRateOf(currency, 'USD', rateOf(currency, 'USD', now));
    const paymentDetails = { network, address, rate, nextAt: addSeconds(now, PACE.detection) };
    const request = await writeRequest(transaction, quotas, { ...row, ...paymentDetails }, now);
    return {
      ...requestAnswer(request),
      address,
      qr: address,
      network,
      asset,
      minimum: minDeposit,
      confirmations,
      payAmount: payAmountOf(row.amount, rate),
    };
  }

  /** The payment page of a deposit that is not paid yet. */
  redirectUrlOf(cashierKey: string | null): string | null {
    const { cashierUrl } = this.deps;
    return cashierUrl === undefined || cashierKey === null ? null : `${cashierUrl}/cashier/${cashierKey}`;
  }
}

import Big from 'big.js';
import type { Database } from '../db/open-database';
import { found } from '../kernel/found';
import type { Quotas } from '../kernel/quotas';
import { newToken } from '../kernel/secrets';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { checkAmount, exact, feeOf, rateOf, type Asked } from './amounts';
import { lockedAccounts } from './money-accounts';
import { moved, writeRequest } from './new-request';
import { depositAddress, networkOf } from './networks';
import type { Once } from '../kernel/once';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';

const ASSET_DIGITS = 2;

export interface DepositAsked extends Asked {
  readonly login: number;
  readonly methodId: string;
  readonly network?: string | null | undefined;
}

/** What is to be sent for an amount, in an asset that is worth a dollar. */
export const payAmountOf = (amount: string, rate: string): string =>
  Big(amount).times(rate).round(ASSET_DIGITS, Big.roundUp).toFixed(ASSET_DIGITS);

interface DepositsDeps {
  readonly clock: Clock;
  readonly once: Once;
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
   * @param portal address of the client's portal, to which the payment page leads back.
   */
  begin(client: SignedInClient, key: string, asked: DepositAsked, portal: string) {
    return this.deps.once.run(client, key, { call: 'deposit', ...asked }, (own) =>
      this.#begin(own, client, asked, portal),
    );
  }

  async #begin(own: Database, client: SignedInClient, asked: DepositAsked, portal: string) {
    const { clock, paymentMethods, quotas, tradingAccounts } = this.deps;
    const [locked] = await lockedAccounts(own, tradingAccounts, client.id, [asked.login]);
    const account = found(locked, 'the account');
    const { currency, login } = account;
    const terms = await paymentMethods.terms(
      client.companyId,
      found(account, 'the account'),
      'deposit',
      asked.methodId,
      own,
    );
    checkAmount(asked, account, terms);
    const now = clock();
    const fee = feeOf(asked.amount, currency, terms);
    const row = {
      ...({ clientId: client.id, kind: 'deposit', state: 'pending', login, currency } as const),
      amount: exact(asked.amount, currency), fee, net: exact(Big(asked.amount).minus(fee), currency),
      method: terms.kind,
    };
    if (terms.kind !== 'crypto') {
      const cashierKey = newToken();
      const until = later(now, PACE.toPay);
      const page = { cashierKey, returnTo: portal, cancelUntil: until, nextAt: until };
      const request = await writeRequest(own, quotas, { ...row, ...page }, now);
      return { ...moved(request), redirectUrl: this.redirectUrl(cashierKey) };
    }
    const { asset, confirmations, minDeposit } = networkOf(asked.network);
    const network = found(asked.network ?? undefined, 'the network');
    const address = depositAddress(login, network);
    const rate = rateOf(currency, 'USD', now);
    const toSend = { network, address, rate, nextAt: later(now, PACE.seen) };
    const request = await writeRequest(own, quotas, { ...row, ...toSend }, now);
    return {
      ...moved(request), address, qr: address, network, asset, minimum: minDeposit, confirmations,
      payAmount: payAmountOf(row.amount, rate),
    };
  }

  /** The payment page of a deposit that is not paid yet. */
  redirectUrl(cashierKey: string | null): string | null {
    const { cashierUrl } = this.deps;
    return cashierUrl === undefined || cashierKey === null ? null : `${cashierUrl}/cashier/${cashierKey}`;
  }
}

import Big from 'big.js';
import type { WalletQuote, WalletQuoteRequest } from '../../domain/wallet/wallet';
import { refuse } from '../kernel/refuse';
import { effectOf, moneyAccount, refuseBeyondLimits } from '../money/fake-money';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { findAddress, findAsset, findNetwork, withFigures } from './fake-wallet-book';

const QUOTE_MS = 60_000;
export const CANCEL_MS = 4 * 3_600_000;
/** The withdrawal limit of a day, which withdrawals do not use up. */
export const DAILY_ALLOWANCE = Object.freeze({ limit: '10000.00', left: '9700.06', currency: 'USD' });

/** Creates the quotes of the fake wallets, and checks their expiry. */
export class WalletQuotes {
  /** Expiry of each quote by its id. */
  private readonly expiries = new Map<string, number>();

  constructor(private readonly backend: FakeBackend) {}

  checkExpiry(quoteId: string): void {
    if ((this.expiries.get(quoteId) ?? 0) < this.backend.now()) refuse('expired', 409);
  }

  create(client: FakeClient, request: WalletQuoteRequest): WalletQuote {
    return request.direction === 'withdraw'
      ? this.quoteWithdrawal(client, request)
      : this.quoteTransfer(client, request);
  }

  private quoteWithdrawal(client: FakeClient, { addressId, amount, asset }: WalletQuoteRequest): WalletQuote {
    const { network: networkId } = findAddress(client, addressId ?? '');
    const { fee, maxWithdrawal: max, minWithdrawal: min } = findNetwork(client, asset, networkId);
    const figures = withFigures(findAsset(client, asset));
    const available = figures.available ?? '0';
    const digits = figures.digits ?? 2;
    refuseBeyondLimits(amount, { currency: asset, min, max, available });
    return {
      quoteId: null,
      amount,
      currency: asset,
      fee: fee ?? '0.00',
      net: new Big(amount).minus(fee ?? 0).toFixed(digits),
      min,
      max: max ?? available,
      rate: null,
      spreadPercent: null,
      received: null,
      receivedCurrency: null,
      expiresAt: null,
      cancelUntil: this.timestamp(CANCEL_MS),
      limitLeft: DAILY_ALLOWANCE.left,
      limitCurrency: DAILY_ALLOWANCE.currency,
      availableNow: figures.available,
      availableAfter: new Big(available).minus(amount).toFixed(digits),
      account: null,
      creditLoss: null,
      warnings: [],
    };
  }

  private quoteTransfer(client: FakeClient, request: WalletQuoteRequest): WalletQuote {
    const { amount, asset, direction, login } = request;
    const account = moneyAccount(client, login ?? 0);
    const figures = withFigures(findAsset(client, asset));
    const digits = figures.digits ?? 2;
    const price = figures.price ?? '1';
    const isIntoWallet = direction === 'toWallet';
    const [currency, receivedCurrency] = isIntoWallet ? [account.currency, asset] : [asset, account.currency];
    const available = (isIntoWallet ? account.freeMargin : figures.available) ?? '0';
    refuseBeyondLimits(amount, { currency, min: null, max: null, available });
    const rate = isIntoWallet ? new Big(1).div(price).toFixed(6) : price;
    const received = new Big(amount).times(rate).toFixed(isIntoWallet ? digits : 2);
    const quoteId = crypto.randomUUID();
    this.expiries.set(quoteId, this.backend.now() + QUOTE_MS);
    return {
      quoteId,
      amount,
      currency,
      fee: '0.00',
      net: new Big(amount).toFixed(digits),
      min: null,
      max: available,
      rate,
      spreadPercent: '0.5',
      received,
      receivedCurrency,
      expiresAt: this.timestamp(QUOTE_MS),
      cancelUntil: null,
      limitLeft: null,
      limitCurrency: null,
      availableNow: figures.available,
      availableAfter: new Big(figures.available ?? 0)
        .plus(isIntoWallet ? received : `-${amount}`)
        .toFixed(digits),
      account: effectOf(account, new Big(isIntoWallet ? `-${amount}` : received)),
      creditLoss: null,
      warnings: [],
    };
  }

  private timestamp(laterMs: number): string {
    return new Date(this.backend.now() + laterMs).toISOString();
  }
}

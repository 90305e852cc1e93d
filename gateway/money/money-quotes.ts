import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { creditLossOf } from '../campaigns/bonus-credit';
import { inTransaction, type Database } from '../db/open-database';
import { moneyQuotes, type MoneySides } from '../db/tables/money';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import type { SignedInClient } from '../kernel/signed-in-client';
import { addSeconds, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { convertAtRate, exchangeTermsOf, isRateCurrent, offerRate, rateOf } from './exchange-rates';
import { checkAmount, formatAmount, outgoingLimits, type RequestedAmount } from './amounts';
import { effectOf, withWarnings } from './balance-effect';
import { checkDailyLimit } from './daily-limit';
import { deductFee } from './deduct-fee';
import { availableOf, canMoveMoney, type MoneyAccount } from './money-accounts';
import { receivedAsset } from './networks';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';

const QUOTE_SECONDS = 60;

/** The smallest amount of a transfer: one unit of the currency. */
const TRANSFER_MIN = '1';

export interface MoneyQuoteRequest extends RequestedAmount {
  readonly direction: 'deposit' | 'withdraw' | 'transfer';
  readonly login: number;
  readonly toLogin?: number | null | undefined;
  readonly methodId?: string | null | undefined;
  readonly network?: string | null | undefined;
}

/** The amount that a client gives, and the rate at which it becomes the other currency. */
interface ExchangedAmount extends RequestedAmount {
  readonly rate: string;
  readonly receivedCurrency: string;
}

interface MoneyQuotesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly paymentMethods: PaymentMethods;
  readonly quotas: Quotas;
  readonly tradingAccounts: TradingAccounts;
}

/** Quotes of the costs and effects of moving money. A quote is refused for the same reasons as the move itself. */
export class MoneyQuotes {
  constructor(private readonly deps: MoneyQuotesDeps) {}

  async getQuote(client: SignedInClient, input: MoneyQuoteRequest) {
    const { db, tradingAccounts } = this.deps;
    const account = await tradingAccounts.getAccountWithFigures(client.id, input.login, db);
    return input.direction === 'transfer'
      ? this.#quoteTransfer(client, account, input)
      : this.#quotePayment(client, account, input, input.direction);
  }

  /**
   * Uses up the quote of a transfer. Throws `expired` if it is no longer valid, or if the market has moved against the
   * broker too far since.
   * @param terms the current terms of the same transfer.
   */
  async consumeQuote(
    transaction: Database,
    clientId: number,
    quoteId: string | null | undefined,
    sides: MoneySides,
    { amount, currency, rate, receivedCurrency }: ExchangedAmount,
  ) {
    const [quote] = quoteId
      ? await transaction
          .delete(moneyQuotes)
          .where(
            and(
              eq(moneyQuotes.id, quoteId),
              eq(moneyQuotes.clientId, clientId),
              hasSide('login', sides),
              hasSide('toLogin', sides),
              hasSide('walletId', sides),
              eq(moneyQuotes.amount, amount),
            ),
          )
          .returning()
      : [];
    if (
      !quote ||
      quote.expiresAt <= this.deps.clock() ||
      !isRateCurrent(currency, receivedCurrency, quote.rate, rate)
    )
      throw new ApiError('expired');
    return quote;
  }

  async #quotePayment(
    { companyId, id }: SignedInClient,
    account: MoneyAccount,
    input: MoneyQuoteRequest,
    direction: 'deposit' | 'withdraw',
  ) {
    const { clock, db, paymentMethods } = this.deps;
    const { currency } = account;
    const terms = await paymentMethods.getTerms(companyId, account, direction, input.methodId);
    const limits = direction === 'withdraw' ? outgoingLimits(account, terms) : terms;
    checkAmount(input, account, limits);
    if (direction === 'withdraw') {
      const outgoing = { amount: input.amount, currency, available: availableOf(account) };
      await checkDailyLimit(db, id, terms.kind, outgoing, clock());
    }
    const { amount, fee, net } = deductFee(input.amount, currency, terms);
    const isPaidOut = direction === 'withdraw';
    const creditLoss = isPaidOut ? await creditLossOf(db, account, input.amount) : null;
    return {
      quoteId: null,
      amount,
      currency,
      fee,
      net,
      expiresAt: null,
      cancelUntil: isPaidOut ? addSeconds(clock(), PACE.review).toISOString() : null,
      min: formatAmount(limits.min, currency),
      max: formatAmount(limits.max, currency),
      ...(isPaidOut && terms.kind === 'crypto' && input.network
        ? {
            ...receivedAsset(net, currency, input.network, clock()),
            spreadPercent: exchangeTermsOf(currency, 'USD').spread,
          }
        : { rate: null, spreadPercent: null, received: net, receivedCurrency: currency }),
      ...withWarnings(effectOf(account, isPaidOut ? Big(input.amount).neg().toFixed() : net, creditLoss)),
      creditLoss,
      receiver: null,
    };
  }

  async #quoteTransfer({ id }: SignedInClient, from: MoneyAccount, input: MoneyQuoteRequest) {
    const { db, tradingAccounts } = this.deps;
    if (!input.toLogin || input.toLogin === from.login) throw new ApiError('invalid');
    const to = await tradingAccounts.getAccountWithFigures(id, input.toLogin, db);
    const terms = transferTerms(from, to, input, this.deps.clock());
    const isSameCurrency = from.currency === to.currency;
    const quote = isSameCurrency
      ? undefined
      : await this.storeQuote(id, { login: from.login, toLogin: to.login, walletId: null }, terms);
    const limits = outgoingLimits(from, transferLimits(from));
    const creditLoss = await creditLossOf(db, from, terms.amount);
    return {
      quoteId: quote?.id ?? null,
      expiresAt: quote?.expiresAt.toISOString() ?? null,
      ...terms,
      ...(isSameCurrency && { rate: null, spreadPercent: null }),
      fee: formatAmount('0', from.currency),
      net: terms.amount,
      min: formatAmount(limits.min, from.currency),
      max: formatAmount(limits.max, from.currency),
      ...withWarnings(effectOf(from, Big(terms.amount).neg().toFixed(), creditLoss)),
      creditLoss,
      receiver: effectOf(to, terms.received),
    };
  }

  /**
   * Stores the rate of a transfer for a minute. It voids the client's earlier quote between the two currencies in either
   * direction: from several rates, the client would choose the best.
   */
  async storeQuote(
    clientId: number,
    sides: MoneySides,
    { amount, currency, rate, received, receivedCurrency }: ExchangedAmount & { readonly received: string },
  ) {
    const { clock, db, quotas } = this.deps;
    const now = clock();
    const quote = {
      id: randomUUID(),
      clientId,
      ...sides,
      pair: [currency, receivedCurrency].toSorted().join('/'),
      amount,
      rate,
      received,
      receivedCurrency,
      expiresAt: addSeconds(now, QUOTE_SECONDS),
    };
    await inTransaction(db, async (transaction) => {
      await transaction
        .delete(moneyQuotes)
        .where(and(eq(moneyQuotes.clientId, clientId), lte(moneyQuotes.expiresAt, now)));
      await transaction
        .insert(moneyQuotes)
        .values(quote)
        .onConflictDoUpdate({ target: [moneyQuotes.clientId, moneyQuotes.pair], set: quote });
      await quotas.checkQuota(transaction, QUOTAS.moneyQuotes, clientId);
    });
    return quote;
  }
}

/** A quote must match each side of the transfer, including an empty one. */
function hasSide(name: keyof MoneySides, sides: MoneySides) {
  const value = sides[name];
  return value === null ? isNull(moneyQuotes[name]) : eq(moneyQuotes[name], value);
}

const transferLimits = ({ currency }: MoneyAccount) => ({
  min: formatAmount(TRANSFER_MIN, currency),
  max: '1e15',
});

/** The amounts of a transfer at the market's price of an instant; throws as `checkAmount` does. */
export function transferTerms(from: MoneyAccount, to: MoneyAccount, input: RequestedAmount, at: Date) {
  if (!canMoveMoney(to)) throw new ApiError('forbidden');
  checkAmount(input, from, outgoingLimits(from, transferLimits(from)));
  const { rate, spreadPercent } = offerRate(
    from.currency,
    to.currency,
    rateOf(from.currency, to.currency, at),
  );
  const received = convertAtRate(input.amount, rate, moneyDigits(to.currency));
  return {
    amount: formatAmount(input.amount, from.currency),
    currency: from.currency,
    rate,
    spreadPercent,
    received,
    receivedCurrency: to.currency,
  };
}

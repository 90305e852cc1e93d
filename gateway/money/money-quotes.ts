import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { moneyQuotes, type MoneySides } from '../db/tables/money';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import type { Quotas } from '../kernel/quotas';
import { QUOTAS } from '../kernel/quotas.table';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import {
  atRate,
  checkAmount,
  effectOf,
  exact,
  feeOf,
  rateOf,
  takingOut,
  withWarnings,
  type Asked,
} from './amounts';
import { canMove, type MoneyAccount } from './money-accounts';
import { assetReceived } from './networks';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';

const QUOTE_SECONDS = 60;

/** The least that is moved: a unit of the currency. */
const TRANSFER_MIN = '1';

export interface QuoteAsked extends Asked {
  readonly direction: 'deposit' | 'withdraw' | 'transfer';
  readonly login: number;
  readonly toLogin?: number | null | undefined;
  readonly methodId?: string | null | undefined;
  readonly network?: string | null | undefined;
}

interface MoneyQuotesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly paymentMethods: PaymentMethods;
  readonly quotas: Quotas;
  readonly tradingAccounts: TradingAccounts;
}

/** What moving money costs and does, before it is moved; refused as the move itself would be. */
export class MoneyQuotes {
  constructor(private readonly deps: MoneyQuotesDeps) {}

  async of(client: SignedInClient, asked: QuoteAsked) {
    const { db, tradingAccounts } = this.deps;
    const account = await tradingAccounts.figured(client.id, asked.login, db);
    return asked.direction === 'transfer'
      ? this.#transfer(client, account, asked)
      : this.#payment(client, account, asked, asked.direction);
  }

  /** The rate that was offered for a transfer, which it uses up. Throws `expired` if it is no longer available. */
  async take(
    own: Database,
    clientId: number,
    quoteId: string | null | undefined,
    { amount, ...sides }: MoneySides & { readonly amount: string },
  ) {
    const [quote] = quoteId
      ? await own
          .delete(moneyQuotes)
          .where(
            and(
              eq(moneyQuotes.id, quoteId), eq(moneyQuotes.clientId, clientId),
              isSide('login', sides), isSide('toLogin', sides), isSide('walletId', sides),
              eq(moneyQuotes.amount, amount),
            ),
          )
          .returning()
      : [];
    if (!quote || quote.expiresAt <= this.deps.clock()) throw new ApiError('expired');
    return quote;
  }

  async #payment(
    { companyId }: SignedInClient,
    account: MoneyAccount,
    asked: QuoteAsked,
    direction: 'deposit' | 'withdraw',
  ) {
    const { clock, paymentMethods } = this.deps;
    const { currency } = account;
    const terms = await paymentMethods.terms(companyId, account, direction, asked.methodId);
    const limits = direction === 'withdraw' ? takingOut(account, terms) : terms;
    checkAmount(asked, account, limits);
    const fee = feeOf(asked.amount, currency, terms);
    const net = exact(Big(asked.amount).minus(fee), currency);
    const isPaidOut = direction === 'withdraw';
    return {
      quoteId: null, amount: exact(asked.amount, currency), currency, fee, net, expiresAt: null,
      cancelUntil: isPaidOut ? later(clock(), PACE.review).toISOString() : null,
      min: exact(limits.min, currency), max: exact(limits.max, currency),
      ...(isPaidOut && terms.kind === 'crypto' && asked.network
        ? assetReceived(net, currency, asked.network, clock())
        : { rate: null, received: net, receivedCurrency: currency }),
      ...withWarnings(effectOf(account, isPaidOut ? Big(asked.amount).neg().toFixed() : net)),
      receiver: null,
    };
  }

  async #transfer({ id }: SignedInClient, from: MoneyAccount, asked: QuoteAsked) {
    const { db, tradingAccounts } = this.deps;
    if (!asked.toLogin || asked.toLogin === from.login) throw new ApiError('invalid');
    const to = await tradingAccounts.figured(id, asked.toLogin, db);
    const terms = transferTerms(from, to, asked, this.deps.clock());
    const isSame = from.currency === to.currency;
    const quote = isSame
      ? undefined
      : await this.offer(id, { login: from.login, toLogin: to.login, walletId: null }, terms);
    const limits = takingOut(from, transferLimits(from));
    return {
      quoteId: quote?.id ?? null, expiresAt: quote?.expiresAt.toISOString() ?? null,
      ...terms, rate: isSame ? null : terms.rate, fee: exact('0', from.currency), net: terms.amount,
      min: exact(limits.min, from.currency), max: exact(limits.max, from.currency),
      ...withWarnings(effectOf(from, Big(terms.amount).neg().toFixed())),
      receiver: effectOf(to, terms.received),
    };
  }

  /** Keeps the rate of a transfer for a minute. */
  async offer(
    clientId: number,
    sides: MoneySides,
    { amount, rate, received, receivedCurrency }: Omit<ReturnType<typeof transferTerms>, 'currency'>,
  ) {
    const { clock, db, quotas } = this.deps;
    const now = clock();
    const quote = {
      id: randomUUID(), clientId, ...sides, amount, rate, received, receivedCurrency,
      expiresAt: later(now, QUOTE_SECONDS),
    };
    await inTransaction(db, async (own) => {
      await own
        .delete(moneyQuotes)
        .where(and(eq(moneyQuotes.clientId, clientId), lte(moneyQuotes.expiresAt, now)));
      await own.insert(moneyQuotes).values(quote);
      await quotas.keep(own, QUOTAS.moneyQuotes, clientId);
    });
    return quote;
  }
}

/** A side is part of what a quote was made for, even an empty one. */
function isSide(name: keyof MoneySides, sides: MoneySides) {
  const value = sides[name];
  return value === null ? isNull(moneyQuotes[name]) : eq(moneyQuotes[name], value);
}

const transferLimits = ({ currency }: MoneyAccount) => ({ min: exact(TRANSFER_MIN, currency), max: '1e15' });

/** What a transfer moves, at the market's price of an instant; throws as `checkAmount` does. */
export function transferTerms(from: MoneyAccount, to: MoneyAccount, asked: Asked, at: Date) {
  if (!canMove(to)) throw new ApiError('forbidden');
  checkAmount(asked, from, takingOut(from, transferLimits(from)));
  const rate = rateOf(from.currency, to.currency, at);
  const received = atRate(asked.amount, rate, moneyDigits(to.currency));
  return {
    amount: exact(asked.amount, from.currency), currency: from.currency,
    rate, received, receivedCurrency: to.currency,
  };
}

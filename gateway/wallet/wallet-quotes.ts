import Big from 'big.js';
import { inTransaction, type Database } from '../db/open-database';
import type { WalletAddressRow } from '../db/tables/wallets';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import { convertAtRate } from '../money/exchange-rates';
import { checkLimits, formatAmount } from '../money/amounts';
import { creditLossOf } from '../campaigns/bonus-credit';
import { effectOf, withWarnings } from '../money/balance-effect';
import { availableOf, canMoveMoney, type MoneyAccount } from '../money/money-accounts';
import { PACE } from '../money/pace.table';
import type { MoneyQuotes } from '../money/money-quotes';
import { addSeconds, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { assertDefined } from '../kernel/assert-defined';
import type { AddressBook } from './address-book';
import { assetOf, assetOffer, priceOf, WALLET_CURRENCY } from '../money/asset-prices';
import { EMPTY_HOLDING, type Holding, type WalletHoldings } from './wallet-holdings';

/** The smallest value of a transfer, in `WALLET_CURRENCY`. */
const TRANSFER_MIN = '1';

export interface WalletQuoteInput {
  readonly direction: 'withdraw' | 'toAccount' | 'toWallet';
  readonly asset: string;
  readonly amount: string;
  readonly addressId?: string | null | undefined;
  readonly login?: number | null | undefined;
}

interface WalletQuotesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly addresses: AddressBook;
  readonly holdings: WalletHoldings;
  readonly moneyQuotes: MoneyQuotes;
  readonly tradingAccounts: TradingAccounts;
}

/** Quotes of the costs and effects of withdrawals from the wallet and transfers of it. */
export class WalletQuotes {
  constructor(private readonly deps: WalletQuotesDeps) {}

  async getQuote(clientId: number, input: WalletQuoteInput) {
    const { db, holdings } = this.deps;
    assetOf(input.asset);
    const holding = (await holdings.listHoldings(clientId)).get(input.asset) ?? EMPTY_HOLDING;
    if (input.direction !== 'withdraw') return this.#quoteTransfer(clientId, holding, input, input.direction);
    const address = await this.deps.addresses.getUsableAddress(db, clientId, input.addressId ?? '');
    if (address.asset !== input.asset) throw new ApiError('invalid');
    return this.#quoteWithdrawal(clientId, holding, address, input.amount);
  }

  /** The terms of a withdrawal. Throws as `checkLimits` does. */
  async getWithdrawalTerms(
    transaction: Database,
    clientId: number,
    holding: Holding,
    to: WalletAddressRow,
    amount: string,
  ) {
    const { clock, holdings } = this.deps;
    const { asset, network } = to;
    const terms = assertDefined(assetOf(asset).networks[network], 'the network');
    const price = priceOf(asset, clock());
    const limit = await holdings.getLimit(clientId, transaction);
    const remaining = Big(limit.left).div(price).round(moneyDigits(asset), Big.roundDown);
    const max = [Big(terms.maxWithdrawal), Big(holding.available), remaining].reduce((a, b) =>
      a.lt(b) ? a : b,
    );
    const limits = { min: formatAmount(terms.minWithdrawal, asset), max: formatAmount(max, asset) };
    checkLimits(amount, asset, limits, formatAmount(holding.available, asset));
    const fee = formatAmount(terms.fee, asset);
    return {
      ...limits,
      price,
      limit,
      fee,
      amount: formatAmount(amount, asset),
      net: formatAmount(Big(amount).minus(fee), asset),
    };
  }

  async #quoteWithdrawal(clientId: number, holding: Holding, to: WalletAddressRow, amount: string) {
    const { asset } = to;
    const {
      limit,
      price: _price,
      ...terms
    } = await this.getWithdrawalTerms(this.deps.db, clientId, holding, to, amount);
    return {
      quoteId: null,
      expiresAt: null,
      currency: asset,
      rate: null,
      spreadPercent: null,
      account: null,
      creditLoss: null,
      warnings: [],
      cancelUntil: addSeconds(this.deps.clock(), PACE.review).toISOString(),
      ...terms,
      received: terms.net,
      receivedCurrency: asset,
      limitLeft: limit.left,
      limitCurrency: WALLET_CURRENCY,
      ...availability(asset, holding, Big(terms.amount).neg()),
    };
  }

  async #quoteTransfer(
    clientId: number,
    holding: Holding,
    { amount, asset, login }: WalletQuoteInput,
    direction: 'toAccount' | 'toWallet',
  ) {
    const { clock, db, moneyQuotes, tradingAccounts } = this.deps;
    if (!login) throw new ApiError('invalid');
    const account = await tradingAccounts.getAccountWithFigures(clientId, login, db);
    const { walletChange, accountChange, ...terms } = walletTransferTerms(
      account,
      holding,
      { amount, asset },
      direction,
      clock(),
    );
    const walletId = await this.#findWalletId(clientId, asset);
    const quote = await moneyQuotes.storeQuote(clientId, sidesOf(direction, login, walletId), terms);
    const creditLoss = direction === 'toWallet' ? await creditLossOf(db, account, terms.amount) : null;
    const { warnings, ...effect } = withWarnings(effectOf(account, accountChange, creditLoss));
    return {
      ...terms,
      quoteId: quote.id,
      expiresAt: quote.expiresAt.toISOString(),
      fee: formatAmount('0', terms.currency),
      net: terms.amount,
      account: effect,
      creditLoss,
      warnings,
      ...availability(asset, holding, Big(walletChange)),
    };
  }

  #findWalletId(clientId: number, asset: string): Promise<number> {
    const { db, holdings } = this.deps;
    return inTransaction(
      db,
      async (transaction) => (await holdings.lockWallet(transaction, clientId, asset)).id,
    );
  }
}

/** The sides of a transfer; the side without a login is the wallet. */
export const sidesOf = (direction: 'toAccount' | 'toWallet', login: number, walletId: number) =>
  direction === 'toAccount' ? { login: null, toLogin: login, walletId } : { login, toLogin: null, walletId };

const availability = (asset: string, { available }: Holding, change: Big) => ({
  availableNow: formatAmount(available, asset),
  availableAfter: formatAmount(change.plus(available), asset),
});

/**
 * The amounts of a transfer between the wallet and a trading account, at the market's price of an instant. Throws
 * `forbidden` for an account whose money cannot be moved, and as `checkLimits` does.
 */
export function walletTransferTerms(
  account: MoneyAccount,
  holding: Holding,
  { amount, asset }: { readonly amount: string; readonly asset: string },
  direction: 'toAccount' | 'toWallet',
  at: Date,
) {
  if (!canMoveMoney(account)) throw new ApiError('forbidden');
  const isToAccount = direction === 'toAccount';
  const [currency, receivedCurrency] = isToAccount ? [asset, account.currency] : [account.currency, asset];
  const available = isToAccount ? formatAmount(holding.available, asset) : availableOf(account);
  const minimum = isToAccount ? Big(TRANSFER_MIN).div(priceOf(asset, at)) : Big(TRANSFER_MIN);
  const limits = {
    min: minimum.round(moneyDigits(currency), Big.roundUp).toFixed(moneyDigits(currency)),
    max: available,
  };
  checkLimits(amount, currency, limits, available);
  const { rate, spreadPercent } = assetOffer(currency, receivedCurrency, at);
  const received = convertAtRate(amount, rate, moneyDigits(receivedCurrency));
  if (Big(received).eq(0)) throw new ApiError('refused');
  const outgoingChange = formatAmount(Big(amount).neg(), currency);
  return {
    ...limits,
    amount: formatAmount(amount, currency),
    currency,
    rate,
    spreadPercent,
    received,
    receivedCurrency,
    ...(isToAccount
      ? { walletChange: outgoingChange, accountChange: received }
      : { walletChange: received, accountChange: outgoingChange }),
  };
}

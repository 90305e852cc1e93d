import Big from 'big.js';
import type { Database } from '../db/open-database';
import type { WalletAddressRow } from '../db/tables/wallets';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import { atRate, checkSum, effectOf, exact, withWarnings } from '../money/amounts';
import { availableOf, canMove, type MoneyAccount } from '../money/money-accounts';
import { PACE } from '../money/pace.table';
import type { MoneyQuotes } from '../money/money-quotes';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { found } from '../kernel/found';
import type { AddressBook } from './address-book';
import { assetOf, assetRate, priceOf, WALLET_CURRENCY } from './asset-prices';
import { NOTHING, type Holding, type WalletHoldings } from './wallet-holdings';

/** The least that a transfer moves, in `WALLET_CURRENCY`. */
const TRANSFER_MIN = '1';

export interface WalletQuoteAsked {
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

/** What moving money out of the wallet or into it costs and does, before it is moved. */
export class WalletQuotes {
  constructor(private readonly deps: WalletQuotesDeps) {}

  async of(clientId: number, asked: WalletQuoteAsked) {
    const { db, holdings } = this.deps;
    assetOf(asked.asset);
    const holding = (await holdings.of(clientId)).get(asked.asset) ?? NOTHING;
    if (asked.direction !== 'withdraw') return this.#transfer(clientId, holding, asked, asked.direction);
    const address = await this.deps.addresses.usable(db, clientId, asked.addressId ?? '');
    if (address.asset !== asked.asset) throw new ApiError('invalid');
    return this.#withdrawal(clientId, holding, address, asked.amount);
  }

  /** What a withdrawal costs and pays. Throws `invalid` for more decimals than there are, `refused` for too little or much. */
  async withdrawal(own: Database, clientId: number, held: Holding, to: WalletAddressRow, amount: string) {
    const { clock, holdings } = this.deps;
    const { asset, network } = to;
    const terms = found(assetOf(asset).networks[network], 'the network');
    const price = priceOf(asset, clock());
    const limit = await holdings.limit(clientId, own);
    const left = Big(limit.left).div(price).round(moneyDigits(asset), Big.roundDown);
    const max = [Big(terms.maxWithdrawal), Big(held.available), left].reduce((a, b) => (a.lt(b) ? a : b));
    const limits = { min: exact(terms.minWithdrawal, asset), max: exact(max, asset) };
    checkSum(amount, asset, limits, exact(held.available, asset));
    const fee = exact(terms.fee, asset);
    return {
      ...limits,
      price,
      limit,
      fee,
      amount: exact(amount, asset),
      net: exact(Big(amount).minus(fee), asset),
    };
  }

  async #withdrawal(clientId: number, held: Holding, to: WalletAddressRow, amount: string) {
    const { asset } = to;
    const {
      limit,
      price: _price,
      ...terms
    } = await this.withdrawal(this.deps.db, clientId, held, to, amount);
    return {
      quoteId: null, expiresAt: null, currency: asset, rate: null, account: null, warnings: [],
      cancelUntil: later(this.deps.clock(), PACE.review).toISOString(),
      ...terms, received: terms.net, receivedCurrency: asset,
      limitLeft: limit.left, limitCurrency: WALLET_CURRENCY,
      ...availability(asset, held, Big(terms.amount).neg()),
    };
  }

  async #transfer(
    clientId: number,
    held: Holding,
    { amount, asset, login }: WalletQuoteAsked,
    direction: 'toAccount' | 'toWallet',
  ) {
    const { clock, db, moneyQuotes, tradingAccounts } = this.deps;
    if (!login) throw new ApiError('invalid');
    const account = await tradingAccounts.figured(clientId, login, db);
    const { walletChange, accountChange, ...terms } = walletTransferTerms(
      account, held, { amount, asset }, direction, clock(),
    );
    const walletId = await this.#walletId(clientId, asset);
    const quote = await moneyQuotes.offer(clientId, sidesOf(direction, login, walletId), terms);
    const { warnings, ...effect } = withWarnings(effectOf(account, accountChange));
    return {
      ...terms, quoteId: quote.id, expiresAt: quote.expiresAt.toISOString(),
      fee: exact('0', terms.currency), net: terms.amount,
      account: effect, warnings,
      ...availability(asset, held, Big(walletChange)),
    };
  }

  #walletId(clientId: number, asset: string): Promise<number> {
    const { db, holdings } = this.deps;
    return db.transaction(async (own) => (await holdings.locked(own as Database, clientId, asset)).id);
  }
}

/** The sides of a transfer; the side without a login is the wallet. */
export const sidesOf = (direction: 'toAccount' | 'toWallet', login: number, walletId: number) =>
  direction === 'toAccount' ? { login: null, toLogin: login, walletId } : { login, toLogin: null, walletId };

const availability = (asset: string, { available }: Holding, change: Big) => ({
  availableNow: exact(available, asset),
  availableAfter: exact(change.plus(available), asset),
});

/**
 * What a transfer between the wallet and a trading account moves, at the market's price of an instant. Throws
 * `forbidden` for an account whose money does not move, and as `checkSum` does.
 */
export function walletTransferTerms(
  account: MoneyAccount,
  held: Holding,
  { amount, asset }: { readonly amount: string; readonly asset: string },
  direction: 'toAccount' | 'toWallet',
  at: Date,
) {
  if (!canMove(account)) throw new ApiError('forbidden');
  const isOut = direction === 'toAccount';
  const [currency, receivedCurrency] = isOut ? [asset, account.currency] : [account.currency, asset];
  const available = isOut ? exact(held.available, asset) : availableOf(account);
  const least = isOut ? Big(TRANSFER_MIN).div(priceOf(asset, at)) : Big(TRANSFER_MIN);
  const limits = {
    min: least.round(moneyDigits(currency), Big.roundUp).toFixed(moneyDigits(currency)),
    max: available,
  };
  checkSum(amount, currency, limits, available);
  const rate = assetRate(currency, receivedCurrency, at);
  const received = atRate(amount, rate, moneyDigits(receivedCurrency));
  if (Big(received).eq(0)) throw new ApiError('refused');
  const out = exact(Big(amount).neg(), currency);
  return {
    ...limits, amount: exact(amount, currency), currency, rate, received, receivedCurrency,
    ...(isOut
      ? { walletChange: out, accountChange: received }
      : { walletChange: received, accountChange: out }),
  };
}
